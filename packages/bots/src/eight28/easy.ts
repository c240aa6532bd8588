import { below } from '@fivefold/rules';
import { type Action, lowTotal, seatToAct, type View } from '@fivefold/rules/eight28';
import type { Player } from '../bot.ts';
import { greedy } from '../levels.ts';
import { rate } from './evaluate.ts';

const settled = greedy(rate);

/** Counts its cards and stops by feel; does not look at the others, nor at what is left in the deck. */
export const easy: Player<View, Action> = (view, thinking) => {
  if (view.table.phase.type !== 'offer') return settled(view, thinking);
  const { random } = thinking;
  const low = lowTotal([view.hole!, ...view.table.open[seatToAct(view)!]!]);
  const nearEight = low >= 6 && low <= 8;
  const nerve = 19 + below(8, random);
  const takes = below(8, random) === 0 ? below(2, random) === 0 : !nearEight && low < nerve;
  return takes
    ? { action: { type: 'take' }, reason: { code: 'feels-low', total: low } }
    : { action: { type: 'decline' }, reason: { code: 'feels-enough', total: low } };
};
