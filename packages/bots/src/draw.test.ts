import { fastRandom } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { drawWeightedIndex, softmax } from './draw.ts';

test('a weighted draw follows its weights', () => {
  const random = fastRandom(3);
  const counts = [0, 0, 0];
  for (let i = 0; i < 8000; i += 1) counts[drawWeightedIndex([1, 0, 3], random)]! += 1;
  expect(counts[1]).toBe(0);
  expect(counts[0]! / 8000).toBeCloseTo(0.25, 1);
});

test('equal values are equally likely, and at a low temperature the best is nearly certain', () => {
  expect(softmax([2, 2], 0.1)).toEqual([0.5, 0.5]);
  expect(softmax([1, 2], 0.1)[1]).toBeGreaterThan(0.99);
  expect(softmax([1, 2], 100)[1]).toBeCloseTo(0.5, 1);
});
