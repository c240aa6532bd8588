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

/** The first total that feels like enough: the more rivals, the more it wants. */
const leastThatFeelsEnough = (seats: number): number => 13 + Math.floor((5 * seats) / 3);

/** Stops by feeling, or near 8. It forgets that a 1/11 in its hidden card may be 11, and ignores what the rivals show. */
export const easyEight28Player: BotPlayer<View, Action> = (view, context) => {
  if (view.table.phase.type !== 'offer') return playBestRated(view, context);
  const hidden = [view.hole!];
  const open = view.table.open[seatToAct(view)!]!;
  const low = totalCountingElevensAsOne([...hidden, ...open]);
  const isNearEight = low >= 6 && low <= 8;
  const total = totalCountingElevensAsOne(hidden) + (open.length > 0 ? bestTotalUpTo28(open) : 0);
  const enough = leastThatFeelsEnough(view.table.open.length) + randomBelow(3, context.random);
  const action: Action = { type: !isNearEight && low <= 28 && total < enough ? 'take' : 'decline' };
  return { action, reason: explainEight28Answer(view, action) };
};
