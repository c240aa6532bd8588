import { fastRandom } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { drawWeighted, regretMatching } from './search.ts';

const near = (values: readonly number[], expected: readonly number[]) =>
  values.forEach((value, i) => {
    expect(value).toBeCloseTo(expected[i]!, 1);
  });

test('regret matching mixes rock, paper and scissors evenly', () => {
  const payoffs = [
    [0, -1, 1],
    [1, 0, -1],
    [-1, 1, 0],
  ];
  near(regretMatching(payoffs, 2000), [1 / 3, 1 / 3, 1 / 3]);
});

test('regret matching finds the mix of an uneven game, and a choice that is always better', () => {
  near(
    regretMatching(
      [
        [2, -1],
        [-1, 1],
      ],
      20_000,
    ),
    [0.4, 0.6],
  );
  near(
    regretMatching(
      [
        [3, 2],
        [1, 0],
      ],
      2000,
    ),
    [1, 0],
  );
  expect(regretMatching([[1]], 0)).toEqual([0]);
});

test('a weighted draw follows its weights', () => {
  const random = fastRandom(3);
  const counts = [0, 0, 0];
  for (let i = 0; i < 8000; i += 1) counts[drawWeighted([1, 0, 3], random)]! += 1;
  expect(counts[1]).toBe(0);
  near([counts[0]! / 8000], [0.25]);
});
