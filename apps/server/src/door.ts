import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  type CommandEnvelope,
  type MemberId,
  makeCode,
  memberOf,
  parseCode,
  type Refusal,
  type RoomCode,
  type Snapshot,
  type Time,
  type TokenHash,
} from '@fivefold/room';
import { err, type GameId, ok, type Random, type Result, seededRandom } from '@fivefold/rules';
import type { Guard } from './limits.ts';
import { attach, snapshotOf } from './publish.ts';
import type { Connection, LiveRoom, Rooms } from './rooms.ts';
import { createRoom, type RunDeps, run } from './run.ts';

export interface DoorDeps extends RunDeps {
  readonly guard: Guard;
  readonly maxRooms: number;
  /** Of this server alone: what follows from it cannot be worked out by anybody else. */
  readonly codeKey: string;
  readonly now: () => Time;
  readonly random: Random;
}

/** Someone at the door: a window that wants to look at a room. */
export interface Caller extends Connection {
  readonly address: string;
  /** Whose window it is, while it looks at a room. */
  readonly member: MemberId;
  /** From now on this window is this member's. */
  enter(live: LiveRoom, member: MemberId): void;
}

/** Called at most once, in the same breath as the window is attached: no patch can overtake the snapshot. */
export type Answer<T> = (result: Result<T, Refusal>) => void;

const PASSPORT_MS = 5 * 60_000;
const hashOf = (secret: string): TokenHash => createHash('sha256').update(secret).digest('hex');
const keyed = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');
const own = (command: CommandEnvelope['command']): CommandEnvelope => ({ id: null, by: null, command });

export async function create(
  deps: DoorDeps,
  caller: Caller,
  ask: { token: string; name: string; game?: GameId | undefined; id?: string | undefined },
  answer: Answer<Snapshot>,
): Promise<void> {
  const { guard, rooms } = deps;
  if (!(await guard.may('create', caller.address))) return answer(err({ code: 'too-fast' }));
  const token = hashOf(ask.token);
  const command = own({
    type: 'create',
    name: ask.name,
    token,
    ...(ask.game === undefined ? {} : { game: ask.game }),
  });
  const enterOurs = async (code: RoomCode): Promise<boolean> => {
    const live = await rooms.load(code);
    if (!live || memberOf(live.room, token) === null) return false;
    await enter(deps, caller, live, token, answer);
    return true;
  };
  // Who asks again, because the answer was lost, comes to the same code, also after a restart; nobody can choose one.
  const codes =
    ask.id === undefined ? deps.random : seededRandom(keyed(deps.codeKey, `${ask.token} ${ask.id}`));
  for (;;) {
    const code = makeCode(codes);
    const giveBack = rooms.keepPlace(deps.maxRooms);
    try {
      // Tried before it is looked for: a look would wait behind all who come back after a restart.
      const made = giveBack
        ? await makeRoom(deps, caller.address, code, command)
        : err({ code: 'server-full' });
      if ((made.ok || ask.id !== undefined) && (await enterOurs(code))) return;
      if (!made.ok) return answer(made);
      // the code is taken by others
    } finally {
      giveBack?.();
    }
  }
}

/** Afterwards there is a room under this code, whoever made it. What was not made is not counted. */
async function makeRoom(
  deps: DoorDeps,
  address: string,
  code: RoomCode,
  command: CommandEnvelope,
): Promise<Result<unknown, Refusal>> {
  if (!(await deps.guard.mayMakeRoom(address))) return err({ code: 'too-many-rooms' });
  const made = await createRoom(deps, code, command);
  if (!made?.ok) await deps.guard.madeNone(address);
  return made ?? ok(null);
}

export async function join(
  deps: DoorDeps,
  caller: Caller,
  ask: { code: string; token: string; name?: string | undefined },
  answer: Answer<Snapshot>,
): Promise<void> {
  const { guard } = deps;
  if (!(await guard.may('join', caller.address))) return answer(err({ code: 'too-fast' }));
  const token = hashOf(ask.token);
  const live = await find(deps, caller, parseCode(ask.code), token);
  if (!live.ok) return answer(live);
  if (memberOf(live.value.room, token) === null) {
    if (ask.name === undefined) return answer(err({ code: 'not-a-member' }));
    const joined = await run(deps, live.value.code, own({ type: 'join', name: ask.name, token }));
    // Two windows of one browser may join at once: the second finds the member that the first one made.
    if (!joined.ok && joined.error.code !== 'already-a-member') return answer(joined);
  }
  await enter(deps, caller, live.value, token, answer);
}

/** Whoever guesses codes too often hears nothing more; members come back all the same. */
async function find(
  { guard, rooms }: { guard: Guard; rooms: Rooms },
  caller: Caller,
  code: RoomCode | null,
  token: TokenHash,
): Promise<Result<LiveRoom, Refusal>> {
  const live = code === null ? null : await rooms.load(code);
  const known = live !== null && memberOf(live.room, token) !== null;
  if (!known && !(await guard.mayLearn(live, caller.address))) return err({ code: 'too-fast' });
  return live ? ok(live) : err({ code: 'no-such-room' });
}

async function enter(
  deps: DoorDeps,
  caller: Caller,
  live: LiveRoom,
  token: TokenHash,
  answer: Answer<Snapshot>,
): Promise<void> {
  const member = memberOf(live.room, token);
  if (member === null) return answer(err({ code: 'not-a-member' }));
  const isHere = ({ room }: LiveRoom) => room.members.find(({ id }) => id === member)?.presence === 'here';
  let current: LiveRoom | undefined = live;
  // Again where the last other window closed while the disk was waited for: nobody is away who looks on.
  do {
    if (isHere(current)) {
      const waited = current;
      await new Promise((done) => waited.save([], deps.now(), done)); // the member may not be durable yet
    } else {
      const connected = await run(deps, live.code, own({ type: 'connect', member }));
      if (!connected.ok) return answer(connected);
    }
    current = deps.rooms.get(live.code); // it may have been put away meanwhile
    if (!current || memberOf(current.durable, token) !== member) return answer(err({ code: 'try-again' }));
  } while (!isHere(current));
  if (caller.room !== current || caller.member !== member) caller.detach();
  const watcher = attach(current, member, caller);
  caller.enter(current, member);
  answer(ok(snapshotOf(watcher, deps.now())));
}

/** A passport is the room's code and a secret of which the room keeps the hash. */
export async function makePassport(
  deps: DoorDeps,
  live: LiveRoom,
  member: MemberId,
): Promise<Result<{ passport: string }, Refusal>> {
  const secret = randomBytes(20).toString('hex');
  const expires = deps.now() + PASSPORT_MS;
  const made = await run(deps, live.code, own({ type: 'passport', member, hash: hashOf(secret), expires }));
  return made.ok ? ok({ passport: `${live.code}.${secret}` }) : made;
}

export async function redeem(
  deps: DoorDeps,
  caller: Caller,
  ask: { passport: string; token: string },
  answer: Answer<Snapshot>,
): Promise<void> {
  const { guard } = deps;
  if (!(await guard.may('join', caller.address))) return answer(err({ code: 'too-fast' }));
  const [code = '', secret = ''] = ask.passport.split('.');
  const token = hashOf(ask.token);
  const live = await find(deps, caller, parseCode(code), token);
  if (!live.ok) return answer(live);
  const redeemed = await run(deps, live.value.code, own({ type: 'redeem', hash: hashOf(secret), token }));
  if (!redeemed.ok) {
    await guard.may('miss', caller.address);
    return answer(redeemed);
  }
  await enter(deps, caller, live.value, token, answer);
}
