import { parseRoomCode, type RoomCode, type RoomDoorFacts, roomDoorFacts } from '@fivefold/room';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { ReadRoomFunction } from './readRoom.ts';

export interface RoomLookupDeps {
  readonly readRoom: ReadRoomFunction;
  readonly rateLimits: RateLimits;
}

/** null: no such room. */
export type RoomDoorLookup = (
  code: string,
  address: string,
) => Promise<{ readonly code: RoomCode; readonly facts: RoomDoorFacts } | null | 'too-fast'>;

/** What a stranger with this code may know. A wrong code counts like one of a join, or codes would be guessed here. */
export function createRoomDoorLookup({ readRoom, rateLimits }: RoomLookupDeps): RoomDoorLookup {
  return async (text, address) => {
    if (!(await rateLimits.allow('join', address))) return 'too-fast';
    if (!(await rateLimits.allowLookup(true, address))) return 'too-fast'; // before anything is read
    const code = parseRoomCode(text);
    const room = await readRoom(code);
    if (!(await rateLimits.allowLookup(room ?? null, address))) return 'too-fast';
    return room && code ? { code, facts: roomDoorFacts(room) } : null;
  };
}
