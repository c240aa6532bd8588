import type { RateLimits } from '../limits/rateLimits.ts';
import type { RoomLog } from '../store/roomLog.ts';
import { createRoomDoorLookup } from './door.ts';
import { createMyTablesLookup } from './myTables.ts';
import { createRoomReader } from './readRoom.ts';
import type { RoomRegistry } from './registry.ts';
import { createReplayFinder } from './replays.ts';

/** What HTTP requests may read of rooms without being a member. */
export function createPublicRoomLookups({
  log,
  rooms,
  rateLimits,
}: {
  readonly log: RoomLog;
  readonly rooms: RoomRegistry;
  readonly rateLimits: RateLimits;
}) {
  const readRoom = createRoomReader({ log, rooms });
  return {
    readRoom,
    door: createRoomDoorLookup({ readRoom, rateLimits }),
    myTables: createMyTablesLookup({ readRoom, rateLimits }),
    replay: createReplayFinder(log),
  };
}
