import { expect, test } from 'vitest';
import { highlights as ofIota } from '../games/iota/highlights.ts';
import { highlights as ofPodelim } from '../games/podelim/highlights.ts';
import { bestRoundOf, winningMargin } from './highlights.ts';

const column = (key: string, round: number | null, ...points: number[]) => ({ key, round, points });
const of = (...breakdown: ReturnType<typeof column>[]) => ({ ranking: [], breakdown });
const ranked = (...scores: number[]) => ({
  ranking: scores.map((score, seat) => ({ seat, score, place: seat + 1, decidedBy: null })),
  breakdown: [],
});

test('the best round adds up what a round is made of', () => {
  const rounds = [column('cards', 1, 5, 4), column('bonus', 1, 0, 3), column('cards', 2, 6, 0)];
  expect(bestRoundOf(of(...rounds))).toEqual({ seat: 1, round: 1, points: 7 });
});

test('without rounds, or with a single one, there is no best', () => {
  expect(bestRoundOf(of(column('lines', null, 5, 4), column('chains', null, 5, 4)))).toBeNull();
  expect(bestRoundOf(of(column('cards', 1, 5, 4)))).toBeNull();
  expect(bestRoundOf(of())).toBeNull();
});

test('the winning margin is shown where points decided', () => {
  expect(winningMargin(ranked(9, 7, 1))).toBe(2);
  expect(winningMargin(ranked(9, 9))).toBeNull();
  expect(winningMargin(ranked(9))).toBeNull();
});

const context = { lang: 'en', me: 0, nameOf: (seat: number) => ['Anna', 'Max', 'Илья'][seat]! } as const;

test('Iota shows the move with the most points', () => {
  const scored = (seat: number, total: number) => ({ type: 'scored', seat, score: { total } }) as never;
  expect(ofIota([], null, context)).toEqual([]);
  expect(ofIota([scored(0, 9), scored(1, 36), scored(2, 12)], null, context)).toEqual([
    { title: 'Best move', text: 'Max: 36\u00a0points at once' },
  ]);
});

test('Podelim shows the largest claim and the highest shared number', () => {
  const taken = (seat: number, n: number) =>
    ({ type: 'part-taken', seat, cards: Array.from({ length: n }, () => '7') }) as never;
  const majority = (value: number, winners: number[]) => ({ value, winners, counts: [3, 3, 0] });
  const majorities = [majority(8, [1, 2]), majority(9, [0, 1]), majority(10, [2])];
  expect(ofPodelim([taken(1, 2), taken(0, 5), taken(1, 4)], { majorities } as never, context)).toEqual([
    { title: 'Boldest claim', text: 'you: 5\u00a0cards in one vote, with no rival' },
    { title: 'Closest number', text: '9: shared by you and Max, 3\u00a0cards each' },
  ]);
  expect(ofPodelim([taken(1, 2)], { majorities: [] } as never, context)).toEqual([]);
});
