import { expect, test } from 'vitest';
import { findHighlights as ofEight28 } from '../games/eight28/highlights.ts';
import { findHighlights as ofIota } from '../games/iota/highlights.ts';
import { findHighlights as ofMyNumber } from '../games/my-number/highlights.ts';
import { findHighlights as ofPodelim } from '../games/podelim/highlights.ts';
import { findHighlights as ofRed7 } from '../games/red7/highlights.ts';
import { en } from './en.ts';

const MANY = 9;
const events = <T>(...list: readonly object[]) => list as unknown as readonly T[];
const short = (found: readonly { kind: string; seats: readonly number[]; n: number; at: number }[]) =>
  found.map(({ kind, seats, n, at }) => [kind, seats, n, at]);

test('Podelim: the largest claim, the biggest clash, the most jokers', () => {
  const found = ofPodelim(
    events(
      { type: 'part-taken', seat: 1, cards: ['7', '8'] },
      { type: 'part-taken', seat: 0, cards: ['7', '8', '9'] },
      { type: 'card-lost', contenders: [0, 1], card: '4' },
      { type: 'part-contested', contenders: [0, 1, 2], cards: ['4', '5'] },
      { type: 'jokers-placed', seat: 2, values: [7, 7] },
    ),
  );
  expect(short(found)).toEqual([
    ['claim', [0], 3, 1],
    ['clash', [0, 1, 2], 3, 3],
    ['jokers', [2], 2, 4],
  ]);
  expect(found[1]!.cards).toEqual(['4', '5']);
  expect(ofPodelim(events({ type: 'part-taken', seat: 1, cards: ['7'] }))).toEqual([]);
});

test('My Number!: the best round, goals and slot', () => {
  const score = (total: number, goals: number[], slots: number[]) => ({ total, goals, slots });
  const found = ofMyNumber(
    events(
      { type: 'round-scored', round: 1, scores: [score(20, [0, 5], [3, 8]), score(31, [0], [12])] },
      { type: 'round-scored', round: 2, scores: [score(31, [9], [1]), score(4, [0], [15])] },
    ),
  );
  expect(short(found)).toEqual([
    ['round', [1], 31, 0],
    ['goals', [0], MANY, 1],
    ['slot', [1], 15, 1],
  ]);
});

test('Iota: the best move, the longest line, a wild card taken back', () => {
  const placed = (seat: number, n: number) => ({
    type: 'placed',
    seat,
    placements: Array.from({ length: n }, () => ({ card: 'R1' })),
  });
  const scored = (seat: number, total: number) => ({ type: 'scored', seat, score: { total } });
  const found = ofIota(
    events(placed(0, 4), scored(0, 9), { type: 'recycled', seat: 1 }, placed(1, 2), scored(1, 36)),
  );
  expect(short(found)).toEqual([
    ['move', [1], 36, 4],
    ['laid', [0], 4, 0],
    ['wild', [1], 1, 2],
  ]);
  expect(ofIota([])).toEqual([]);
});

test('Red7: the strongest lead, a taken card, a card with a rule, and the last duel', () => {
  const found = ofRed7(
    events(
      { type: 'palette-played', seat: 0, card: 'R7' },
      { type: 'canvas-played', seat: 0, card: 'B2' },
      { type: 'turn-ended', seat: 0, cards: ['R7', 'R6', 'R5'] },
      { type: 'card-taken', seat: 1, from: 0, card: 'R7' },
      { type: 'eliminated', seat: 1 },
      { type: 'round-won', seat: 0, cards: ['R6'] },
    ),
  );
  expect(short(found)).toEqual([
    ['strong', [0], 3, 2],
    ['steal', [1, 0], 1, 3],
    ['double', [0], 1, 1],
    ['knockout', [0, 1], 5, 4],
  ]);
});

test('8·28: a direct hit, the largest share, one card too many, the most daring round', () => {
  const share = (seat: number, blue: number) => ({ seat, crystals: { blue, red: 0 } });
  const taken = (seat: number, card: string) => ({ type: 'card-taken', seat, card });
  const found = ofEight28(
    events(
      { type: 'round-started' },
      taken(0, '3'),
      taken(0, '4'),
      taken(0, '9'),
      { type: 'went-out', seat: 0, shown: 31 },
      { type: 'awarded', award: { prize: 'low', shares: [share(1, 3), share(2, 4)] } },
      { type: 'awarded', award: { prize: 'direct-hit', shares: [share(2, 6)] } },
    ),
  );
  expect(short(found)).toEqual([
    ['hit', [2], 6, 6],
    ['pot', [2], 4, 5],
    ['out', [0], 31, 4],
    ['risk', [0], 3, 3],
  ]);
  expect(found[2]!.cards).toEqual(['3', '4', '9']);
});

/** The code of each game that looks for highlights. */
const sources = import.meta.glob<string>('../games/*/highlights.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const kinds = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/kind: '(\w+)'/g)].map(([, kind]) => [file.split('/')[2]!, kind!] as const),
);

test('each game looks for three kinds or more', () => {
  const games = [...new Set(kinds.map(([game]) => game))];
  expect(games).toHaveLength(5);
  for (const game of games)
    expect(new Set(kinds.filter(([of]) => of === game).map(([, kind]) => kind)).size).toBeGreaterThanOrEqual(
      3,
    );
});

test.each(kinds)('%s: the highlight "%s" has a title and a sentence', (_game, kind) => {
  expect(en).toHaveProperty([`high.${kind}`]);
  expect(en).toHaveProperty([`high.${kind}.text`]);
});

test('each kind of highlight shows the cards that it is about', () => {
  const takes = [
    { seat: 0, played: 5, took: 33 },
    { seat: 1, played: 50, took: 12 },
  ];
  const score = { total: 20, goals: [5], slots: [8] };
  const round = { type: 'round-scored', round: 1, scores: [score, { ...score, total: 1 }] };
  const numbers = ofMyNumber(events({ type: 'cards-revealed', takes }, round));
  expect(numbers.map(({ cards }) => cards)).toEqual([['33'], ['33'], ['33']]);
  const [move] = ofIota(
    events(
      { type: 'placed', seat: 1, placements: [{ card: 'RT3' }, { card: 'W1' }] },
      { type: 'scored', seat: 1, score: { total: 36 } },
    ),
  );
  expect(move!.cards).toEqual(['RT3', 'W1']);
  const [pot] = ofEight28(
    events(
      { type: 'round-started' },
      { type: 'card-taken', seat: 0, card: '6' },
      { type: 'holes-revealed', holes: ['X', '2'] },
      { type: 'awarded', award: { prize: 'low', shares: [{ seat: 0, crystals: { blue: 3, red: 1 } }] } },
    ),
  );
  expect(pot!.cards).toEqual(['X', '6']);
  const last = ofRed7(
    events(
      { type: 'turn-ended', seat: 0, rule: 'R', cards: ['R7'] },
      { type: 'eliminated', seat: 1, reason: 'cannot-lead' },
      { type: 'round-won', seat: 0, rule: 'R', cards: [], points: 0 },
    ),
  ).find(({ kind }) => kind === 'knockout');
  expect(last!.cards).toEqual(['R7']);
});
