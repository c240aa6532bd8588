import type { EmblemShape, GameArt } from '../shapes.ts';

const WHITE = '#fffdf8';
const TILT = 'rotate(-8 50 50)';

/** A card of 39 x 39 with round corners. */
const tile = (x: number, y: number, fill: string): EmblemShape => ({
  d: `M${x + 5} ${y}h29a5 5 0 0 1 5 5v29a5 5 0 0 1-5 5h-29a5 5 0 0 1-5-5v-29a5 5 0 0 1 5-5Z`,
  fill,
  stroke: WHITE,
  strokeWidth: 4,
  transform: TILT,
});

const cutOut = (d: string, stroke: string): EmblemShape => ({
  d,
  fill: WHITE,
  stroke,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  transform: TILT,
});

export const iotaArt: GameArt = {
  title: { en: 'Iota', ru: 'Йота', de: 'Iota' },
  panel: '#1f7a5a',
  onPanel: '#fcfbf7',
  emblem: [
    tile(8, 8, '#ce3f2c'),
    tile(53, 8, '#f2be3a'),
    tile(8, 53, '#2a5da0'),
    tile(53, 53, '#4aa56c'),
    cutOut('M16.5 27.5a11 11 0 1 1 22 0a11 11 0 1 1-22 0Z', '#7a1f12'),
    cutOut('M72.5 15 84 37H61Z', '#7d5a06'),
    cutOut('M23 60h9v8h8v9h-8v8h-9v-8h-8v-9h8Z', '#143567'),
    cutOut('M62 62h21v21H62Z', '#1c5c38'),
  ],
};
