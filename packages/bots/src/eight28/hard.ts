import type { Action, View } from '@fivefold/rules/eight28';
import type { Player } from '../bot.ts';
import { ranked } from '../levels.ts';
import { flatMonteCarlo } from '../search.ts';
import { rate } from './evaluate.ts';
import { readingOf } from './reads.ts';
import { Round, startOf } from './round.ts';

/** Playouts at the most, and the distance between the two answers beyond which none is needed. */
const SAMPLES = 200;
const MARGIN = 0.5;
const TRUST = 0.02;

/** The chance to win from here, by the lead over each rival and what is left to be won. */
function chanceOf({ points, pot, blue, red, final }: Round, me: number): number {
  if (final) {
    const most = Math.max(...points);
    return points[me] === most ? 1 / points.filter((each) => each === most).length : 0;
  }
  const scale = 0.8 * Math.sqrt(pot + blue + Math.min(6, 2 * red) + 1);
  return points.reduce(
    (chance, each, seat) => (seat === me ? chance : chance / (1 + Math.exp((each - points[me]!) / scale))),
    1,
  );
}

/** Plays the round to its end: everybody goes by the odds of what they see. */
function playRound(round: Round): void {
  for (let seat = round.asked(); seat >= 0; seat = round.asked()) {
    const { stay, take } = round.odds(seat);
    round.answer(take > stay);
  }
  round.settle();
}

/** The round is played out with both answers, in deals weighed by what the others took and declined. */
export const hard: Player<View, Action> = (view, { random, budget }) => {
  const rated = ranked(rate(view));
  const [first, second] = rated;
  const chosen = { action: first!.action, reason: first!.reason };
  if (view.table.phase.type !== 'offer' || first!.value - second!.value > MARGIN) return chosen;
  const me = view.me as number;
  const start = startOf(view.table);
  const [best] = flatMonteCarlo({
    candidates: rated.map(({ action }) => action),
    heads: rated.map(({ value }) => TRUST * value),
    world: readingOf(view),
    trial: ({ holes, deck }, action) => {
      const round = new Round(start, holes, deck);
      round.answer(action.type === 'take');
      playRound(round);
      return chanceOf(round, me);
    },
    random,
    budget: { samples: Math.min(SAMPLES, budget.samples), expired: () => budget.expired() },
  });
  if (best!.samples === 0 || best!.action === first!.action) return chosen;
  return { action: best!.action, reason: { code: 'looked-ahead', worlds: best!.samples } };
};
