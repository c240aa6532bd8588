import type { Random } from '@fivefold/rules';
import type { Decision, Player, Reason } from './bot.ts';
import { drawWeighted } from './search.ts';

/** An action with what a hand-written evaluation thinks of it: more is better. */
export interface Rated<Action> {
  readonly action: Action;
  readonly value: number;
  readonly reason: Reason;
}

/** Best first; equal ones stay in the order of the rules. */
export const ranked = <Action>(rated: readonly Rated<Action>[]): readonly Rated<Action>[] =>
  [...rated].sort((a, b) => b.value - a.value);

const decisionOf = <Action>({ action, reason }: Rated<Action>): Decision<Action> => ({ action, reason });

/** Plays what the evaluation likes best. */
export const greedy =
  <View, Action>(rate: (view: View) => readonly Rated<Action>[]): Player<View, Action> =>
  (view) =>
    decisionOf(rate(view).reduce((best, next) => (next.value > best.value ? next : best)));

/** Draws among what is nearly as good as the best: `spread` is how much worse still counts as near. */
export function drawNear<Action>(
  rated: readonly Rated<Action>[],
  spread: number,
  random: Random,
): Decision<Action> {
  const best = Math.max(...rated.map(({ value }) => value));
  const weights = rated.map(({ value }) => Math.exp((value - best) / spread));
  return decisionOf(rated[drawWeighted(weights, random)]!);
}

/** The same evaluation, but a choice that nobody can foresee: for secret decisions, and for who makes mistakes. */
export const wavering =
  <View, Action>(rate: (view: View) => readonly Rated<Action>[], spread: number): Player<View, Action> =>
  (view, { random }) =>
    drawNear(rate(view), spread, random);
