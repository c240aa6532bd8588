import type { Catalogue } from '../../i18n/core.ts';
import type { en } from './en.ts';

export const de: Catalogue<typeof en> = {
  title: 'Zeit pro Zug',
  off: 'Ohne Limit',
  courtesy: 'Nach Anstupsen',
  hard: '{n}\u00a0s',
  over: 'Wenn die Zeit um ist',
  'over.clock': 'Automatischer Zug',
  'over.bot': 'Ein Bot springt ein, bis die Person zurück ist',
  'courtesy.hint': 'Niemand drängt, bis jemand anstupst; dann bleiben 30 Sekunden.',
  'hints.hint': 'Alle: was ein Zug bringt. Erlaubte Züge: wohin eine Karte passt.',
  hints: 'Hilfen',
  'hints.full': 'Alle',
  'hints.legal': 'Nur erlaubte Züge',
  'hints.none': 'Keine',
};
