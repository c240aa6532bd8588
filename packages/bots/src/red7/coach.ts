import type { State } from '@fivefold/rules/red7';
import type { CoachModel } from '../coachModel.ts';

/** Playouts end with the round. */
export const red7CoachModel: CoachModel<State> = {
  unit: 'chance',
  costly: 0.1,
  isFar: (from, { table }) =>
    table.rounds.length > from.table.rounds.length || table.phase.type === 'round-end',
  value: ({ table }, seat) => (table.rounds.at(-1)?.winner === seat ? 1 : 0),
};
