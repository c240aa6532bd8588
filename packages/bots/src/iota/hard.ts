import type { Random } from '@fivefold/rules';
import { type Action, cardIdOf, FIRST_WILD_CARD_ID, iota, isWild, type View } from '@fivefold/rules/iota';
import type { BotDecision, BotPlayer } from '../bot.ts';
import { sampleWeightedWorlds } from '../inference.ts';
import { sortBestFirst } from '../ratings.ts';
import { flatMonteCarlo } from '../search.ts';
import { isIotaEndgame, solveIotaEndgameTurn } from './endgameTurn.ts';
import {
  IOTA_OPEN_LINE_COST,
  IOTA_WILD_CARD_IN_HAND_VALUE,
  type RatedIotaPlay,
  rateIotaActions,
} from './evaluate.ts';
import { type ComparedIotaPlay, explainIotaPlayComparison } from './explain.ts';
import { iotaHandLikelihood } from './inference.ts';
import type { IotaCardId } from './playFinder.ts';
import { IotaSimulation, type IotaSimulationWeights, type SimulatedIotaTurns } from './simulation.ts';
import { iotaResultOfTurn } from './turnResult.ts';

/** How many of the best rated turns are searched, and in how many trials at most. */
const CANDIDATES = 12;
const TRIALS = 1200;
/** A trial of the children's game goes on to its end. */
const CHILDREN_TRIALS = 600;
/** The children's game is searched when so few cards are left in the deck. */
const CHILDREN_DECK = 16;
/** How much likelier a card less in hand makes a win, as far as a trial can tell. */
const CARD_AHEAD = 4;
/** All that there are. */
const WILDS = 2;
const TO_THE_END = 1000;
/** With so few cards in the deck for each seat, a trial goes on to the end of the game: going out doubles a turn. */
const LATE_DECK = 2;
/** Turns rated worse than the best by more than this are not searched. */
const MARGIN = 25;
const HAND = 4;
const WORLD_POOL = { size: 240, step: 4 };
/** What a wild in hand is worth when the deck is empty. */
const LATE_WILD = 3;
const POINTS: IotaSimulationWeights = {
  deck: { wild: IOTA_WILD_CARD_IN_HAND_VALUE, open: IOTA_OPEN_LINE_COST, endsGame: false },
  empty: { wild: LATE_WILD, open: IOTA_OPEN_LINE_COST, endsGame: true, card: 2 },
};
/** In the children's game only cards count, and wilds are kept for the end. */
const CARDS: IotaSimulationWeights = {
  deck: { card: 1, wild: 1.5, open: 0, endsGame: false, hasPoints: false },
  empty: { card: 1, wild: 0.5, open: 0, endsGame: false, hasPoints: false },
};
/** Points by which a lead changes the chance to win, for each root of the cards that every player can still lay. */
const LEAD_SPREAD = 12;

interface World {
  readonly hands: readonly (readonly IotaCardId[])[];
  readonly deck: readonly IotaCardId[];
}

/** To my next turn, which the rivals may spoil, with a single rival one round more; late in the game to its end. */
function turnsAhead({ handSizes, deckSize, options }: View['table']): number {
  const seats = handSizes.length;
  if (!options.scoring || deckSize <= LATE_DECK * seats) return TO_THE_END;
  return seats === 2 ? 4 : seats;
}

/**
 * The hand that is left when the deck is empty decides the children's game, so a hand without both wilds is swapped as long
 * as there is a deck. But not right after another swap, or nobody would empty the deck.
 */
const isSwapBetter = ({ table, hand }: View, best: RatedIotaPlay): boolean =>
  table.quiet === 0 && best.action.recycles.length === 0 && hand.filter(isWild).length < WILDS;

const swapForTheEnd = ({ action }: RatedIotaPlay): BotDecision<Action> => ({
  action,
  reason: { code: 'child-swap', cards: action.type === 'pass' ? action.swap.length : 0 },
});

/** Plays the best rated turns on in imagined deals, the children's game to its end; solves the end of two. */
export const hardIotaBot: BotPlayer<View, Action> = (view, { random, budget }) => {
  const { table } = view;
  const { scoring } = table.options;
  const solved = isIotaEndgame(view) ? solveIotaEndgameTurn(view, budget) : null;
  if (solved)
    return { action: solved.action, reason: { code: solved.exact ? 'end-game' : 'end-game-so-far' } };
  const all = sortBestFirst(rateIotaActions(view));
  const [first] = all;
  const best = all.slice(0, CANDIDATES).filter(({ value }) => value >= first!.value - MARGIN);
  const pass = all.find(({ action }) => action.type === 'pass')!;
  if (!scoring && table.deckSize > CHILDREN_DECK && isSwapBetter(view, first!)) return swapForTheEnd(pass);
  const rated = scoring || best.includes(pass) ? best : [...best, pass];
  const isSearched = rated.length > 1 && budget.samples > 0 && (scoring || table.deckSize <= CHILDREN_DECK);
  if (!isSearched) return { action: first!.action, reason: first!.reason };
  const seats = table.handSizes.length;
  const me = table.turn;
  const next = (me + 1) % seats;
  const compared = new Map(
    rated.map((play) => {
      const seen: ComparedIotaPlay = { points: play.points, replies: 0, next: 0, trials: 0 };
      return [play, { seen, run: simulationAfter(view, play.action) }];
    }),
  );
  const imagined = (chance: Random): World => {
    const { hands, deck } = iota.imagine(view, chance);
    return { hands: hands.map((cards) => cards.map(cardIdOf)), deck: deck.map(cardIdOf) };
  };
  const explains = scoring ? iotaHandLikelihood(view, next) : null;
  const turns = turnsAhead(table);
  const samples = Math.min(scoring ? TRIALS : CHILDREN_TRIALS, budget.samples);
  const tried = flatMonteCarlo({
    candidates: rated,
    world: explains
      ? sampleWeightedWorlds(imagined, ({ hands }) => explains(hands[next]!), WORLD_POOL)
      : imagined,
    trial: (world, play) => {
      const { run, seen } = compared.get(play)!;
      const result = run(world, turns);
      seen.replies += result.first[next]!;
      seen.next += result.first[me]!;
      seen.trials += 1;
      return scoring ? chanceByPoints(view, result, play.points) : chanceByCards(result, me);
    },
    random,
    budget: { samples, expired: () => budget.expired() },
  });
  const chosen = tried[0]!.action;
  if (!scoring)
    return chosen === pass ? swapForTheEnd(pass) : { action: chosen.action, reason: chosen.reason };
  const seen = [...compared.values()].map((play) => play.seen);
  return {
    action: chosen.action,
    reason: explainIotaPlayComparison(chosen, compared.get(chosen)!.seen, seen),
  };
};

/** Plays turns in imagined deals after one of my turns. */
function simulationAfter(view: View, action: Action): (world: World, turns: number) => SimulatedIotaTurns {
  const { turn: me, handSizes, options } = view.table;
  const { grid, kept } = iotaResultOfTurn(view, action);
  const held = kept.map(cardIdOf);
  const swapped = action.type === 'pass' ? action.swap.map(cardIdOf) : [];
  const simulation = new IotaSimulation(grid, options.scoring ? POINTS : CARDS);
  const toMove = (me + 1) % handSizes.length;
  return ({ hands, deck }, turns) => {
    const count = action.type === 'pass' ? swapped.length : Math.min(HAND - held.length, deck.length);
    const mine = [...held, ...deck.slice(0, count)];
    return simulation.run(
      { hands: hands.with(me, mine), deck: [...deck.slice(count), ...swapped], toMove },
      turns,
    );
  };
}

/** How likely these points win, from 0 to 1: the more cards are still to come, the less a lead means. */
function chanceByPoints(
  { table }: View,
  { points, hands, deckSize, isOver }: SimulatedIotaTurns,
  gain: number,
): number {
  const me = table.turn;
  const keep = isOver ? 0 : deckSize > 0 ? IOTA_WILD_CARD_IN_HAND_VALUE : LATE_WILD;
  const scores = table.scores.map(
    (score, seat) =>
      score + points[seat]! + keep * hands[seat]!.filter((id) => id >= FIRST_WILD_CARD_ID).length,
  );
  scores[me]! += gain;
  const left = isOver ? 0 : deckSize + hands.reduce((sum, cards) => sum + cards.length, 0);
  const spread = 1 + LEAD_SPREAD * Math.sqrt(left / scores.length);
  return 1 / scores.reduce((sum, score) => sum + Math.exp((score - scores[me]!) / spread), 0);
}

/** The children's game: the fewest cards in hand win. A second place is worth a little: it was nearly the first. */
function chanceByCards({ hands }: SimulatedIotaTurns, me: number): number {
  const mine = hands[me]!.length;
  return 1 / hands.reduce((sum, { length }) => sum + CARD_AHEAD ** (mine - length), 0);
}
