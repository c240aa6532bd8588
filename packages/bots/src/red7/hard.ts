import { shuffle } from '@fivefold/rules';
import { type Action, type Card, COLORS, ruleOf, strengthOf, type View } from '@fivefold/rules/red7';
import type { Player } from '../bot.ts';
import { ranked } from '../levels.ts';
import { flatMonteCarlo } from '../search.ts';
import { weighed } from '../weigh.ts';
import { Duel, type Move } from './duel.ts';
import { rate, unseenBy } from './evaluate.ts';
import type { Rank } from './palette.ts';
import { readingOf } from './reads.ts';

const rankOf = (card: Card): Rank => strengthOf(card) - 1;

/** So many of the best by the evaluation are looked at, in so many imagined hands at the most. */
const CANDIDATES = 12;
const SAMPLES = 1000;
const TRUST = 0.002;
const POOL = { size: 160, step: 4 };

function moveOf(action: Action): Move | null {
  if (action.type !== 'turn') return null;
  const [laid] = action.palette;
  return { palette: laid ? rankOf(laid.card) : -1, canvas: action.canvas ? rankOf(action.canvas) : -1 };
}

/** The basic game of two: each imagined hand of the rival is played to its end with the best turns of both. */
export const duellist: Player<View, Action> = (view, { random, budget }) => {
  const { table, hand, handSizes } = view;
  const me = view.me as 0 | 1;
  const all = ranked(rate(view));
  const [first] = all;
  const rated = all.filter(({ action }) => action.type === 'turn').slice(0, CANDIDATES);
  if (rated.length < 2 || first!.value >= 100) return { action: first!.action, reason: first!.reason };
  const unseen = unseenBy(view).map(rankOf);
  const mine = hand.map(rankOf);
  const palettes = [me, 1 - me].map((seat) => table.palettes[seat]!.map(rankOf));
  const canvas = table.canvas.map(rankOf);
  const rule = COLORS.indexOf(ruleOf(table));
  const explains = readingOf({ palettes, canvas, held: [hand.length, handSizes[1 - me]!] }, mine);
  const world = weighed((chance) => shuffle(unseen, chance).slice(0, handSizes[1 - me]), explains, POOL);
  const tried = flatMonteCarlo({
    candidates: rated.map(({ action }) => action),
    heads: rated.map(({ value }) => TRUST * value),
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
