import {
  type MyTablesListEntry,
  type MyTablesMessage,
  memberById,
  memberByToken,
  myTableFacts,
  parseRoomCode,
  type Room,
  type RoomCode,
  roomView,
  type TokenHash,
} from '@fivefold/room';
import type { RoomLookupDeps } from './door.ts';
import { sha256OfSecret } from './secretHash.ts';

/** In the order of the rooms that were asked for; null: no such room, or not a member of it. */
export type MyTablesLookup = (
  message: MyTablesMessage,
  address: string,
) => Promise<readonly (MyTablesListEntry | null)[] | 'too-fast'>;

/**
 * What a browser's rooms do now. A room of others answers like one that does not exist and counts as a wrong code, so that
 * nobody finds codes here. Each room counts as one join, because each may have to be read from the store.
 */
export function createMyTablesLookup({ readRoom, rateLimits }: RoomLookupDeps): MyTablesLookup {
  const find = async (code: RoomCode | null, token: TokenHash, address: string) => {
    if (!(await rateLimits.allow('join', address))) return 'too-fast';
    if (!(await rateLimits.allowLookup(true, address))) return 'too-fast'; // before anything is read
    const room = await readRoom(code);
    const facts = room ? factsFor(room, token) : null;
    return (await rateLimits.allowLookup(facts, address)) ? facts : 'too-fast';
  };
  return async (message, address) => {
    const token = sha256OfSecret(message.token);
    const codes = message.rooms.map(parseRoomCode);
    const found = new Map<RoomCode | null, MyTablesListEntry | null>();
    for (const code of new Set(codes)) {
      const facts = await find(code, token, address);
      if (facts === 'too-fast') return 'too-fast';
      found.set(code, facts);
    }
    return codes.map((code) => found.get(code) ?? null);
  };
}

function factsFor(room: Room, token: TokenHash): MyTablesListEntry | null {
  const member = memberByToken(room, token);
  if (member === null || memberById(room, member)?.presence === 'left') return null;
  return myTableFacts(roomView(room, member));
}
