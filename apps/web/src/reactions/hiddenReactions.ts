import type { ChatLine, MemberId, RoomCode, RoomView } from '@fivefold/room';
import { useMemo } from 'react';
import { create } from 'zustand';
import { browserStorage } from '../state/browserStorage.ts';

const KEY = 'fivefold.hiddenReactions';
const MAX_ROOMS = 8;

/** Members whose reactions this browser does not show, by room. */
type HiddenReactions = Readonly<Record<RoomCode, readonly MemberId[]>>;

function storedHidden(): HiddenReactions {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(
      ([, ids]) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'),
    );
    return Object.fromEntries(entries.slice(-MAX_ROOMS));
  } catch {
    return {}; // somebody wrote something else there
  }
}

const useHidden = create<HiddenReactions>(storedHidden);
const NOBODY: readonly MemberId[] = [];

export const useHiddenReactions = (room: RoomCode): readonly MemberId[] =>
  useHidden((hidden) => hidden[room]) ?? NOBODY;

export function hideReactionsOfMember(room: RoomCode, member: MemberId, hide: boolean): void {
  const { [room]: before = NOBODY, ...others } = useHidden.getState();
  const ids = [...before.filter((id) => id !== member), ...(hide ? [member] : [])];
  const entries = Object.entries({ ...others, ...(ids.length > 0 && { [room]: ids }) });
  useHidden.setState(Object.fromEntries(entries.slice(-MAX_ROOMS)), true);
  browserStorage.setItem(KEY, JSON.stringify(useHidden.getState()));
}

export const withoutReactionsOf = (
  chat: readonly ChatLine[],
  members: readonly MemberId[],
): readonly ChatLine[] =>
  chat.filter(({ kind, from }) => kind !== 'emote' || from === null || !members.includes(from));

/** The view without the reactions of members that this browser hides. */
export function useViewWithoutHiddenReactions(view: RoomView | null): RoomView | null {
  const hidden = useHiddenReactions(view?.code ?? '');
  return useMemo(
    () => (view && hidden.length > 0 ? { ...view, chat: withoutReactionsOf(view.chat, hidden) } : view),
    [view, hidden],
  );
}
