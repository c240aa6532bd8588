import type { Seat } from '../kernel/game.ts';
import { removeItem } from '../kernel/list.ts';
import { cardActionOf, paletteStepWithoutChoice, type RequiredActionChoice } from './actions.ts';
import type { Card, Cards } from './cards.ts';
import { isLeading } from './lead.ts';
import { legal } from './legal.ts';
import {
  applyDraftedTurn,
  applyLegalDraftedTurn,
  draftedTurnRefusal,
  drawsCardForCanvas,
  notLeadingRefusal,
  type Red7TurnProgress,
  type Red7TurnStart,
} from './turn.ts';
import type { Action, PublicState, Red7DraftedTurn, Red7PaletteStep, Refusal, View } from './types.ts';
import { paletteStandings, type ViewExplanation } from './why.ts';

export const EMPTY_RED7_DRAFTED_TURN: Red7DraftedTurn = { palette: [], canvas: null };

/** One touch of the builder: a hand card to the palette or the canvas, or the choice of a 7 or a 1. */
export type Red7DraftedTurnStep =
  | { readonly to: 'palette' | 'canvas' | 'move-to-canvas'; readonly card: Card }
  | { readonly to: 'take'; readonly seat: Seat; readonly card: Card };

/** lead: the turn could end here. gamble: a 3 draws first. owes: an action asks for more. behind: not leading yet. */
export type Red7TurnLeadStatus = 'lead' | 'gamble' | 'owes' | 'behind';

export interface Red7DraftedTurnChoice {
  readonly step: Red7DraftedTurnStep;
  readonly prospect: Red7TurnLeadStatus;
}

export interface Red7DraftedTurnPreview {
  /** What would lie on the table, before any card is drawn. */
  readonly table: PublicState;
  readonly hand: Cards;
  /** Who would lead, and with which cards. */
  readonly why: ViewExplanation;
  readonly prospect: Red7TurnLeadStatus;
  /** What the last palette card asks for next; null if nothing. */
  readonly owes: RequiredActionChoice | null;
  /** The draw at the end of this turn, by its 3 or by its canvas card; `card` if everybody knows the top of the deck. */
  readonly draws: { readonly by: 'three' | 'canvas'; readonly card: Card | null } | null;
  /** What to send; null while the turn may not be played as it is, and `refusal` says why. */
  readonly action: Action | null;
  readonly refusal: Refusal | null;
  /** What may be added next. */
  readonly choices: readonly Red7DraftedTurnChoice[];
}

/** What a turn being composed would do. It works ahead of the own turn too; a draft that no longer fits lays nothing. */
export function previewDraftedTurn(view: View, draft: Red7DraftedTurn): Red7DraftedTurnPreview {
  const position = positionOf(view);
  const refusal = refusalFor(position, draft);
  const walked = applyDraftedTurn(position, draft);
  const progress = walked.ok ? walked.value : { ...position, owes: null, commits: false, ruled: false };
  const by = drawOf(progress);
  return {
    table: progress.table,
    hand: progress.hand,
    why: paletteStandings(progress.table),
    prospect: leadStatusOf(progress),
    owes: progress.owes,
    draws: by && { by, card: progress.table.onDeck[0] ?? null },
    action: refusal === null ? actionFromDraftedTurn(view, draft) : null,
    refusal,
    choices: walked.ok ? choicesOf(position, draft, progress) : [],
  };
}

/** The draft with one more touch. */
export function addDraftedTurnStep(draft: Red7DraftedTurn, step: Red7DraftedTurnStep): Red7DraftedTurn {
  switch (step.to) {
    case 'palette':
      return { ...draft, palette: [...draft.palette, paletteStepWithoutChoice(step.card)] };
    case 'canvas':
      return { ...draft, canvas: step.card };
    case 'move-to-canvas':
      return withChoice(draft, { toCanvas: step.card });
    case 'take':
      return withChoice(draft, { take: { seat: step.seat, card: step.card } });
  }
}

/** The best this player can still do with the whole turn; `behind` means that no turn found keeps them in. */
export function bestPossibleLeadStatus(view: View): Red7TurnLeadStatus {
  const position = positionOf(view);
  let hope: Red7TurnLeadStatus =
    isAfterDraw(position) && isLeading(position.table, position.seat) ? 'lead' : 'behind';
  for (const action of legal(view)) {
    if (action.type === 'canvas') hope = 'lead';
    if (action.type === 'turn' && hope !== 'lead')
      hope = leadStatusOf(applyLegalDraftedTurn(position, action));
  }
  return hope;
}

function positionOf({ table, me, hand, deckSize }: View): Red7TurnStart {
  if (me === 'spectator') throw new Error('a spectator has no turn to compose');
  return { table, seat: me, hand, deckSize };
}

const isAfterDraw = ({ table: { phase }, seat }: Red7TurnStart): boolean =>
  phase.type === 'after-draw' && phase.seat === seat;

function leadStatusOf(progress: Red7TurnProgress): Red7TurnLeadStatus {
  if (progress.owes !== null) return 'owes';
  if (progress.commits) return 'gamble';
  return isLeading(progress.table, progress.seat) ? 'lead' : 'behind';
}

function drawOf(progress: Red7TurnProgress): 'three' | 'canvas' | null {
  if (progress.commits) return 'three';
  return progress.owes === null && drawsCardForCanvas(progress) ? 'canvas' : null;
}

/** The same answer as the server would give. */
function refusalFor(position: Red7TurnStart, draft: Red7DraftedTurn): Refusal | null {
  const { phase } = position.table;
  if (phase.type === 'round-end' || phase.type === 'over') return { code: 'wrong-phase', phase: phase.type };
  if (phase.seat !== position.seat) return { code: 'not-your-turn' };
  if (phase.type === 'after-draw') {
    if (draft.palette.length > 0) return { code: 'wrong-phase', phase: phase.type };
    if (draft.canvas === null) return notLeadingRefusal(position);
  }
  const walked = applyDraftedTurn(position, draft);
  return walked.ok ? draftedTurnRefusal(draft, walked.value) : walked.error;
}

/** What to send for a draft, whether or not it may be played. */
export function actionFromDraftedTurn(view: View, { palette, canvas }: Red7DraftedTurn): Action {
  if (!isAfterDraw(positionOf(view))) return { type: 'turn', palette, canvas };
  return canvas === null ? { type: 'end-turn' } : { type: 'canvas', card: canvas };
}

function withChoice(
  draft: Red7DraftedTurn,
  choice: Partial<Red7DraftedTurn['palette'][number]>,
): Red7DraftedTurn {
  const last = draft.palette.at(-1);
  if (last === undefined) throw new Error('only a palette card asks for a choice');
  return { ...draft, palette: [...draft.palette.slice(0, -1), { ...last, ...choice }] };
}

const choicesOf = (
  position: Red7TurnStart,
  draft: Red7DraftedTurn,
  progress: Red7TurnProgress,
): readonly Red7DraftedTurnChoice[] =>
  stepsOf(position, draft, progress).flatMap((step) => {
    const walked = applyDraftedTurn(position, addDraftedTurnStep(draft, step));
    return walked.ok ? [{ step, prospect: leadStatusOf(walked.value) }] : [];
  });

const choiceIn = ({ toCanvas, take }: Red7PaletteStep): readonly Red7DraftedTurnStep[] => [
  ...(toCanvas ? [{ to: 'move-to-canvas', card: toCanvas } as const] : []),
  ...(take ? [{ to: 'take', ...take } as const] : []),
];

/** What the builder asks for, some of which may turn out not to fit. */
function stepsOf(
  position: Red7TurnStart,
  draft: Red7DraftedTurn,
  { table, seat, hand, deckSize, owes }: Red7TurnProgress,
): readonly Red7DraftedTurnStep[] {
  if (owes === 'to-canvas' || owes === 'take') {
    const { card } = draft.palette.at(-1)!;
    const context = { table, seat, palette: removeItem(table.palettes[seat]!, card), hand, deckSize };
    return cardActionOf(table, card)!.steps(card, context).flatMap(choiceIn);
  }
  const toPalette = owes === 'palette' || (draft.palette.length === 0 && !isAfterDraw(position));
  const toCanvas = owes === null && draft.canvas === null;
  return hand.flatMap((card): Red7DraftedTurnStep[] => [
    ...(toPalette ? [{ to: 'palette' as const, card }] : []),
    ...(toCanvas ? [{ to: 'canvas' as const, card }] : []),
  ]);
}
