import type { State } from '@fivefold/rules/iota';
import { type CoachModel, pointsAboveMeanOfRivals } from '../coachModel.ts';

/** Playouts end after my next turn. */
export const iotaCoach: CoachModel<State> = {
  unit: 'points',
  costly: 7,
  isFar: (from, state, moves) => state.table.over !== null || moves >= from.table.handSizes.length,
  value: ({ table }, seat) => pointsAboveMeanOfRivals(table.scores, seat),
};
