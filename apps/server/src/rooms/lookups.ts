import type { RateLimits } from '../limits/rateLimits.ts';
import type { RoomLog } from '../store/roomLog.ts';
import { createRoomDoorLookup } from './door.ts';
import { myTablesLookup } from './myTables.ts';
import { roomReader } from './readRoom.ts';
import type { RoomRegistry } from './registry.ts';
import { replayFinder } from './replays.ts';

/** What HTTP requests may read of rooms without being a member. */
export function publicRoomLookups({
  log,
  rooms,
  rateLimits,
}: {
  readonly log: RoomLog;
  readonly rooms: RoomRegistry;
  readonly rateLimits: RateLimits;
}) {
  const readRoom = roomReader({ log, rooms });
  return {
    readRoom,
    door: createRoomDoorLookup({ readRoom, rateLimits }),
    myTables: myTablesLookup({ readRoom, rateLimits }),
    replay: replayFinder(log),
  };
}
