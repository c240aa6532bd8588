import { useState } from 'react';
import { refusalText } from '../i18n/refusals.ts';
import { useT } from '../i18n/useT.ts';
import { rememberMemberLeftLobbySeat } from '../lobby/useLobby.ts';
import { enterRoom } from '../net/session.ts';
import { useIsServerUnreachable } from '../room/OfflineBanner.tsx';
import { newMemberProfileFromPreferences } from '../state/preferences.ts';
import { useRoom } from '../state/room.ts';
import { myLobbySeatOf } from '../state/selectors.ts';
import { showToast } from '../state/toasts.ts';
import { useRoomDoorT } from './words.ts';

/** Enters the room as a new member, with a seat or as a spectator. */
export function useEnterRoom(code: string) {
  const t = useT();
  const door = useRoomDoorT();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const unreachable = useIsServerUnreachable(busy);
  const enter = async (name: string, sit: boolean, seatOffered: boolean) => {
    if (name === '') return setError(t('refusal.name-empty'));
    setBusy(true);
    rememberMemberLeftLobbySeat(code.toUpperCase(), !sit);
    const entered = await enterRoom(code, { ...newMemberProfileFromPreferences(name), sit });
    // After entering, the door stays until the room can be drawn; a second press would do nothing.
    if (!entered.ok) {
      setBusy(false);
      return setError(refusalText(t, entered.error));
    }
    const { view } = useRoom.getState();
    if (sit && seatOffered && view && myLobbySeatOf(view) < 0) showToast(door('late'));
  };
  return { enter, busy, error: unreachable ? t('home.offline') : error, clearError: () => setError(null) };
}
