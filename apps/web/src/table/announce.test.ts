import type { TableView } from '@fivefold/room';
import { describe, expect, test } from 'vitest';
import type { Line } from '../games/types.ts';
import { type Said, saidAfter } from './announce.ts';

const log = (...types: readonly string[]) =>
  types.map((type, move) => ({ move, event: { type } })) as unknown as TableView['log'];
const tell = (event: { readonly type: string }): readonly Line[] => [
  { seat: null, parts: [{ text: event.type }], ...(event.type.startsWith('#') ? { heading: true } : {}) },
];
const nothing: Said = { upTo: 0, sentences: [] };

describe('what a screen reader is told', () => {
  test('what happened at once is read in one go, without headings', () => {
    expect(saidAfter(nothing, log('a takes 3', '# Turn 2', 'b takes 4'), tell)).toEqual({
      upTo: 3,
      sentences: [{ id: 0, text: 'a takes 3. b takes 4' }],
    });
  });

  test('what comes next is added and leaves the sentence before in its place', () => {
    const first = saidAfter(nothing, log('a'), tell);
    expect(saidAfter(first, log('a', 'b', 'c'), tell).sentences).toEqual([
      { id: 0, text: 'a' },
      { id: 1, text: 'b. c' },
    ]);
  });

  test('a heading alone says nothing', () => {
    expect(saidAfter(nothing, log('# Round 1'), tell)).toEqual({ upTo: 1, sentences: [] });
  });

  test('only the last sentences are kept', () => {
    let said = nothing;
    const all: string[] = [];
    for (let n = 0; n < 9; n++) {
      all.push(`move ${n}`);
      said = saidAfter(said, log(...all), tell);
    }
    expect(said.sentences.map(({ text }) => text)).toEqual([3, 4, 5, 6, 7, 8].map((n) => `move ${n}`));
  });
});
