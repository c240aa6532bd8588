import type { Action, PublicState, View } from '@fivefold/rules/podelim';
import type { Brain, Player } from '../bot.ts';
import { drawNear, type Rated, ranked, wavering } from '../levels.ts';
import { drawWeighted, regretMatching } from '../search.ts';
import { mixesOf } from './mixes.ts';
import { glance, rate, worthOf } from './rate.ts';
import { roundOf } from './round.ts';

/** Points by which a vote may be worse and still be thrown in: a vote that can be foreseen is lost. */
const BLUFF = 0.6;
const SECRET_ROUNDS = 400;

const medium: Player<View, Action> = (view, { random }) => {
  const rated = rate(view, false);
  return drawNear(rated, view.table.phase.type === 'vote' ? BLUFF : 0.01, random);
};

/** Cuts and discards in the order of the evaluation, each with its contests played out, as long as there is time. */
const solved: Player<View, Action> = (view, { budget }) => {
  const rated = rate(view, false);
  const { type } = view.table.phase;
  const looked: Rated<Action>[] = [];
  if (rated.length > 1 && (type === 'split' || type === 'discard')) {
    const worth = worthOf(view, true);
    for (const { action, reason } of ranked(rated)) {
      if (looked.length >= budget.samples || budget.expired()) break;
      looked.push({ action, reason, value: worth(action) });
    }
  }
  const { action, reason } = ranked(looked.length > 0 ? looked : rated)[0]!;
  return { action, reason };
};

type Vote = Extract<PublicState['phase'], { readonly type: 'vote' }>;

/** Among two what one wins the other loses; among more everybody's own gain decides how it mixes. */
function mixFor(me: number, table: PublicState, { parts, pile }: Vote): readonly number[] {
  const payoffsOf = (seat: number) => roundOf(table, seat, seat === me).votes(parts, pile).payoffs;
  if (pile.voters.length === 2) return regretMatching(payoffsOf(me), SECRET_ROUNDS);
  return mixesOf(pile.voters.map(payoffsOf), SECRET_ROUNDS)[pile.voters.indexOf(me)]!;
}

/** Solves what is left of the round: cuts by what the votes after them are worth, votes by a mix that cannot be read. */
const hard: Player<View, Action> = (view, thinking) => {
  const { table } = view;
  const { phase } = table;
  if (phase.type !== 'vote') return solved(view, thinking);
  if (thinking.budget.samples === 0 || thinking.budget.expired()) return medium(view, thinking);
  const mix = mixFor(view.me as number, table, phase);
  const { color } = phase.parts[drawWeighted(mix, thinking.random)]!;
  const chance = Math.round(100 * mix[phase.parts.findIndex((part) => part.color === color)]!);
  return {
    action: { type: 'vote', ballot: table.ballot, color },
    reason: { code: 'mixed-vote', color, chance },
  };
};

export const podelimBrain: Brain<View, Action> = { easy: wavering(glance, 2.5), medium, hard };
