import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

test('punctuation stays on one line with the drawing before it', () => {
  const parts = [{ text: 'adds ' }, { text: 'red 5', strong: true, node: '5' }, { text: ', draws a card' }];
  expect(renderToStaticMarkup(<RichText parts={parts} />)).toBe(
    'adds <span class="unbroken"><strong><bdi>5<span class="visually-hidden">red 5</span></bdi></strong>,</span> draws a card',
  );
});

test('text without drawings is unchanged', () => {
  const parts = [{ text: 'Anna', strong: true }, { text: ', draws a card' }];
  expect(renderToStaticMarkup(<RichText parts={parts} />)).toBe(
    '<strong><bdi>Anna</bdi></strong>, draws a card',
  );
});
