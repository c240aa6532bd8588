import { fastRandom, type Game, type Random, type Seat } from '@fivefold/rules';
import type { SearchBudget } from './bot.ts';

// biome-ignore lint/suspicious/noExplicitAny: events, refusals and the rest do not matter to a search
type Playable<State, Action, View> = Game<State, Action, View, any, any, any, any>;

export interface MonteCarloSearchOptions<World, Action> {
  /** The actions to compare; the first is played when there is no time. */
  readonly candidates: readonly Action[];
  /** By candidate: a value added to its mean, in the unit of `trial`. */
  readonly priors?: readonly number[];
  /** Samples a full state that fits the view. */
  readonly world: (random: Random) => World;
  /** The result of a candidate in a world: more is better. Every candidate gets the same `luck`. */
  readonly trial: (world: World, candidate: Action, luck: Random) => number;
  /** Tries all candidates equally often instead of dropping the worse half: for draws among near-equal ones. */
  readonly keepsAll?: boolean;
  readonly random: Random;
  readonly budget: SearchBudget;
}

export interface CandidateStatistics<Action> {
  readonly action: Action;
  readonly mean: number;
  readonly samples: number;
}

/**
 * Flat Monte Carlo with common random numbers: in each imagined world every candidate left is tried with the same
 * luck, and the worse half is dropped as soon as the halves are clear (sequential halving). Best first.
 */
export function flatMonteCarlo<World, Action>(
  search: MonteCarloSearchOptions<World, Action>,
): CandidateStatistics<Action>[] {
  const { candidates, random, budget } = search;
  const sums = candidates.map(() => 0);
  const counts = candidates.map(() => 0);
  let left = candidates.map((_, i) => i);
  const rounds = search.keepsAll ? 1 : Math.max(1, Math.ceil(Math.log2(Math.max(2, candidates.length))));
  let spent = 0;
  const gap = new PairedDifference();
  const mean = (i: number) =>
    counts[i] ? sums[i]! / counts[i]! + (search.priors?.[i] ?? 0) : Number.NEGATIVE_INFINITY;
  for (let round = 0; round < rounds && left.length > 1; round += 1) {
    const share = Math.floor((budget.samples - spent) / (rounds - round));
    for (let worlds = 0; worlds * left.length < share; worlds += 1) {
      const world = search.world(random);
      const luck = random.next();
      const results: number[] = [];
      for (const i of left) {
        // A world that only some candidates were tried in would be unfair, so it does not count.
        if (budget.expired()) return bestFirst();
        results.push(search.trial(world, candidates[i]!, fastRandom(luck)));
      }
      left.forEach((i, at) => {
        sums[i]! += results[at]!;
        counts[i]! += 1;
      });
      spent += left.length;
      if (left.length > 2 || search.keepsAll) continue;
      gap.add(
        results[0]! - results[1]! + (search.priors?.[left[0]!] ?? 0) - (search.priors?.[left[1]!] ?? 0),
      );
      if (gap.isClear()) break;
    }
    left = [...left].sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2));
  }
  return bestFirst();

  /** Candidates with more samples first, because they survived more halvings; means compare within equal samples. */
  function bestFirst(): CandidateStatistics<Action>[] {
    const order = candidates
      .map((_, i) => i)
      .sort((a, b) => counts[b]! - counts[a]! || mean(b) - mean(a) || a - b);
    return order.map((i) => ({ action: candidates[i]!, mean: mean(i), samples: counts[i]! }));
  }
}

/** The difference between the last two candidates, paired by world so that it becomes clear early. */
class PairedDifference {
  #worlds = 0;
  #sum = 0;
  #squares = 0;

  add(difference: number): void {
    this.#worlds += 1;
    this.#sum += difference;
    this.#squares += difference * difference;
  }

  /** More than three standard errors, after enough worlds to know the spread. */
  isClear(): boolean {
    if (this.#worlds < 24) return false;
    const mean = this.#sum / this.#worlds;
    const variance = this.#squares / this.#worlds - mean * mean;
    return mean * mean * this.#worlds > 9 * variance;
  }
}

export function stateAfterAction<State, Action, View>(
  game: Playable<State, Action, View>,
  state: State,
  seat: Seat,
  action: Action,
): State {
  const result = game.reduce(state, seat, action);
  if (!result.ok)
    throw new Error(`${game.id}: a playout did what is refused: ${JSON.stringify(result.error)}`);
  return result.value.state;
}
