import type { Random } from '@fivefold/rules';
import type { BotDecision, BotPlayer, BotReason } from './bot.ts';
import { drawWeightedIndex } from './draw.ts';

/** An action with its value by a hand-written evaluation: more is better. */
export interface RatedAction<Action> {
  readonly action: Action;
  readonly value: number;
  readonly reason: BotReason;
}

/** Sorted by value; equal ones keep the order of the rules. */
export const sortBestFirst = <Rated extends { readonly value: number }>(
  rated: readonly Rated[],
): readonly Rated[] => [...rated].sort((a, b) => b.value - a.value);

const decisionOf = <Action>({ action, reason }: RatedAction<Action>): BotDecision<Action> => ({
  action,
  reason,
});

/** Plays the action with the highest value. */
export const createBestActionBot =
  <View, Action>(rate: (view: View) => readonly RatedAction<Action>[]): BotPlayer<View, Action> =>
  (view) =>
    decisionOf(rate(view).reduce((best, next) => (next.value > best.value ? next : best)));

/** Draws an action by softmax of its value, with `spread` as the temperature. */
export function drawNearBestAction<Action>(
  rated: readonly RatedAction<Action>[],
  spread: number,
  random: Random,
): BotDecision<Action> {
  const best = Math.max(...rated.map(({ value }) => value));
  const weights = rated.map(({ value }) => Math.exp((value - best) / spread));
  return decisionOf(rated[drawWeightedIndex(weights, random)]!);
}

/** Plays by the same draw: for secret decisions, which must not be predictable, and for levels that make mistakes. */
export const createNearBestActionBot =
  <View, Action>(
    rate: (view: View) => readonly RatedAction<Action>[],
    spread: number,
  ): BotPlayer<View, Action> =>
  (view, { random }) =>
    drawNearBestAction(rate(view), spread, random);
