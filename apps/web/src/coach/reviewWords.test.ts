import { expect, test } from 'vitest';
import { coachVerdictWord, roundReviewLoss } from './reviewWords.ts';

test.each([
  ['good', 'unclear', 'mark.good'],
  ['good', 'worse', 'mark.nearly'],
  ['good', 'better', 'mark.better'],
  ['fine', 'worse', 'mark.fine'],
  ['costly', 'worse', 'mark.costly'],
] as const)('a move that is %s and %s is called %s', (mark, comparison, word) => {
  expect(coachVerdictWord({ mark, comparison })).toBe(word);
});

test.each([
  ['points', 0.2, 0.2],
  ['points', 0.04, 0],
  ['points', 2.7, 2.5],
  ['chance', 0.126, 13],
] as const)('%s: %d is told as %d', (unit, value, told) => {
  expect(roundReviewLoss({ unit }, value)).toBe(told);
});
