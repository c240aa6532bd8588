import type { GameManifest } from '../types.ts';
import './colors.css';
import { PodelimEmblem } from './Emblem.tsx';

export const manifest: GameManifest = {
  players: { min: 2, max: 4 },
  minutes: 20,
  texts: {
    en: {
      title: 'Podelim',
      promise: 'Cut the row in three. Claim a part nobody else wants.',
    },
    ru: {
      title: 'Поделим',
      promise: 'Разделите ряд. Получите то, на что не претендует никто другой.',
    },
  },
  Emblem: PodelimEmblem,
  background: {
    light: ['0,0 455,0 380,900 0,900'],
    dark: ['930,0 1440,0 1440,900 1010,900'],
  },
};
