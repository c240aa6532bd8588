import type { GameId } from '@fivefold/rules';
import { crystalPoints, type State as Eight28State } from '@fivefold/rules/eight28';
import type { State as IotaState } from '@fivefold/rules/iota';
import { type State as MyNumberState, roundScoreOf, totalScores } from '@fivefold/rules/my-number';
import { type State as PodelimState, pointsByPlayer } from '@fivefold/rules/podelim';
import type { State as Red7State } from '@fivefold/rules/red7';

/** points: of the game. chance: to win the round, from 0 to 1. */
export type CoachUnit = 'points' | 'chance';

/** What a review of one game looks at. */
export interface CoachModel {
  readonly unit: CoachUnit;
  /** A loss from here on is called costly. */
  readonly costly: number;
  /** Whether a playout that began in `from` has gone far enough. */
  readonly isFar: (from: unknown, state: unknown, moves: number) => boolean;
  /** The result for a seat: more is better. */
  readonly value: (state: unknown, seat: number) => number;
}

function model<State>(own: {
  readonly unit: CoachUnit;
  readonly costly: number;
  readonly isFar: (from: State, state: State, moves: number) => boolean;
  readonly value: (state: State, seat: number) => number;
}): CoachModel {
  return {
    unit: own.unit,
    costly: own.costly,
    isFar: (from, state, moves) => own.isFar(from as State, state as State, moves),
    value: (state, seat) => own.value(state as State, seat),
  };
}

/** My points above the mean of the rivals. */
function leadOf(points: readonly number[], seat: number): number {
  const others = points.filter((_, at) => at !== seat);
  return points[seat]! - others.reduce((sum, each) => sum + each, 0) / others.length;
}

/** Playouts end with the round, and in Iota after my next turn: what comes later depends little on one decision. */
export const COACH_MODELS: Readonly<Record<GameId, CoachModel>> = {
  podelim: model<PodelimState>({
    unit: 'points',
    costly: 2.5,
    isFar: (from, state) => state.table.round !== from.table.round || state.table.phase.type === 'over',
    value: ({ table }, seat) => leadOf(pointsByPlayer(table.players), seat),
  }),
  'my-number': model<MyNumberState>({
    unit: 'points',
    costly: 2,
    isFar: (_, { phase }) => phase.type !== 'select',
    value: ({ phase, table }, seat) => {
      const totals = totalScores(table.finished, table.collections.length);
      if (phase.type !== 'select') return leadOf(totals, seat);
      const now = totals.map(
        (total, at) => total + roundScoreOf(at, table.order, table.goals, table.collections).total,
      );
      return leadOf(now, seat);
    },
  }),
  iota: model<IotaState>({
    unit: 'points',
    costly: 7,
    isFar: (from, state, moves) => state.table.over !== null || moves >= from.table.handSizes.length,
    value: ({ table }, seat) => leadOf(table.scores, seat),
  }),
  red7: model<Red7State>({
    unit: 'chance',
    costly: 0.1,
    isFar: (from, { table }) =>
      table.rounds.length > from.table.rounds.length || table.phase.type === 'round-end',
    value: ({ table }, seat) => (table.rounds.at(-1)?.winner === seat ? 1 : 0),
  }),
  eight28: model<Eight28State>({
    unit: 'points',
    costly: 0.7,
    isFar: (from, { table }) =>
      table.round !== from.table.round || table.phase.type === 'round-end' || table.phase.type === 'over',
    value: ({ table }, seat) => leadOf(table.crystals.map(crystalPoints), seat),
  }),
};
