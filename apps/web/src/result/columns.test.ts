import { iota } from '@fivefold/rules/iota';
import { position } from '@fivefold/rules/testing/iota';
import { expect, test } from 'vitest';
import { byRound, columnsOf, hasPoints, onlyKeyOf } from './columns.ts';

const column = (key: string, round: number | null, ...points: number[]) => ({ key, round, points });

test('a column of nothing but zeros is left out', () => {
  expect(columnsOf([column('cards', 1, 3, 0), column('goals', 1, 0, 0)])).toEqual([column('cards', 1, 3, 0)]);
});

test('rounds are added up, unless something stands outside of them', () => {
  const rounds = [column('cards', 1, 3, 4), column('bonus', 1, 1, -1), column('cards', 2, 5, 0)];
  expect(byRound(rounds)).toEqual([column('', 1, 4, 3), column('', 2, 5, 0)]);
  const mixed = [...rounds, column('rest', null, 1, 1)];
  expect(byRound(mixed)).toBe(mixed);
});

test('what every round counts is named once', () => {
  expect(onlyKeyOf([column('cards', 1, 3), column('cards', 2, 0)])).toBe('cards');
  expect(onlyKeyOf([column('cards', 1, 3), column('bonus', 1, 1)])).toBe(null);
  expect(onlyKeyOf([column('cards', 1, 3)])).toBe(null);
  expect(onlyKeyOf([column('lines', null, 3), column('lines', null, 3)])).toBe(null);
  expect(onlyKeyOf(byRound([column('cards', 1, 3), column('cards', 2, 0)]))).toBe(null);
});

test('a game without points shows none, a game in which nobody got any shows its zeros', () => {
  const outcomeOf = (scoring: boolean, lay: boolean) => {
    const hands = ['RC2', 'GC1'];
    let state = position({ grid: 'RC1@0,0', hands, deck: '', options: { scoring } });
    const placements = [{ x: 1, y: 0, card: 'RC2' as const }];
    const pass = { type: 'pass', recycles: [], swap: [] } as const;
    for (const seat of lay ? [0] : [0, 1]) {
      const step = iota.reduce(state, seat, lay ? { type: 'play', recycles: [], placements } : pass);
      if (!step.ok) throw new Error(step.error.code);
      state = step.value.state;
    }
    return iota.outcome(state)!;
  };
  expect(hasPoints(outcomeOf(true, true))).toBe(true);
  expect(hasPoints(outcomeOf(true, false))).toBe(true);
  expect(hasPoints(outcomeOf(false, true))).toBe(false);
  expect(hasPoints(outcomeOf(false, false))).toBe(false);
});
