import { expect, test } from 'vitest';
import { SCORE_COUNT_UP_MS, scoreCountUpValueAt } from './countUp.ts';

test.each([
  ['starts where it was', 4, 9, 0, 4],
  ['is on its way in the middle', 4, 9, SCORE_COUNT_UP_MS / 2, 6],
  ['arrives', 4, 9, SCORE_COUNT_UP_MS, 9],
  ['stays there', 4, 9, SCORE_COUNT_UP_MS * 3, 9],
  ['counts down too', 9, 4, SCORE_COUNT_UP_MS / 2, 7],
  ['never runs ahead', 0, 1, SCORE_COUNT_UP_MS - 1, 0],
  ['counts thirty steps', 0, 30, SCORE_COUNT_UP_MS / 2, 15],
  ['jumps over more', 0, 31, 0, 31],
])('a score %s', (_what, from, to, elapsed, shown) => {
  expect(scoreCountUpValueAt(from, to, elapsed)).toBe(shown);
});
