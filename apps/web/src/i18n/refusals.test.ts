import { expect, test } from 'vitest';
import { createTranslator } from './core.ts';
import { en } from './en.ts';
import { refusalText } from './refusals.ts';

const t = createTranslator<typeof en>('en', en);

test('[P34] a refusal of the room has its sentence', () => {
  expect(refusalText(t, { code: 'room-full', most: 40 })).toBe(en['refusal.room-full']);
});

test('[P35] a refusal by the rules has the sentence of the game, with its parameters', () => {
  const game = {
    maybe: (_lang: string, key: string, values?: object) => `${key} ${JSON.stringify(values)}`,
  };
  const reason = { code: 'bad-count', most: 4 };
  expect(refusalText(t, { code: 'illegal-move', reason }, game)).toBe(
    `refusal.bad-count ${JSON.stringify(reason)}`,
  );
});

test('a code that people are not meant to see, and a catalogue that is not loaded, have a general sentence', () => {
  expect(refusalText(t, { code: 'bad-id' })).toBe(en['refusal.unknown']);
  expect(refusalText(t, { code: 'only-once' })).toBe(en['refusal.unknown']);
  expect(refusalText(t, { code: 'illegal-move', reason: { code: 'x' } })).toBe(en['refusal.unknown']);
});
