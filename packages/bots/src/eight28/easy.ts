import { randomBelow } from '@fivefold/rules';
import {
  type Action,
  bestTotalUpTo28,
  seatToAct,
  totalCountingElevensAsOne,
  type View,
} from '@fivefold/rules/eight28';
import type { BotPlayer } from '../bot.ts';
import { createBestActionBot } from '../ratings.ts';
import { rateEight28Actions } from './evaluate.ts';
import { explainEight28Answer } from './explain.ts';

const playBestRated = createBestActionBot(rateEight28Actions);

/** The lowest total that feels like enough, from three seats up: the more rivals, the more it wants. */
const FEELS_ENOUGH = [16, 20, 21, 23] as const;

/** Stops by feeling, or near 8. It forgets that a 1/11 in its hidden card may be 11, and ignores what the rivals show. */
export const easyEight28Bot: BotPlayer<View, Action> = (view, context) => {
  if (view.table.phase.type !== 'offer') return playBestRated(view, context);
  const hidden = [view.hole!];
  const open = view.table.open[seatToAct(view)!]!;
  const low = totalCountingElevensAsOne([...hidden, ...open]);
  const isNearEight = low >= 6 && low <= 8;
  const total = totalCountingElevensAsOne(hidden) + (open.length > 0 ? bestTotalUpTo28(open) : 0);
  const enough = FEELS_ENOUGH[view.table.open.length - 3]! + randomBelow(3, context.random);
  const action: Action = { type: !isNearEight && low <= 28 && total < enough ? 'take' : 'decline' };
  return { action, reason: explainEight28Answer(view, action) };
};
