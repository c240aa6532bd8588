import type { Catalogue } from '../i18n/core.ts';
import type { en } from './en.ts';

export const de: Catalogue<typeof en> = {
  'room.title': 'Statistik dieses Raums',
  'room.open': 'Statistik',
  'mine.title': 'Meine Statistik',
  'mine.kept': 'Nur in diesem Browser gespeichert.',
  'mine.none': 'Hier werden beendete Spiele gezählt, nur in diesem Browser.',
  'mine.forget': 'Meine Statistik löschen',
  player: 'Spieler',
  game: 'Spiel',
  games: 'Spiele',
  wins: 'Siege',
  place: 'Mittlerer Platz',
  best: 'Gewinnt oft',
};
