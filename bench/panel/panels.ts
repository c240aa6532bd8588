import { GAME_IDS, type GameId } from '@fivefold/rules';
import * as gamePanels from './games.ts';
import type { Panel } from './player.ts';

// biome-ignore lint/suspicious/noExplicitAny: each panel knows its own game's view and action
type AnyPanel = Panel<any, any>;

const panels: Readonly<Partial<Record<GameId, AnyPanel>>> = gamePanels;

/** The games whose bots are measured. */
export const PANEL_GAMES = GAME_IDS.filter((id) => id in panels);

/** The simple players of a game: the measure that bots are not tuned to beat one by one. Empty where there are none. */
export const panelOf = (game: GameId): AnyPanel => panels[game] ?? {};
