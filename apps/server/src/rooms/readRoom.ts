import type { Room, RoomCode } from '@fivefold/room';
import { concurrencyLimit } from '../eventLoop.ts';
import type { RoomLog } from '../store/roomLog.ts';
import { loadRoom } from './foldedRoom.ts';
import type { RoomRegistry } from './registry.ts';

/** undefined: no such room. */
export type ReadRoomFunction = (code: RoomCode | null) => Promise<Room | undefined>;

const CONCURRENT_READS = 2;

/**
 * Reads a room for an HTTP request. One that is not in memory is read from the store without claiming it: a request
 * must not take a room from the server that plays it.
 */
export function createRoomReader({
  log,
  rooms,
}: {
  readonly log: RoomLog;
  readonly rooms: Pick<RoomRegistry, 'get'>;
}): ReadRoomFunction {
  const limit = concurrencyLimit(CONCURRENT_READS);
  return async (code) =>
    code === null ? undefined : (rooms.get(code)?.durable ?? (await limit(() => loadRoom(log, code)))?.room);
}
