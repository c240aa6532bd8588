import { eight28CrystalPoints, type State } from '@fivefold/rules/eight28';
import { type CoachModel, pointsAboveMeanOfRivals } from '../coachModel.ts';

/** Playouts end with the round. */
export const eight28CoachModel: CoachModel<State> = {
  unit: 'points',
  costly: 0.7,
  isFar: (from, { table }) =>
    table.round !== from.table.round || table.phase.type === 'round-end' || table.phase.type === 'over',
  value: ({ table }, seat) => pointsAboveMeanOfRivals(table.crystals.map(eight28CrystalPoints), seat),
};
