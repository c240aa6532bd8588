import { type Action, isWild, type View } from '@fivefold/rules/iota';
import type { BotReason } from '../bot.ts';
import type { RatedAction } from '../ratings.ts';

/** Why this play: what it does to the hand and the points, as everybody can count. */
export function explainIotaPlay({ table, hand }: View, action: Action, points: number): BotReason {
  if (action.type === 'pass') return { code: 'swap', cards: action.swap.length };
  const cards = action.placements.length;
  const isLast = table.deckSize === 0 && cards === hand.length;
  const keeps = hand.filter(isWild).length + action.recycles.length;
  const laid = action.placements.filter(({ card }) => isWild(card)).length;
  if (!table.options.scoring) {
    if (isLast) return { code: 'goes-out' };
    return keeps > laid && table.deckSize > 0
      ? { code: 'child-keeps-wild', cards }
      : { code: 'child-play', cards };
  }
  if (isLast) return { code: 'last-card', points };
  if (action.recycles.length > 0) return { code: 'recycle', points, cards };
  if (cards === 4) return { code: 'four-cards', points };
  return keeps > laid ? { code: 'keeps-wild', points, cards } : { code: 'play', points, cards };
}

/** What the search saw of a play; replies and next turns are sums of points over the trials. */
export interface ComparedIotaPlay {
  readonly points: number;
  replies: number;
  next: number;
  trials: number;
}

/** The play with the most points is the one that has to be beaten: by what it leaves, or by what comes next. */
export function explainIotaPlayComparison(
  best: RatedAction<Action>,
  mine: ComparedIotaPlay,
  all: readonly ComparedIotaPlay[],
): BotReason {
  const most = all.reduce((top, play) => (play.points > top.points ? play : top));
  if (mine.points >= most.points || mine.trials === 0 || most.trials === 0) return best.reason;
  const { points } = mine;
  const leaves = Math.round(mine.replies / mine.trials);
  const mostLeaves = Math.round(most.replies / most.trials);
  if (leaves < mostLeaves) return { code: 'leaves-less', points, most: most.points, leaves, mostLeaves };
  const next = Math.round(mine.next / mine.trials);
  const mostNext = Math.round(most.next / most.trials);
  return next > mostNext ? { code: 'sets-up', points, next, mostNext } : best.reason;
}
