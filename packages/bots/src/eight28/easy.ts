import { randomBelow } from '@fivefold/rules';
import {
  type Action,
  bestTotalUpTo28,
  seatToAct,
  totalCountingElevensAsOne,
  type View,
} from '@fivefold/rules/eight28';
import type { BotPlayer } from '../bot.ts';
import { createBestActionPlayer } from '../ratings.ts';
import { rateEight28Actions } from './evaluate.ts';
import { explainEight28Answer } from './explain.ts';

const playBestRated = createBestActionPlayer(rateEight28Actions);

/** Stops by feeling, at 18 to 26 or near 8; often forgets that a 1/11 may be 11, and ignores what the rivals show. */
export const easyEight28Player: BotPlayer<View, Action> = (view, context) => {
  const { random } = context;
  if (view.table.phase.type !== 'offer') return playBestRated(view, context);
  const hand = [view.hole!, ...view.table.open[seatToAct(view)!]!];
  const low = totalCountingElevensAsOne(hand);
  // At a crowded table the rounds are long enough to remember.
  const remembersEleven = randomBelow(10, random) < 3 * (view.table.open.length - 3);
  const total = remembersEleven && low <= 28 ? bestTotalUpTo28(hand) : low;
  const isNearEight = low >= 6 && low <= 8;
  const enough = 18 + randomBelow(9, random);
  const action: Action = { type: !isNearEight && total < enough ? 'take' : 'decline' };
  return { action, reason: explainEight28Answer(view, action) };
};
