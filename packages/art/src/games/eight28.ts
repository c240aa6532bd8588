import type { GameArt } from '../shapes.ts';

export const eight28Art: GameArt = {
  title: { en: '8·28', ru: '8·28', de: '8·28' },
  panel: '#73365f',
  onPanel: '#fcfbf7',
  emblem: [
    { d: 'M22 12H58L72 34 40 84 8 34Z', fill: '#f3b3d1' },
    { d: 'M22 12H58L55 34H25Z', fill: '#fdeaf3' },
    { d: 'M8 34H25L40 84Z', fill: '#f8cfe1' },
    { d: 'M55 34H72L40 84Z', fill: '#c4669b' },
    { d: 'M58 12 72 34H55Z', fill: '#e59bc0' },
    { text: '28', x: 40, y: 49, size: 21, fill: '#4b1b3e' },
    { d: 'M65 56H87L95 69 76 97 58 69Z', fill: '#9fd4ef' },
    { d: 'M65 56H87L85 69H67Z', fill: '#d6effa' },
    { d: 'M85 69H95L76 97Z', fill: '#4a9cc6' },
    { text: '8', x: 76, y: 81, size: 16, fill: '#143a52' },
  ],
};
