import type { Outcome, ScoreCategory } from '@fivefold/rules';

/** Categories in which somebody has points. */
export const scoreCategoriesWithPoints = (breakdown: readonly ScoreCategory[]): readonly ScoreCategory[] =>
  breakdown.filter(({ points }) => points.some((n) => n !== 0));

/** False for games that are not decided by points. */
export const isDecidedByPoints = ({ ranking, breakdown }: Outcome): boolean =>
  ranking.some(({ score }) => score !== 0) || scoreCategoriesWithPoints(breakdown).length === 0;

/** The tie-break that decided; null in games without points. */
export const decidingTieBreakOf = (outcome: Outcome): string | null =>
  isDecidedByPoints(outcome)
    ? (outcome.ranking.find(({ decidedBy }) => decidedBy !== null)?.decidedBy ?? null)
    : null;

/** One column per round, for narrow screens. */
export function sumCategoriesByRound(columns: readonly ScoreCategory[]): readonly ScoreCategory[] {
  const rounds = new Map<number | null, ScoreCategory>();
  for (const column of columns) {
    // Categories without a round cannot be joined.
    if (column.round === null) return columns;
    const sum = rounds.get(column.round);
    rounds.set(column.round, {
      key: '',
      round: column.round,
      points: column.points.map((n, seat) => n + (sum?.points[seat] ?? 0)),
    });
  }
  return [...rounds.values()];
}

/** The category that all rounds have in common; it is named only once. */
export function commonScoreCategoryKeyOf(columns: readonly ScoreCategory[]): string | null {
  const [first, ...others] = columns;
  if (!first || others.length === 0 || first.round === null || first.key === '') return null;
  return others.every(({ key }) => key === first.key) ? first.key : null;
}
