import type { Random } from '@fivefold/rules';
import { type Action, red7, type State, type View } from '@fivefold/rules/red7';
import type { GameBots } from '../bot.ts';
import { monteCarloBot } from '../monteCarloBot.ts';
import { drawNearBest, playBest, playNearBest } from '../ratings.ts';
import { finalPlaceValue } from '../search.ts';
import { rateActions, rateSimply } from './evaluate.ts';
import { duelPlayer } from './hard.ts';
import { red7Reasons } from './reasons.ts';

const quick = (view: View, random: Random): Action => drawNearBest(rateSimply(view), 0.7, random).action;

/** The result of the round: its winner, and in the advanced game its points. */
function value(state: State, seat: number): number {
  const { rounds, options } = state.table;
  if (!options.advanced) return finalPlaceValue(red7, state, seat);
  const last = rounds.at(-1);
  const points = last ? last.cards.reduce((sum, card) => sum + Number(card[1]), 0) : 0;
  return last?.winner === seat ? 1 + points / 20 : -points / 40;
}

const roundPlayer = monteCarloBot<State, Action, View>({
  game: red7,
  rate: rateActions,
  policy: () => quick,
  value,
  stop: () => (state) => state.table.phase.type === 'round-end',
  candidates: 6,
  margin: 25,
  ratingWeight: 0.004,
  samples: 180,
});

/** With one rival and no draws only the rival's hand is hidden, so each possible hand can be solved. */
const isDuel = ({ table }: View): boolean =>
  table.palettes.length === 2 && !table.options.advanced && !table.options.actions;

export const red7Bot: GameBots<View, Action> = {
  easy: playNearBest(rateSimply, 4),
  medium: playBest(rateActions),
  hard: (view, context) => (isDuel(view) ? duelPlayer : roundPlayer)(view, context),
  reasons: red7Reasons,
};
