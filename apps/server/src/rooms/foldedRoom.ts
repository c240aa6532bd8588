import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  createEmptyRoom,
  evolve,
  isEntryOfNewerBuild,
  ROOM_CHECKPOINT_VERSION,
  type Room,
  type RoomCode,
  type RoomEntry,
} from '@fivefold/room';
import { games } from '@fivefold/rules';
import { forEachYielding } from '../eventLoop.ts';
import type { RoomCheckpoint, RoomLog } from '../store/roomLog.ts';
import { StoreUnavailableError } from '../store/unavailable.ts';

/** A room, and why the bots of its game chose their actions: its replay shows that, the room does not. */
export interface FoldedRoom {
  readonly room: Room;
  /** By action of the game, as JSON. */
  readonly reasons: Readonly<Record<number, string>>;
}

export const emptyFoldedRoom = (code: RoomCode): FoldedRoom => ({ room: createEmptyRoom(code), reasons: {} });

export function foldRoomEntry({ room, reasons }: FoldedRoom, entry: RoomEntry): FoldedRoom {
  const next = evolve(room, entry);
  if (entry.type === 'started') return { room: next, reasons: {} };
  if (entry.type !== 'acted' || !entry.reason || !room.table) return { room: next, reasons };
  return { room: next, reasons: { ...reasons, [room.table.actions.length]: entry.reason } };
}

/** Other code, or other rules, may fold the same entries to something else. */
const CHECKPOINT_VERSION = [
  ROOM_CHECKPOINT_VERSION,
  ...Object.values(games).map(({ id, version }) => `${id}@${version}`),
].join(' ');

/** A larger room is folded from its last checkpoint that was smaller. */
const MAX_CHECKPOINT_CHARACTERS = 4_000_000;

export function createRoomCheckpoint(folded: FoldedRoom): RoomCheckpoint | null {
  const json = JSON.stringify(folded);
  if (json.length > MAX_CHECKPOINT_CHARACTERS) return null;
  return { version: folded.room.version, foldVersion: CHECKPOINT_VERSION, json };
}

/** Folds the stored entries from the newest checkpoint on; null when there is no such room. */
export async function loadRoom(log: RoomLog, code: RoomCode): Promise<FoldedRoom | null> {
  const checkpoint = await log.checkpoint(code, CHECKPOINT_VERSION);
  const start = checkpoint && parseCheckpoint(code, checkpoint);
  const folded = await foldLaterEntries(log, start ?? emptyFoldedRoom(code)).catch((error: unknown) => {
    if (start) return foldLaterEntries(log, emptyFoldedRoom(code)); // only the entries are trusted
    throw error;
  });
  return folded.room.version === 0 ? null : folded;
}

function parseCheckpoint(code: RoomCode, { version, json }: RoomCheckpoint): FoldedRoom | null {
  try {
    const folded = JSON.parse(json) as FoldedRoom;
    return folded.room.code === code && folded.room.version === version ? folded : null;
  } catch {
    return null;
  }
}

/** Folds the entries that are stored after this room. */
export async function foldLaterEntries(log: RoomLog, start: FoldedRoom): Promise<FoldedRoom> {
  let folded = start;
  await forEachStoredEntry(log, start.room.code, start.room.version, (entry) => {
    // During an upgrade a server of the new build may have had this room: it stays with that one.
    if (log.ownership && isEntryOfNewerBuild(entry))
      throw new StoreUnavailableError('a newer build has written this room');
    folded = foldRoomEntry(folded, entry);
  });
  return folded;
}

/** Reads page by page and yields to the event loop, so that a long log delays nobody. */
export async function forEachStoredEntry(
  log: RoomLog,
  code: RoomCode,
  from: number,
  visit: (entry: RoomEntry) => void,
): Promise<void> {
  for (let version = from; ; ) {
    const page = await log.read(code, version);
    if (page.length === 0) return;
    await forEachYielding(page, visit);
    version += page.length;
    await nextTurn();
  }
}
