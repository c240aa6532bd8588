import type { Game, Random, Seat } from '@fivefold/rules';
import type { Player } from './bot.ts';
import { drawNear, type Rated, ranked } from './levels.ts';
import { flatMonteCarlo, type Playout, type Policy, playout } from './search.ts';

/** What turns a hand-written evaluation into a search. */
export interface Sharp<State, Action, View> {
  // biome-ignore lint/suspicious/noExplicitAny: options, events and refusals do not matter to a search
  readonly game: Game<State, Action, View, any, any, any, any>;
  readonly rate: (view: View) => readonly Rated<Action>[];
  /** How everybody plays on from this view. */
  readonly policy: (root: View) => Policy<View, Action>;
  readonly value: (state: State, seat: Seat) => number;
  /** Worlds that fit this view; any that the rules can imagine where it is left out. */
  readonly worlds?: (root: View) => (random: Random) => State;
  /** Where a playout that began in this view may stop. */
  readonly stop?: (view: View) => NonNullable<Playout<State, Action, View>['stop']>;
  /** So many of the best by the evaluation are tried out. */
  readonly candidates: number;
  /** What is worse than the best by more than this is not tried at all. */
  readonly margin: number;
  /** How much of the evaluation is added to what the playouts say, in the unit of `value`. */
  readonly trust: number;
  /** Playouts at the most: what keeps the usual decision short. */
  readonly samples: number;
  /** For secret decisions: draws among choices that are worse by about this much in `value`. */
  readonly mix?: number;
}

/** The best few by the evaluation, played out in imagined worlds. */
export function sharp<State, Action, View extends { readonly me: Seat | 'spectator' }>({
  game,
  rate,
  policy,
  value,
  worlds,
  stop,
  candidates,
  margin,
  trust,
  samples,
  mix,
}: Sharp<State, Action, View>): Player<View, Action> {
  return (view, { random, budget }) => {
    const all = ranked(rate(view));
    const [first] = all;
    const rated = all.slice(0, candidates).filter(({ value: worth }) => worth >= first!.value - margin);
    if (rated.length === 1) return { action: first!.action, reason: first!.reason };
    const play = {
      game,
      seat: view.me as Seat,
      policy: policy(view),
      value,
      ...(stop ? { stop: stop(view) } : {}),
    };
    const tried = flatMonteCarlo({
      candidates: rated.map(({ action }) => action),
      heads: rated.map(({ value: worth }) => trust * worth),
      world: worlds ? worlds(view) : (chance) => game.imagine(view, chance),
      trial: (world, action, luck) => playout(play, world, action, luck),
      random,
      budget: { samples: Math.min(samples, budget.samples), expired: () => budget.expired() },
    });
    const most = tried[0]!.samples;
    if (most === 0) return { action: first!.action, reason: first!.reason };
    // Only what was tried equally often compares: the rest was dropped as worse.
    const finalists = tried
      .filter((each) => each.samples === most)
      .map(({ action, mean }) => ({
        action,
        value: mean,
        reason: action === first!.action ? first!.reason : { code: 'looked-ahead', worlds: most },
      }));
    return mix === undefined
      ? { action: finalists[0]!.action, reason: finalists[0]!.reason }
      : drawNear(finalists, mix, random);
  };
}
