import type { RoomView } from '@fivefold/room';
import type { AnyEvent } from '@fivefold/rules';
import { create } from 'zustand';

/** The events between two views. */
export interface RecentGameEvents {
  readonly stamp: number;
  readonly events: readonly AnyEvent[];
}

interface RoomState {
  readonly view: RoomView | null;
  readonly version: number;
  readonly recent: RecentGameEvents;
  /** The action that was sent and not acknowledged; null when there is none. */
  readonly pending: unknown;
  /** How many own moves became durable. */
  readonly saved: number;
  /** The last view before an absence; null once the missed moves were announced. */
  readonly viewBeforeAbsence: RoomView | null;
  /** The id of the last chat line that was read. */
  readonly readUpTo: number;
}

export const NO_RECENT_GAME_EVENTS: RecentGameEvents = { stamp: 0, events: [] };

export const useRoom = create<RoomState>(() => ({
  view: null,
  version: -1,
  recent: NO_RECENT_GAME_EVENTS,
  pending: null,
  saved: 0,
  viewBeforeAbsence: null,
  readUpTo: -1,
}));

/** Empty for the first view and for a new game. */
export function recentGameEventsAfter(
  before: RoomView | null,
  after: RoomView,
  news: RecentGameEvents,
): RecentGameEvents {
  const old = before?.table;
  const now = after.table;
  if (!old || !now || old.number !== now.number || old.history === now.history) {
    return old && now && old.number !== now.number ? { stamp: news.stamp + 1, events: [] } : news;
  }
  const events = now.history.slice(old.history.length).map(({ event }) => event);
  return events.length > 0 ? { stamp: news.stamp + 1, events } : news;
}
