import { eight28 } from './eight28/game.ts';
import type { AnyGame } from './kernel/game.ts';
import { myNumber } from './my-number/game.ts';

/** Every game, one line each. */
export const games = {
  'my-number': myNumber,
  eight28,
} as const satisfies Record<string, AnyGame>;

export type GameId = keyof typeof games;
