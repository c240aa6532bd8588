import {
  type Action,
  type CardValue,
  cutsForEvenParts,
  type MajorityPreview,
  type PodelimPartColor,
  previewJokerPlacement,
  previewTakingPilePart,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/podelim';
import { useState } from 'react';
import { type MoveDraft, useMoveDraft } from '../../table/useMoveDraft.ts';
import type { TableProps } from '../types.ts';
import type { PodelimPileCuts } from './RowSplitter.tsx';

type PodelimTableProps = TableProps<View, Action, ViewExplanation>;

/** The draft of my decision; dropped when the decision changes. */
export interface PodelimTurnDraft {
  readonly stage: string;
  readonly cuts: PodelimPileCuts;
  readonly setCuts: (cuts: PodelimPileCuts) => void;
  /** The part to vote for or to discard. */
  readonly part: MoveDraft<PodelimPartColor>;
  /** Parts that the rules let me pick now. */
  readonly open: readonly PodelimPartColor[];
  /** My vote is given and I am not changing it. */
  readonly sealed: boolean;
  readonly changing: boolean;
  readonly change: (changing: boolean) => void;
  /** Stacks for my jokers, one after the other; the picked one is for the next joker. */
  readonly laid: readonly CardValue[];
  readonly joker: MoveDraft<CardValue>;
  readonly takeBack: () => void;
  /** What the pick would bring me; null where hints are off. */
  readonly preview: MajorityPreview | null;
}

const partsOf = (action: Action): readonly PodelimPartColor[] =>
  action.type === 'vote' || action.type === 'discard-part' ? [action.color] : [];

export function usePodelimTurnDraft({
  view,
  seat,
  hints,
  legal,
  pending,
  onAction,
}: PodelimTableProps): PodelimTurnDraft {
  const { table } = view;
  const { phase, ballot } = table;
  const pile = phase.type === 'split' || phase.type === 'vote' ? phase.pile : null;
  const stage = [table.round, phase.type, ballot, pile?.from, pile?.to].join('.');

  const [held, setHeld] = useState<{ readonly stage: string; readonly cuts: PodelimPileCuts } | null>(null);
  const even: PodelimPileCuts = pile && pile.to - pile.from > 2 ? cutsForEvenParts(pile) : [1, 2];

  const [changing, setChanging] = useState<string | null>(null);
  const part = useMoveDraft<PodelimPartColor>(stage, (color) => {
    setChanging(null);
    onAction(phase.type === 'discard' ? { type: 'discard-part', color } : { type: 'vote', ballot, color });
  });

  const [rows, setRows] = useState<{ readonly stage: string; readonly laid: readonly CardValue[] } | null>(
    null,
  );
  const laid = rows?.stage === stage ? rows.laid : [];
  const joker = useMoveDraft<CardValue>(`${stage}.${laid.length}`, (value) => {
    const values = [...laid, value];
    const jokers = seat === null ? 0 : table.players[seat]!.unattached;
    if (values.length === jokers)
      onAction({ type: 'place-jokers', values: [...values].sort((a, b) => a - b) });
    else setRows({ stage, laid: values });
  });

  return {
    stage,
    cuts: held?.stage === stage ? held.cuts : even,
    setCuts: (cuts) => setHeld({ stage, cuts }),
    part,
    open: legal().flatMap(partsOf),
    sealed: phase.type === 'vote' && view.vote !== null && changing !== stage && pending === null,
    changing: changing === stage,
    change: (yes) => setChanging(yes ? stage : null),
    laid,
    joker,
    takeBack: () => setRows({ stage, laid: laid.slice(0, -1) }),
    preview: hints === 'full' ? previewOf(view, part.picked, laid, joker.picked) : null,
  };
}

function previewOf(
  view: View,
  part: PodelimPartColor | null,
  laid: readonly CardValue[],
  joker: CardValue | null,
): MajorityPreview | null {
  const { phase } = view.table;
  if (phase.type === 'vote' && part !== null) {
    const preview = previewTakingPilePart(view, part);
    return preview.ok ? preview.value : null;
  }
  if (phase.type === 'sort' && (joker !== null || laid.length > 0)) {
    const preview = previewJokerPlacement(view, joker === null ? laid : [...laid, joker]);
    return preview.ok ? preview.value : null;
  }
  return null;
}
