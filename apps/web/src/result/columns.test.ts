import { iota } from '@fivefold/rules/iota';
import { red7 } from '@fivefold/rules/red7';
import { position } from '@fivefold/rules/testing/iota';
import { pass, stateAfter, table } from '@fivefold/rules/testing/red7';
import { expect, test } from 'vitest';
import {
  commonScoreCategoryKeyOf,
  decidingTieBreakOf,
  isDecidedByPoints,
  scoreCategoriesWithPoints,
  sumCategoriesByRound,
} from './columns.ts';

const column = (key: string, round: number | null, ...points: number[]) => ({ key, round, points });

test('a column of nothing but zeros is left out', () => {
  expect(scoreCategoriesWithPoints([column('cards', 1, 3, 0), column('goals', 1, 0, 0)])).toEqual([
    column('cards', 1, 3, 0),
  ]);
});

test('rounds are added up, unless a category has no round', () => {
  const rounds = [column('cards', 1, 3, 4), column('bonus', 1, 1, -1), column('cards', 2, 5, 0)];
  expect(sumCategoriesByRound(rounds)).toEqual([column('', 1, 4, 3), column('', 2, 5, 0)]);
  const mixed = [...rounds, column('rest', null, 1, 1)];
  expect(sumCategoriesByRound(mixed)).toBe(mixed);
});

test('a category that all rounds share is named once', () => {
  expect(commonScoreCategoryKeyOf([column('cards', 1, 3), column('cards', 2, 0)])).toBe('cards');
  expect(commonScoreCategoryKeyOf([column('cards', 1, 3), column('bonus', 1, 1)])).toBe(null);
  expect(commonScoreCategoryKeyOf([column('cards', 1, 3)])).toBe(null);
  expect(commonScoreCategoryKeyOf([column('lines', null, 3), column('lines', null, 3)])).toBe(null);
  expect(commonScoreCategoryKeyOf(sumCategoriesByRound([column('cards', 1, 3), column('cards', 2, 0)]))).toBe(
    null,
  );
});

function iotaOutcome(scoring: boolean, lay: boolean) {
  const hands = ['RC2', 'GC1'];
  let state = position({ grid: 'RC1@0,0', hands, deck: '', options: { scoring } });
  const placements = [{ x: 1, y: 0, card: 'RC2' as const }];
  const passes = { type: 'pass', recycles: [], swap: [] } as const;
  for (const seat of lay ? [0] : [0, 1]) {
    const step = iota.reduce(state, seat, lay ? { type: 'play', recycles: [], placements } : passes);
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
  }
  return iota.outcome(state)!;
}
const basicRed7 = red7.outcome(
  stateAfter(table({ A: 'R7', B: 'V1', C: 'V2' }, { turn: 'B' }), ['B', pass], ['C', pass]),
)!;

test('a game without points shows none, a game in which nobody got any shows its zeros', () => {
  expect(isDecidedByPoints(iotaOutcome(true, true))).toBe(true);
  expect(isDecidedByPoints(iotaOutcome(true, false))).toBe(true);
  expect(isDecidedByPoints(iotaOutcome(false, true))).toBe(false);
  expect(isDecidedByPoints(iotaOutcome(false, false))).toBe(false);
  expect(isDecidedByPoints(basicRed7)).toBe(false);
});

test('a tie-break is shown where points were equal', () => {
  const tied = [9, 9].map((score, seat) => ({
    seat,
    place: seat + 1,
    score,
    decidedBy: seat ? 'best' : null,
  }));
  expect(decidingTieBreakOf({ ranking: tied, breakdown: [] })).toBe('best');
  expect(decidingTieBreakOf(iotaOutcome(true, true))).toBeNull();
  expect(decidingTieBreakOf(iotaOutcome(false, true))).toBeNull();
  expect(decidingTieBreakOf(basicRed7)).toBeNull();
});
