import { gameArt } from '@fivefold/art';
import type { GameManifest } from '../types.ts';
import './colors.css';

export const manifest: GameManifest = {
  players: { min: 2, max: 4 },
  minutes: 20,
  texts: {
    en: {
      title: gameArt.podelim.title.en,
      promise: 'Cut the row in three. Claim a part nobody else wants.',
    },
    ru: {
      title: gameArt.podelim.title.ru,
      promise: 'Разделите ряд. Получите то, на что не претендует никто другой.',
    },
    de: {
      title: gameArt.podelim.title.de,
      promise: 'Teile die Reihe in drei. Hol dir, was sonst niemand will.',
    },
  },
  background: {
    light: ['0,0 455,0 380,900 0,900'],
    dark: ['930,0 1440,0 1440,900 1010,900'],
  },
};
