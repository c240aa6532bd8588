import { useState } from 'react';
import { useTableActions, useTablePreferences } from './TableContext.tsx';
import { useShortcuts } from './useShortcuts.ts';

export interface MoveDraft<Pick> {
  readonly picked: Pick | null;
  /** Picks or unpicks. Sends at once where confirmation is turned off. */
  readonly pick: (pick: Pick) => void;
  readonly clear: () => void;
  readonly send: () => void;
}

/**
 * Pick, then confirm. A change of `stage` clears the pick, so that a choice for one turn is not sent in the next one.
 */
export function useMoveDraft<Pick>(stage: string, onSend: (pick: Pick) => void): MoveDraft<Pick> {
  const { confirm } = useTablePreferences();
  const { sound } = useTableActions();
  const [held, setHeld] = useState<{ readonly stage: string; readonly pick: Pick } | null>(null);
  const picked = held?.stage === stage ? held.pick : null;
  const clear = () => setHeld(null);
  useShortcuts(picked === null ? {} : { Escape: clear, Backspace: clear });
  return {
    picked,
    pick: (pick) => {
      sound('select');
      if (!confirm) onSend(pick);
      else setHeld(pick === picked ? null : { stage, pick });
    },
    clear,
    send: () => {
      if (picked === null) return;
      onSend(picked);
      setHeld(null);
    },
  };
}
