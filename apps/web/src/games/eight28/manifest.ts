import { gameArt } from '@fivefold/art';
import type { GameManifest } from '../types.ts';
import './colors.css';

export const manifest: GameManifest = {
  players: { min: 3, max: 6 },
  minutes: 25,
  texts: {
    en: {
      title: gameArt.eight28.title.en,
      promise: 'One more card? Stop at 8, or push on to 28.',
    },
    ru: {
      title: gameArt.eight28.title.ru,
      promise: 'Ещё карту? Остановитесь на 8 или рискните до 28.',
    },
    de: {
      title: gameArt.eight28.title.de,
      promise: 'Noch eine Karte? Bleib bei 8, oder wag dich bis 28.',
    },
  },
  background: {
    light: ['360,0 720,0 560,420', '720,0 1080,0 880,420', '560,420 880,420 720,900'],
    dark: ['0,0 360,0 560,420 0,620', '1080,0 1440,0 1440,620 880,420', '0,620 560,420 720,900 300,900'],
  },
};
