import type { Outcome, ScoreCategory, Seat } from '../kernel/game.ts';
import { rankSeats } from '../kernel/rank.ts';
import { bestTotalUpTo28, type Card, eight28HandOutcomeOf, totalCountingElevensAsOne } from './cards.ts';
import {
  type Eight28Crystals,
  POT_HALVES,
  type PotDistribution,
  type PotHalf,
  type PotPrize,
  type PotPrizeAward,
  type PublicState,
  type State,
} from './types.ts';

export const NO_EIGHT28_CRYSTALS: Eight28Crystals = { blue: 0, red: 0 };

export const eight28CrystalPoints = ({ blue, red }: Eight28Crystals): number => blue + 2 * red;

export const addEight28Crystals = (a: Eight28Crystals, b: Eight28Crystals): Eight28Crystals => ({
  blue: a.blue + b.blue,
  red: a.red + b.red,
});

export function seatsClockwiseFrom(from: Seat, seats: number): readonly Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i += 1) order.push((from + i) % seats);
  return order;
}

/** n shares of equal value, as large as the colors allow, and what is left over (rules 4.6). */
export function shareCrystals(
  { blue, red }: Eight28Crystals,
  n: number,
): { readonly shares: readonly Eight28Crystals[]; readonly rest: Eight28Crystals } {
  let value = Math.floor((blue + 2 * red) / n);
  const redFor = (s: number) => Math.min(red, n * Math.floor(s / 2));
  while (n * value - 2 * redFor(value) > blue) value -= 1;
  const reds = redFor(value);
  const shares = Array.from({ length: n }, (_, k) => {
    const share = Math.floor(reds / n) + (k < reds % n ? 1 : 0);
    return { blue: value - 2 * share, red: share };
  });
  return { shares, rest: { blue: blue - (n * value - 2 * reds), red: red - reds } };
}

export interface PotHalfContender {
  readonly seat: Seat;
  readonly total: number;
}

/** What a hand brings to a half. */
export const handTotalForPotHalf = (half: PotHalf, hand: readonly Card[]): number =>
  half === 'eight' ? totalCountingElevensAsOne(hand) : bestTotalUpTo28(hand);

/** Who takes part in a half, in the given order of seats. Who has yet to choose takes part in none. */
export const potHalfContenders = (
  half: PotHalf,
  hands: readonly (readonly Card[])[],
  choices: readonly (PotHalf | null)[],
  order: readonly Seat[],
): readonly PotHalfContender[] =>
  order
    .filter((seat) => eight28HandOutcomeOf(hands[seat]!) === half || choices[seat] === half)
    .map((seat) => ({ seat, total: handTotalForPotHalf(half, hands[seat]!) }));

function award(
  prize: PotPrize,
  crystals: Eight28Crystals,
  entries: readonly PotHalfContender[],
): PotPrizeAward {
  if (entries.length === 0) return { prize, crystals, total: null, shares: [], rest: crystals };
  const total = Math.max(...entries.map((entry) => entry.total));
  const winners = entries.filter((entry) => entry.total === total);
  const { shares, rest } = shareCrystals(crystals, winners.length);
  return {
    prize,
    crystals,
    total,
    shares: winners.map(({ seat }, k) => ({ seat, crystals: shares[k]! })),
    rest,
  };
}

/** What a half would bring to a player who chose it, against those who are fixed already. */
export interface PotHalfPreview {
  readonly half: PotHalf;
  /** My own total in this half. */
  readonly total: number;
  /** Whom I have to beat or equal: everyone fixed with the best total. */
  readonly rivals: readonly PotHalfContender[];
  readonly result: 'wins' | 'shares' | 'loses';
  readonly gain: Eight28Crystals;
}

export function previewPotHalf(
  half: PotHalf,
  me: Seat,
  hands: readonly (readonly Card[])[],
  { choices, dealer, pot }: Pick<PublicState, 'choices' | 'dealer' | 'pot'>,
): PotHalfPreview {
  const crystals = splitPot(pot)[half];
  const order = seatsClockwiseFrom(dealer, hands.length);
  const fixed = potHalfContenders(half, hands, choices, order);
  const best = award(half, crystals, fixed).total;
  const rivals = fixed.filter((entry) => entry.total === best);
  const total = handTotalForPotHalf(half, hands[me]!);
  const after = award(half, crystals, potHalfContenders(half, hands, choices.with(me, half), order));
  const mine = after.shares.find((share) => share.seat === me);
  const result = mine === undefined ? 'loses' : after.shares.length === 1 ? 'wins' : 'shares';
  return { half, total, rivals, result, gain: mine?.crystals ?? NO_EIGHT28_CRYSTALS };
}

export const eight28DirectHitSeats = (
  hands: readonly (readonly Card[])[],
  order: readonly Seat[],
): readonly Seat[] => order.filter((seat) => eight28HandOutcomeOf(hands[seat]!) === 'direct-hit');

/** The pot in two halves, as it would be shared now. */
export function splitPot(
  pot: Eight28Crystals,
): Readonly<Record<PotHalf, Eight28Crystals>> & { readonly odd: Eight28Crystals } {
  const { shares, rest } = shareCrystals(pot, 2);
  return { eight: shares[0]!, 'twenty-eight': shares[1]!, odd: rest };
}

export function distributePot(
  pot: Eight28Crystals,
  hands: readonly (readonly Card[])[],
  choices: readonly (PotHalf | null)[],
  dealer: Seat,
): PotDistribution {
  const order = seatsClockwiseFrom(dealer, hands.length);
  const hits = eight28DirectHitSeats(hands, order);
  if (hits.length > 0) {
    const all = award(
      'direct-hit',
      pot,
      hits.map((seat) => ({ seat, total: 28 })),
    );
    return { pot, awards: [all], odd: NO_EIGHT28_CRYSTALS, aside: all.rest };
  }
  const halves = splitPot(pot);
  const awards = POT_HALVES.map((half) =>
    award(half, halves[half], potHalfContenders(half, hands, choices, order)),
  );
  return {
    pot,
    awards,
    odd: halves.odd,
    aside: awards.reduce((sum, { rest }) => addEight28Crystals(sum, rest), halves.odd),
  };
}

/** The score sheet's lines for a round; a prize that gave nobody a point has none. */
export const eight28ScoreSheetOf = (
  awards: readonly PotPrizeAward[],
  round: number,
  seats: number,
): readonly ScoreCategory[] =>
  awards
    .map(({ prize, shares }) => {
      const points = Array.from({ length: seats }, () => 0);
      for (const { seat, crystals } of shares) points[seat] = eight28CrystalPoints(crystals);
      return { key: prize, round, points };
    })
    .filter(({ points }) => points.some((point) => point > 0));

export function outcome({ table }: State): Outcome | null {
  if (table.phase.type !== 'over') return null;
  return {
    // Rules R9: no tie-break, a tie is a shared victory.
    ranking: rankSeats(
      table.crystals.map((crystals, seat) => ({ seat, score: eight28CrystalPoints(crystals), ties: [] })),
    ),
    breakdown: table.sheet,
  };
}
