import type { Random } from '@fivefold/rules';

/** Sums of the weights up to each place, for many draws with `drawIndexBySums`. */
export function runningSums(weights: ArrayLike<number>): Float64Array {
  const sums = new Float64Array(weights.length);
  let sum = 0;
  for (let i = 0; i < weights.length; i += 1) {
    sum += weights[i]!;
    sums[i] = sum;
  }
  return sums;
}

/** The same draw as `drawWeightedIndex`, in a few steps however many weights there are. */
export function drawIndexBySums(sums: Float64Array, random: Random): number {
  const last = sums.length - 1;
  const drawn = (random.next() / 2 ** 32) * sums[last]!;
  let from = 0;
  let to = last;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (drawn < sums[middle]!) to = middle;
    else from = middle + 1;
  }
  return from;
}
