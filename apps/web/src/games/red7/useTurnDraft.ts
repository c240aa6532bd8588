import {
  addDraftedTurnStep,
  type Card,
  EMPTY_RED7_DRAFTED_TURN,
  isSeatStillInRed7Round,
  previewDraftedTurn,
  type Red7DraftedTurn,
  type Red7DraftedTurnChoice,
  type Red7DraftedTurnPreview,
  type Red7DraftedTurnStep,
  type View,
} from '@fivefold/rules/red7';
import { useMemo, useState } from 'react';

interface StoredDraft {
  readonly key: string;
  readonly steps: readonly Red7DraftedTurnStep[];
  readonly picked: Card | null;
}

export interface Red7TurnDraft {
  /** I am in this round and it goes on, also before my turn. */
  readonly composing: boolean;
  readonly steps: readonly Red7DraftedTurnStep[];
  readonly draft: Red7DraftedTurn;
  /** The effect of the steps; null where I have no turn to draft. */
  readonly look: Red7DraftedTurnPreview | null;
  readonly picked: Card | null;
  readonly pick: (card: Card | null) => void;
  readonly choice: (to: Red7DraftedTurnStep['to'], card: Card) => Red7DraftedTurnChoice | null;
  readonly lay: (step: Red7DraftedTurnStep) => void;
  /** Keeps the first steps and clears the pick. */
  readonly keep: (steps: number) => void;
  /** Takes back the card that gave the rule. */
  readonly dropRule: () => void;
}

export const red7DraftedTurnFromSteps = (steps: readonly Red7DraftedTurnStep[]): Red7DraftedTurn =>
  steps.reduce(addDraftedTurnStep, EMPTY_RED7_DRAFTED_TURN);

/** The draft of my turn: local, undoable, and dropped when my hand changes. */
export function useRed7TurnDraft(view: View): Red7TurnDraft {
  const { table, me, hand } = view;
  const { type } = table.phase;
  const composing =
    me !== 'spectator' && isSeatStillInRed7Round(table, me) && (type === 'turn' || type === 'after-draw');
  const key = composing ? `${table.round}.${hand.join()}` : '';
  const [held, setHeld] = useState<StoredDraft>({ key: '', steps: [], picked: null });
  const { steps, look } = useMemo(
    () => (composing ? dropStaleSteps(view, held.key === key ? held.steps : []) : { steps: [], look: null }),
    [composing, view, held, key],
  );
  const picked = held.key === key && look?.hand.includes(held.picked!) ? held.picked : null;
  return {
    composing,
    steps,
    draft: useMemo(() => red7DraftedTurnFromSteps(steps), [steps]),
    look,
    picked,
    pick: (card) => composing && setHeld({ key, steps, picked: card === picked ? null : card }),
    choice: (to, card) => look?.choices.find(({ step }) => step.to === to && step.card === card) ?? null,
    lay: (step) => composing && setHeld({ key, steps: [...steps, step], picked: null }),
    dropRule: () => {
      if (!composing) return;
      const last = steps.findLastIndex(({ to }) => to === 'move-to-canvas');
      const kept = steps.some(isCanvas) ? steps.filter((step) => !isCanvas(step)) : steps.slice(0, last);
      setHeld({ key, steps: kept, picked: null });
    },
    keep: (count) => composing && setHeld({ key, steps: steps.slice(0, count), picked: null }),
  };
}

const isCanvas = ({ to }: Red7DraftedTurnStep): boolean => to === 'canvas';

/** Clears a draft that no longer fits after a move of somebody else. */
function dropStaleSteps(
  view: View,
  steps: readonly Red7DraftedTurnStep[],
): { steps: readonly Red7DraftedTurnStep[]; look: Red7DraftedTurnPreview } {
  const look = previewDraftedTurn(view, red7DraftedTurnFromSteps(steps));
  return steps.length > 0 && look.table === view.table
    ? { steps: [], look: previewDraftedTurn(view, EMPTY_RED7_DRAFTED_TURN) }
    : { steps, look };
}
