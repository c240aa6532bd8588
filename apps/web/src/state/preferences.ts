import { create } from 'zustand';
import { browserLanguage } from '../i18n/useT.ts';
import { KEPT, type Preferences, restored } from './stored.ts';

export { THEMES, type Theme } from './stored.ts';

const KEY = 'fivefold.preferences';
const defaults = (): Preferences => ({
  lang: browserLanguage(navigator.languages ?? [navigator.language]),
  theme: 'system',
  name: '',
  muted: false,
  volume: 0.7,
  confirm: true,
  lessMotion: false,
  letters: false,
  text: 100,
  notify: false,
  notifyAsked: false,
  panelOpen: matchMedia('(min-width: 1200px)').matches,
  panelTab: 'log',
  logMine: false,
});

const read = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const usePreferences = create<Preferences>(() => restored(defaults(), read()));

usePreferences.subscribe((now) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(KEPT.map((key) => [key, now[key]]))));
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
  }
});

export const prefer = (part: Partial<Preferences>): void => usePreferences.setState(part);
