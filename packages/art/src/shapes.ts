import type { Language } from './languages.ts';

/** A filled or stroked path. */
export interface PathShape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeOpacity?: number;
  readonly strokeLinejoin?: 'round';
  readonly transform?: string;
}

/** A figure in the display face, centered on `x`, with its baseline at `y`. */
export interface NumberShape {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** In the order of drawing, in the view box `EMBLEM_BOX`. */
export type EmblemShape = PathShape | NumberShape;
export const EMBLEM_BOX = { x: 0, y: -6, width: 100, height: 106 } as const;

export interface GameArt {
  readonly title: Readonly<Record<Language, string>>;
  /** The color of the game's panel, and text on it. */
  readonly panel: string;
  readonly onPanel: string;
  readonly emblem: readonly EmblemShape[];
}
