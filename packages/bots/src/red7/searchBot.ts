import { fastRandom, type Random } from '@fivefold/rules';
import {
  type Action,
  type Card,
  currentRule,
  DECK,
  isLeading,
  isSeatStillInRed7Round,
  RED7_COLORS,
  red7,
  red7CardStrength,
  red7SeatPoints,
  type State,
  scoringSetOfPalette,
  sumOfCardNumbers,
  targetScoreOf,
  type View,
} from '@fivefold/rules/red7';
import type { BotPlayer } from '../bot.ts';
import { sampleWeightedWorlds } from '../inference.ts';
import { sortBestFirst } from '../ratings.ts';
import { flatMonteCarlo, stateAfterAction } from '../search.ts';
import { rateRed7Actions } from './evaluate.ts';
import { explainRed7Action } from './explain.ts';
import { createRed7RivalHandLikelihood } from './inference.ts';
import type { Red7CardRank } from './palette.ts';
import { Red7RoundSimulation } from './roundSimulation.ts';

const rankOf = (card: Card): Red7CardRank => red7CardStrength(card) - 1;

const RATING_WEIGHT = 0.001;
const WORLD_POOL = { size: 160, step: 4 };

/** The turn of a seat that has drawn by a 3: it stops if it leads, or changes the rule if that helps. */
function finishTurn(state: State, seat: number): State {
  if (state.table.phase.type !== 'after-draw') return state;
  const actions = [...red7.legal(red7.view(state, seat))];
  const canvas = actions.find(({ type }) => type === 'canvas');
  const action: Action = isLeading(state.table, seat) || !canvas ? { type: 'end-turn' } : canvas;
  return stateAfterAction(red7, state, seat, action);
}

/** In the basic game only the round counts; in the advanced game its points do, and whether they end the game. */
function roundValue(state: State, me: number, winner: number, points: number): number {
  const { table } = state;
  if (!table.options.advanced) return winner === me ? 1 : 0;
  const ends = red7SeatPoints(table, winner) + points >= targetScoreOf(table);
  if (winner === me) return 1 + points / 14 + (ends ? 1 : 0);
  return -points / 28 - (ends ? 1 : 0);
}

/** Plays the round to its end from here. */
function playRound(state: State, me: number, random: Random): number {
  const { table, hands, deck } = state;
  const { phase, options } = table;
  if (phase.type !== 'turn') {
    const last = table.rounds.at(-1);
    const winner = last?.winner ?? table.palettes.findIndex((_, seat) => isSeatStillInRed7Round(table, seat));
    // The points of a finished round are on the sheet already.
    return roundValue(
      { ...state, table: { ...table, rounds: table.rounds.slice(0, -1) } },
      me,
      winner,
      last ? sumOfCardNumbers(last.cards) : 0,
    );
  }
  const round = new Red7RoundSimulation({
    palettes: table.palettes.map((cards) => cards.map(rankOf)),
    hands: hands.map((cards) => cards.map(rankOf)),
    deck: [...table.onDeck, ...deck].map(rankOf),
    rule: RED7_COLORS.indexOf(currentRule(table)),
    active: table.palettes.map((_, seat) => isSeatStillInRed7Round(table, seat)),
    toMove: phase.seat,
    advanced: options.advanced,
    actions: options.actions,
  });
  const winner = round.winner(random);
  if (!options.advanced) return winner === me ? 1 : 0;
  const palette = round.palettes[winner]!.map((rank) => DECK[rank]!);
  return roundValue(
    state,
    me,
    winner,
    sumOfCardNumbers(scoringSetOfPalette(RED7_COLORS[round.rule]!, palette)),
  );
}

/** Worlds that fit the view; in the basic game of two, weighted by the turns that the rival has made. */
function worldsOf(view: View): (random: Random) => State {
  const { table, hand, handSizes } = view;
  const imagine = (random: Random) => red7.imagine(view, random);
  if (table.palettes.length > 2 || table.options.advanced || table.options.actions) return imagine;
  const me = view.me as 0 | 1;
  const explains = createRed7RivalHandLikelihood(
    {
      palettes: [me, 1 - me].map((seat) => table.palettes[seat]!.map(rankOf)),
      canvas: table.canvas.map(rankOf),
      held: [hand.length, handSizes[1 - me]!],
    },
    hand.map(rankOf),
  );
  return sampleWeightedWorlds(imagine, ({ hands }) => explains(hands[1 - me]!.map(rankOf)), WORLD_POOL);
}

/** How much a level searches: how many of the best rated turns, and in how many imagined deals at most. */
interface Red7SearchLimits {
  readonly candidates: number;
  readonly samplesFor: (seats: number) => number;
}

/** Plays the best rated turns out in imagined deals, with playouts that spend few cards. */
export const createRed7SearchBot =
  ({ candidates, samplesFor }: Red7SearchLimits): BotPlayer<View, Action> =>
  (view, { random, budget }) => {
    const me = view.me as number;
    const all = sortBestFirst(rateRed7Actions(view));
    const [first] = all;
    const rated = all.slice(0, candidates);
    if (rated.length < 2 || first!.value >= 100)
      return { action: first!.action, reason: explainRed7Action(view, first!.action) };
    const tried = flatMonteCarlo({
      candidates: rated,
      priors: rated.map(({ value }) => RATING_WEIGHT * value),
      world: worldsOf(view),
      trial: (world, { action }, luck) =>
        playRound(finishTurn(stateAfterAction(red7, world, me, action), me), me, fastRandom(luck.next())),
      random,
      budget: {
        samples: Math.min(samplesFor(view.table.palettes.length), budget.samples),
        expired: () => budget.expired(),
      },
    });
    const { action } = tried[0]!.action;
    return { action, reason: explainRed7Action(view, action) };
  };
