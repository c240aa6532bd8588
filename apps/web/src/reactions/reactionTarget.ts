import { create } from 'zustand';
import { useTableRoom } from '../table/TableContext.tsx';

/** What a reaction of the running game is about: a player, or an event of the history. */
export type ReactionSubject =
  | { readonly kind: 'player'; readonly seat: number }
  | { readonly kind: 'event'; readonly at: number };

/** The subject of the open picker; null while it is closed. */
export const useReactionTarget = create<{ readonly subject: ReactionSubject | null }>(() => ({
  subject: null,
}));

export const openReactions = (subject: ReactionSubject): void => useReactionTarget.setState({ subject });
export const closeReactions = (): void => useReactionTarget.setState({ subject: null });

/** Only members of a room react, and not to a replay. */
export function useCanReact(): boolean {
  const { memberId, alone, stage } = useTableRoom();
  return memberId !== null && !alone && stage !== 'replay';
}
