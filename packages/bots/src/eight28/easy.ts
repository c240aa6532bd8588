import { randomBelow } from '@fivefold/rules';
import { type Action, lowTotal, seatToAct, type View } from '@fivefold/rules/eight28';
import type { BotPlayer } from '../bot.ts';
import { playBest } from '../ratings.ts';
import { rateActions } from './evaluate.ts';

const playBestRated = playBest(rateActions);

/** Stops at a random total; ignores the rivals and the deck. */
export const easyEight28Player: BotPlayer<View, Action> = (view, context) => {
  if (view.table.phase.type !== 'offer') return playBestRated(view, context);
  const { random } = context;
  const low = lowTotal([view.hole!, ...view.table.open[seatToAct(view)!]!]);
  const nearEight = low >= 6 && low <= 8;
  const nerve = 19 + randomBelow(8, random);
  const takes = randomBelow(8, random) === 0 ? randomBelow(2, random) === 0 : !nearEight && low < nerve;
  return takes
    ? { action: { type: 'take' }, reason: { code: 'feels-low', total: low } }
    : { action: { type: 'decline' }, reason: { code: 'feels-enough', total: low } };
};
