import type { GameId } from '@fivefold/rules';

/** The games with a daily puzzle, in the order of the home page. */
export const DAILY_GAMES = ['iota', 'red7', 'eight28', 'podelim'] as const satisfies readonly GameId[];
export type DailyGame = (typeof DAILY_GAMES)[number];
