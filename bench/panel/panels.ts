import type { GameId } from '@fivefold/rules';
import { eight28Panel } from './eight28.ts';
import { iotaPanel } from './iota.ts';
import { myNumberPanel } from './my-number.ts';
import type { Panel } from './player.ts';
import { podelimPanel } from './podelim.ts';
import { red7Panel } from './red7.ts';

/** The simple players of every game: the measure that bots are not tuned to beat one by one. */
// biome-ignore lint/suspicious/noExplicitAny: each panel knows its own game's view and action
export const panels: Readonly<Record<GameId, Panel<any, any>>> = {
  podelim: podelimPanel,
  'my-number': myNumberPanel,
  iota: iotaPanel,
  red7: red7Panel,
  eight28: eight28Panel,
};
