import { shuffle } from '@fivefold/rules';
import { type Action, type Card, COLORS, cardStrength, currentRule, type View } from '@fivefold/rules/red7';
import type { BotPlayer } from '../bot.ts';
import { sampleWeightedWorlds } from '../inference.ts';
import { sortBestFirst } from '../ratings.ts';
import { flatMonteCarlo } from '../search.ts';
import { Duel, type DuelMove } from './duel.ts';
import { listUnseenCards, rateActions } from './evaluate.ts';
import { handLikelihood } from './inference.ts';
import type { CardRank } from './palette.ts';

const rankOf = (card: Card): CardRank => cardStrength(card) - 1;

/** How many of the best rated turns are searched, and in how many imagined hands at most. */
const CANDIDATES = 12;
const SAMPLES = 1000;
const RATING_WEIGHT = 0.002;
const WORLD_POOL = { size: 160, step: 4 };

function moveOf(action: Action): DuelMove | null {
  if (action.type !== 'turn') return null;
  const [laid] = action.palette;
  return { palette: laid ? rankOf(laid.card) : -1, canvas: action.canvas ? rankOf(action.canvas) : -1 };
}

/** For the basic game of two: solves the rest of the round for imagined hands of the rival. */
export const duelPlayer: BotPlayer<View, Action> = (view, { random, budget }) => {
  const { table, hand, handSizes } = view;
  const me = view.me as 0 | 1;
  const all = sortBestFirst(rateActions(view));
  const [first] = all;
  const rated = all.filter(({ action }) => action.type === 'turn').slice(0, CANDIDATES);
  if (rated.length < 2 || first!.value >= 100) return { action: first!.action, reason: first!.reason };
  const unseen = listUnseenCards(view).map(rankOf);
  const mine = hand.map(rankOf);
  const palettes = [me, 1 - me].map((seat) => table.palettes[seat]!.map(rankOf));
  const canvas = table.canvas.map(rankOf);
  const rule = COLORS.indexOf(currentRule(table));
  const explains = handLikelihood({ palettes, canvas, held: [hand.length, handSizes[1 - me]!] }, mine);
  const world = sampleWeightedWorlds(
    (chance) => shuffle(unseen, chance).slice(0, handSizes[1 - me]),
    explains,
    WORLD_POOL,
  );
  const tried = flatMonteCarlo({
    candidates: rated.map(({ action }) => action),
    priors: rated.map(({ value }) => RATING_WEIGHT * value),
    world,
    trial: (theirs, action) => {
      const duel = new Duel(palettes, canvas, [mine, theirs], rule);
      duel.play(0, moveOf(action)!);
      return duel.isWonBy(0, 1) ? 1 : 0;
    },
    random,
    budget: { samples: Math.min(SAMPLES, budget.samples), expired: () => budget.expired() },
  });
  const [best] = tried;
  if (best!.samples === 0 || best!.action === first!.action)
    return { action: first!.action, reason: first!.reason };
  return { action: best!.action, reason: { code: 'looked-ahead', worlds: best!.samples } };
};
