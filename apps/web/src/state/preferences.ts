import { create } from 'zustand';
import { browserLanguage } from '../i18n/useT.ts';
import { browserStorage } from './browserStorage.ts';
import { type Preferences, parsePreferences, STORED_KEYS } from './storedPreferences.ts';

export { THEMES, type Theme } from './storedPreferences.ts';

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

export const usePreferences = create<Preferences>(() =>
  parsePreferences(defaults(), browserStorage.getItem(KEY)),
);

usePreferences.subscribe((now) => {
  const stored = Object.fromEntries(STORED_KEYS.map((key) => [key, now[key]]));
  browserStorage.setItem(KEY, JSON.stringify(stored));
});

export const setPreferences = (part: Partial<Preferences>): void => usePreferences.setState(part);
