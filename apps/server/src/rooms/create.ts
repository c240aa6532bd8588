import { createHmac } from 'node:crypto';
import {
  type CommandEnvelope,
  type CreateRoomMessage,
  decide,
  makeRoomCode,
  type Refusal,
  type RoomCode,
  type RoomEntry,
  type TokenHash,
} from '@fivefold/room';
import { err, ok, type Random, type Result, seededRandom } from '@fivefold/rules';
import type { ServerLimits } from '../env.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { Timers } from '../timers/timers.ts';
import { emptyFoldedRoom, foldRoomEntry } from './foldedRoom.ts';
import type { RunRoomCommandDeps } from './runRoomCommand.ts';
import { sha256OfSecret } from './secretHash.ts';

export interface CreateRoomDeps extends RunRoomCommandDeps {
  readonly rateLimits: RateLimits;
  readonly limits: Pick<ServerLimits, 'maxRooms'>;
  /** A secret of this server: room codes that follow from it cannot be guessed. */
  readonly codeKey: string;
  readonly random: Random;
  readonly timers: Timers;
}

/** A new room counts as open for this time, or until somebody enters it. */
const RESERVED_MS = 10_000;

const keyedHash = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** Creates a room for the sender. The same token and id find the room that they created, because an answer may be lost. */
export async function createRoom(
  deps: CreateRoomDeps,
  address: string,
  { token, name, game, face, id }: CreateRoomMessage,
): Promise<Result<RoomCode, Refusal>> {
  if (!(await deps.rateLimits.allow('create', address))) return err({ code: 'too-fast' });
  const hash = sha256OfSecret(token);
  const command: CommandEnvelope = {
    id: null,
    by: null,
    command: { type: 'create', name, token: hash, game, face },
  };
  // Also after a restart, and on another server of the same database; nobody can choose a code.
  const codes = id === undefined ? deps.random : seededRandom(keyedHash(deps.codeKey, `${token} ${id}`));
  for (;;) {
    const code = makeRoomCode(codes);
    const made = await makeRoom(deps, address, code, command);
    if (made.ok && made.value === 'created') return ok(code);
    if (id !== undefined && (await wasCreatedBy(deps, code, hash))) return ok(code);
    if (!made.ok) return made;
    // the code belongs to others: try the next one
  }
}

/** Only a new room counts against the limits. */
async function makeRoom(
  deps: CreateRoomDeps,
  address: string,
  code: RoomCode,
  command: CommandEnvelope,
): Promise<Result<'created' | 'taken', Refusal>> {
  const { rooms, rateLimits, limits, timers } = deps;
  if (!rooms.reserve(code, limits.maxRooms)) return err({ code: 'server-full' });
  const allowed = await rateLimits.allowNewRoom(address);
  const made = allowed ? await storeRoom(deps, code, command) : err({ code: 'too-many-rooms' as const });
  if (made.ok && made.value === 'created') timers.after(RESERVED_MS, () => rooms.endReservation(code));
  else {
    rooms.endReservation(code);
    if (allowed) await rateLimits.refundNewRoom(address);
  }
  return made;
}

async function storeRoom(
  { log, rooms, ...deps }: CreateRoomDeps,
  code: RoomCode,
  command: CommandEnvelope,
): Promise<Result<'created' | 'taken', Refusal>> {
  const empty = emptyFoldedRoom(code);
  const context = deps.context();
  const decided = decide(empty.room, command, context);
  if (!decided.ok) return decided;
  try {
    if ((await log.append(code, 0, decided.value, context.now)) !== 'ok') return ok('taken');
  } catch {
    return err({ code: 'try-again' });
  }
  // Where servers share a store, the room belongs to the server that its members reach.
  if (log.ownership) log.ownership.release(code);
  // Not loaded from the store: that would wait behind all rooms that are loaded after a restart.
  else if (!rooms.get(code)) rooms.add(decided.value.reduce(foldRoomEntry, empty));
  return ok('created');
}

/** The room is not loaded: that would take it from the server that has it. */
async function wasCreatedBy({ log }: CreateRoomDeps, code: RoomCode, token: TokenHash): Promise<boolean> {
  const [first]: readonly (RoomEntry | undefined)[] = await log.read(code, 0);
  return first?.type === 'created' && first.token === token;
}
