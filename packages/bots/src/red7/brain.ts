import type { Random } from '@fivefold/rules';
import { type Action, red7, type State, type View } from '@fivefold/rules/red7';
import type { Brain } from '../bot.ts';
import { sharp } from '../hard.ts';
import { drawNear, greedy, wavering } from '../levels.ts';
import { placeValue } from '../search.ts';
import { glance, rate } from './evaluate.ts';
import { duellist } from './hard.ts';

const quick = (view: View, random: Random): Action => drawNear(glance(view), 0.7, random).action;

/** A round is what counts: who wins it, and in the advanced game with how much. */
function value(state: State, seat: number): number {
  const { rounds, options } = state.table;
  if (!options.advanced) return placeValue(red7, state, seat);
  const last = rounds.at(-1);
  const points = last ? last.cards.reduce((sum, card) => sum + Number(card[1]), 0) : 0;
  return last?.winner === seat ? 1 + points / 20 : -points / 40;
}

const several = sharp<State, Action, View>({
  game: red7,
  rate,
  policy: () => quick,
  value,
  stop: () => (state) => state.table.phase.type === 'round-end',
  candidates: 6,
  margin: 25,
  trust: 0.004,
  samples: 180,
});

/** Without draws and with one rival only the hand is unknown, and each can be played to its end. */
const isDuel = ({ table }: View): boolean =>
  table.palettes.length === 2 && !table.options.advanced && !table.options.actions;

export const red7Brain: Brain<View, Action> = {
  easy: wavering(glance, 4),
  medium: greedy(rate),
  hard: (view, thinking) => (isDuel(view) ? duellist : several)(view, thinking),
};
