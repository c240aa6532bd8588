import { expect, test } from 'vitest';
import { byRound, columnsOf } from './columns.ts';

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
