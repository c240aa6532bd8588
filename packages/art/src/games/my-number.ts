import type { EmblemShape, GameArt } from '../shapes.ts';

/** One block of the staircase: front, top and side. */
const step = (x: number, y: number, front: string, top: string, side: string): readonly EmblemShape[] => [
  { d: `M${x} ${y}h15v${84 - y}h-15z`, fill: front },
  { d: `M${x} ${y}l6-7h15l-6 7z`, fill: top },
  { d: `M${x + 15} ${y}l6-7v${84 - y}l-6 7z`, fill: side },
];

export const myNumberArt: GameArt = {
  title: { en: 'My Number!', ru: 'Моё число!', de: 'Meine Zahl!' },
  panel: '#efa23c',
  onPanel: '#15272c',
  emblem: [
    ...step(4, 70, '#72b6df', '#9ccdec', '#4d93c3'),
    ...step(19, 58, '#8fc47c', '#b1d9a2', '#6aa656'),
    ...step(34, 46, '#f8dd83', '#fbeab0', '#e0bf56'),
    ...step(49, 34, '#f29bb0', '#f7bfcc', '#d9748d'),
    ...step(64, 22, '#b79edb', '#d2c2ea', '#8f70bd'),
    { d: 'M75 18V-4', stroke: '#15272c', strokeWidth: 2.4 },
    { d: 'M75-4H52l5 7-5 7h23Z', fill: '#fdf6e6', stroke: '#15272c', strokeOpacity: 0.25 },
    { d: 'M63-2h5l-1 6h-3zM64 5.5h3v2.6h-3z', fill: '#15272c' },
  ],
};
