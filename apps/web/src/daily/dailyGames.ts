import type { GameId } from '@fivefold/rules';

/** The games with a daily puzzle, in the order of the home page. */
export const GAMES_WITH_DAILY_PUZZLE = [
  'iota',
  'red7',
  'eight28',
  'podelim',
] as const satisfies readonly GameId[];
export type GameWithDailyPuzzle = (typeof GAMES_WITH_DAILY_PUZZLE)[number];
