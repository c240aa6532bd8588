import type { Seat } from '../kernel/game.ts';
import { without } from '../kernel/list.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { type Card, type Cards, numberOf } from './cards.ts';
import { isActive, leaderOf, ruleOf } from './lead.ts';
import type { Draft, PublicState, Refusal, TakenCard } from './types.ts';

/** What a turn starts from. A state and the view of the seat have it alike, so both play by the same function. */
export interface TurnStart {
  readonly table: PublicState;
  readonly seat: Seat;
  readonly hand: Cards;
  readonly deckSize: number;
}

/** What the action of the last palette card still asks for. */
export type OwedChoice = 'palette' | 'to-canvas' | 'take';

/** Where the cards of a draft lead to, before anybody asks who leads. */
export interface TurnProgress extends TurnStart {
  readonly owes: OwedChoice | null;
  /** A 3 that draws: it is played for good, whoever leads. */
  readonly commits: boolean;
  /** A card went on the canvas, from the hand or by a 7. */
  readonly ruled: boolean;
}

/** Lays the cards of a draft one after the other. A choice that is missing is owed, a wrong one is refused. */
export function walk(from: TurnStart, draft: Draft): Result<TurnProgress, Refusal> {
  const { table, seat } = from;
  let { hand } = from;
  let mine = table.palettes[seat]!;
  let { canvas } = table;
  let taken: TakenCard | null = null;
  let owes: OwedChoice | null = null;
  let commits = false;
  for (const { card, toCanvas, take } of draft.palette) {
    if (mine !== table.palettes[seat] && owes !== 'palette') return err({ code: 'extra-palette', card });
    if (!hand.includes(card)) return err({ code: 'card-not-in-hand', card });
    const acts = table.options.actions ? numberOf(card) : null;
    hand = without(hand, card);
    owes = acts === 5 && hand.length > 0 ? 'palette' : null;
    if (acts === 3 && from.deckSize > 0) commits = true;
    if (toCanvas !== null) {
      if (acts !== 7 || !mine.includes(toCanvas)) return err({ code: 'action7-invalid', card, toCanvas });
      mine = without(mine, toCanvas);
      canvas = [...canvas, toCanvas];
    } else if (acts === 7) owes = 'to-canvas';
    if (take !== null) {
      if (acts !== 1 || !mayTake(table, seat, take)) return err({ code: 'action1-invalid', card, take });
      taken = take;
    } else if (acts === 1 && takable(table, seat).length > 0) owes = 'take';
    mine = [...mine, card];
  }
  if (draft.canvas !== null) {
    const card = draft.canvas;
    if (commits) return err({ code: 'canvas-after-draw', card });
    if (!hand.includes(card)) return err({ code: 'card-not-in-hand', card });
    hand = without(hand, card);
    canvas = [...canvas, card];
  }
  return ok({
    table: {
      ...table,
      palettes: withPalettes(table, seat, mine, taken),
      canvas,
      onDeck: taken ? [taken.card, ...table.onDeck] : table.onDeck,
      seen: withSeen(table, seat, hand),
    },
    seat,
    hand,
    deckSize: from.deckSize + (taken ? 1 : 0),
    owes,
    commits,
    ruled: canvas !== table.canvas,
  });
}

/** The same for a draft that is known to be right. */
export function lay(from: TurnStart, draft: Draft): TurnProgress {
  const walked = walk(from, draft);
  if (!walked.ok) throw new Error(`cards that could be laid were refused: ${walked.error.code}`);
  return walked.value;
}

/** Why a draft whose cards could be laid may not be played as it is; null if it may. */
export function refusalOf({ palette, canvas }: Draft, progress: TurnProgress): Refusal | null {
  const { owes, commits } = progress;
  if (palette.length === 0 && canvas === null) return { code: 'empty-turn' };
  if (owes !== null) {
    const { card } = palette.at(-1)!;
    if (owes === 'palette') return { code: 'action5-card-required', card };
    if (owes === 'to-canvas') return { code: 'action7-invalid', card, toCanvas: null };
    return { code: 'action1-invalid', card, take: null };
  }
  return commits ? null : notLeading(progress);
}

/** Rules 4.3: at the end of a turn its player must lead. */
export function notLeading({ table, seat }: TurnStart): Refusal | null {
  const leader = leaderOf(table);
  return leader === seat ? null : { code: 'not-leading', rule: ruleOf(table), leader };
}

/** Rules 4.5: the extra draw of the advanced game. */
export const drawsForCanvas = ({ table, seat, deckSize, ruled }: TurnProgress): boolean =>
  table.options.advanced &&
  ruled &&
  deckSize > 0 &&
  numberOf(table.canvas.at(-1)!) > table.palettes[seat]!.length;

/** What a 7 may put on the canvas: every other card of the own palette. */
export const movable = ({ palettes }: PublicState, seat: Seat, seven: Card): Cards =>
  without(palettes[seat]!, seven);

/** What a 1 may take: any card of an active rival who has two or more. */
export const takable = (table: PublicState, seat: Seat): readonly TakenCard[] =>
  table.palettes.flatMap((palette, rival) =>
    rival !== seat && isActive(table, rival) && palette.length > 1
      ? palette.map((card) => ({ seat: rival, card }))
      : [],
  );

const mayTake = (table: PublicState, seat: Seat, take: TakenCard): boolean =>
  takable(table, seat).some((other) => other.seat === take.seat && other.card === take.card);

function withPalettes(
  { palettes }: PublicState,
  seat: Seat,
  mine: Cards,
  taken: TakenCard | null,
): readonly Cards[] {
  if (mine === palettes[seat]) return palettes;
  return palettes.map((palette, at) => {
    if (at === seat) return mine;
    return at === taken?.seat ? without(palette, taken.card) : palette;
  });
}

/** Once played a card is no longer one that everybody knows in a hand. */
const withSeen = ({ seen }: PublicState, seat: Seat, hand: Cards): PublicState['seen'] =>
  seen[seat]!.every((card) => hand.includes(card))
    ? seen
    : seen.map((cards, at) => (at === seat ? cards.filter((card) => hand.includes(card)) : cards));
