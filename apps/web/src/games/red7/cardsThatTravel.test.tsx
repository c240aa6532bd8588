// @vitest-environment happy-dom
import { red7, type View } from '@fivefold/rules/red7';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { translatorFor } from '../../i18n/useT.ts';
import type { TablePlayer } from '../types.ts';
import { Red7Canvas } from './Canvas.tsx';
import { Red7RoundSummary } from './RoundSummary.tsx';
import { gameMessages } from './words.ts';

await loadAllLanguages(gameMessages);
const t = translatorFor(gameMessages, 'en');

test('the cards of the round summary lie still, also when somebody continues', () => {
  const options = red7.options.parse({ advanced: true });
  const view = red7.view(red7.setup({ seats: 2, options, seed: '0'.repeat(64) }), 'spectator') as View;
  const won = { winner: 0, rule: 'R', cards: ['R7', 'R6'] } as const;
  const table = {
    ...view.table,
    rounds: [won],
    phase: { type: 'round-end', ready: [] },
  } as unknown as View['table'];
  const players = ['Anna', 'Max'].map((name, seat) => ({ name, seat, face: 'fox' }) as TablePlayer);
  const sheet = renderToStaticMarkup(<Red7RoundSummary t={t} view={{ ...view, table }} players={players} />);
  expect(sheet).toContain('data-card="R7"');
  expect(sheet).not.toContain('data-flip');
});

test('the card that ruled before lies under the one on its way to the canvas', () => {
  const canvas = document.createElement('div');
  canvas.innerHTML = renderToStaticMarkup(
    <Red7Canvas
      t={t}
      canvas={['O1', 'G3']}
      rule="G"
      staged={null}
      onPlace={null}
      from="seat-1"
      onDeck={null}
    />,
  );
  const figures = (selector: string) => canvas.querySelector(selector)!.textContent;
  expect(figures('[data-flip="card-G3"]')).toContain('3');
  expect(figures('[data-testid=canvas-below]')).toContain('1');
});
