import type { AnyGame } from './kernel/game.ts';

/** Every game, one line each. */
export const games = {} as const satisfies Record<string, AnyGame>;

export type GameId = keyof typeof games;
