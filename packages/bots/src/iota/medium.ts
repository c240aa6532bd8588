import type { Random } from '@fivefold/rules';
import { type Action, cardIdOf, iota, isWild, type View } from '@fivefold/rules/iota';
import type { BotDecision, BotPlayer } from '../bot.ts';
import { sampleWeightedWorlds } from '../inference.ts';
import { sortBestFirst } from '../ratings.ts';
import { flatMonteCarlo } from '../search.ts';
import { IOTA_WILD_CARD_IN_HAND_VALUE, rateIotaActions } from './evaluate.ts';
import { type ComparedIotaPlay, explainIotaPlayComparison } from './explain.ts';
import { iotaHandLikelihood } from './inference.ts';
import { type IotaCardId, IotaPlayFinder, type IotaPlayWeights } from './playFinder.ts';
import { iotaResultOfTurn } from './turnResult.ts';

/** Plays rated worse than the best by more than this are not searched. */
const MARGIN = 25;
const CANDIDATES = 6;
const TRIALS = 48;
/** Weights of the next rival's best reply, of later ones, and, by rivals, of my next turn, which they may spoil. */
const REPLY = 1;
const LATER = 0.4;
const NEXT = [0.6, 0.45, 0.35];
/** The children's game is searched when so few cards are left in the deck. */
const RACE_DECK = 8;
const RACE: IotaPlayWeights = { wild: 0, open: 0, endsGame: false, card: 1, hasPoints: false };
const HAND = 4;
const WORLD_POOL = { size: 80, step: 4 };

interface World {
  /** Of the rivals, the next one first. */
  readonly hands: readonly (readonly IotaCardId[])[];
  readonly deck: readonly IotaCardId[];
}

/** What a play led to in one imagined deal. */
interface Trial {
  readonly value: number;
  readonly reply: number;
  readonly next: number;
}

/** The last hand decides the children's game, so one without a wild is swapped; not right after another swap. */
function swapForWild({ table, hand }: View, best: Action): BotDecision<Action> | null {
  if (table.quiet > 0 || best.recycles.length > 0 || hand.some(isWild)) return null;
  return {
    action: { type: 'pass', recycles: [], swap: hand },
    reason: { code: 'child-swap', cards: hand.length },
  };
}

/** Compares the best rated plays in a few deals, by what the others can answer on this grid and by my next turn. */
export const mediumIotaBot: BotPlayer<View, Action> = (view, { random, budget }) => {
  const { table } = view;
  const all = sortBestFirst(rateIotaActions(view));
  const [first] = all;
  const rated = all.slice(0, CANDIDATES).filter(({ value }) => value >= first!.value - MARGIN);
  const isRace = !table.options.scoring && table.deckSize <= RACE_DECK;
  const swap = isRace || table.options.scoring ? null : swapForWild(view, first!.action);
  if (swap) return swap;
  if (rated.length < 2 || (!table.options.scoring && !isRace) || budget.samples === 0)
    return { action: first!.action, reason: first!.reason };
  const seats = table.handSizes.length;
  const rivals = Array.from({ length: seats - 1 }, (_, i) => (table.turn + 1 + i) % seats);
  const afters = new Map(
    rated.map((play) => {
      const { grid, kept, spent } = iotaResultOfTurn(view, play.action);
      const gain = play.points - IOTA_WILD_CARD_IN_HAND_VALUE * spent;
      const compared: ComparedIotaPlay = { points: play.points, replies: 0, next: 0, trials: 0 };
      return [play, { gain, finder: new IotaPlayFinder(grid), kept: kept.map(cardIdOf), compared }];
    }),
  );
  const imagined = (chance: Random): World => {
    const { hands, deck } = iota.imagine(view, chance);
    return { hands: rivals.map((seat) => hands[seat]!.map(cardIdOf)), deck: deck.map(cardIdOf) };
  };
  const explains = iotaHandLikelihood(view, rivals[0]!);
  const tried = flatMonteCarlo({
    candidates: rated,
    ...(isRace ? { priors: rated.map(({ value }) => 0.004 * value) } : {}),
    world: explains
      ? sampleWeightedWorlds(imagined, ({ hands }) => explains(hands[0]!), WORLD_POOL)
      : imagined,
    trial: (world, play) => {
      const after = afters.get(play)!;
      const trial = isRace ? tryRace(world, after, table.deckSize) : tryPoints(world, after);
      after.compared.replies += trial.reply;
      after.compared.next += trial.next;
      after.compared.trials += 1;
      return trial.value;
    },
    random,
    budget: { samples: Math.min(TRIALS, budget.samples), expired: () => budget.expired() },
  });
  const best = tried[0]!.action;
  if (isRace) return { action: best.action, reason: best.reason };
  const compared = [...afters.values()].map((after) => after.compared);
  return {
    action: best.action,
    reason: explainIotaPlayComparison(best, afters.get(best)!.compared, compared),
  };
};

interface AfterPlay {
  readonly gain: number;
  readonly finder: IotaPlayFinder;
  readonly kept: readonly IotaCardId[];
}

/** My points against the average rival: the next one answers this grid, later ones find it changed. */
function tryPoints({ hands, deck }: World, { gain, finder, kept }: AfterPlay): Trial {
  const drawn = deck.slice(0, HAND - kept.length);
  const weights: IotaPlayWeights = {
    wild: IOTA_WILD_CARD_IN_HAND_VALUE,
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
