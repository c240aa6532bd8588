import type { RoomView } from '@fivefold/room';
import { err, ok, type Result } from '@fivefold/rules';
import { loadRules } from '../games/rules.ts';
import { replayFramesOf } from '../replay/frames.ts';
import { keepReplayInCache } from '../replay/loadReplay.ts';
import { storedRoomView } from '../replay/storedRoom.ts';
import { type GameFileProblem, MAX_GAME_FILE_BYTES, parseGameFile } from './gameFile.ts';

/** A game from a file belongs to no room. */
const NO_ROOM = '';

/** Plays the game of a file in this page; nothing is sent or stored. */
export async function openGameFile(
  file: Pick<File, 'size' | 'text'>,
): Promise<Result<RoomView, GameFileProblem>> {
  if (file.size > MAX_GAME_FILE_BYTES) return err('too-large');
  const parsed = parseGameFile(await file.text());
  if (!parsed.ok) return parsed;
  const game = await loadRules(parsed.value.game);
  if (parsed.value.rules !== `${game.id}@${game.version}`) return err('other-rules');
  try {
    const frames = replayFramesOf(game, parsed.value);
    if (!frames.at(-1)!.outcome) return err('moves'); // only finished games are saved
    keepReplayInCache(NO_ROOM, 1, { game, frames, file: parsed.value });
    return ok(storedRoomView(NO_ROOM, 1, parsed.value, game, frames));
  } catch {
    return err('moves');
  }
}
