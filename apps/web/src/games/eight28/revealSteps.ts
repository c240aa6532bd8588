import {
  bestTotalUpTo28,
  type Card,
  type Eight28HandOutcome,
  type Event,
  eight28HandOutcomeOf,
  handsWithHoleCards,
  type PotPrizeAward,
  potHalfContenders,
  totalCountingElevensAsOne,
  type View,
} from '@fivefold/rules/eight28';
import { translatorFor } from '../../i18n/useT.ts';
import type { TableRevealStep } from '../../table/reveal.ts';
import type { TableRevealInput } from '../types.ts';
import { type Eight28Translate, gameMessages, listWithOr } from './words.ts';

const STILL_MS = 400;
const OPEN_MS = 350;
/** With more than four hands. */
const OPEN_MANY_MS = 220;
const MARK_MS = 800;
const DIRECT_HIT_MS = 1000;
const COUNT_MS = 600;
/** Between two crystals of one winner. */
export const CRYSTAL_FLIGHT_GAP_MS = 90;
const CRYSTAL_TRAVEL_MS = 260;
/** More crystals than these do not travel one by one. */
export const MAX_FLYING_CRYSTALS = 8;

type Hand = readonly Card[];

/** Over 28 first, then upwards by total, a direct hit last. */
export function eight28HandRevealOrder(hands: readonly Hand[]): readonly number[] {
  const rank: Readonly<Record<Eight28HandOutcome, number>> = {
    bust: 0,
    eight: 1,
    choice: 1,
    'twenty-eight': 1,
    'direct-hit': 2,
  };
  return hands
    .map((hand, seat) => ({ seat, rank: rank[eight28HandOutcomeOf(hand)], total: totalOf(hand) }))
    .toSorted((a, b) => a.rank - b.rank || a.total - b.total || a.seat - b.seat)
    .map(({ seat }) => seat);
}

const totalOf = (hand: Hand): number =>
  totalCountingElevensAsOne(hand) > 28 ? totalCountingElevensAsOne(hand) : bestTotalUpTo28(hand);

/** Who would win a half, or everything, if only these hands took part. */
export function eight28PotLeadersAmong(
  { table }: View,
  hands: readonly Hand[],
  seats: readonly number[],
): Set<number> {
  const hits = seats.filter((seat) => eight28HandOutcomeOf(hands[seat]!) === 'direct-hit');
  if (hits.length > 0) return new Set(hits);
  return new Set(
    (['eight', 'twenty-eight'] as const).flatMap((half) => {
      const contenders = potHalfContenders(half, hands, table.choices, seats);
      const best = Math.max(...contenders.map(({ total }) => total));
      return contenders.filter(({ total }) => total === best).map(({ seat }) => seat);
    }),
  );
}

/** The hands with their hole cards; null while these are hidden. */
export function revealedEight28HandsOf({ table }: View): readonly Hand[] | null {
  return table.phase.type === 'offer' ? null : handsWithHoleCards(table, table.phase.holes);
}

/** Hole cards open, the pot is shared, crystals move to their owners. Waits where a half must be chosen. */
export function revealSteps({
  after,
  events,
  context,
}: TableRevealInput<View, Event>): readonly TableRevealStep[] {
  const hands = revealedEight28HandsOf(after);
  const awards = events.flatMap((event) => (event.type === 'awarded' ? [event.award] : []));
  const opens = events.some(({ type }) => type === 'holes-revealed');
  if (!hands || !(opens || awards.length > 0)) return [];
  const t = translatorFor(gameMessages, context.lang);
  const ms = hands.length > 4 ? OPEN_MANY_MS : OPEN_MS;
  return [
    { stage: 'still', ms: opens ? STILL_MS : STILL_MS / 2 },
    ...(opens ? eight28HandRevealOrder(hands) : []).map(
      (seat): TableRevealStep => ({
        stage: 'open',
        at: seat,
        ms,
        sound: 'select',
        say: openSentence(t, context.nameOf(seat), hands[seat]!),
      }),
    ),
    ...awardSteps(awards, context.me, events),
  ];
}

function openSentence(t: Eight28Translate, who: string, hand: Hand): string {
  switch (eight28HandOutcomeOf(hand)) {
    case 'direct-hit':
      return t('reveal.hit', { who });
    case 'bust':
      return t('reveal.over', { who, total: totalCountingElevensAsOne(hand) });
    case 'choice':
      return t('reveal.total', {
        who,
        total: listWithOr(t, [totalCountingElevensAsOne(hand), bestTotalUpTo28(hand)]),
      });
    case 'eight':
      return t('reveal.total', { who, total: totalCountingElevensAsOne(hand) });
    case 'twenty-eight':
      return t('reveal.total', { who, total: bestTotalUpTo28(hand) });
  }
}

function awardSteps(
  awards: readonly PotPrizeAward[],
  me: number | null,
  events: readonly Event[],
): readonly TableRevealStep[] {
  if (awards.length === 0) return [];
  const isHit = awards.some(({ prize }) => prize === 'direct-hit');
  const shares = awards.flatMap((award) => award.shares);
  const most = Math.max(0, ...shares.map(({ crystals }) => crystals.blue + crystals.red));
  const mine = shares.some(({ seat }) => seat === me);
  const isOver = events.some(({ type }) => type === 'game-ended');
  const mark: TableRevealStep = isHit
    ? { stage: 'mark', ms: DIRECT_HIT_MS, sound: 'win' }
    : { stage: 'mark', ms: MARK_MS, sound: 'reveal' };
  if (most === 0) return [mark];
  const travels = Math.min(most, MAX_FLYING_CRYSTALS);
  return [
    mark,
    { stage: 'travel', ms: travels * CRYSTAL_FLIGHT_GAP_MS + CRYSTAL_TRAVEL_MS, sound: 'place' },
    { stage: 'count', ms: COUNT_MS, sound: isOver && !isHit ? 'win' : mine ? 'gain' : null },
  ];
}
