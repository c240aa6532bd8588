import type { Seat } from '../kernel/game.ts';
import { removeItem } from '../kernel/list.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import {
  type CardActionContext,
  cardActionOf,
  MISSING_CHOICE_REFUSALS,
  type RequiredActionChoice,
} from './actions.ts';
import { type Cards, red7NumberOfCard } from './cards.ts';
import { currentRule, findLeadingSeat } from './lead.ts';
import type { CardTakenByRed7Action, PublicState, Red7DraftedTurn, Refusal } from './types.ts';

/** What a turn starts from. A state and the view of the seat have it alike, so both play by the same function. */
export interface Red7TurnStart {
  readonly table: PublicState;
  readonly seat: Seat;
  readonly hand: Cards;
  readonly deckSize: number;
}

/** Where the cards of a draft lead to, before anybody asks who leads. */
export interface Red7TurnProgress extends Red7TurnStart {
  readonly owes: RequiredActionChoice | null;
  /** A 3 that draws: it stays played, even without a lead. */
  readonly commits: boolean;
  /** A card went on the canvas, from the hand or by a 7. */
  readonly ruled: boolean;
}

/** Lays the cards of a draft one after the other. A choice that is missing is owed, a wrong one is refused. */
export function applyDraftedTurn(
  from: Red7TurnStart,
  draft: Red7DraftedTurn,
): Result<Red7TurnProgress, Refusal> {
  const { table, seat } = from;
  let { hand } = from;
  let mine = table.palettes[seat]!;
  let { canvas } = table;
  let taken: CardTakenByRed7Action | null = null;
  let owes: RequiredActionChoice | null = null;
  let commits = false;
  for (const { card, toCanvas, take } of draft.palette) {
    if (mine !== table.palettes[seat] && owes !== 'palette') return err({ code: 'extra-palette', card });
    if (!hand.includes(card)) return err({ code: 'card-not-in-hand', card });
    hand = removeItem(hand, card);
    const action = cardActionOf(table, card);
    const context: CardActionContext = { table, seat, palette: mine, hand, deckSize: from.deckSize };
    if (action?.draws(context)) commits = true;
    if (toCanvas === null && take === null) owes = action?.owes(context) ?? null;
    else {
      const steps = action?.steps(card, context) ?? [];
      if (toCanvas !== null && !steps.some((step) => step.toCanvas === toCanvas))
        return err({ code: 'action7-invalid', card, toCanvas });
      if (take !== null && !steps.some((step) => isSame(step.take, take)))
        return err({ code: 'action1-invalid', card, take });
      owes = null;
    }
    if (toCanvas !== null) {
      mine = removeItem(mine, toCanvas);
      canvas = [...canvas, toCanvas];
    }
    taken = take ?? taken;
    mine = [...mine, card];
  }
  if (draft.canvas !== null) {
    const card = draft.canvas;
    if (commits) return err({ code: 'canvas-after-draw', card });
    if (!hand.includes(card)) return err({ code: 'card-not-in-hand', card });
    hand = removeItem(hand, card);
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
export function applyLegalDraftedTurn(from: Red7TurnStart, draft: Red7DraftedTurn): Red7TurnProgress {
  const walked = applyDraftedTurn(from, draft);
  if (!walked.ok) throw new Error(`cards that could be laid were refused: ${walked.error.code}`);
  return walked.value;
}

/** Why a draft whose cards could be laid may not be played as it is; null if it may. */
export function draftedTurnRefusal(
  { palette, canvas }: Red7DraftedTurn,
  progress: Red7TurnProgress,
): Refusal | null {
  const { owes, commits } = progress;
  if (palette.length === 0 && canvas === null) return { code: 'empty-turn' };
  if (owes !== null) return MISSING_CHOICE_REFUSALS[owes](palette.at(-1)!.card);
  return commits ? null : notLeadingRefusal(progress);
}

/** Rules 4.3: at the end of a turn its player must lead. */
export function notLeadingRefusal({ table, seat }: Red7TurnStart): Refusal | null {
  const leader = findLeadingSeat(table);
  return leader === seat ? null : { code: 'not-leading', rule: currentRule(table), leader };
}

/** Rules 4.5: the extra draw of the advanced game. */
export const drawsCardForCanvas = ({ table, seat, deckSize, ruled }: Red7TurnProgress): boolean =>
  table.options.advanced &&
  ruled &&
  deckSize > 0 &&
  red7NumberOfCard(table.canvas.at(-1)!) > table.palettes[seat]!.length;

const isSame = (one: CardTakenByRed7Action | null, other: CardTakenByRed7Action): boolean =>
  one?.seat === other.seat && one.card === other.card;

function withPalettes(
  { palettes }: PublicState,
  seat: Seat,
  mine: Cards,
  taken: CardTakenByRed7Action | null,
): readonly Cards[] {
  if (mine === palettes[seat]) return palettes;
  return palettes.map((palette, at) => {
    if (at === seat) return mine;
    return at === taken?.seat ? removeItem(palette, taken.card) : palette;
  });
}

/** Once played a card is no longer one that everybody knows in a hand. */
const withSeen = ({ seen }: PublicState, seat: Seat, hand: Cards): PublicState['seen'] =>
  seen[seat]!.every((card) => hand.includes(card))
    ? seen
    : seen.map((cards, at) => (at === seat ? cards.filter((card) => hand.includes(card)) : cards));
