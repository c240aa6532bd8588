import type { Game, Random, Seat } from '@fivefold/rules';
import type { BotPlayer, BotReason } from './bot.ts';
import { drawNearBestAction, type RatedAction, sortBestFirst } from './ratings.ts';
import { flatMonteCarlo, type PlayoutConfig, type PlayoutPolicy, runPlayout } from './search.ts';

/** How a bot searches on top of a hand-written evaluation. */
export interface MonteCarloBotConfig<State, Action, View> {
  // biome-ignore lint/suspicious/noExplicitAny: options, events and refusals do not matter to a search
  readonly game: Game<State, Action, View, any, any, any, any>;
  readonly rate: (view: View) => readonly RatedAction<Action>[];
  /** How all seats play in a playout that starts from this view. */
  readonly policy: (root: View) => PlayoutPolicy<View, Action>;
  readonly value: (state: State, seat: Seat) => number;
  /** Samples worlds that fit this view; `game.imagine` by default. */
  readonly worlds?: (root: View) => (random: Random) => State;
  /** When a playout that started from this view stops. */
  readonly stop?: (view: View) => NonNullable<PlayoutConfig<State, Action, View>['stop']>;
  /** How many of the best rated actions are searched. */
  readonly candidates: number;
  /** Actions rated worse than the best by more than this are not searched. */
  readonly margin: number;
  /** Weight of the rating that is added to the mean of the playouts. */
  readonly ratingWeight: number;
  /** Most playouts for one decision. */
  readonly samples: number;
  /** The spread of the random draw among the best, because decisions are secret. */
  readonly mix: number;
  /** Why this action, by the means of all that were searched. */
  readonly explain: (view: View, action: Action, searched: readonly RatedAction<Action>[]) => BotReason;
}

/** A bot for secret decisions that plays the best rated actions out in imagined worlds. */
export function monteCarloBot<State, Action, View extends { readonly me: Seat | 'spectator' }>({
  game,
  rate,
  policy,
  value,
  worlds,
  stop,
  candidates,
  margin,
  ratingWeight,
  samples,
  mix,
  explain,
}: MonteCarloBotConfig<State, Action, View>): BotPlayer<View, Action> {
  return (view, { random, budget }) => {
    const all = sortBestFirst(rate(view));
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
      priors: rated.map(({ value: worth }) => ratingWeight * worth),
      world: worlds ? worlds(view) : (chance) => game.imagine(view, chance),
      trial: (world, action, luck) => runPlayout(play, world, action, luck),
      keepsAll: true,
      random,
      budget: { samples: Math.min(samples, budget.samples), expired: () => budget.expired() },
    });
    if (tried[0]!.samples === 0) return { action: first!.action, reason: first!.reason };
    const reasons = new Map(rated.map(({ action, reason }) => [action, reason]));
    const finalists = tried.map(({ action, mean }) => ({
      action,
      value: mean,
      reason: reasons.get(action)!,
    }));
    const chosen = drawNearBestAction(finalists, mix, random);
    return { action: chosen.action, reason: explain(view, chosen.action, finalists) };
  };
}
