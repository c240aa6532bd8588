import { gameArt } from '@fivefold/art';
import type { GameManifest } from '../types.ts';
import './colors.css';

export const manifest: GameManifest = {
  players: { min: 2, max: 4 },
  minutes: 30,
  texts: {
    en: {
      title: gameArt.iota.title.en,
      promise: 'All the same or all different: every line has to agree.',
    },
    ru: {
      title: gameArt.iota.title.ru,
      promise: 'Всё одинаковое или всё разное, и так в каждой линии.',
    },
    de: {
      title: gameArt.iota.title.de,
      promise: 'Alles gleich oder alles verschieden, in jeder Linie.',
    },
  },
  background: {
    light: ['720,450 0,0 720,0', '720,450 1440,450 1440,900', '720,450 0,900 0,450'],
    dark: ['720,450 1440,0 1440,450', '720,450 720,900 0,900', '720,450 0,0 0,450'],
  },
};
