import { LANGUAGES } from '@fivefold/art';
import { ANIMAL_FACES, type AnimalFace } from '@fivefold/room';
import type { Lang } from '../i18n/core.ts';
import type { SidePanelTabId } from '../table/TableContext.tsx';

/** `system` follows the browser; each other one is a block in styles/tokens.css. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export interface Preferences {
  readonly lang: Lang;
  /** By hand: without this, the page follows the browser and the invite. */
  readonly langChosen: boolean;
  readonly theme: Theme;
  readonly name: string;
  /** The animal that this browser chose last; empty: none yet. */
  readonly face: AnimalFace | '';
  readonly muted: boolean;
  readonly volume: number;
  /** A picked card must be confirmed. */
  readonly confirm: boolean;
  readonly lessMotion: boolean;
  readonly letters: boolean;
  /** Text size in percent of what the browser is set to. */
  readonly text: number;
  readonly notify: boolean;
  /** No notifications at night. */
  readonly quietHours: boolean;
  /** The question about notifications was shown. */
  readonly notifyAsked: boolean;
  readonly panelOpen: boolean;
  readonly panelTab: SidePanelTabId;
  /** The log shows only my own moves. */
  readonly logMine: boolean;
}

/** The preferences that are stored. */
export const STORED_PREFERENCE_KEYS = [
  'lang',
  'theme',
  'name',
  'face',
  'muted',
  'volume',
  'confirm',
  'lessMotion',
  'letters',
  'text',
  'notify',
  'notifyAsked',
  'quietHours',
  'panelOpen',
] as const;

/** Takes only values of the right type, because storage may hold anything. */
export function parsePreferences(base: Preferences, stored: string | null): Preferences {
  let parsed: unknown = null;
  try {
    parsed = JSON.parse(stored ?? 'null');
  } catch {
    return base;
  }
  if (typeof parsed !== 'object' || parsed === null) return base;
  const known = parsed as Record<string, unknown>;
  const entries = STORED_PREFERENCE_KEYS.filter((key) => typeof known[key] === typeof base[key]).map(
    (key) => [key, known[key]],
  );
  const all: Preferences = { ...base, ...Object.fromEntries(entries) };
  return {
    ...all,
    lang: LANGUAGES.includes(all.lang) ? all.lang : base.lang,
    langChosen: LANGUAGES.some((lang) => lang === known.lang),
    theme: THEMES.includes(all.theme) ? all.theme : 'system',
    face: ANIMAL_FACES.some((animal) => animal === all.face) ? all.face : '',
    text: Math.min(150, Math.max(100, all.text)),
    volume: Math.min(1, Math.max(0, all.volume)),
    panelOpen: all.panelOpen && base.panelOpen,
  };
}
