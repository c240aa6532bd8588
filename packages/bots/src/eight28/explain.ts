import {
  type Action,
  bestTotalUpTo28,
  type Card,
  countOneOrElevenCards,
  isOutByOpenCards,
  nextCardOddsOf,
  totalCountingElevensAsOne,
  unseenCards,
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
  const rivals = table.open.flatMap((open, seat) =>
    seat === me || isOutByOpenCards(open) ? [] : [{ seat, open, shown: totalCountingElevensAsOne(open) }],
  );
  if (action.type === 'take') {
    if (bust === 0) return { code: 'take-safe', total: low };
    // A 1/11 counts as 1 here: a rival may need it so, and has at least this much.
    const most = maxBy(rivals, ({ shown }) => shown);
    if (most && most.shown >= total)
      return { code: 'take-chases', total, rival: most.seat, shown: most.shown, bust, cards };
    return { code: 'take-room', total, safe: cards - bust, cards };
  }
  if (low === 8 && countOneOrElevenCards(hand) >= 2) return { code: 'stay-both' };
  if (low <= 8 && total === low) {
    // The hidden card counts at least 1.
    const [rival, ...others] = rivals.filter(({ shown }) => shown < 8);
    if (!rival) return { code: 'stay-eight-mine', total };
    if (others.length === 0) return { code: 'stay-eight-duel', total, rival: rival.seat, shown: rival.shown };
    return { code: 'stay-eight', total };
  }
  if (total === 28) return { code: 'stay-exact', total };
  if (2 * bust >= cards) return { code: 'stay-risk', total, bust, cards };
  const unseen = unseenCards(view);
  const threats = rivals.map(({ seat, open }) => ({
    seat,
    better: unseen.filter((card) => beats([card, ...open], total)).length,
  }));
  const threat = maxBy(threats, ({ better }) => better);
  if (!threat || threat.better === 0) return { code: 'stay-first', total };
  return 2 * threat.better < cards
    ? { code: 'stay-odds', total, rival: threat.seat, better: threat.better, cards }
    : { code: 'stay-plain', total };
}

const beats = (hand: readonly Card[], total: number): boolean =>
  totalCountingElevensAsOne(hand) <= 28 && bestTotalUpTo28(hand) > total;

const maxBy = <Item>(items: readonly Item[], score: (item: Item) => number): Item | undefined =>
  items.reduce<Item | undefined>(
    (best, next) => (best === undefined || score(next) > score(best) ? next : best),
    undefined,
  );
