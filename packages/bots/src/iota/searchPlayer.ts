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
import type { BotPlayer, BotReason } from '../bot.ts';
import { sampleWeightedWorlds } from '../inference.ts';
import { sortBestFirst } from '../ratings.ts';
import { flatMonteCarlo } from '../search.ts';
import { isEndgame, solveEndgameTurn } from './endgameTurn.ts';
import { type RatedPlay, rateActions, WILD_CARD_IN_HAND_VALUE } from './evaluate.ts';
import { explainCautiousIotaPlay } from './explain.ts';
import { handLikelihood } from './inference.ts';
import { type CardId, PlayFinder, type PlayWeights } from './playFinder.ts';

/** Plays rated worse than the best by more than this are not searched. */
const MARGIN = 25;
/** Weights of the next rival's best reply, of later ones, and, by rivals, of my next turn, which they may spoil. */
const REPLY = 1;
const LATER = 0.4;
const NEXT = [0.6, 0.45, 0.35];
/** The children's game is searched when so few cards are left in the deck. */
const RACE_DECK = 8;
const RACE: PlayWeights = { wild: 0, open: 0, endsGame: false, card: 1 };
const HAND = 4;
const WORLD_POOL = { size: 80, step: 4 };

/** How many of the best rated plays are searched, and in how many trials at most. */
interface SearchLimits {
  readonly candidates: number;
  readonly samples: number;
  /** Solves the end of a game of two. */
  readonly solvesEnd: boolean;
}

interface World {
  /** Of the rivals, the next one first. */
  readonly hands: readonly (readonly CardId[])[];
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

/** What a play led to in one imagined deal. */
interface Trial {
  readonly value: number;
  readonly reply: number;
  readonly next: number;
}

/** Compares the best rated plays by what the others can answer and by my next turn; solves the end game of two. */
const searchPlayer =
  ({ candidates, samples, solvesEnd }: SearchLimits): BotPlayer<View, Action> =>
  (view, { random, budget }) => {
    const { table } = view;
    const solved = solvesEnd && isEndgame(view) ? solveEndgameTurn(view, budget) : null;
    if (solved)
      return { action: solved.action, reason: { code: solved.exact ? 'end-game' : 'end-game-so-far' } };
    const all = sortBestFirst(rateActions(view));
    const [first] = all;
    const chosen = { action: first!.action, reason: first!.reason };
    const rated = all.slice(0, candidates).filter(({ value }) => value >= first!.value - MARGIN);
    const isRace = !table.options.scoring && table.deckSize <= RACE_DECK;
    if (rated.length < 2 || (!table.options.scoring && !isRace) || budget.samples === 0) return chosen;
    const seats = table.handSizes.length;
    const rivals = Array.from({ length: seats - 1 }, (_, i) => (table.turn + 1 + i) % seats);
    const afters = new Map(
      rated.map((play) => {
        const { grid, kept, spent } = afterOf(view, play.action);
        const gain = play.points - WILD_CARD_IN_HAND_VALUE * spent;
        return [
          play,
          { gain, finder: new PlayFinder(grid), kept: kept.map(cardIdOf), reply: 0, next: 0, trials: 0 },
        ];
      }),
    );
    const imagined = (chance: Random): World => {
      const { hands, deck } = iota.imagine(view, chance);
      return { hands: rivals.map((seat) => hands[seat]!.map(cardIdOf)), deck: deck.map(cardIdOf) };
    };
    const explains = handLikelihood(view, rivals[0]!);
    const world = explains
      ? sampleWeightedWorlds(imagined, ({ hands }) => explains(hands[0]!), WORLD_POOL)
      : imagined;
    const tried = flatMonteCarlo({
      candidates: rated,
      ...(isRace ? { priors: rated.map(({ value }) => 0.004 * value) } : {}),
      world,
      trial: (each, play) => {
        const after = afters.get(play)!;
        const trial = isRace ? tryRace(each, after, table.deckSize) : tryPoints(each, after);
        after.reply += trial.reply;
        after.next += trial.next;
        after.trials += 1;
        return trial.value;
      },
      random,
      budget: { samples: Math.min(samples, budget.samples), expired: () => budget.expired() },
    });
    const best = tried[0]!.action;
    return { action: best.action, reason: explainChoice(best) };

    /** The play with the most points is the one that has to be beaten: by what it leaves, or by what comes next. */
    function explainChoice(best: RatedPlay): BotReason {
      const most = rated.reduce((top, play) => (play.points > top.points ? play : top));
      const mine = afters.get(best)!;
      const other = afters.get(most)!;
      if (isRace || best.points >= most.points || mine.trials === 0 || other.trials === 0) return best.reason;
      const leaves = Math.round(mine.reply / mine.trials);
      const mostLeaves = Math.round(other.reply / other.trials);
      if (leaves < mostLeaves) return explainCautiousIotaPlay(best.points, most.points, leaves, mostLeaves);
      const next = Math.round(mine.next / mine.trials);
      const mostNext = Math.round(other.next / other.trials);
      return next > mostNext ? { code: 'sets-up', points: best.points, next, mostNext } : best.reason;
    }
  };

export const hardIotaPlayer = searchPlayer({ candidates: 10, samples: 300, solvesEnd: true });
/** A glance at a few deals. */
export const mediumIotaPlayer = searchPlayer({ candidates: 4, samples: 16, solvesEnd: false });

interface AfterPlay {
  readonly gain: number;
  readonly finder: PlayFinder;
  readonly kept: readonly CardId[];
}

/** My points against the average rival: the next one answers this grid, later ones find it changed. */
function tryPoints({ hands, deck }: World, { gain, finder, kept }: AfterPlay): Trial {
  const drawn = deck.slice(0, HAND - kept.length);
  const weights: PlayWeights = {
    wild: WILD_CARD_IN_HAND_VALUE,
    open: 0,
    endsGame: deck.length <= drawn.length,
  };
  const reply = finder.best(hands[0]!, weights);
  let later = 0;
  let fade = LATER;
  for (const hand of hands.slice(1)) {
    later += fade * finder.best(hand, weights);
    fade *= LATER;
  }
  const next = finder.best([...kept, ...drawn], weights);
  const value = gain - (REPLY * reply + later) / hands.length + NEXT[hands.length - 1]! * next;
  return { value, reply, next };
}

/** The children's game near its end: who can lay all cards first. */
function tryRace({ hands, deck }: World, { finder, kept }: AfterPlay, deckSize: number): Trial {
  const drawn = deck.slice(0, HAND - kept.length);
  const mine = [...kept, ...drawn];
  if (mine.length === 0) return { value: 2, reply: 0, next: 0 };
  const left = Math.max(0, deckSize - drawn.length);
  const laid = hands.map((hand) => finder.best(hand, RACE));
  const reply = laid[0]!;
  if (laid.some((cards, i) => left === 0 && cards === hands[i]!.length)) return { value: 0, reply, next: 0 };
  const next = finder.best(mine, RACE);
  return {
    value: 0.5 + (left === 0 && next === mine.length ? 0.5 : 0.1 * next - 0.05 * mine.length),
    reply,
    next,
  };
}
