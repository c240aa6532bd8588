import type { Random } from '@fivefold/rules';
import {
  type Action,
  type Card,
  MY_NUMBER_ROUND_COUNT,
  myNumberTotalScores,
  type View,
} from '@fivefold/rules/my-number';
import type { BotPlayer } from '../bot.ts';
import { drawNearBestAction, sortBestFirst } from '../ratings.ts';
import { flatMonteCarlo } from '../search.ts';
import { rateMyNumberActions } from './evaluate.ts';
import { explainMyNumberCardChoice } from './explain.ts';
import { createMyNumberRivalSampler, type ImaginedMyNumberRivals } from './inference.ts';
import { chooseMyNumberPlayoutCard, chooseMyNumberRivalCard } from './playoutChoices.ts';
import { MyNumberRoundSimulation } from './roundSimulation.ts';

/** Most playouts for one decision. */
const SAMPLES = 1500;
/** Of them, how many compare all cards; the rest compare those that are left. */
const FIRST_SHARE = 0.3;
/** Cards whose chance to win is below the best by more than this are left out then. */
const MARGIN = 0.02;
/** The spread of the draw among the best cards: with few rivals somebody could predict a bot. */
const drawSpread = (seats: number): number => (seats <= 3 ? 0.006 : 0.002);
/** The spread of a lead in points: by what a round to come may change, and at the end, where it hardly matters. */
const ROUND_SPREAD = 4;
const END_SPREAD = 0.6;

/** The chance of a seat to win the game with these totals and this number of rounds left. */
function winChance(totals: readonly number[], me: number, roundsLeft: number): number {
  const spread = roundsLeft === 0 ? END_SPREAD : ROUND_SPREAD * Math.sqrt(roundsLeft);
  let sum = 0;
  for (const total of totals) sum += Math.exp((total - totals[me]!) / spread);
  return 1 / sum;
}

function playOut(
  view: View,
  { hands, styles }: ImaginedMyNumberRivals,
  first: Card,
  before: readonly number[],
  luck: Random,
): number {
  const me = view.me as number;
  const round = new MyNumberRoundSimulation(view.table, hands);
  round.playTurn((seat) => (seat === me ? first : chooseMyNumberRivalCard(round, seat, styles[seat]!, luck)));
  while (!round.isLastTurn())
    round.playTurn((seat) =>
      seat === me
        ? chooseMyNumberPlayoutCard(round, seat)
        : chooseMyNumberRivalCard(round, seat, styles[seat]!, luck),
    );
  const totals = round.finish().map((points, seat) => points + before[seat]!);
  return winChance(totals, me, MY_NUMBER_ROUND_COUNT - view.table.round);
}

/** Plays the round out with each card, in imagined hands and with rivals of many styles. */
export const hardMyNumberBot: BotPlayer<View, Action> = (view, { random, budget }) => {
  const rated = sortBestFirst(rateMyNumberActions(view));
  const [first] = rated;
  const decision = { action: first!.action, reason: first!.reason };
  if (view.phase.type !== 'select' || rated.length === 1) return decision;
  const seats = view.table.collections.length;
  const before = myNumberTotalScores(view.table.finished, seats);
  const world = createMyNumberRivalSampler(view);
  const reasons = new Map(rated.map(({ action, reason }) => [action, reason]));
  const limit = Math.min(SAMPLES, budget.samples);
  const compare = (candidates: readonly Action[], samples: number) =>
    flatMonteCarlo({
      candidates,
      world,
      trial: (imagined, action, luck) =>
        playOut(view, imagined, action.type === 'select' ? action.card : 0, before, luck),
      keepsAll: true,
      random,
      budget: { samples, expired: () => budget.expired() },
    });
  let searched = compare(
    rated.map(({ action }) => action),
    Math.ceil(FIRST_SHARE * limit),
  );
  if (searched[0]!.samples === 0) return decision;
  const near = searched.filter(({ mean }) => mean >= searched[0]!.mean - MARGIN);
  if (near.length === 1) searched = near;
  else {
    const again = compare(
      near.map(({ action }) => action),
      Math.floor((1 - FIRST_SHARE) * limit),
    );
    searched = again[0]!.samples > 0 ? again : near;
  }
  const finalists = searched.map(({ action, mean }) => ({
    action,
    value: mean,
    reason: reasons.get(action)!,
  }));
  const chosen = drawNearBestAction(finalists, drawSpread(seats), random);
  return { action: chosen.action, reason: explainMyNumberCardChoice(view, chosen.action, finalists) };
};
