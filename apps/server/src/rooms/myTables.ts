import {
  memberById,
  memberByToken,
  parseRoomCode,
  type Room,
  roomView,
  type TableFacts,
  type TablesMessage,
  type TokenHash,
  tableFacts,
} from '@fivefold/room';
import { concurrencyLimit } from '../eventLoop.ts';
import type { DoorDeps } from './door.ts';
import { loadRoom } from './foldedRoom.ts';
import { hashOfSecret } from './secretHash.ts';

/** In the order of the rooms that were asked for; null: no such room, or not a member of it. */
export type MyTablesLookup = (
  message: TablesMessage,
  address: string,
) => Promise<readonly (TableFacts | null)[] | 'too-fast'>;

/**
 * What a browser's rooms do now. Stored rooms are read without claiming them, as at the door. A room of others answers like
 * one that does not exist and counts as a wrong code, so that nobody finds codes here.
 */
export function myTablesLookup({ log, rooms, rateLimits }: DoorDeps): MyTablesLookup {
  const limit = concurrencyLimit(2);
  const find = async (text: string): Promise<Room | undefined> => {
    const code = parseRoomCode(text);
    return code === null
      ? undefined
      : (rooms.get(code)?.durable ?? (await limit(() => loadRoom(log, code)))?.room);
  };
  return async (message, address) => {
    if (!(await rateLimits.allow('join', address))) return 'too-fast';
    const token = hashOfSecret(message.token);
    const tables: (TableFacts | null)[] = [];
    for (const text of message.rooms) {
      if (!(await rateLimits.allowLookup(true, address))) return 'too-fast'; // before anything is read
      const room = await find(text);
      const facts = room ? factsFor(room, token) : null;
      if (!(await rateLimits.allowLookup(facts, address))) return 'too-fast';
      tables.push(facts);
    }
    return tables;
  };
}

function factsFor(room: Room, token: TokenHash): TableFacts | null {
  const member = memberByToken(room, token);
  if (member === null || memberById(room, member)?.presence === 'left') return null;
  return tableFacts(roomView(room, member));
}
