import type { GameId } from '@fivefold/rules';

/** What a menu says about a game without loading its rules; a test compares it with the rules. */
export const GAME_FACTS: Readonly<
  Record<GameId, { readonly min: number; readonly max: number; readonly minutes: number }>
> = {
  podelim: { min: 2, max: 4, minutes: 20 },
  'my-number': { min: 3, max: 6, minutes: 20 },
  iota: { min: 2, max: 4, minutes: 30 },
  red7: { min: 2, max: 4, minutes: 10 },
  eight28: { min: 3, max: 6, minutes: 25 },
};

/** The order of every menu: that of the leaflet on the first page. */
export const GAME_ORDER: readonly GameId[] = ['podelim', 'iota', 'my-number', 'red7', 'eight28'];
