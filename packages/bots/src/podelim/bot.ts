import type { Action, PublicState, View } from '@fivefold/rules/podelim';
import type { BotPlayer, GameBots } from '../bot.ts';
import { drawNearBest, playNearBest, type RatedAction, sortBestFirst } from '../ratings.ts';
import { drawWeightedIndex, regretMatching } from '../search.ts';
import { createActionEvaluator, rateActions, rateSimply } from './evaluate.ts';
import { podelimReasons } from './reasons.ts';
import { createRoundEvaluator } from './roundEvaluator.ts';
import { solveVoteEquilibrium } from './voteMixes.ts';

/** Spread of the random draw among votes, in points, because a predictable vote is easy to contest. */
const VOTE_SPREAD = 0.6;
const SECRET_ROUNDS = 400;

const medium: BotPlayer<View, Action> = (view, { random }) => {
  const rated = rateActions(view, false);
  return drawNearBest(rated, view.table.phase.type === 'vote' ? VOTE_SPREAD : 0.01, random);
};

/** Values cuts and discards with their contests played out, best rated first, while there is time. */
const playSolved: BotPlayer<View, Action> = (view, { budget }) => {
  const rated = rateActions(view, false);
  const { type } = view.table.phase;
  const looked: RatedAction<Action>[] = [];
  if (rated.length > 1 && (type === 'split' || type === 'discard')) {
    const worth = createActionEvaluator(view, true);
    for (const { action, reason } of sortBestFirst(rated)) {
      if (looked.length >= budget.samples || budget.expired()) break;
      looked.push({ action, reason, value: worth(action) });
    }
  }
  const { action, reason } = sortBestFirst(looked.length > 0 ? looked : rated)[0]!;
  return { action, reason };
};

type Vote = Extract<PublicState['phase'], { readonly type: 'vote' }>;

/** Two voters play a zero-sum game; with more voters each one maximises its own gain. */
function mixFor(me: number, table: PublicState, { parts, pile }: Vote): readonly number[] {
  const payoffsOf = (seat: number) =>
    createRoundEvaluator(table, seat, seat === me).votes(parts, pile).payoffs;
  if (pile.voters.length === 2) return regretMatching(payoffsOf(me), SECRET_ROUNDS);
  return solveVoteEquilibrium(pile.voters.map(payoffsOf), SECRET_ROUNDS)[pile.voters.indexOf(me)]!;
}

/** Solves the rest of the round: cuts by the value of the votes after them, votes by an equilibrium mix. */
const hard: BotPlayer<View, Action> = (view, context) => {
  const { table } = view;
  const { phase } = table;
  if (phase.type !== 'vote') return playSolved(view, context);
  if (context.budget.samples === 0 || context.budget.expired()) return medium(view, context);
  const mix = mixFor(view.me as number, table, phase);
  const { color } = phase.parts[drawWeightedIndex(mix, context.random)]!;
  const chance = Math.round(100 * mix[phase.parts.findIndex((part) => part.color === color)]!);
  return {
    action: { type: 'vote', ballot: table.ballot, color },
    reason: { code: 'mixed-vote', color, chance },
  };
};

export const podelimBot: GameBots<View, Action> = {
  easy: playNearBest(rateSimply, 2.5),
  medium,
  hard,
  reasons: podelimReasons,
};
