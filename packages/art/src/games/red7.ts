import type { EmblemShape, GameArt } from '../shapes.ts';

/** The i-th blade of the fan: its light and its dark half. */
const blade = (i: number, light: string, dark: string): readonly EmblemShape[] => {
  const transform = `translate(50 70) rotate(${-81 + i * 27})`;
  return [
    { d: 'M0 0-10-44 0-50Z', fill: light, transform },
    { d: 'M0 0 10-44 0-50Z', fill: dark, transform },
  ];
};

export const red7Art: GameArt = {
  title: { en: 'Red7', ru: 'Red7', de: 'Red7' },
  panel: '#c83b23',
  onPanel: '#fcfbf7',
  emblem: [
    ...blade(0, '#d8402a', '#a92c17'),
    ...blade(1, '#ef9a3c', '#d2761b'),
    ...blade(2, '#f6d35c', '#dab02b'),
    ...blade(3, '#3c964f', '#246b36'),
    ...blade(4, '#6cc0e3', '#3f97c0'),
    ...blade(5, '#3a5db2', '#213c83'),
    ...blade(6, '#8d4faa', '#65317f'),
    { d: 'M36 72a14 14 0 1 1 28 0a14 14 0 1 1-28 0Z', fill: '#fffdf8' },
    { text: '7', x: 50, y: 79, size: 20, fill: '#15272c' },
  ],
};
