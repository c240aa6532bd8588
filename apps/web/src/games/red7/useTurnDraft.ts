import {
  addDraftStep,
  type Card,
  type Draft,
  type DraftChoice,
  type DraftPreview,
  type DraftStep,
  EMPTY_DRAFT,
  isSeatActive,
  previewDraft,
  type View,
} from '@fivefold/rules/red7';
import { useMemo, useState } from 'react';

interface StoredDraft {
  readonly key: string;
  readonly steps: readonly DraftStep[];
  readonly picked: Card | null;
}

export interface Red7TurnDraft {
  /** I am in this round and it goes on, also before my turn. */
  readonly composing: boolean;
  readonly steps: readonly DraftStep[];
  readonly draft: Draft;
  /** The effect of the steps; null where I have no turn to draft. */
  readonly look: DraftPreview | null;
  readonly picked: Card | null;
  readonly pick: (card: Card | null) => void;
  readonly choice: (to: DraftStep['to'], card: Card) => DraftChoice | null;
  readonly lay: (step: DraftStep) => void;
  /** Keeps the first steps and clears the pick. */
  readonly keep: (steps: number) => void;
  /** Takes back the card that gave the rule. */
  readonly dropRule: () => void;
}

export const draftOf = (steps: readonly DraftStep[]): Draft => steps.reduce(addDraftStep, EMPTY_DRAFT);

/** The draft of my turn: local, undoable, and dropped when my hand changes. */
export function useTurnDraft(view: View): Red7TurnDraft {
  const { table, me, hand } = view;
  const { type } = table.phase;
  const composing =
    me !== 'spectator' && isSeatActive(table, me) && (type === 'turn' || type === 'after-draw');
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
    draft: useMemo(() => draftOf(steps), [steps]),
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

const isCanvas = ({ to }: DraftStep): boolean => to === 'canvas';

/** Clears a draft that no longer fits after a move of somebody else. */
function dropStaleSteps(
  view: View,
  steps: readonly DraftStep[],
): { steps: readonly DraftStep[]; look: DraftPreview } {
  const look = previewDraft(view, draftOf(steps));
  return steps.length > 0 && look.table === view.table
    ? { steps: [], look: previewDraft(view, EMPTY_DRAFT) }
    : { steps, look };
}
