import type { Random } from '@fivefold/rules';
import {
  type Action,
  type Card,
  cardIdOf,
  iota,
  isWild,
  type PlacedCard,
  type View,
} from '@fivefold/rules/iota';
import type { BotPlayer } from '../bot.ts';
import { sampleWeightedWorlds } from '../inference.ts';
import { sortBestFirst } from '../ratings.ts';
import { flatMonteCarlo } from '../search.ts';
import { isEndgame, solveEndgameTurn } from './endgameTurn.ts';
import { type RatedPlay, rateActions, WILD_VALUE } from './evaluate.ts';
import { handLikelihood } from './inference.ts';
import { type CardId, PlayFinder, type PlayWeights } from './playFinder.ts';

/** How many of the best rated plays are searched, and in how many imagined deals at most. */
const CANDIDATES = 10;
const MARGIN = 25;
const SAMPLES = 240;
/** Weights of the rival's best reply and of my next turn, which the reply may spoil. */
const REPLY = 1;
const NEXT = 0.6;
const HAND = 4;
const WORLD_POOL = { size: 80, step: 4 };

interface World {
  readonly rival: readonly CardId[];
  readonly deck: readonly CardId[];
}

/** The grid and the hand after a play, before drawing. */
interface After {
  readonly grid: readonly PlacedCard[];
  readonly kept: readonly Card[];
  /** Wilds played from the hand minus wilds recycled into it. */
  readonly spent: number;
}

function gridAfter(grid: readonly PlacedCard[], action: Action): readonly PlacedCard[] {
  const recycled = grid.map(
    (placed) => action.recycles.find(({ x, y }) => x === placed.x && y === placed.y) ?? placed,
  );
  return action.type === 'play' ? [...recycled, ...action.placements] : recycled;
}

function afterOf({ table: { grid }, hand }: View, action: Action): After {
  const wilds = grid.filter(({ card }) => isWild(card));
  const back = action.recycles.map(({ x, y }) => wilds.find((wild) => wild.x === x && wild.y === y)!.card);
  const laid = action.type === 'play' ? action.placements.map(({ card }) => card) : action.swap;
  const used = new Set([...action.recycles.map(({ card }) => card), ...laid]);
  const kept = [...hand, ...back].filter((card) => !used.has(card));
  const spent = hand.filter(isWild).length - kept.filter(isWild).length;
  return { grid: gridAfter(grid, action), kept, spent };
}

/** Compares the best rated plays by the rival's best reply and my next turn in imagined deals; solves the end game. */
export const hardIotaPlayer: BotPlayer<View, Action> = (view, { random, budget }) => {
  const { table } = view;
  const solved = isEndgame(view) ? solveEndgameTurn(view, budget) : null;
  if (solved)
    return { action: solved.action, reason: { code: solved.exact ? 'end-game' : 'end-game-so-far' } };
  const all = sortBestFirst(rateActions(view)) as readonly RatedPlay[];
  const [first] = all;
  const chosen = { action: first!.action, reason: first!.reason };
  const rated = all.slice(0, CANDIDATES).filter(({ value }) => value >= first!.value - MARGIN);
  if (rated.length < 2 || !table.options.scoring || budget.samples === 0) return chosen;
  const rival = (table.turn + 1) % table.handSizes.length;
  const afters = new Map(
    rated.map((play) => {
      const { grid, kept, spent } = afterOf(view, play.action);
      const gain = play.points - WILD_VALUE * spent;
      return [play, { gain, finder: new PlayFinder(grid), kept: kept.map(cardIdOf) }];
    }),
  );
  const imagined = (chance: Random): World => {
    const { hands, deck } = iota.imagine(view, chance);
    return { rival: hands[rival]!.map(cardIdOf), deck: deck.map(cardIdOf) };
  };
  const explains = handLikelihood(view, rival);
  const world = explains
    ? sampleWeightedWorlds(imagined, ({ rival: hand }) => explains(hand), WORLD_POOL)
    : imagined;
  const tried = flatMonteCarlo({
    candidates: rated,
    world,
    trial: ({ rival: theirs, deck }, play) => {
      const { gain, finder, kept } = afters.get(play)!;
      const drawn = deck.slice(0, HAND - kept.length);
      const weights: PlayWeights = { wild: WILD_VALUE, open: 0, endsGame: deck.length <= drawn.length };
      const reply = finder.best(theirs, weights);
      const next = finder.best([...kept, ...drawn], weights);
      return gain - REPLY * reply + NEXT * next;
    },
    random,
    budget: { samples: Math.min(SAMPLES, budget.samples), expired: () => budget.expired() },
  });
  const [best] = tried;
  if (best!.samples === 0 || best!.action === first) return chosen;
  return { action: best!.action.action, reason: { code: 'looked-ahead', worlds: best!.samples } };
};
