import { createContext, type ReactNode, useContext } from 'react';
import type { TablePrompt } from './PromptTab.tsx';

/** What a first hand or a daily puzzle puts into the table. */
export interface TableSlots {
  /** Replaces the prompt of the game; null where the game speaks for itself. */
  readonly prompt: TablePrompt | null;
  readonly label: string;
  /** The line under the header: which beat, or which try it is. */
  readonly trail: ReactNode;
  /** At the end of the header. */
  readonly tools: ReactNode;
  /** Replaces the action of the game; null where the game asks. */
  readonly action: ReactNode;
  /** Replaces the name of the game in the header. */
  readonly title?: string;
  /** Replaces the menu. */
  readonly leave?: ReactNode;
  /** Back beside the action, on small screens. */
  readonly back?: ReactNode;
  /** Offers to play the move. */
  readonly help?: ReactNode;
  /** Drawn beside the target. */
  readonly slip?: ReactNode;
  /** Replaces my cards and the action. */
  readonly dock?: ReactNode;
  /** The other players do not matter and are not shown. */
  readonly hidesOthers?: boolean;
  /** Somebody tried what the rules refuse, with the sentence that the table has for it. */
  readonly onRefusal?: (code: string, text: string) => void;
}

const TableSlotsContext = createContext<TableSlots | null>(null);

export const TableSlotsProvider = TableSlotsContext.Provider;

/** null at a table of a room. */
export const useTableSlots = (): TableSlots | null => useContext(TableSlotsContext);
