import {
  type Action,
  bidsOf,
  CARDS,
  type Card,
  elevens,
  getsOffers,
  lowTotal,
  pointsOf,
  seatToAct,
  type Table,
  unseenCards,
  type View,
} from '@fivefold/rules/eight28';
import type { Rated } from '../levels.ts';

/** How likely a rival who goes for 28 ends above this total, by total from 28 down; lower ones are like the last. */
const ABOVE = [0, 0.18, 0.36, 0.5, 0.6, 0.66, 0.7, 0.72];
/** The same for 8, from 8 down. */
const ABOVE_EIGHT = [0, 0.35, 0.55, 0.68, 0.75, 0.8, 0.84, 0.87];
const MOST = 28;
const EIGHT = 8;

interface Chances {
  /** My chance to have the best total, by total. */
  readonly eight: (total: number) => number;
  readonly twentyEight: (total: number) => number;
}

/** What the rivals' open cards say: who is above 8 is gone from there, who is out cannot spoil anything. */
function chancesOf(table: Table, me: number): Chances {
  const rivals = table.open.flatMap((open, seat) => {
    if (seat === me) return [];
    const shown = lowTotal(open);
    const rests = table.answers[seat]!.at(-1) === 'decline' || !getsOffers(table, seat);
    if (shown >= MOST) return [{ low: 0, high: 0 }];
    if (shown >= EIGHT) return [{ low: 0, high: rests && shown < 17 ? 0.5 : 1 }];
    const low = rests ? 0.9 : shown >= 4 ? 0.5 : 0.4;
    return [{ low, high: rests ? 0.15 : 0.5 }];
  });
  const product = (weight: 'low' | 'high', above: number) =>
    rivals.reduce((chance, rival) => chance * (1 - rival[weight] * above), 1);
  const at = (list: readonly number[], i: number) => list[Math.min(i, list.length - 1)]!;
  const between = (list: readonly number[], i: number) => 0.6 * at(list, i) + 0.4 * at(list, i + 1);
  return {
    eight: (total) => product('low', between(ABOVE_EIGHT, EIGHT - total)),
    twentyEight: (total) => product('high', between(ABOVE, MOST - total)),
  };
}

/** In halves of the pot: what a hand with this low total and so many 1/11 is worth as it is. */
function worthOf(low: number, extra: number, chances: Chances): number {
  if (low === EIGHT && extra >= 2) return 2;
  if (low > MOST) return 0;
  const high = low + 10 * Math.min(extra, Math.floor((MOST - low) / 10));
  if (low > EIGHT) return chances.twentyEight(high);
  return extra === 0 ? chances.eight(low) : Math.max(chances.eight(low), chances.twentyEight(high));
}

interface Odds {
  readonly stay: number;
  readonly take: number;
  readonly bust: number;
}

/** Optimal stopping over the unseen cards, as if each drawn one were put back: the odds of a next card are exact. */
function oddsOf(view: View, me: number): Odds {
  const cards = unseenCards(view);
  const hand = [view.hole!, ...view.table.open[me]!];
  const chances = chancesOf(view.table, me);
  const share = new Map<Card, number>();
  for (const card of CARDS) share.set(card, cards.filter((other) => other === card).length / cards.length);
  const known = new Map<number, number>();
  const next = (low: number, extra: number): number => {
    let sum = 0;
    for (const [card, chance] of share)
      if (chance > 0) sum += chance * best(low + lowTotal([card]), extra + (card === 'X' ? 1 : 0));
    return sum;
  };
  const best = (low: number, extra: number): number => {
    if (low > MOST) return 0;
    const key = low * 64 + extra;
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = Math.max(worthOf(low, extra, chances), next(low, extra));
    known.set(key, value);
    return value;
  };
  const low = lowTotal(hand);
  const extra = elevens(hand);
  const bust = cards.filter((card) => low + lowTotal([card]) > MOST).length / cards.length;
  return { stay: worthOf(low, extra, chances), take: next(low, extra), bust };
}

const percent = (share: number) => Math.round(100 * share);

export function rate(view: View): readonly Rated<Action>[] {
  const { table } = view;
  const me = seatToAct(view)!;
  if (table.now.phase === 'choice')
    return bidsOf(view).map(({ half, total, gain, result }) => ({
      action: { type: 'chooseHalf', half },
      value: pointsOf(gain),
      reason: { code: `half-${result}`, half, total },
    }));
  if (table.now.phase !== 'offer')
    return [{ action: { type: 'continue' }, value: 0, reason: { code: 'go-on' } }];
  const { stay, take, bust } = oddsOf(view, me);
  return [
    {
      action: { type: 'take' },
      value: take,
      reason: { code: 'take', worth: percent(take), bust: percent(bust) },
    },
    { action: { type: 'decline' }, value: stay, reason: { code: 'stay', worth: percent(stay) } },
  ];
}
