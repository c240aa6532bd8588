import type { RoomCode, RoomEntry } from '@fivefold/room';
import type { RoomLog } from '../src/store/roomLog.ts';

/** All pages of a room log in one list. */
export async function readAll(log: RoomLog, room: RoomCode, from = 0): Promise<readonly RoomEntry[]> {
  const entries: RoomEntry[] = [];
  for (;;) {
    const page = await log.read(room, from + entries.length);
    if (page.length === 0) return entries;
    entries.push(...page);
  }
}
