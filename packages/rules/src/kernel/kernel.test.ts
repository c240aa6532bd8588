import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveCardsToTopOfDeck, replaceItem } from './list.ts';
import {
  deriveSeedFromTexts,
  drawFromStream,
  fastRandom,
  pickRandom,
  randomBelow,
  randomSeed,
  seededRandom,
  shuffle,
} from './random.ts';
import { rankSeats } from './rank.ts';
import { err, ok } from './result.ts';
import { upgradeStoredAction } from './upgrade.ts';

const ZEROS = '0'.repeat(64);

describe('random', () => {
  test('the stream of a seed is SHA-256 in counter mode, eight words a block', () => {
    // printf '%080d' 0 | xxd -r -p | sha256sum; the second block counts to 1 in its last byte
    const random = seededRandom(ZEROS);
    const words = Array.from({ length: 9 }, () => random.next().toString(16).padStart(8, '0'));
    expect(words.slice(0, 8).join('')).toBe(
      '2c34ce1df23b838c5abf2a7f6437cca3d3067ed509ff25f11df6b11b582b51eb',
    );
    expect(words[8]).toBe('08e00266');
  });

  test('a seed must have 64 hex digits', () => {
    for (const seed of ['', 'ff', 'F'.repeat(64), 'g'.repeat(64), '0'.repeat(65)])
      expect(() => seededRandom(seed)).toThrow('a seed is 64 lower-case hex digits');
  });

  test('a stream kept in a state goes on where it was', () => {
    const first = drawFromStream({ seed: ZEROS, used: 0 }, (random) => random.next());
    expect(first.stream).toEqual({ seed: ZEROS, used: 1 });
    const second = drawFromStream(first.stream, (random) => random.next());
    expect(second.value.toString(16).padStart(8, '0')).toBe('08e00266');
  });

  test('the same words give the same seed, and other words another', () => {
    expect(deriveSeedFromTexts('a', 'b')).toBe(deriveSeedFromTexts('a', 'b'));
    expect(deriveSeedFromTexts('a', 'b')).not.toBe(deriveSeedFromTexts('ab'));
    expect(deriveSeedFromTexts('a')).toMatch(/^[0-9a-f]{64}$/);
    expect(randomSeed(fastRandom(1))).toMatch(/^[0-9a-f]{64}$/);
    expect(randomSeed({ next: () => 1 })).toBe('00000001'.repeat(8));
  });

  test('a shuffle loses nothing and leaves its input alone', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.nat(), (items, seed) => {
        const before = [...items];
        const shuffled = shuffle(items, fastRandom(seed));
        expect(items).toEqual(before);
        expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
      }),
    );
  });

  test.each([
    ['the deal stream', () => seededRandom(deriveSeedFromTexts('chi'))],
    ['the fast one', () => fastRandom(5)],
  ])('%s shuffles evenly: every card at every place equally often', (_name, make) => {
    const random = make();
    const counts = Array.from({ length: 6 }, () => Array<number>(6).fill(0));
    const times = 6000;
    for (let i = 0; i < times; i += 1)
      shuffle([0, 1, 2, 3, 4, 5], random).forEach((card, place) => {
        counts[card]![place]! += 1;
      });
    const chi2 = counts.flat().reduce((sum, n) => sum + (n - times / 6) ** 2 / (times / 6), 0);
    expect(chi2).toBeLessThan(55); // 25 degrees of freedom; fixed seeds, so this cannot flicker
  });

  test('a draw below n draws again at the uneven end of the range', () => {
    const words = [2 ** 32 - 1, 5];
    expect(randomBelow(3, { next: () => words.shift() ?? 0 })).toBe(2); // 2^32 - 1 is the one word too many for thirds
    expect(words).toEqual([]);
    expect(randomBelow(1, { next: () => 77 })).toBe(0);
    expect(randomBelow(2 ** 32, { next: () => 2 ** 32 - 1 })).toBe(2 ** 32 - 1);
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1])
      expect(() => randomBelow(n, fastRandom(1))).toThrow('cannot draw below');
    expect(() => pickRandom([], fastRandom(1))).toThrow('cannot pick from nothing');
    expect(pickRandom(['only'], fastRandom(1))).toBe('only');
  });
});

describe('rank', () => {
  const claim = (seat: number, score: number, ...values: number[]) => ({
    seat,
    score,
    ties: values.map((value, i) => ({ key: `tie-${i + 1}`, value })),
  });

  test('the score comes first, then each tie-break in its order, and says so', () => {
    expect(rankSeats([claim(0, 5, 1, 9), claim(1, 7, 0, 0), claim(2, 5, 2, 0), claim(3, 5, 1, 10)])).toEqual([
      { seat: 1, place: 1, score: 7, decidedBy: null },
      { seat: 2, place: 2, score: 5, decidedBy: null },
      { seat: 3, place: 3, score: 5, decidedBy: 'tie-1' },
      { seat: 0, place: 4, score: 5, decidedBy: 'tie-2' },
    ]);
  });

  test('unbroken ties share a place, in the order of seats, and the next place is skipped', () => {
    expect(rankSeats([claim(2, 5, 1), claim(0, 5, 1), claim(1, 4, 8)])).toEqual([
      { seat: 0, place: 1, score: 5, decidedBy: null },
      { seat: 2, place: 1, score: 5, decidedBy: null },
      { seat: 1, place: 3, score: 4, decidedBy: null },
    ]);
  });
});

test('a stacked deck has the named cards on top and all others after them', () => {
  expect(moveCardsToTopOfDeck(['a', 'b', 'b', 'c'], ['b', 'c'])).toEqual(['b', 'c', 'a', 'b']);
  expect(() => moveCardsToTopOfDeck(['a', 'b'], ['b', 'b'])).toThrow('the deck has no b left');
});

test('a result is done or refused', () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 });
  expect(err('no')).toEqual({ ok: false, error: 'no' });
});

test('stored words are read as the current ones, and what has none of them stays the same object', () => {
  const upgrade = upgradeStoredAction<object>({ colour: 'color', endTurn: 'end-turn' });
  expect(upgrade({ type: 'endTurn', colour: 'red', n: 1 })).toEqual({ type: 'end-turn', color: 'red', n: 1 });
  const current = { type: 'end-turn', color: 'red', toString: 'constructor' };
  expect(upgrade(current)).toBe(current);
});

test('a list with one item replaced is a copy, or itself where nothing changed', () => {
  const list = ['a', 'b', 'c'];
  expect(replaceItem(list, 1, 'x')).toEqual(['a', 'x', 'c']);
  expect(list).toEqual(['a', 'b', 'c']);
  expect(replaceItem(list, 1, 'b')).toBe(list);
});
