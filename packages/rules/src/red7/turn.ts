import type { Seat } from '../kernel/game.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { type Card, type Cards, numberOf } from './cards.ts';
import { isActive, leaderOf, ruleOf } from './scoring.ts';
import type { Draft, Refusal, Table, Take } from './types.ts';

/** What a turn starts from. A state and the view of the seat have it alike, so both play by the same function. */
export interface Position {
  readonly table: Table;
  readonly seat: Seat;
  readonly hand: Cards;
  readonly deckSize: number;
}

/** What the action of the last palette card still asks for. */
export type Debt = 'palette' | 'toCanvas' | 'take';

/** Where the cards of a draft lead to, before anybody asks who leads. */
export interface Progress extends Position {
  readonly owes: Debt | null;
  /** A 3 that draws: it is played for good, whoever leads. */
  readonly commits: boolean;
  /** A card went on the canvas, from the hand or by a 7. */
  readonly ruled: boolean;
}

/** Lays the cards of a draft one after the other. A choice that is missing is owed, a wrong one is refused. */
export function walk(from: Position, draft: Draft): Result<Progress, Refusal> {
  const { seat, deckSize } = from;
  const { options } = from.table;
  let { table, hand } = from;
  let owes: Debt | null = null;
  let commits = false;
  for (const [i, { card, toCanvas, take }] of draft.palette.entries()) {
    if (i > 0 && owes !== 'palette') return err({ code: 'extra-palette', card });
    if (!hand.includes(card)) return err({ code: 'card-not-in-hand', card });
    const acts = options.actions ? numberOf(card) : null;
    hand = without(hand, card);
    table = withPalette(table, seat, [...table.palettes[seat]!, card]);
    owes = null;
    if (acts === 7) {
      if (toCanvas === null) owes = 'toCanvas';
      else if (!movable(table, seat, card).includes(toCanvas))
        return err({ code: 'action7-invalid', card, toCanvas });
      else {
        table = withPalette(table, seat, without(table.palettes[seat]!, toCanvas));
        table = { ...table, canvas: [...table.canvas, toCanvas] };
      }
    } else if (toCanvas !== null) return err({ code: 'action7-invalid', card, toCanvas });
    if (acts === 1) {
      if (take !== null) {
        if (!mayTake(table, seat, take)) return err({ code: 'action1-invalid', card, take });
        table = withPalette(table, take.seat, without(table.palettes[take.seat]!, take.card));
        table = { ...table, onDeck: [take.card, ...table.onDeck] };
      } else if (takable(table, seat).length > 0) owes = 'take';
    } else if (take !== null) return err({ code: 'action1-invalid', card, take });
    if (acts === 5 && hand.length > 0) owes = 'palette';
    if (acts === 3 && deckSize > 0) commits = true;
  }
  if (draft.canvas !== null) {
    const card = draft.canvas;
    if (commits) return err({ code: 'canvas-after-draw', card });
    if (!hand.includes(card)) return err({ code: 'card-not-in-hand', card });
    hand = without(hand, card);
    table = { ...table, canvas: [...table.canvas, card] };
  }
  return ok({
    table: { ...table, seen: withSeen(table, seat, hand) },
    seat,
    hand,
    deckSize: deckSize + table.onDeck.length - from.table.onDeck.length,
    owes,
    commits,
    ruled: table.canvas !== from.table.canvas,
  });
}

/** Why a draft whose cards could be laid may not be played as it is; null if it may. */
export function refusalOf({ palette, canvas }: Draft, progress: Progress): Refusal | null {
  const { owes, commits } = progress;
  if (palette.length === 0 && canvas === null) return { code: 'empty-turn' };
  if (owes !== null) {
    const { card } = palette.at(-1)!;
    if (owes === 'palette') return { code: 'action5-card-required', card };
    if (owes === 'toCanvas') return { code: 'action7-invalid', card, toCanvas: null };
    return { code: 'action1-invalid', card, take: null };
  }
  return commits ? null : notLeading(progress);
}

/** Rules 4.3: at the end of a turn its player must lead. */
export function notLeading({ table, seat }: Position): Refusal | null {
  const leader = leaderOf(table);
  return leader === seat ? null : { code: 'not-leading', rule: ruleOf(table), leader };
}

/** Rules 4.5: the extra draw of the advanced game. */
export const drawsForCanvas = ({ table, seat, deckSize, ruled }: Progress): boolean =>
  table.options.advanced &&
  ruled &&
  deckSize > 0 &&
  numberOf(table.canvas.at(-1)!) > table.palettes[seat]!.length;

/** What a 7 may put on the canvas: every other card of the own palette. */
export const movable = ({ palettes }: Table, seat: Seat, seven: Card): Cards =>
  without(palettes[seat]!, seven);

/** What a 1 may take: any card of an active rival who has two or more. */
export const takable = (table: Table, seat: Seat): readonly Take[] =>
  table.palettes.flatMap((palette, rival) =>
    rival !== seat && isActive(table, rival) && palette.length > 1
      ? palette.map((card) => ({ seat: rival, card }))
      : [],
  );

const mayTake = (table: Table, seat: Seat, take: Take): boolean =>
  takable(table, seat).some((other) => other.seat === take.seat && other.card === take.card);

export const without = (cards: Cards, card: Card): Cards => cards.filter((other) => other !== card);

const withPalette = (table: Table, seat: Seat, palette: Cards): Table => ({
  ...table,
  palettes: table.palettes.map((other, at) => (at === seat ? palette : other)),
});

/** Once played a card is no longer one that everybody knows in a hand. */
const withSeen = ({ seen }: Table, seat: Seat, hand: Cards): Table['seen'] =>
  seen[seat]!.every((card) => hand.includes(card))
    ? seen
    : seen.map((cards, at) => (at === seat ? cards.filter((card) => hand.includes(card)) : cards));
