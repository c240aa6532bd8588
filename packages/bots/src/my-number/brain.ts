import type { Random } from '@fivefold/rules';
import { type Action, myNumber, type State, totalsOf, type View } from '@fivefold/rules/my-number';
import type { Brain } from '../bot.ts';
import { sharp } from '../hard.ts';
import { drawNear, wavering } from '../levels.ts';
import { weighed } from '../weigh.ts';
import { glance, rate } from './evaluate.ts';
import { explains } from './reads.ts';

const POOL = { size: 48, step: 3 };

/** The turn at hand is what matters: there everybody is taken to think, later on to play at first sight. */
const policy =
  (root: View) =>
  (view: View, random: Random): Action =>
    view.table.turn === root.table.turn
      ? drawNear(rate(view), 0.3, random).action
      : drawNear(glance(view), 0.5, random).action;

/** Worlds that explain what the others played last. Who has chosen by now chose like everybody else, not blindly. */
function worlds(root: View): (random: Random) => State {
  const likely = weighed((random) => myNumber.imagine(root, random), explains(root), POOL);
  return (random) => {
    const world = likely(random);
    return { ...world, phase: undecided(world.phase, root.me) };
  };
}

const undecided = (phase: State['phase'], me: View['me']): State['phase'] =>
  phase.type !== 'select'
    ? phase
    : {
        type: 'select',
        selected: phase.selected.map((card, seat) => (seat === me ? card : null)),
        ready: phase.ready.map((yes, seat) => yes && seat === me),
      };

/** How far ahead of the others the finished rounds put a seat. */
function lead({ table }: State, seat: number): number {
  const totals = totalsOf(table.finished, table.collections.length);
  const rivals = totals.filter((_, at) => at !== seat);
  const mean = rivals.reduce((sum, value) => sum + value, 0) / rivals.length;
  return totals[seat]! - 0.5 * Math.max(...rivals) - 0.5 * mean;
}

export const myNumberBrain: Brain<View, Action> = {
  easy: wavering(glance, 0.6),
  medium: wavering(rate, 0.15),
  hard: sharp<State, Action, View>({
    game: myNumber,
    rate,
    policy,
    value: lead,
    worlds,
    stop:
      () =>
      ({ phase }) =>
        phase.type !== 'select',
    candidates: 5,
    margin: 2,
    trust: 0.5,
    samples: 160,
    mix: 0.15,
  }),
};
