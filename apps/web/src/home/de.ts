import { type Catalogue, plural } from '../i18n/core.ts';
import type { en } from './en.ts';

export const de: Catalogue<typeof en> = {
  firstHand: 'Erste Runde, 3 Min.',
  'firstHand.ask': 'Noch nie gespielt?',
  saved: 'Gespeichertes Spiel öffnen',
  tables: 'Deine Tische',
  'tables.people': 'mit {names}',
  'tables.alone': 'Noch ist sonst niemand da',
  'tables.and': '{first} und {last}',
  'tables.names.more': plural({ one: '{n} weiteren', other: '{n} weiteren' }),
  'tables.turn': 'Du bist dran',
  'tables.playing': 'Läuft',
  'tables.lobby': 'Nicht begonnen',
  'tables.over': 'Beendet',
  'tables.forget': '{game}, {code} aus der Liste nehmen',
  'tables.more': plural({ one: '{n} weiteren Tisch zeigen', other: '{n} weitere Tische zeigen' }),
};
