import { randomBytes } from 'node:crypto';
import {
  type CommandEnvelope,
  DEVICE_PASSPORT_VALID_MS,
  type JoinMessage,
  type MemberId,
  memberByToken,
  parseRoomCode,
  type Refusal,
  type RoomCode,
  type RoomViewSnapshot,
  type TimestampMs,
  type TokenHash,
} from '@fivefold/room';
import { err, ok, type Result } from '@fivefold/rules';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { ClientConnection } from './clientConnection.ts';
import type { LiveRoom } from './LiveRoom.ts';
import { type RunRoomCommandDeps, runRoomCommand } from './runRoomCommand.ts';
import { sha256OfSecret } from './secretHash.ts';
import { type RoomViewSubscriptions, roomViewSnapshotOf } from './subscriptions.ts';

export interface JoinDeps extends RunRoomCommandDeps {
  readonly subscriptions: RoomViewSubscriptions;
  readonly rateLimits: RateLimits;
  readonly now: () => TimestampMs;
}

/** Called once, in the same tick in which the connection is subscribed: no patch can overtake the snapshot. */
export type ReplyCallback<T> = (result: Result<T, Refusal>) => void;

const byServer = (command: CommandEnvelope['command']): CommandEnvelope => ({ id: null, by: null, command });

export async function joinRoom(
  deps: JoinDeps,
  connection: ClientConnection,
  request: JoinMessage,
  answer: ReplyCallback<RoomViewSnapshot>,
): Promise<void> {
  if (!(await deps.rateLimits.allow('join', connection.address))) return answer(err({ code: 'too-fast' }));
  const token = sha256OfSecret(request.token);
  const live = await findRoomWithinLookupLimit(deps, connection, parseRoomCode(request.code), token);
  if (!live.ok) return answer(live);
  if (memberByToken(live.value.room, token) === null) {
    if (request.name === undefined) return answer(err({ code: 'not-a-member' }));
    const { name, face, sit } = request;
    const command = { type: 'join', name, token, face, sit } as const;
    const joined = await runRoomCommand(deps, live.value, byServer(command));
    // Two tabs of one browser may join at once: the second finds the member that the first one made.
    if (!joined.ok && joined.error.code !== 'already-a-member') return answer(joined);
  }
  await enter(deps, connection, live.value, token, answer);
}

/** An address that guessed too many codes learns nothing more; members still come back. */
export async function findRoomWithinLookupLimit(
  deps: JoinDeps,
  connection: ClientConnection,
  code: RoomCode | null,
  token: TokenHash,
): Promise<Result<LiveRoom, Refusal>> {
  const { rateLimits } = deps;
  const live = code === null ? null : await loadCurrent(deps, code);
  if (live === 'failed') return err({ code: 'try-again' });
  const isMember = live !== null && memberByToken(live.room, token) !== null;
  if (!isMember && !(await rateLimits.allowLookup(live, connection.address)))
    return err({ code: 'too-fast' });
  return live ? ok(live) : err({ code: 'no-such-room' });
}

/** The room in memory may be an old one when another server has claimed it: it may lack members that joined there. */
async function loadCurrent({ rooms, now }: JoinDeps, code: RoomCode): Promise<LiveRoom | null | 'failed'> {
  const live = await rooms.load(code);
  if (!live) return null;
  return (await live.save([], now())) === 'failed' ? 'failed' : live;
}

async function enter(
  deps: JoinDeps,
  connection: ClientConnection,
  live: LiveRoom,
  token: TokenHash,
  answer: ReplyCallback<RoomViewSnapshot>,
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
      const connected = await runRoomCommand(deps, current, byServer({ type: 'connect', member }));
      if (!connected.ok) return answer(connected);
    }
    current = deps.rooms.get(live.code); // it may have been unloaded meanwhile
    if (!current || memberByToken(current.durable, token) !== member)
      return answer(err({ code: 'try-again' }));
  } while (!isHere(current));
  if (connection.room !== current || connection.member !== member) connection.detach();
  const subscription = deps.subscriptions.add(current, member, connection);
  connection.enter(current, member, token);
  answer(ok(roomViewSnapshotOf(subscription, deps.now())));
}

/** A passport is the room's code and a secret of which the room keeps the hash. */
export async function createDevicePassport(
  deps: JoinDeps,
  live: LiveRoom,
  member: MemberId,
): Promise<Result<{ passport: string }, Refusal>> {
  const secret = randomBytes(20).toString('hex');
  const expires = deps.now() + DEVICE_PASSPORT_VALID_MS;
  const command = byServer({ type: 'passport', member, hash: sha256OfSecret(secret), expires });
  const made = await runRoomCommand(deps, live, command);
  return made.ok ? ok({ passport: `${live.code}.${secret}` }) : made;
}

export async function redeemDevicePassport(
  deps: JoinDeps,
  connection: ClientConnection,
  request: { passport: string; token: string },
  answer: ReplyCallback<RoomViewSnapshot>,
): Promise<void> {
  const { rateLimits } = deps;
  if (!(await rateLimits.allow('join', connection.address))) return answer(err({ code: 'too-fast' }));
  const [code = '', secret = ''] = request.passport.split('.');
  const token = sha256OfSecret(request.token);
  const live = await findRoomWithinLookupLimit(deps, connection, parseRoomCode(code), token);
  if (!live.ok) return answer(live);
  const command = byServer({ type: 'redeem', hash: sha256OfSecret(secret), token });
  const redeemed = await runRoomCommand(deps, live.value, command);
  if (!redeemed.ok) {
    await rateLimits.allowLookup(null, connection.address); // a wrong passport counts as a wrong code
    return answer(redeemed);
  }
  await enter(deps, connection, live.value, token, answer);
}
