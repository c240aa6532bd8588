import type { Random } from '@fivefold/rules';

/** An index, drawn in proportion to its weight. */
export function drawWeightedIndex(weights: readonly number[], random: Random): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = (random.next() / 2 ** 32) * total;
  for (let i = 0; i < weights.length; i += 1) {
    at -= weights[i]!;
    if (at < 0) return i;
  }
  return weights.length - 1;
}

/** Chances that grow with the values: at a low temperature nearly all of it goes to the best. */
export function softmax(values: readonly number[], temperature: number): number[] {
  const most = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - most) / temperature));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
