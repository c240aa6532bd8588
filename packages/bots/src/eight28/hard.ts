import type { Action, View } from '@fivefold/rules/eight28';
import type { BotPlayer } from '../bot.ts';
import { sortBestFirst } from '../ratings.ts';
import { flatMonteCarlo } from '../search.ts';
import { rateEight28Actions } from './evaluate.ts';
import { explainEight28Answer } from './explain.ts';
import { createEight28HiddenCardSampler } from './inference.ts';
import { MAX_TOTAL_TO_WIN_28 } from './odds.ts';
import { type Eight28RivalPlayStyle, eight28HandTableIndex } from './rivalStyles.ts';
import { createEight28RoundStart, Eight28RoundSimulation } from './roundSimulation.ts';
import { SimulatedDeckPerSeat } from './simulatedDecks.ts';

/** Most playouts, and the difference between the two ratings above which none is needed. */
const SAMPLES = 2000;
const MARGIN = 0.5;
/** The weight of the rating, which is in halves of the pot, beside the chance to win. */
const RATING_WEIGHT = 0.01;

/** What a round with red crystals adds, on average. */
const RED_POINTS = 4;
/** The points that I win more than a rival, of those that are left. */
const ADVANTAGE = 0.1;

/** The chance to win the game, by all points and what is left to win. Its constants fit games against simple players. */
function chanceOf({ points, pot, blue, final }: Eight28RoundSimulation, me: number): number {
  if (final) {
    const most = Math.max(...points);
    return points[me] === most ? 1 / points.filter((each) => each === most).length : 0;
  }
  const left = pot + blue + RED_POINTS;
  const spread = Math.sqrt(2 + left / 2);
  const mine = points[me]! + ADVANTAGE * left;
  let sum = 1;
  points.forEach((each, seat) => {
    if (seat !== me) sum += Math.exp((each - mine) / spread);
  });
  return 1 / sum;
}

/** A number from 0 to 1 for each seat and each of its answers, so that chance does not depend on what others do. */
function chanceFor(luck: number, seat: number, answer: number): number {
  let mixed =
    Math.imul(luck ^ Math.imul(seat + 1, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(answer + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** Plays the round to its end: I answer by the odds, rivals in their styles. */
function playRound(
  round: Eight28RoundSimulation,
  me: number,
  styles: readonly Eight28RivalPlayStyle[],
  luck: number,
): void {
  const answers = styles.map(() => 0);
  for (let seat = round.asked(); seat >= 0; seat = round.asked()) {
    if (seat === me) {
      const { stay, take } = round.odds(seat);
      round.answer(take > stay);
      continue;
    }
    const { low, extra } = round.held[seat]!;
    const { wavers, takes } = styles[seat]!;
    const rests = low > MAX_TOTAL_TO_WIN_28 || (!wavers && round.shown[seat]!.rests);
    const chance = rests ? 0 : takes[eight28HandTableIndex(low, extra)]!;
    round.answer(wavers ? chanceFor(luck, seat, answers[seat]!) < chance : chance > 0.5);
    answers[seat]! += 1;
  }
  round.settle();
}

/** Plays the round out with both answers, in deals weighted by what the rivals took and declined. */
export const hardEight28Bot: BotPlayer<View, Action> = (view, { random, budget }) => {
  const rated = sortBestFirst(rateEight28Actions(view));
  const [first, second] = rated;
  const chosen = { action: first!.action, reason: first!.reason };
  if (view.table.phase.type !== 'offer' || !second) return chosen;
  // In the last round, a player behind may have to take any risk.
  if (!view.table.final && first!.value - second.value > MARGIN) return chosen;
  const me = view.me as number;
  const start = createEight28RoundStart(view.table);
  const [best] = flatMonteCarlo({
    candidates: rated.map(({ action }) => action),
    priors: rated.map(({ value }) => RATING_WEIGHT * value),
    world: createEight28HiddenCardSampler(view),
    trial: ({ holes, deck, styles }, action, luck) => {
      const round = new Eight28RoundSimulation(start, holes, new SimulatedDeckPerSeat(deck, holes.length));
      round.answer(action.type === 'take');
      playRound(round, me, styles, luck.next());
      return chanceOf(round, me);
    },
    random,
    budget: { samples: Math.min(SAMPLES, budget.samples), expired: () => budget.expired() },
  });
  const { action } = best!;
  return { action, reason: explainEight28Answer(view, action) };
};
