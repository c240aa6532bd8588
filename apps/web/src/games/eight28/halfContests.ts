import {
  type Eight28Crystals,
  handsWithHoleCards,
  type PotDistribution,
  type PotHalf,
  type PotPrize,
  type PotPrizeAward,
  potHalfContenders,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/eight28';

/** A player who plays for a half. */
interface Contender {
  readonly seat: number;
  readonly total: number;
  /** Has not chosen yet, and may play for either half. */
  readonly open: boolean;
}
export interface PotHalfContest {
  readonly prize: PotPrize;
  readonly crystals: Eight28Crystals;
  /** Best first; those who have not chosen come last. */
  readonly runners: readonly Contender[];
  /** What was awarded; null before that. */
  readonly award: PotPrizeAward | null;
}

const PRIZES: readonly PotHalf[] = ['eight', 'twenty-eight'];

/** Who plays for which half, as far as it is known. I am listed once I have chosen. */
export function potHalfContestsOf({ table, me }: View, why: ViewExplanation): readonly PotHalfContest[] {
  const { phase } = table;
  if (phase.type === 'offer') return [];
  const distribution: PotDistribution | null = phase.type === 'choice' ? null : phase.distribution;
  const hit = distribution?.awards.find(({ prize }) => prize === 'direct-hit');
  if (hit)
    return [
      {
        prize: 'direct-hit',
        crystals: hit.crystals,
        runners: hit.shares.map(({ seat }) => ({ seat, total: hit.total!, open: false })),
        award: hit,
      },
    ];
  const hands = handsWithHoleCards(table, phase.holes);
  const seats = hands.map((_, seat) => seat);
  const undecided = seats.filter(
    (seat) =>
      phase.type === 'choice' &&
      seat !== me &&
      why.seats[seat]!.verdict === 'choice' &&
      table.choices[seat] === null,
  );
  return PRIZES.map((prize) => {
    const award = distribution?.awards.find((one) => one.prize === prize) ?? null;
    const fixed = potHalfContenders(prize, hands, table.choices, seats).toSorted((a, b) => b.total - a.total);
    const open = undecided.flatMap((seat) =>
      potHalfContenders(prize, hands, table.choices.with(seat, prize), [seat]),
    );
    const runners = [
      ...fixed.map((entry) => ({ ...entry, open: false })),
      ...open.map((entry) => ({ ...entry, open: true })),
    ];
    return { prize, crystals: award?.crystals ?? why.halves[prize], runners, award };
  });
}
