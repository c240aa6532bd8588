import { myNumberRoundScoreOf, myNumberTotalScores, type State } from '@fivefold/rules/my-number';
import { type CoachModel, pointsAboveMeanOfRivals } from '../coachModel.ts';

/** Playouts end with the round. */
export const myNumberCoachModel: CoachModel<State> = {
  unit: 'points',
  costly: 2,
  isFar: (_, { phase }) => phase.type !== 'select',
  value: ({ phase, table }, seat) => {
    const totals = myNumberTotalScores(table.finished, table.collections.length);
    if (phase.type !== 'select') return pointsAboveMeanOfRivals(totals, seat);
    const now = totals.map(
      (total, at) => total + myNumberRoundScoreOf(at, table.order, table.goals, table.collections).total,
    );
    return pointsAboveMeanOfRivals(now, seat);
  },
};
