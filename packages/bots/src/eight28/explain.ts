import {
  type Action,
  bestTotalUpTo28,
  countOneOrElevenCards,
  isOutByOpenCards,
  nextCardOddsOf,
  totalCountingElevensAsOne,
  type View,
} from '@fivefold/rules/eight28';
import type { BotReason } from '../bot.ts';

/** Why a card is taken or declined: counts of unseen cards, and what the others show. */
export function explainEight28Answer(view: View, action: Action): BotReason {
  const { table, hole, me } = view;
  const hand = [hole!, ...table.open[me as number]!];
  const low = totalCountingElevensAsOne(hand);
  if (low > 28) return { code: 'over', total: low };
  const odds = nextCardOddsOf(view);
  const cards = odds.reduce((sum, { unseen }) => sum + unseen, 0);
  const bust = odds.reduce((sum, { unseen, verdict }) => sum + (verdict === 'bust' ? unseen : 0), 0);
  const total = bestTotalUpTo28(hand);
  const rivals = table.open.filter((open, seat) => seat !== me && !isOutByOpenCards(open));
  if (action.type === 'take') {
    if (bust === 0) return { code: 'take-safe', total: low };
    // A 1/11 counts as 1 here: a rival may need it so, and has at least this much.
    const shown = Math.max(0, ...rivals.map(totalCountingElevensAsOne));
    if (shown >= total) return { code: 'take-behind', total, shown, bust, cards };
    return { code: 'take-room', total, safe: cards - bust, cards };
  }
  if (low === 8 && countOneOrElevenCards(hand) >= 2) return { code: 'stay-both' };
  if (low <= 8 && total === low) return { code: 'stay-eight', total: low };
  if (total === 28) return { code: 'stay-exact', total };
  if (2 * bust >= cards) return { code: 'stay-risk', total, bust, cards };
  const shown = Math.max(0, ...rivals.map(bestTotalUpTo28));
  return shown < total ? { code: 'stay-ahead', total, shown } : { code: 'stay-plain', total };
}
