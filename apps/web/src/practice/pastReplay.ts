import type { RoomView } from '@fivefold/room';
import { games } from '@fivefold/rules';
import { type LocalGame, localRoomCode, replayFileOfGame } from '../localRoom/localGame.ts';
import { replayFramesOf } from '../replay/frames.ts';
import { keepReplayInCache } from '../replay/loadReplay.ts';
import { storedRoomView } from '../replay/storedRoom.ts';

/** The room of a finished practice game, for its replay; null where this build cannot play it again. */
export function viewOfPastGame(game: LocalGame): RoomView | null {
  const rules = games[game.game]!;
  const code = localRoomCode(game);
  const file = replayFileOfGame(game);
  try {
    const frames = replayFramesOf(rules, file);
    keepReplayInCache(code, 1, { game: rules, frames, file });
    const view = storedRoomView(code, 1, file, rules, frames);
    return { ...view, table: { ...view.table!, seat: game.seat } };
  } catch (error) {
    console.warn('a past game cannot be played again:', error);
    return null;
  }
}
