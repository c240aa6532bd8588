import { useEffect, useRef } from 'react';
import { usePreferences } from '../state/preferences.ts';
import type { SoundName } from '../table/sounds.ts';
import { useTableT } from '../table/words.ts';

const ICON = '/favicon.svg';
/** The same icon with a saffron dot: drawn here, because a page cannot badge its tab in another way. */
const BADGED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="22" fill="#15272c"/><circle cx="50" cy="50" r="30" fill="#f5b335"/></svg>',
)}`;

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
}

/** "Your turn" outside of the page: title and icon always; sound at the table, the rest only while nobody looks. */
export function useTurnSignals(mine: boolean, game: string, sound: (name: SoundName) => void): void {
  const t = useTableT();
  const notify = usePreferences((preferences) => preferences.notify);
  const before = useRef(mine);
  useEffect(() => {
    document.title = mine ? t('table.yourTurn.title', { game }) : `${game} · Fivefold`;
    setIcon(mine ? BADGED : ICON);
    const began = mine && !before.current;
    before.current = mine;
    if (!began) return;
    sound('turn');
    if (!document.hidden) return;
    navigator.vibrate?.(20);
    if (!notify || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    const note = new Notification(t('notify.turn', { game }), { tag: 'fivefold-turn', icon: ICON });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }, [mine, game, notify, sound, t]);
  useEffect(
    () => () => {
      document.title = 'Fivefold';
      setIcon(ICON);
    },
    [],
  );
}
