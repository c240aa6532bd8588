import { pointsOfPodelimStacks, type State } from '@fivefold/rules/podelim';
import { type CoachModel, pointsAboveMeanOfRivals } from '../coachModel.ts';

/** Playouts end with the round. */
export const podelimCoachModel: CoachModel<State> = {
  unit: 'points',
  costly: 2.5,
  isFar: (from, state) => state.table.round !== from.table.round || state.table.phase.type === 'over',
  value: ({ table }, seat) => pointsAboveMeanOfRivals(pointsOfPodelimStacks(table.players), seat),
};
