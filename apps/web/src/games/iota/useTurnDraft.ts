import {
  type Card,
  type Cell,
  EMPTY_IOTA_STAGED_TURN,
  type IotaStagedTurn,
  type IotaStagedTurnPreview,
  isWild,
  type PlacedCard,
  previewIotaStagedTurn,
  type View,
} from '@fivefold/rules/iota';
import { useMemo, useState } from 'react';

interface StagedStep extends PlacedCard {
  readonly kind: 'place' | 'recycle';
}
interface StoredDraft {
  readonly key: string;
  readonly steps: readonly StagedStep[];
  readonly picked: Card | null;
  /** The cards marked for a swap; null outside of a pass. */
  readonly swap: readonly Card[] | null;
}
const NOTHING: StoredDraft = { key: '', steps: [], picked: null, swap: null };

export interface IotaTurnDraft {
  /** I have a hand and the game goes on, also before my turn. */
  readonly composing: boolean;
  readonly staging: IotaStagedTurn;
  /** What the staged cards would do. */
  readonly look: IotaStagedTurnPreview;
  readonly picked: Card | null;
  readonly swap: readonly Card[] | null;
  readonly count: number;
  readonly pick: (card: Card | null) => void;
  readonly place: (cell: Cell, card: Card) => void;
  readonly recycle: (cell: Cell, card: Card) => void;
  readonly takeBack: (cell: Cell) => void;
  readonly undo: () => void;
  /** Begins or leaves a pass. Laid cards go back to the hand; taken wilds stay. */
  readonly pass: (on: boolean) => void;
  readonly mark: (card: Card) => void;
}

/** The draft of my turn: local, undoable, and dropped when my hand changes. */
export function useIotaTurnDraft(view: View): IotaTurnDraft {
  const { table, me, hand } = view;
  const composing = me !== 'spectator' && table.over === null;
  const key = composing ? hand.join() : '';
  const [state, setState] = useState<StoredDraft>(NOTHING);
  const held = state.key === key ? state : NOTHING;
  const { steps, staging, look } = useMemo(() => {
    const kept = composing ? dropStaleSteps(view, held.steps) : [];
    const staged = stagingOf(kept);
    return { steps: kept, staging: staged, look: previewIotaStagedTurn(view, staged) };
  }, [composing, view, held.steps]);
  const picked = held.picked !== null && look.hand.includes(held.picked) ? held.picked : null;
  const swap = held.swap?.filter((card) => look.hand.includes(card)) ?? null;
  const change = (next: Partial<StoredDraft>) =>
    composing && setState({ key, steps, picked: null, swap: null, ...next });
  return {
    composing,
    staging,
    look,
    picked,
    swap,
    count: steps.length,
    pick: (card) => change({ picked: card === picked ? null : card }),
    place: ({ x, y }, card) => change({ steps: [...steps, { kind: 'place', x, y, card }] }),
    recycle: ({ x, y }, card) => change({ steps: [...steps, { kind: 'recycle', x, y, card }] }),
    takeBack: ({ x, y }) => change({ steps: steps.filter((step) => step.x !== x || step.y !== y) }),
    undo: () => change(picked !== null || swap !== null ? {} : { steps: steps.slice(0, -1) }),
    pass: (on) =>
      change({
        swap: on ? [] : null,
        steps: on ? steps.filter(({ kind }) => kind === 'recycle') : steps,
      }),
    mark: (card) =>
      swap &&
      change({ swap: swap.includes(card) ? swap.filter((other) => other !== card) : [...swap, card] }),
  };
}

const stagingOf = (steps: readonly StagedStep[]): IotaStagedTurn => {
  if (steps.length === 0) return EMPTY_IOTA_STAGED_TURN;
  const of = (kind: StagedStep['kind']) =>
    steps.filter((step) => step.kind === kind).map(({ x, y, card }): PlacedCard => ({ x, y, card }));
  return { recycles: of('recycle'), placements: of('place') };
};

/** Drops steps that no longer fit after moves of others or an undo. */
function dropStaleSteps({ table, hand }: View, steps: readonly StagedStep[]): readonly StagedStep[] {
  const at = new Map(table.grid.map(({ x, y, card }) => [`${x},${y}`, card]));
  let held = hand;
  return steps.filter(({ kind, x, y, card }) => {
    const there = at.get(`${x},${y}`);
    const fits = held.includes(card) && (kind === 'place' ? there === undefined : isWild(there));
    if (!fits) return false;
    held = kind === 'place' || !there ? held : held.map((one) => (one === card ? there : one));
    at.set(`${x},${y}`, card);
    return true;
  });
}
