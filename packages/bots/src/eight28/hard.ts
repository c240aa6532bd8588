import { type Random, randomBelow } from '@fivefold/rules';
import type { Action, View } from '@fivefold/rules/eight28';
import type { BotPlayer } from '../bot.ts';
import { sortBestFirst } from '../ratings.ts';
import { flatMonteCarlo } from '../search.ts';
import { rateActions } from './evaluate.ts';
import { explainCardOfferAnswer } from './explain.ts';
import { dealSampler } from './inference.ts';
import { highestTotalUpTo28, MAX_TOTAL_FOR_28, MAX_TOTAL_FOR_EIGHT } from './odds.ts';
import { Eight28Simulation, simulationStartOf } from './roundSimulation.ts';

/** Most playouts, and the difference between the two answers above which none is needed. */
const SAMPLES = 500;
const MARGIN = 0.5;
const RATING_WEIGHT = 0.02;

/** The chance to win the game, by the lead over each rival and the points still to be won. */
function chanceOf({ points, pot, blue, red, final }: Eight28Simulation, me: number): number {
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

/** How a rival plays in one imagined round: by the odds, or by a limit of its own as most people do. */
interface RivalStyle {
  /** Stops at this total; 0 plays by the odds. */
  readonly enough: number;
  /** Stays for the 8 from this total on. */
  readonly eight: number;
}

/** The share of rivals who play by the odds. */
const BY_ODDS = 3;
const drawStyle = (random: Random): RivalStyle =>
  randomBelow(10, random) < BY_ODDS
    ? { enough: 0, eight: 0 }
    : { enough: 19 + randomBelow(9, random), eight: 5 + randomBelow(4, random) };

function takes(round: Eight28Simulation, seat: number, { enough, eight }: RivalStyle): boolean {
  if (enough === 0) {
    const { stay, take } = round.odds(seat);
    return take > stay;
  }
  const { low, extra } = round.held[seat]!;
  if (low > MAX_TOTAL_FOR_28 || (low >= eight && low <= MAX_TOTAL_FOR_EIGHT)) return false;
  return highestTotalUpTo28(low, extra) < enough;
}

/** Plays the round to its end: I answer by the odds, rivals in their styles. */
function playRound(round: Eight28Simulation, styles: readonly RivalStyle[]): void {
  for (let seat = round.asked(); seat >= 0; seat = round.asked())
    round.answer(takes(round, seat, styles[seat]!));
  round.settle();
}

/** Plays the round out with both answers, in deals weighted by what the rivals took and declined. */
export const hardEight28Player: BotPlayer<View, Action> = (view, { random, budget }) => {
  const rated = sortBestFirst(rateActions(view));
  const [first, second] = rated;
  const chosen = { action: first!.action, reason: first!.reason };
  if (view.table.phase.type !== 'offer' || !second || first!.value - second.value > MARGIN) return chosen;
  const me = view.me as number;
  const start = simulationStartOf(view.table);
  const [best] = flatMonteCarlo({
    candidates: rated.map(({ action }) => action),
    priors: rated.map(({ value }) => RATING_WEIGHT * value),
    world: dealSampler(view),
    trial: ({ holes, deck }, action, luck) => {
      const round = new Eight28Simulation(start, holes, deck);
      const styles = holes.map((_, seat) => (seat === me ? { enough: 0, eight: 0 } : drawStyle(luck)));
      round.answer(action.type === 'take');
      playRound(round, styles);
      return chanceOf(round, me);
    },
    random,
    budget: { samples: Math.min(SAMPLES, budget.samples), expired: () => budget.expired() },
  });
  const { action } = best!;
  return { action, reason: explainCardOfferAnswer(view, action) };
};
