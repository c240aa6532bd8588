import {
  type Action,
  best28,
  eight28,
  lowTotal,
  pointsOf,
  type State,
  seatToAct,
  type View,
} from '@fivefold/rules/eight28';
import { sharp } from '../hard.ts';
import { ranked } from '../levels.ts';
import { rate } from './evaluate.ts';

/** How everybody plays on in an imagined world: by fixed marks, because the odds take too long thousands of times. */
function steady(view: View): Action {
  if (view.table.now.phase !== 'offer') return ranked(rate(view))[0]!.action;
  const hand = [view.hole!, ...view.table.open[seatToAct(view)!]!];
  const low = lowTotal(hand);
  const isGood = low > 28 || low === 7 || low === 8 || best28(hand) >= 25;
  return { type: isGood ? 'decline' : 'take' };
}

function lead({ table }: State, seat: number): number {
  const points = table.crystals.map(pointsOf);
  const rivals = points.filter((_, at) => at !== seat);
  const mean = rivals.reduce((sum, value) => sum + value, 0) / rivals.length;
  return points[seat]! - 0.5 * Math.max(...rivals) - 0.5 * mean;
}

export const hard = sharp<State, Action, View>({
  game: eight28,
  rate,
  policy: () => steady,
  value: lead,
  stop:
    () =>
    ({ table }) =>
      table.now.phase === 'roundEnd' || table.now.phase === 'over',
  candidates: 2,
  margin: 0.3,
  trust: 2,
  samples: 160,
});
