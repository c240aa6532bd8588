import { isEntryOfNewerBuild, type RoomCode, type TimestampMs } from '@fivefold/room';
import { concurrencyLimit } from '../eventLoop.ts';
import type { RoomLog } from '../store/roomLog.ts';
import { emptyFoldedRoom, foldRoomEntry, forEachStoredEntry } from './foldedRoom.ts';
import type { ReplayRecord } from './replay.ts';
import { replayOfFinishedGame } from './replay.ts';

/** Finished games of a stored room, the time of its last entry, and whether it holds what this build cannot read yet. */
export async function readReplaysFromLog(log: RoomLog, code: RoomCode) {
  const replays: ReplayRecord[] = [];
  let lastAt: TimestampMs = 0;
  let hasUnknownRules = false;
  let folded = emptyFoldedRoom(code);
  await forEachStoredEntry(log, code, 0, (entry) => {
    const before = folded;
    folded = foldRoomEntry(before, entry);
    lastAt = entry.at;
    hasUnknownRules ||= folded.room.unreadable || isEntryOfNewerBuild(entry);
    const replay = replayOfFinishedGame(before, folded);
    if (replay) replays.push(replay);
  });
  return { replays, hasUnknownRules, lastAt };
}

/**
 * Finds finished games without reading the log of a room: replays are stored when a game ends. Build 0.1 did not do that, so
 * its rooms are read once, one at a time.
 */
export function createReplayFinder(
  log: RoomLog,
): (code: RoomCode, number: number) => Promise<ReplayRecord | null> {
  const limit = concurrencyLimit(1);
  /** Rooms that cannot be read as a whole, so that nobody makes the server try again and again. */
  const unreadable = new Set<RoomCode>();
  async function index(code: RoomCode): Promise<void> {
    if (unreadable.has(code) || (await log.hasReplays(code))) return;
    try {
      const { replays, hasUnknownRules } = await readReplaysFromLog(log, code);
      if (hasUnknownRules) unreadable.add(code);
      await log.saveReplays(code, replays);
    } catch (error) {
      unreadable.add(code);
      throw error;
    }
  }
  return async (code, number) => {
    const stored = await log.replay(code, number);
    if (stored || unreadable.has(code) || (await log.hasReplays(code))) return stored;
    await limit(() => index(code));
    return log.replay(code, number);
  };
}
