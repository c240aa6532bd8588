import type { RankedSeat, Seat } from './game.ts';

/** What a seat brings to the ranking: more is better, in the score and in every tie-break. */
export interface SeatRankingInput {
  readonly seat: Seat;
  readonly score: number;
  /** In the order in which they are asked. Every claim of one ranking has the same keys in the same order. */
  readonly ties: readonly { readonly key: string; readonly value: number }[];
}

/** Best first; seats that no tie-break parts share a place. */
export function rankSeats(claims: readonly SeatRankingInput[]): readonly RankedSeat[] {
  const sorted = [...claims].sort((a, b) => difference(b, a) || a.seat - b.seat);
  const standings: RankedSeat[] = [];
  sorted.forEach((claim, i) => {
    const above = sorted[i - 1];
    const shared = above !== undefined && difference(above, claim) === 0;
    standings.push({
      seat: claim.seat,
      place: shared ? (standings[i - 1] as RankedSeat).place : i + 1,
      score: claim.score,
      decidedBy: above === undefined ? null : decidedBy(above, claim),
    });
  });
  return standings;
}

/** Positive when a is better. */
function difference(a: SeatRankingInput, b: SeatRankingInput): number {
  if (a.score !== b.score) return a.score - b.score;
  const i = a.ties.findIndex((tie, at) => tie.value !== b.ties[at]?.value);
  return i < 0 ? 0 : (a.ties[i]?.value ?? 0) - (b.ties[i]?.value ?? 0);
}

function decidedBy(above: SeatRankingInput, below: SeatRankingInput): string | null {
  if (above.score !== below.score) return null;
  return above.ties.find((tie, at) => tie.value !== below.ties[at]?.value)?.key ?? null;
}
