import type { GameManifest } from '../types.ts';
import './colors.css';
import { Red7Emblem } from './Emblem.tsx';

export const manifest: GameManifest = {
  players: { min: 2, max: 4 },
  minutes: 10,
  texts: {
    en: {
      title: 'Red7',
      promise: 'Be winning when your turn ends, or change what winning means.',
    },
    ru: {
      title: 'Red7',
      promise: 'Лидируйте в конце хода или смените правило.',
    },
  },
  Emblem: Red7Emblem,
  background: {
    light: ['720,960 160,0 480,0', '720,960 620,0 880,0', '720,960 1100,0 1360,0', '720,960 0,800 0,420'],
    dark: ['720,960 480,0 620,0', '720,960 880,0 1100,0', '720,960 0,420 0,100', '720,960 1440,300 1440,700'],
  },
};
