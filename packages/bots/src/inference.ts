import type { Random } from '@fivefold/rules';
import { drawWeightedIndex } from './draw.ts';

/** How a rival is assumed to choose between actions that it rates as we do. */
export interface ImperfectChoiceModel {
  /** Softmax temperature in the unit of the values: how much worse an action may be and still be chosen sometimes. */
  readonly temperature: number;
  /** The share of choices that are made at random. */
  readonly randomRate: number;
}

/** How likely a rival chooses one of the actions, given their values. */
export function choiceLikelihood(
  values: readonly number[],
  chosen: number,
  { temperature, randomRate }: ImperfectChoiceModel,
): number {
  const most = Math.max(...values);
  let sum = 0;
  for (const value of values) sum += Math.exp((value - most) / temperature);
  return (
    randomRate / values.length + ((1 - randomRate) * Math.exp((values[chosen]! - most) / temperature)) / sum
  );
}

/** `size`: most worlds for one decision. `step`: how many are added with each sample. */
export interface ImaginedWorldLimits {
  readonly size: number;
  readonly step: number;
}

/**
 * Samples imagined worlds by how likely they make what the others did. The pool grows with every sample, so the first
 * sample is quick and later ones are better.
 */
export function sampleWeightedWorlds<World>(
  imagine: (random: Random) => World,
  likelihoodOf: (world: World) => number,
  { size, step }: ImaginedWorldLimits,
): (random: Random) => World {
  const worlds: World[] = [];
  const weights: number[] = [];
  return (random) => {
    for (let i = 0; i < step && worlds.length < size; i += 1) {
      const world = imagine(random);
      worlds.push(world);
      weights.push(likelihoodOf(world));
    }
    return worlds[drawWeightedIndex(weights, random)]!;
  };
}
