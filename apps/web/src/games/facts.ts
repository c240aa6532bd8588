import type { GameId } from '@fivefold/rules';

/** Facts for menus that do not load the rules; a test compares them with the rules. */
export const GAME_FACTS: Readonly<
  Record<GameId, { readonly min: number; readonly max: number; readonly minutes: number }>
> = {
  podelim: { min: 2, max: 4, minutes: 20 },
  'my-number': { min: 3, max: 6, minutes: 20 },
  iota: { min: 2, max: 4, minutes: 30 },
  red7: { min: 2, max: 4, minutes: 10 },
  eight28: { min: 3, max: 6, minutes: 25 },
};

/** The order of games in every menu. */
export const GAME_ORDER: readonly GameId[] = ['podelim', 'iota', 'my-number', 'red7', 'eight28'];
