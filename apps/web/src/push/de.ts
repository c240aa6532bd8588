import type { Catalogue } from '../i18n/core.ts';
import type { en } from './en.ts';

export const de: Catalogue<typeof en> = {
  title: 'Bescheid geben, wenn ich hier dran bin',
  off: 'Auch wenn die Seite geschlossen ist. Genannt werden nur Spiel und Raum.',
  on: 'In diesem Raum an, auch wenn die Seite geschlossen ist.',
  blocked: 'Der Browser hat Mitteilungen nicht erlaubt.',
  denied: 'Mitteilungen dieser Seite sind gesperrt. Erlaube sie in den Einstellungen des Browsers.',
  'no-service':
    'Der Browser erreicht seinen Mitteilungsdienst nicht: Mitteilungen kommen nur, solange die Seite offen ist.',
  unsupported: 'Dieser Browser kann keine Mitteilungen zeigen, wenn die Seite geschlossen ist.',
  'home-screen':
    'Auf iPhone und iPad: Füge Fivefold zuerst zum Home-Bildschirm hinzu („Teilen“, dann „Zum Home-Bildschirm“) und öffne es dort.',
  quiet: 'Ruhe von 23:00 bis 7:00',
};
