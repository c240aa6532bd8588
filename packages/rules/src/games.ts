import type { AnyGame } from './kernel/game.ts';
import { myNumber } from './my-number/game.ts';

/** Every game, one line each. */
export const games = {
  'my-number': myNumber,
} as const satisfies Record<string, AnyGame>;

export type GameId = keyof typeof games;
