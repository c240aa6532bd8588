import type { Random } from '@fivefold/rules';
import { type Action, type Card, idOf, iota, isWild, type Placed, type View } from '@fivefold/rules/iota';
import type { Player } from '../bot.ts';
import { ranked } from '../levels.ts';
import { flatMonteCarlo } from '../search.ts';
import { weighed } from '../weigh.ts';
import { type Play, rate, WILD } from './evaluate.ts';
import { isEndgame, solve } from './last.ts';
import { type Id, Lookout, type Taste } from './lookout.ts';
import { readingOf } from './reads.ts';

/** So many of the best by the evaluation are looked at, in so many imagined deals at the most. */
const CANDIDATES = 10;
const MARGIN = 25;
const SAMPLES = 240;
/** How much the best reply takes away, and how much my own next turn gives: the reply may spoil it. */
const REPLY = 1;
const NEXT = 0.6;
const HAND = 4;
const POOL = { size: 80, step: 4 };

interface World {
  readonly rival: readonly Id[];
  readonly deck: readonly Id[];
}

/** What is left after a play: its grid, and the hand before drawing. */
interface After {
  readonly grid: readonly Placed[];
  readonly kept: readonly Card[];
  /** Wilds that are gone from the hand; less than none where one was taken back. */
  readonly spent: number;
}

function gridAfter(grid: readonly Placed[], action: Action): readonly Placed[] {
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

/** The best plays by the evaluation, each with the best reply to it and with my own next turn in imagined deals. */
export const hard: Player<View, Action> = (view, { random, budget }) => {
  const { table } = view;
  const solved = isEndgame(view) ? solve(view, budget) : null;
  if (solved)
    return { action: solved.action, reason: { code: solved.exact ? 'end-game' : 'end-game-so-far' } };
  const all = ranked(rate(view)) as readonly Play[];
  const [first] = all;
  const chosen = { action: first!.action, reason: first!.reason };
  const rated = all.slice(0, CANDIDATES).filter(({ value }) => value >= first!.value - MARGIN);
  if (rated.length < 2 || !table.options.scoring || budget.samples === 0) return chosen;
  const rival = (table.turn + 1) % table.handSizes.length;
  const afters = new Map(
    rated.map((play) => {
      const { grid, kept, spent } = afterOf(view, play.action);
      const gain = play.points - WILD * spent;
      return [play, { gain, lookout: new Lookout(grid), kept: kept.map(idOf) }];
    }),
  );
  const imagined = (chance: Random): World => {
    const { hands, deck } = iota.imagine(view, chance);
    return { rival: hands[rival]!.map(idOf), deck: deck.map(idOf) };
  };
  const explains = readingOf(view, rival);
  const world = explains ? weighed(imagined, ({ rival: hand }) => explains(hand), POOL) : imagined;
  const tried = flatMonteCarlo({
    candidates: rated,
    world,
    trial: ({ rival: theirs, deck }, play) => {
      const { gain, lookout, kept } = afters.get(play)!;
      const drawn = deck.slice(0, HAND - kept.length);
      const taste: Taste = { wild: WILD, open: 0, endsGame: deck.length <= drawn.length };
      const reply = lookout.best(theirs, taste);
      const next = lookout.best([...kept, ...drawn], taste);
      return gain - REPLY * reply + NEXT * next;
    },
    random,
    budget: { samples: Math.min(SAMPLES, budget.samples), expired: () => budget.expired() },
  });
  const [best] = tried;
  if (best!.samples === 0 || best!.action === first) return chosen;
  return { action: best!.action.action, reason: { code: 'looked-ahead', worlds: best!.samples } };
};
