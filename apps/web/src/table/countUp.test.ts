import { expect, test } from 'vitest';
import { COUNT_UP_MS, countUpValueAt } from './countUp.ts';

test.each([
  ['starts where it was', 4, 9, 0, 4],
  ['is on its way in the middle', 4, 9, COUNT_UP_MS / 2, 6],
  ['arrives', 4, 9, COUNT_UP_MS, 9],
  ['stays there', 4, 9, COUNT_UP_MS * 3, 9],
  ['counts down too', 9, 4, COUNT_UP_MS / 2, 7],
  ['never runs ahead', 0, 1, COUNT_UP_MS - 1, 0],
  ['counts thirty steps', 0, 30, COUNT_UP_MS / 2, 15],
  ['jumps over more', 0, 31, 0, 31],
])('a score %s', (_what, from, to, elapsed, shown) => {
  expect(countUpValueAt(from, to, elapsed)).toBe(shown);
});
