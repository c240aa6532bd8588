import { gameArt } from '@fivefold/art';
import type { GameManifest } from '../types.ts';
import './colors.css';

export const manifest: GameManifest = {
  players: { min: 2, max: 4 },
  minutes: 10,
  texts: {
    en: {
      title: gameArt.red7.title.en,
      promise: 'Be winning when your turn ends, or change what winning means.',
    },
    ru: {
      title: gameArt.red7.title.ru,
      promise: 'Лидируйте в конце хода или смените правило.',
    },
    de: {
      title: gameArt.red7.title.de,
      promise: 'Führe am Ende deines Zugs, oder ändere, was Führen heißt.',
    },
  },
  background: {
    light: ['720,960 160,0 480,0', '720,960 620,0 880,0', '720,960 1100,0 1360,0', '720,960 0,800 0,420'],
    dark: ['720,960 480,0 620,0', '720,960 880,0 1100,0', '720,960 0,420 0,100', '720,960 1440,300 1440,700'],
  },
};
