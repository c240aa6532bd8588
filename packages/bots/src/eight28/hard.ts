import type { Action, View } from '@fivefold/rules/eight28';
import type { BotPlayer } from '../bot.ts';
import { sortBestFirst } from '../ratings.ts';
import { flatMonteCarlo } from '../search.ts';
import { rateActions } from './evaluate.ts';
import { dealSampler } from './inference.ts';
import { RoundSimulation, simulationStartOf } from './roundSimulation.ts';

/** Most playouts, and the difference between the two answers above which none is needed. */
const SAMPLES = 200;
const MARGIN = 0.5;
const RATING_WEIGHT = 0.02;

/** The chance to win the game, by the lead over each rival and the points still to be won. */
function chanceOf({ points, pot, blue, red, final }: RoundSimulation, me: number): number {
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

/** Plays the round to its end; all seats answer by their odds. */
function playRound(round: RoundSimulation): void {
  for (let seat = round.asked(); seat >= 0; seat = round.asked()) {
    const { stay, take } = round.odds(seat);
    round.answer(take > stay);
  }
  round.settle();
}

/** Plays the round out with both answers, in deals weighted by what the rivals took and declined. */
export const hardEight28Player: BotPlayer<View, Action> = (view, { random, budget }) => {
  const rated = sortBestFirst(rateActions(view));
  const [first, second] = rated;
  const chosen = { action: first!.action, reason: first!.reason };
  if (view.table.phase.type !== 'offer' || first!.value - second!.value > MARGIN) return chosen;
  const me = view.me as number;
  const start = simulationStartOf(view.table);
  const [best] = flatMonteCarlo({
    candidates: rated.map(({ action }) => action),
    priors: rated.map(({ value }) => RATING_WEIGHT * value),
    world: dealSampler(view),
    trial: ({ holes, deck }, action) => {
      const round = new RoundSimulation(start, holes, deck);
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
