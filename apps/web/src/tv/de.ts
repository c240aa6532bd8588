import type { Catalogue } from '../i18n/core.ts';
import type { en } from './en.ts';

export const de: Catalogue<typeof en> = {
  title: 'Fernseher',
  join: 'Mit dem Handy mitspielen',
  vote: 'Mit dem Handy abstimmen',
  'join.free': 'Ein Stuhl ist frei',
  'join.next': 'Beim nächsten Spiel dabei',
  'join.full': 'Alle Stühle besetzt, scannen und zuschauen',
  lobby: 'Scannen und hinsetzen',
  here: 'Am Tisch: {names}',
  nobody: 'Hier sitzt noch niemand',
  bots: 'Es spielen nur Bots',
  chair: 'Freier Platz',
  locked: 'Dieser Tisch ist abgeschlossen.',
  qr: 'QR-Code des Einladungslinks',
  lost: 'Keine Verbindung. Dieser Bildschirm kommt von selbst zurück.',
};
