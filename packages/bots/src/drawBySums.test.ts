import { fastRandom } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { drawWeightedIndex } from './draw.ts';
import { drawIndexBySums, runningSums } from './drawBySums.ts';

test('a draw by running sums is the same draw', () => {
  const weights = [0, 2, 0.5, 0, 0, 3, 1e-9, 0];
  const [one, other] = [fastRandom(5), fastRandom(5)];
  const sums = runningSums(weights);
  for (let i = 0; i < 2000; i += 1)
    expect(drawIndexBySums(sums, one)).toBe(drawWeightedIndex(weights, other));
});
