import { createContext, type ReactNode, useContext } from 'react';

/** What a screen adds around a game that nobody else can join, such as practice. */
export interface SoloGameSlots {
  /** In the header of the table. */
  readonly tools: ReactNode;
  /** In the menu of the table. */
  readonly menu: ReactNode;
  /** On the result: what comes next, in place of a rematch. */
  readonly next: { readonly note: string; readonly buttons: ReactNode };
}

const SoloContext = createContext<SoloGameSlots | null>(null);
export const SoloGameProvider = SoloContext.Provider;

/** null in a room of the server. */
export const useSoloGameSlots = (): SoloGameSlots | null => useContext(SoloContext);
