import { gameArt } from '@fivefold/art';
import type { GameManifest } from '../types.ts';
import './colors.css';

export const manifest: GameManifest = {
  players: { min: 3, max: 6 },
  minutes: 20,
  texts: {
    en: {
      title: gameArt['my-number'].title.en,
      promise: 'Everyone plays at once. Land under the card you want.',
    },
    ru: {
      title: gameArt['my-number'].title.ru,
      promise: 'Все ходят одновременно. Предугадайте, где окажется ваша карта.',
    },
    de: {
      title: gameArt['my-number'].title.de,
      promise: 'Alle spielen gleichzeitig. Lande unter der Karte, die du willst.',
    },
  },
  background: {
    light: ['0,0 210,0 150,900 0,900', '425,0 640,0 590,900 390,900', '850,0 1080,0 1060,900 830,900'],
    dark: ['210,0 425,0 390,900 150,900', '640,0 850,0 830,900 590,900', '1080,0 1440,0 1440,900 1060,900'],
  },
};
