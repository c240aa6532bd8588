import { useEffect, useRef } from 'react';
import { isRoomMuted } from '../push/mutedRooms.ts';
import { usePreferences } from '../state/preferences.ts';
import type { SoundName } from '../table/sounds.ts';
import { useTableT } from '../table/words.ts';
import {
  closeNotifications,
  keepScreenOn,
  setAppIconBadge,
  showSystemNotification,
  vibrate,
} from '../ui/platform.ts';
import { rememberedTables } from './knownTables.ts';

const ICON = '/favicon.svg';
/** The icon with a saffron dot, because a page cannot badge its tab otherwise. */
const BADGED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="22" fill="#15272c"/><circle cx="50" cy="50" r="30" fill="#f5b335"/></svg>',
)}`;

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
}

/** How many tables that this browser knows wait for its member, without the room that is open. */
const waitingTables = (room: string | null): number =>
  rememberedTables().filter(({ code, myTurn }) => myTurn && code !== room).length;

/**
 * Signals "your turn" outside of the table: title, icon, badge and sound, a vibration on a visible page and a notification on a
 * hidden one.
 */
export function useTurnSignals(
  mine: boolean,
  game: string,
  room: string,
  sound: (name: SoundName) => void,
): void {
  const t = useTableT();
  const wanted = usePreferences((preferences) => preferences.notify);
  const before = useRef(mine);
  useEffect(() => {
    document.title = mine ? t('table.yourTurn.title', { game }) : `${game} · Fivefold`;
    setIcon(mine ? BADGED : ICON);
    void setAppIconBadge(waitingTables(room) + (mine ? 1 : 0));
    const began = mine && !before.current;
    before.current = mine;
    if (!began) return;
    sound('turn');
    if (!document.hidden) vibrate(20);
    else if (wanted && !isRoomMuted(room))
      void showSystemNotification(t('notify.turn', { game }), {
        url: location.pathname,
        tag: `turn-${room}`,
      });
  }, [mine, game, room, wanted, sound, t]);
  useEffect(() => {
    if (!mine) void closeNotifications(`turn-${room}`); // of the server, or of this page
  }, [mine, room]);
  useEffect(
    () => () => {
      document.title = 'Fivefold';
      setIcon(ICON);
      void setAppIconBadge(waitingTables(null));
    },
    [],
  );
}

/** A phone that darkens while others think would lose its connection. */
export function useKeepScreenOn(waiting: boolean): void {
  useEffect(() => (waiting ? keepScreenOn() : undefined), [waiting]);
}
