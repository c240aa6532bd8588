import type { Random } from '@fivefold/rules';
import { drawWeighted } from './search.ts';

/** How somebody is taken to choose who rates the choices as we do. */
export interface Habit {
  /** How much worse a choice may be and still be taken now and then, in the unit of the values. */
  readonly doubt: number;
  /** How often none of that holds and any choice is as likely as another. */
  readonly whim: number;
}

/** How likely somebody to whom the choices are worth this much takes that one of them. */
export function likelihood(values: readonly number[], chosen: number, { doubt, whim }: Habit): number {
  const most = Math.max(...values);
  let sum = 0;
  for (const value of values) sum += Math.exp((value - most) / doubt);
  return whim / values.length + ((1 - whim) * Math.exp((values[chosen]! - most) / doubt)) / sum;
}

/** Worlds that are weighed for one decision at the most, and for each one that is asked for. */
export interface Pool {
  readonly size: number;
  readonly step: number;
}

/**
 * Imagined worlds, each as likely as it explains what the others did. They are drawn out of a pool that grows by a few
 * with every world asked for: an answer at once, and better ones while there is time.
 */
export function weighed<World>(
  imagine: (random: Random) => World,
  explains: (world: World) => number,
  { size, step }: Pool,
): (random: Random) => World {
  const worlds: World[] = [];
  const weights: number[] = [];
  return (random) => {
    for (let i = 0; i < step && worlds.length < size; i += 1) {
      const world = imagine(random);
      worlds.push(world);
      weights.push(explains(world));
    }
    return worlds[drawWeighted(weights, random)]!;
  };
}
