import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  type CommandEnvelope,
  type MemberId,
  makeRoomCode,
  memberByToken,
  parseRoomCode,
  type Refusal,
  type RoomCode,
  type Snapshot,
  type Time,
  type TokenHash,
} from '@fivefold/room';
import { err, type GameId, ok, type Random, type Result, seededRandom } from '@fivefold/rules';
import type { Limits } from '../env.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { ClientConnection } from './clientConnection.ts';
import type { LiveRoom } from './LiveRoom.ts';
import { createRoom, type RunDeps, runCommand } from './runCommand.ts';
import { type Subscriptions, snapshotOf } from './subscriptions.ts';

export interface JoinDeps extends RunDeps {
  readonly subscriptions: Subscriptions;
  readonly rateLimits: RateLimits;
  readonly limits: Pick<Limits, 'maxRooms'>;
  /** A secret of this server: room codes that follow from it cannot be guessed. */
  readonly codeKey: string;
  readonly now: () => Time;
  readonly random: Random;
}

/** Called once, in the same tick in which the connection is subscribed: no patch can overtake the snapshot. */
export type ReplyCallback<T> = (result: Result<T, Refusal>) => void;

const PASSPORT_MS = 5 * 60_000;
const hashOf = (secret: string): TokenHash => createHash('sha256').update(secret).digest('hex');
const keyedHash = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');
const byServer = (command: CommandEnvelope['command']): CommandEnvelope => ({ id: null, by: null, command });

export async function create(
  deps: JoinDeps,
  connection: ClientConnection,
  request: { token: string; name: string; game?: GameId | undefined; id?: string | undefined },
  answer: ReplyCallback<Snapshot>,
): Promise<void> {
  const { rateLimits, rooms } = deps;
  const { name, game, id } = request;
  if (!(await rateLimits.allow('create', connection.address))) return answer(err({ code: 'too-fast' }));
  const token = hashOf(request.token);
  const command = byServer({ type: 'create', name, token, ...(game === undefined ? {} : { game }) });
  const enterOwn = async (code: RoomCode): Promise<boolean> => {
    const live = await rooms.load(code);
    if (!live || memberByToken(live.room, token) === null) return false;
    await enter(deps, connection, live, token, answer);
    return true;
  };
  // A retry with the same id finds the same code, also after a restart; nobody can choose a code.
  const codes =
    id === undefined ? deps.random : seededRandom(keyedHash(deps.codeKey, `${request.token} ${id}`));
  for (;;) {
    const code = makeRoomCode(codes);
    const release = rooms.reserve(deps.limits.maxRooms);
    try {
      // Created before it is looked for: loading would wait behind all rooms that are loaded after a restart.
      const made = release
        ? await makeRoom(deps, connection.address, code, command)
        : err({ code: 'server-full' as const });
      if ((made.ok || id !== undefined) && (await enterOwn(code))) return;
      if (!made.ok) return answer(made);
      // the code belongs to others: try the next one
    } finally {
      release?.();
    }
  }
}

/** On success a room has this code, created now or before. Only a new room counts against the limit. */
async function makeRoom(
  deps: JoinDeps,
  address: string,
  code: RoomCode,
  command: CommandEnvelope,
): Promise<Result<unknown, Refusal>> {
  if (!(await deps.rateLimits.allowNewRoom(address))) return err({ code: 'too-many-rooms' });
  const made = await createRoom(deps, code, command);
  if (!made?.ok) await deps.rateLimits.refundNewRoom(address);
  return made ?? ok(null);
}

export async function join(
  deps: JoinDeps,
  connection: ClientConnection,
  request: { code: string; token: string; name?: string | undefined },
  answer: ReplyCallback<Snapshot>,
): Promise<void> {
  if (!(await deps.rateLimits.allow('join', connection.address))) return answer(err({ code: 'too-fast' }));
  const token = hashOf(request.token);
  const live = await find(deps, connection, parseRoomCode(request.code), token);
  if (!live.ok) return answer(live);
  if (memberByToken(live.value.room, token) === null) {
    if (request.name === undefined) return answer(err({ code: 'not-a-member' }));
    const joined = await runCommand(deps, live.value, byServer({ type: 'join', name: request.name, token }));
    // Two tabs of one browser may join at once: the second finds the member that the first one made.
    if (!joined.ok && joined.error.code !== 'already-a-member') return answer(joined);
  }
  await enter(deps, connection, live.value, token, answer);
}

/** An address that guessed too many codes learns nothing more; members still come back. */
async function find(
  { rateLimits, rooms }: JoinDeps,
  connection: ClientConnection,
  code: RoomCode | null,
  token: TokenHash,
): Promise<Result<LiveRoom, Refusal>> {
  const live = code === null ? null : await rooms.load(code);
  const isMember = live !== null && memberByToken(live.room, token) !== null;
  if (!isMember && !(await rateLimits.allowLookup(live, connection.address)))
    return err({ code: 'too-fast' });
  return live ? ok(live) : err({ code: 'no-such-room' });
}

async function enter(
  deps: JoinDeps,
  connection: ClientConnection,
  live: LiveRoom,
  token: TokenHash,
  answer: ReplyCallback<Snapshot>,
): Promise<void> {
  const member = memberByToken(live.room, token);
  if (member === null) return answer(err({ code: 'not-a-member' }));
  const isHere = ({ room }: LiveRoom) => room.members.find(({ id }) => id === member)?.presence === 'here';
  let current: LiveRoom | undefined = live;
  // Repeated when the member's last other connection closed meanwhile, so that the member is marked as here.
  do {
    if (isHere(current))
      await current.save([], deps.now()); // the member may not be durable yet
    else {
      const connected = await runCommand(deps, current, byServer({ type: 'connect', member }));
      if (!connected.ok) return answer(connected);
    }
    current = deps.rooms.get(live.code); // it may have been unloaded meanwhile
    if (!current || memberByToken(current.durable, token) !== member)
      return answer(err({ code: 'try-again' }));
  } while (!isHere(current));
  if (connection.room !== current || connection.member !== member) connection.detach();
  const subscription = deps.subscriptions.add(current, member, connection);
  connection.enter(current, member);
  answer(ok(snapshotOf(subscription, deps.now())));
}

/** A passport is the room's code and a secret of which the room keeps the hash. */
export async function makePassport(
  deps: JoinDeps,
  live: LiveRoom,
  member: MemberId,
): Promise<Result<{ passport: string }, Refusal>> {
  const secret = randomBytes(20).toString('hex');
  const expires = deps.now() + PASSPORT_MS;
  const command = byServer({ type: 'passport', member, hash: hashOf(secret), expires });
  const made = await runCommand(deps, live, command);
  return made.ok ? ok({ passport: `${live.code}.${secret}` }) : made;
}

export async function redeem(
  deps: JoinDeps,
  connection: ClientConnection,
  request: { passport: string; token: string },
  answer: ReplyCallback<Snapshot>,
): Promise<void> {
  const { rateLimits } = deps;
  if (!(await rateLimits.allow('join', connection.address))) return answer(err({ code: 'too-fast' }));
  const [code = '', secret = ''] = request.passport.split('.');
  const token = hashOf(request.token);
  const live = await find(deps, connection, parseRoomCode(code), token);
  if (!live.ok) return answer(live);
  const command = byServer({ type: 'redeem', hash: hashOf(secret), token });
  const redeemed = await runCommand(deps, live.value, command);
  if (!redeemed.ok) {
    await rateLimits.allowLookup(null, connection.address); // a wrong passport counts as a wrong code
    return answer(redeemed);
  }
  await enter(deps, connection, live.value, token, answer);
}
