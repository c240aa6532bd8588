/** points: of the game. chance: to win the round, from 0 to 1. */
export type CoachValueUnit = 'points' | 'chance';

/** What a review of one game looks at. */
export interface CoachModel<State> {
  readonly unit: CoachValueUnit;
  /** A loss from here on is called costly. */
  readonly costly: number;
  /** Whether a playout that began in `from` has gone far enough: later moves depend little on one decision. */
  readonly isFar: (from: State, state: State, moves: number) => boolean;
  /** The result for a seat: more is better. */
  readonly value: (state: State, seat: number) => number;
}

// biome-ignore lint/suspicious/noExplicitAny: each model knows its own game's state
export type AnyCoachModel = CoachModel<any>;

/** My points above the mean of the rivals. */
export function pointsAboveMeanOfRivals(points: readonly number[], seat: number): number {
  const others = points.filter((_, at) => at !== seat);
  return points[seat]! - others.reduce((sum, each) => sum + each, 0) / others.length;
}
