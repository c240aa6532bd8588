import { create } from 'zustand';
import { pageLanguage } from '../i18n/useT.ts';
import type { NewMemberProfile } from '../net/roomConnection.ts';
import { browserStorage } from './browserStorage.ts';
import { type Preferences, parsePreferences, STORED_PREFERENCE_KEYS } from './storedPreferences.ts';

export { THEMES, type Theme } from './storedPreferences.ts';

const KEY = 'fivefold.preferences';
const defaults = (): Preferences => ({
  lang: pageLanguage(
    navigator.languages ?? [navigator.language],
    new URLSearchParams(location.search).get('lang'),
  ),
  langChosen: false,
  theme: 'system',
  name: '',
  face: '',
  muted: false,
  volume: 0.7,
  confirm: true,
  lessMotion: false,
  letters: false,
  text: 100,
  notify: false,
  notifyAsked: false,
  quietHours: true,
  panelOpen: matchMedia('(min-width: 75em)').matches,
  panelTab: 'log',
  logMine: false,
});

export const usePreferences = create<Preferences>(() =>
  parsePreferences(defaults(), browserStorage.getItem(KEY)),
);

usePreferences.subscribe((now) => {
  const keys = STORED_PREFERENCE_KEYS.filter((key) => key !== 'lang' || now.langChosen);
  const stored = Object.fromEntries(keys.map((key) => [key, now[key]]));
  browserStorage.setItem(KEY, JSON.stringify(stored));
});

export const setPreferences = (part: Partial<Preferences>): void => usePreferences.setState(part);

/** How this browser enters a room. */
export function newMemberProfileFromPreferences(name: string): NewMemberProfile {
  const { face } = usePreferences.getState();
  return face === '' ? { name } : { name, face };
}
