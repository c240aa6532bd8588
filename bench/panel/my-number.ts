import { pickRandom, type Random } from '@fivefold/rules';
import {
  type Action,
  type Card,
  collectionCountOfColor,
  myNumberCardBonusOf,
  myNumberCardColorOf,
  previewCardGain,
  type View,
} from '@fivefold/rules/my-number';
import { bestBy, type Panel } from './player.ts';

const CARDS = 60;

const player =
  (choose: (view: View, random: Random) => Card) =>
  (view: View, random: Random): Action =>
    view.phase.type === 'select'
      ? { type: 'select', card: choose(view, random), turn: view.table.turn }
      : { type: 'continue' };

/** What a card of the row would bring at once. */
const pointsOf = ({ table, me }: View, card: Card): number =>
  previewCardGain(table, me as number, card).points;
const bestInRow = (view: View): Card => bestBy(view.table.row, (card) => pointsOf(view, card));
const nearest = (hand: readonly Card[], aim: number): Card => bestBy(hand, (card) => -Math.abs(card - aim));

/** Where in 1 to 60 a card must lie to get the row card at this place, if all play at random. */
const aimFor = ({ table }: View, target: Card): number =>
  ((table.row.indexOf(target) + 0.5) / table.row.length) * CARDS;

/** The chance that exactly k of n others are lower, each with this chance. */
function chanceOfPlace(n: number, k: number, lower: number): number {
  let ways = 1;
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1);
  return ways * lower ** k * (1 - lower) ** (n - k);
}

/** Expected points of the row card that this card gets, if the others play any number. */
function expectedPoints(view: View, card: Card): number {
  const rivals = view.table.row.length - 1;
  const lower = (card - 1) / (CARDS - 1);
  return view.table.row.reduce(
    (sum, target, place) => sum + chanceOfPlace(rivals, place, lower) * pointsOf(view, target),
    0,
  );
}

export const myNumberPanel: Panel<View, Action> = {
  /** Aims at the best card of the row by its place in it. */
  aimer: player((view) => nearest(view.hand, aimFor(view, bestInRow(view)))),
  /** Plays the number that is nearest to the best card. */
  neighbor: player((view) => nearest(view.hand, bestInRow(view))),
  /** Computes with rivals that play any number. */
  calculator: player((view) => bestBy(view.hand, (card) => expectedPoints(view, card))),
  /** Gets rid of what would count least in the own collection. */
  keeper: player((view) => bestBy(view.hand, (card) => -pointsOf(view, card))),
  /** Wants one color: the one it has most of, and plays the others first. */
  painter: player((view) => {
    const mine = view.table.collections[view.me as number]!;
    const wanted = bestBy(
      view.table.row,
      (card) => 10 * collectionCountOfColor(mine, myNumberCardColorOf(card)) + myNumberCardBonusOf(card),
    );
    const others = view.hand.filter((card) => myNumberCardColorOf(card) !== myNumberCardColorOf(wanted));
    return nearest(others.length > 0 ? others : view.hand, aimFor(view, wanted));
  }),
  /** Plays from the bottom up. */
  climber: player((view) => Math.min(...view.hand)),
  /** Plays any card but keeps good bonuses. */
  casual: player((view, random) => {
    const plain = view.hand.filter((card) => myNumberCardBonusOf(card) < 2);
    return pickRandom(plain.length > 0 ? plain : view.hand, random);
  }),
};
