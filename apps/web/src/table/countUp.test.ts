import { expect, test } from 'vitest';
import { COUNT_MS, countAt } from './countUp.ts';

test.each([
  ['starts where it was', 4, 9, 0, 4],
  ['is on its way in the middle', 4, 9, COUNT_MS / 2, 6],
  ['arrives', 4, 9, COUNT_MS, 9],
  ['stays there', 4, 9, COUNT_MS * 3, 9],
  ['counts down too', 9, 4, COUNT_MS / 2, 7],
  ['never runs ahead', 0, 1, COUNT_MS - 1, 0],
  ['counts thirty steps', 0, 30, COUNT_MS / 2, 15],
  ['jumps over more', 0, 31, 0, 31],
])('a score %s', (_what, from, to, elapsed, shown) => {
  expect(countAt(from, to, elapsed)).toBe(shown);
});
