import type { Category, Outcome } from '@fivefold/rules';

/** Categories in which anybody has a point: empty columns tell nothing. */
export const scoredCategories = (breakdown: readonly Category[]): readonly Category[] =>
  breakdown.filter(({ points }) => points.some((n) => n !== 0));

/** Not in a game that is decided by something else than points, such as the cards left in hand. */
export const hasPoints = ({ ranking, breakdown }: Outcome): boolean =>
  ranking.some(({ score }) => score !== 0) || scoredCategories(breakdown).length === 0;

/** The tie-break that decided. Where nobody has points, it is the rule of the game and breaks no tie. */
export const tieBreakOf = (outcome: Outcome): string | null =>
  hasPoints(outcome)
    ? (outcome.ranking.find(({ decidedBy }) => decidedBy !== null)?.decidedBy ?? null)
    : null;

/** One column for each round, where a narrow screen has no room for all of them. */
export function byRound(columns: readonly Category[]): readonly Category[] {
  const rounds = new Map<number | null, Category>();
  for (const column of columns) {
    // What belongs to no round keeps its own name.
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

/** The category of all rounds alike, which need not be named in each of them. */
export function onlyKeyOf(columns: readonly Category[]): string | null {
  const [first, ...others] = columns;
  if (!first || others.length === 0 || first.round === null || first.key === '') return null;
  return others.every(({ key }) => key === first.key) ? first.key : null;
}
