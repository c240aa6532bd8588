import type { GameArt } from '../shapes.ts';

export const podelimArt: GameArt = {
  title: { en: 'Podelim', ru: 'Поделим', de: 'Podelim' },
  panel: '#2b6ca3',
  onPanel: '#fcfbf7',
  emblem: [
    { d: 'M46.5 47 43.4 3.1A44 44 0 0 0 7.0 66.3Z', fill: '#fdfbf5' },
    { d: 'M46.5 47 3.2 39.4A44 44 0 0 0 7.0 66.3Z', fill: '#e2eaf1' },
    {
      d: 'M46.5 47 43.4 3.1A44 44 0 0 0 7.0 66.3Z',
      stroke: '#15272c',
      strokeOpacity: 0.18,
      strokeWidth: 1.5,
    },
    { d: 'M53 45 97.0 45.0A44 44 0 0 0 56.1 1.1Z', fill: '#6fb1dd' },
    { d: 'M53 45 97.0 45.0A44 44 0 0 0 86.7 16.7Z', fill: '#8cc4ea' },
    { d: 'M50 53 13.1 77.0A44 44 0 0 0 94.0 53.0Z', fill: '#15272c' },
    { d: 'M50 53 59.9 95.9A44 44 0 0 0 94.0 53.0Z', fill: '#253a41' },
    { d: 'M17.5 38a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1-13 0Z', stroke: '#15272c', strokeWidth: 3.6 },
    { d: 'M71 18c4.5 6.5 6 9 6 11.5a6 6 0 0 1-12 0c0-2.5 1.5-5 6-11.5Z', fill: '#15272c' },
    { d: 'M57 68a8 8 0 1 0 9 10 8 8 0 0 1-9-10Z', fill: '#fdfbf5' },
  ],
};
