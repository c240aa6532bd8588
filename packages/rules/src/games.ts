import { eight28 } from './eight28/game.ts';
import type { GameId } from './ids.ts';
import { iotaVersion1 } from './iota/former.ts';
import { iota } from './iota/game.ts';
import type { AnyGame } from './kernel/game.ts';
import { myNumber } from './my-number/game.ts';
import { podelim } from './podelim/game.ts';
import { red7 } from './red7/game.ts';

/** The current rules of every game. */
export const games: { readonly [id in GameId]?: AnyGame } = {
  podelim,
  'my-number': myNumber,
  iota,
  red7,
  eight28,
};

/** Earlier rules that stored games still name: a game is played to its end with the rules it began with. */
export const olderGameVersions: readonly AnyGame[] = [iotaVersion1];
