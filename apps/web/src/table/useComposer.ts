import { useState } from 'react';
import { useFurniture } from './Furniture.tsx';
import { useShortcuts } from './useShortcuts.ts';

export interface Composer<Pick> {
  readonly picked: Pick | null;
  /** Picks, or takes back what was picked before. Sends at once when the person has turned the confirmation off. */
  readonly pick: (pick: Pick) => void;
  readonly clear: () => void;
  readonly send: () => void;
}

/**
 * Pick, then confirm. What is picked is forgotten when `stage` changes: a choice for one turn must not
 * slip into the next one.
 */
export function useComposer<Pick>(stage: string, onSend: (pick: Pick) => void): Composer<Pick> {
  const { confirm, do: act } = useFurniture();
  const [held, setHeld] = useState<{ readonly stage: string; readonly pick: Pick } | null>(null);
  const picked = held?.stage === stage ? held.pick : null;
  const clear = () => setHeld(null);
  useShortcuts(picked === null ? {} : { Escape: clear, Backspace: clear });
  return {
    picked,
    pick: (pick) => {
      act.sound('select');
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
