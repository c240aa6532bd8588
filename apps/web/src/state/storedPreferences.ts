import type { Lang } from '../i18n/core.ts';
import type { PanelTab } from '../table/TableContext.tsx';

/** `system` follows the browser; each other one is a block in styles/tokens.css. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export interface Preferences {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly name: string;
  readonly muted: boolean;
  readonly volume: number;
  /** A picked card must be confirmed. */
  readonly confirm: boolean;
  readonly lessMotion: boolean;
  readonly letters: boolean;
  /** Text size of log, chat and rules, in percent. */
  readonly text: number;
  readonly notify: boolean;
  /** The question about notifications was shown. */
  readonly notifyAsked: boolean;
  readonly panelOpen: boolean;
  readonly panelTab: PanelTab;
  /** The log shows only my own moves. */
  readonly logMine: boolean;
}

/** The preferences that are stored. */
export const STORED_KEYS = [
  'lang',
  'theme',
  'name',
  'muted',
  'volume',
  'confirm',
  'lessMotion',
  'letters',
  'text',
  'notify',
  'notifyAsked',
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
  const entries = STORED_KEYS.filter((key) => typeof known[key] === typeof base[key]).map((key) => [
    key,
    known[key],
  ]);
  const all: Preferences = { ...base, ...Object.fromEntries(entries) };
  return {
    ...all,
    lang: all.lang === 'ru' ? 'ru' : all.lang === 'en' ? 'en' : base.lang,
    theme: THEMES.includes(all.theme) ? all.theme : 'system',
    text: Math.min(150, Math.max(100, all.text)),
    volume: Math.min(1, Math.max(0, all.volume)),
    panelOpen: all.panelOpen && base.panelOpen,
  };
}
