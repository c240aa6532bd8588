import { type DoorFacts, doorFacts, parseRoomCode, type RoomCode } from '@fivefold/room';
import { concurrencyLimit } from '../eventLoop.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { RoomLog } from '../store/roomLog.ts';
import { loadRoom } from './foldedRoom.ts';
import type { RoomRegistry } from './registry.ts';

export interface DoorDeps {
  readonly log: RoomLog;
  readonly rooms: RoomRegistry;
  readonly rateLimits: RateLimits;
}

/** null: no such room. */
export type DoorLookup = (
  code: string,
  address: string,
) => Promise<{ readonly code: RoomCode; readonly facts: DoorFacts } | null | 'too-fast'>;

/**
 * What a stranger with this code may know. A wrong code counts like one of a join, or codes would be guessed here. Reads a
 * stored room without claiming it: a look at the door must not take a room from the server that plays it.
 */
export function doorLookup({ log, rooms, rateLimits }: DoorDeps): DoorLookup {
  const limit = concurrencyLimit(2);
  return async (text, address) => {
    if (!(await rateLimits.allow('join', address))) return 'too-fast';
    if (!(await rateLimits.allowLookup(true, address))) return 'too-fast'; // before anything is read
    const code = parseRoomCode(text);
    const room =
      code === null
        ? undefined
        : (rooms.get(code)?.durable ?? (await limit(() => loadRoom(log, code)))?.room);
    if (!(await rateLimits.allowLookup(room ?? null, address))) return 'too-fast';
    return room && code ? { code, facts: doorFacts(room) } : null;
  };
}
