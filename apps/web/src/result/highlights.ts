import type { Outcome, Seat } from '@fivefold/rules';
import { byRound, scoredCategories } from './columns.ts';

interface BestRound {
  readonly seat: Seat;
  readonly round: number;
  readonly points: number;
}

/** The most points in one round; null for games with fewer than two rounds. */
export function bestRoundOf({ breakdown }: Outcome): BestRound | null {
  const rounds = byRound(scoredCategories(breakdown));
  if (rounds.length < 2) return null;
  let best: BestRound | null = null;
  for (const { round, points } of rounds) {
    if (round === null) return null;
    for (const [seat, n] of points.entries()) if (n > (best?.points ?? 0)) best = { seat, round, points: n };
  }
  return best;
}

/** Points between first and second; null where points did not decide. */
export function winningMargin({ ranking: [first, second] }: Outcome): number | null {
  return first && second && first.score > second.score ? first.score - second.score : null;
}
