import type { Random } from '@fivefold/rules';
import { type Action, myNumber, type State, totalsOf, type View } from '@fivefold/rules/my-number';
import type { Brain } from '../bot.ts';
import { sharp } from '../hard.ts';
import { drawNear, wavering } from '../levels.ts';
import { glance, rate } from './evaluate.ts';

const quick = (view: View, random: Random): Action => drawNear(glance(view), 0.8, random).action;

/** How far ahead of the others the finished rounds put a seat. */
function lead({ table }: State, seat: number): number {
  const totals = totalsOf(table.finished, table.collections.length);
  const rivals = totals.filter((_, at) => at !== seat);
  const mean = rivals.reduce((sum, value) => sum + value, 0) / rivals.length;
  return totals[seat]! - 0.5 * Math.max(...rivals) - 0.5 * mean;
}

export const myNumberBrain: Brain<View, Action> = {
  easy: wavering(glance, 2),
  medium: wavering(rate, 0.15),
  hard: sharp<State, Action, View>({
    game: myNumber,
    rate,
    policy: quick,
    value: lead,
    stop:
      () =>
      ({ stage }) =>
        stage.phase !== 'select',
    candidates: 5,
    samples: 300,
    mix: 0.15,
  }),
};
