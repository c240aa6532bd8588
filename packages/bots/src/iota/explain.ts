import { type Action, isWild, type View } from '@fivefold/rules/iota';
import type { BotReason } from '../bot.ts';

/** Why this play: what it does to the hand and the points, as everybody can count. */
export function explainPlay({ table, hand }: View, action: Action, points: number): BotReason {
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

/** A play that brings fewer points than another: what it leaves to the next player decides. */
export const explainCautiousIotaPlay = (
  points: number,
  most: number,
  leaves: number,
  mostLeaves: number,
): BotReason => ({
  code: 'leaves-less',
  points,
  most,
  leaves,
  mostLeaves,
});
