import { fastRandom } from '@fivefold/rules';
import {
  type Action,
  type Card,
  currentRule,
  DECK,
  isLeading,
  isSeatStillInRed7Round,
  type PublicState,
  palettePower,
  RED7_COLORS,
  red7,
  type State,
  sumOfCardNumbers,
  type View,
} from '@fivefold/rules/red7';
import { stateAfterAction } from '../search.ts';

/** Cards that this viewer has not seen. */
function listUnseenCards(view: View): readonly Card[] {
  const { palettes, canvas, rounds } = view.table;
  const seen = new Set<Card>([
    ...view.hand,
    ...palettes.flat(),
    ...canvas,
    ...rounds.flatMap(({ cards }) => cards),
  ]);
  return DECK.filter((card) => !seen.has(card));
}

/** How many of these cards give a seat the lead, laid on its palette or on the canvas. */
function answers(table: PublicState, seat: number, cards: readonly Card[]): number {
  const rule = currentRule(table);
  const rules = RED7_COLORS.filter((color) => isLeading(table, seat, color));
  const highest = table.palettes.reduce(
    (most, palette, at) =>
      at === seat || !isSeatStillInRed7Round(table, at) ? most : Math.max(most, palettePower(rule, palette)),
    0,
  );
  return cards.filter(
    (card) =>
      rules.some((color) => card.startsWith(color)) ||
      palettePower(rule, [...table.palettes[seat]!, card]) > highest,
  ).length;
}

const nextActive = (table: PublicState, me: number): number => {
  const seats = table.palettes.length;
  for (let seat = (me + 1) % seats; seat !== me; seat = (seat + 1) % seats)
    if (isSeatStillInRed7Round(table, seat)) return seat;
  return me;
};

/** The value of a table after the seat's turn: its cards left, and how hard it is for the next rival to lead. */
function worthOf({ table, hands }: State, view: View, me: number, unseen: readonly Card[]): number {
  if (table.phase.type === 'over' || table.phase.type === 'round-end')
    return isSeatStillInRed7Round(table, me) ? 100 + sumOfCardNumbers(table.palettes[me]!) : -100;
  if (!isSeatStillInRed7Round(table, me)) return -100;
  const hand = hands[me]!;
  const rival = nextActive(table, me);
  const share = answers(table, rival, unseen) / Math.max(1, unseen.length);
  // Pairs of cards answer more often than single ones do: hence the larger exponent.
  const silent = (1 - share) ** (1.6 * (view.handSizes[rival] ?? 0));
  const ways = RED7_COLORS.filter(
    (color) => hand.some((card) => card.startsWith(color)) && isLeading(table, me, color),
  ).length;
  return 40 * silent + 3 * hand.length + 0.8 * ways + 0.35 * table.palettes[me]!.length;
}

/** An action with its value: more is better. */
export interface RatedRed7Action {
  readonly action: Action;
  readonly value: number;
}

export function rateRed7Actions(view: View): readonly RatedRed7Action[] {
  const me = view.me as number;
  const actions = [...red7.legal(view)];
  if (actions.length === 1) return actions.map((action) => ({ action, value: 0 }));
  const world = red7.imagine(view, fastRandom(1));
  const unseen = listUnseenCards(view);
  return actions.map((action) => {
    // A pass never helps: a player who can lead stays in.
    const value =
      action.type === 'pass' ? -200 : worthOf(stateAfterAction(red7, world, me, action), view, me, unseen);
    return { action, value };
  });
}
