import { eight28 } from './eight28/game.ts';
import type { GameId } from './ids.ts';
import { iota1 } from './iota/former.ts';
import { iota } from './iota/game.ts';
import type { AnyGame } from './kernel/game.ts';
import { myNumber } from './my-number/game.ts';
import { podelim } from './podelim/game.ts';
import { red7 } from './red7/game.ts';

/** Every game, one line each. */
export const games: { readonly [id in GameId]?: AnyGame } = {
  podelim,
  'my-number': myNumber,
  iota,
  red7,
  eight28,
};

/** Rules of before, which stored games still name: what was begun with them is played to its end with them. */
export const formerGames: readonly AnyGame[] = [iota1];
