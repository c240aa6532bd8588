import {
  type ClientToServer,
  diffRoomViews,
  type Refusal,
  type RoomView,
  type ServerToClient,
} from '@fivefold/room';
import { err, ok, type Result } from '@fivefold/rules';
import { expect, test, vi } from 'vitest';
import { createServerRoomClient, type ServerRoomClient } from './client.ts';
import type { ClientSocket } from './clientSocket.ts';

type Sent = {
  [E in keyof ClientToServer]: readonly [E, ...Parameters<ClientToServer[E]>];
}[keyof ClientToServer];

/** A socket that remembers what was sent, and answers when the test says so. */
function fakeSocket() {
  const listeners: Record<string, (...values: never[]) => void> = {};
  const sent: Sent[] = [];
  let connected = false;
  const socket: ClientSocket = {
    get connected() {
      return connected;
    },
    on: (event: string, listener: (...values: never[]) => void) => {
      listeners[event] = listener;
    },
    emit: (...message: unknown[]) => sent.push(message as unknown as Sent),
    setRoom: vi.fn(),
    connect: () => {},
    disconnect: () => {},
  };
  const hear = <E extends keyof ServerToClient | 'connect' | 'disconnect'>(
    event: E,
    ...values: unknown[]
  ) => {
    if (event === 'connect' || event === 'disconnect') connected = event === 'connect';
    listeners[event]!(...(values as never[]));
  };
  const last = <E extends keyof ClientToServer>(event: E) => {
    const found = sent.filter(([name]) => name === event).at(-1);
    if (!found) throw new Error(`no ${event} was sent`);
    return found as unknown as readonly [E, ...Parameters<ClientToServer[E]>];
  };
  return { socket, sent, hear, last };
}

const opsBetween = (before: RoomView, after: RoomView) => diffRoomViews(before, after)!.ops;

const viewOf = (locked: boolean, playlist: readonly string[] = []): RoomView =>
  ({ code: 'KITE-4271', me: 'm1', members: [], seats: [], locked, playlist }) as unknown as RoomView;

const OTHER = { ...viewOf(false), code: 'MOON-0001' } as RoomView;

function table() {
  const fake = fakeSocket();
  const timers: { ms: number; action: () => void; live: boolean }[] = [];
  const seen: { view: RoomView; version: number; fresh: boolean }[] = [];
  const deps = {
    token: 'f'.repeat(64),
    newId: (() => {
      let n = 0;
      return () => `c${++n}`;
    })(),
    startTimer: (ms: number, action: () => void) => {
      const timer = { ms, action, live: true };
      timers.push(timer);
      return () => {
        timer.live = false;
      };
    },
    postRoom: vi.fn(async (): Promise<Result<string, Refusal>> => ok('KITE-4271')),
    onStatus: vi.fn(),
    onView: (view: RoomView, version: number, fresh: boolean) => seen.push({ view, version, fresh }),
    onClock: vi.fn(),
    onBye: vi.fn(),
    onRefused: vi.fn(),
  };
  const client = createServerRoomClient(fake.socket, deps);
  const ring = () => {
    for (const timer of timers.splice(0)) if (timer.live) timer.action();
  };
  const enter = async (version = 5) => {
    const joined = client.join('KITE-4271');
    fake.hear('connect');
    fake.last('join')[2](ok({ version, now: 1000, view: viewOf(false) }));
    await joined;
  };
  /** Answers a command, by default the last one. */
  const answer = (result: Result<null, Refusal>, id = fake.last('command')[1]) => {
    if (result.ok) fake.hear('ack', { id });
    else fake.hear('refused', { id, refusal: result.error });
  };
  return { ...fake, client, deps, seen, timers, ring, enter, answer };
}

test('[P9] join waits for the connection and takes the snapshot', async () => {
  const { client, sent, hear, last, seen, deps } = table();
  const joined = client.join('KITE-4271', { name: 'Anna' });
  expect(sent).toHaveLength(0);
  hear('connect');
  expect(last('join')[1]).toEqual({ code: 'KITE-4271', token: deps.token, name: 'Anna' });
  last('join')[2](ok({ version: 5, now: 1000, view: viewOf(false) }));
  expect((await joined).ok).toBe(true);
  expect(seen).toEqual([{ view: viewOf(false), version: 5, fresh: true }]);
  expect(deps.onClock).toHaveBeenCalledWith(1000);
});

test.each(['restarting', 'try-again'] as const)(
  '[P38] sends a first request again after %s',
  async (code) => {
    const { client, sent, hear, last, ring, seen } = table();
    const joined = client.join('KITE-4271');
    hear('connect');
    last('join')[2](err({ code }));
    ring();
    expect(sent.filter(([event]) => event === 'join')).toHaveLength(2);
    last('join')[2](ok({ version: 5, now: 1000, view: viewOf(false) }));
    expect((await joined).ok).toBe(true);
    expect(seen).toHaveLength(1);
  },
);

test('[P15] learns that its member left through another connection, and ignores its own leave', async () => {
  const { client, enter, hear, answer, deps } = table();
  await enter();
  const leaving = client.command({ type: 'leave' });
  hear('bye', 'left');
  expect(deps.onRefused).not.toHaveBeenCalled();
  answer(ok(null));
  expect((await leaving).ok).toBe(true);
  const waiting = client.command({ type: 'stand' });
  hear('bye', 'left');
  expect(deps.onRefused).toHaveBeenCalledWith({ code: 'not-a-member' });
  expect(await waiting).toEqual(err({ code: 'not-a-member' }));
});

test('[P18 P19] applies a patch that fits and ignores an old one', async () => {
  const { enter, hear, seen } = table();
  await enter();
  const ops = opsBetween(viewOf(false), viewOf(true));
  hear('patch', 5, ops);
  hear('patch', 5, ops);
  expect(seen.map(({ version }) => version)).toEqual([5, 6]);
  expect(seen.at(-1)!.view.locked).toBe(true);
});

test('[P19] asks for one snapshot after a gap and continues from it', async () => {
  const { enter, hear, last, sent, seen } = table();
  await enter();
  hear('patch', 7, opsBetween(viewOf(false), viewOf(true)));
  hear('patch', 8, opsBetween(viewOf(false), viewOf(true)));
  expect(sent.filter(([event]) => event === 'sync')).toHaveLength(1);
  last('sync')[1](ok({ version: 9, now: 2000, view: viewOf(true) }));
  hear('patch', 9, opsBetween(viewOf(true), viewOf(true, ['iota'])));
  expect(seen.map(({ version }) => version)).toEqual([5, 9, 10]);
});

test('[P11] joins again when a snapshot is refused', async () => {
  const { enter, hear, last, ring, seen } = table();
  await enter();
  hear('patch', 7, opsBetween(viewOf(false), viewOf(true)));
  last('sync')[1](err({ code: 'too-fast' }));
  ring();
  last('join')[2](ok({ version: 9, now: 2000, view: viewOf(true) }));
  expect(seen.map(({ version }) => version)).toEqual([5, 9]);
});

test('[P20] asks for a snapshot when a patch does not fit', async () => {
  const { enter, hear, sent } = table();
  await enter();
  hear('patch', 5, { locked: { deeper: true } });
  expect(sent.at(-1)![0]).toBe('sync');
});

test('[P28] repeats a command with the same id until it is acknowledged', async () => {
  const { enter, client, sent, last, ring, answer } = table();
  await enter();
  const done = client.command({ type: 'stand' });
  const first = last('command');
  ring();
  const second = last('command');
  expect(second).toEqual(first);
  expect(sent.filter(([event]) => event === 'command')).toHaveLength(2);
  answer(ok(null), second[1]);
  answer(err({ code: 'internal' }), first[1]);
  expect(await done).toEqual(ok(null));
  ring();
  expect(sent.filter(([event]) => event === 'command')).toHaveLength(2);
});

test.each<[by: string, answer: (hear: ReturnType<typeof table>['hear'], id: string) => void]>([
  ['a patch', (hear, id) => hear('patch', 5, opsBetween(viewOf(false), viewOf(true)), [], [id])],
  ['a patch that comes too late', (hear, id) => hear('patch', 3, {}, [], [id])],
  ['a patch after a gap', (hear, id) => hear('patch', 9, {}, [], [id])],
  ['an ack', (hear, id) => hear('ack', { id })],
])('[P25] %s acknowledges a command, which is not sent again', async (_by, answer) => {
  const { enter, client, hear, last, sent, ring } = table();
  await enter();
  const done = client.command({ type: 'stand' });
  answer(hear, last('command')[1]);
  expect(await done).toEqual(ok(null));
  ring();
  expect(sent.filter(([event]) => event === 'command')).toHaveLength(1);
});

test('[P25] updates the view before the command that changed it resolves', async () => {
  const { enter, client, hear, last, seen } = table();
  await enter();
  const versions: number[] = [];
  const done = client.command({ type: 'stand' }).then(() => versions.push(seen.at(-1)!.version));
  hear('patch', 5, opsBetween(viewOf(false), viewOf(true)), [], [last('command')[1]]);
  await done;
  expect(versions).toEqual([6]);
});

test('[P25] gives the answer to a command in the task of the view that comes with it', async () => {
  const { enter, client, hear, last, seen } = table();
  await enter();
  const answers: unknown[] = [];
  void client.command({ type: 'stand' }, (result) => answers.push([result, seen.at(-1)!.version]));
  hear('patch', 5, opsBetween(viewOf(false), viewOf(true)), [], [last('command')[1]]);
  expect(answers).toEqual([[ok(null), 6]]);
});

test('[P27] a refused event refuses the command with its reason', async () => {
  const { enter, client, hear, last } = table();
  await enter();
  const done = client.command({ type: 'stand' });
  hear('refused', { id: last('command')[1], refusal: { code: 'not-seated' } });
  hear('refused', { id: 'unknown', refusal: { code: 'not-seated' } });
  expect(await done).toEqual(err({ code: 'not-seated' }));
});

test('[P28] joins by token after a reconnect, then repeats unacknowledged commands', async () => {
  const { enter, client, hear, last, sent, deps, answer } = table();
  await enter();
  const done = client.command({ type: 'stand' });
  hear('disconnect');
  expect(deps.onStatus).toHaveBeenLastCalledWith('reconnecting');
  const offline = client.command({ type: 'leave' });
  hear('connect');
  expect(last('join')[1]).toEqual({ code: 'KITE-4271', token: deps.token });
  const before = sent.length;
  last('join')[2](ok({ version: 8, now: 3000, view: viewOf(true) }));
  expect(sent.slice(before).map((message) => message[1])).toEqual(['c1', 'c2']);
  for (const id of ['c1', 'c2']) answer(ok(null), id);
  expect(await done).toEqual(ok(null));
  expect(await offline).toEqual(ok(null));
});

/** Returns the ids of the commands that were sent since the last call. */
function looker(sent: readonly Sent[]) {
  let seen = 0;
  return (): string[] => {
    const fresh = sent.slice(seen).flatMap((message) => (message[0] === 'command' ? [message[1]] : []));
    seen = sent.length;
    return fresh;
  };
}

const say = (client: ServerRoomClient, count: number) =>
  Array.from({ length: count }, () => client.command({ type: 'say', text: 'Hi' }));
const ids = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => `c${from + n}`);

test('[P30] has at most eight commands in flight, and sends the next ones in order', async () => {
  const { enter, client, sent, ring, answer } = table();
  await enter();
  const look = looker(sent);
  const done = say(client, 20);
  expect(look()).toEqual(ids(1, 8));
  ring();
  expect(look()).toEqual(ids(1, 8)); // repeated, and no other ones
  answer(err({ code: 'restarting' }), 'c1');
  expect(look()).toEqual([]);
  for (let n = 1; n <= 20; n += 1) {
    answer(ok(null), `c${n}`);
    answer(ok(null), `c${n}`); // the answer to the repetition
    expect(look()).toEqual(n <= 12 ? [`c${n + 8}`] : []);
  }
  expect(await Promise.all(done)).toEqual(done.map(() => ok(null)));
  ring();
  expect(look()).toEqual([]);
});

test('[P28 P30] repeats the same eight commands first after a reconnect', async () => {
  const { enter, client, hear, last, sent, timers, answer } = table();
  await enter();
  const look = looker(sent);
  const done = say(client, 10);
  expect(look()).toEqual(ids(1, 8));
  hear('disconnect');
  done.push(...say(client, 10));
  hear('connect');
  expect(look()).toEqual([]);
  last('join')[2](ok({ version: 8, now: 3000, view: viewOf(true) }));
  const order = look();
  expect(order).toEqual(ids(1, 8));
  expect(timers.filter(({ live }) => live)).toHaveLength(8);
  for (const id of order) {
    answer(ok(null), id);
    order.push(...look());
  }
  expect(order).toEqual(ids(1, 20));
  expect(await Promise.all(done)).toEqual(done.map(() => ok(null)));
});

test('refuses waiting commands when the room is left', async () => {
  const { enter, client, hear } = table();
  await enter();
  const done = say(client, 10);
  hear('bye', 'kicked');
  expect(await Promise.all(done)).toEqual(done.map(() => err({ code: 'not-a-member' })));
});

test('takes a bye before its own leave was sent for one of another connection', async () => {
  const { enter, client, hear, deps } = table();
  await enter();
  void say(client, 8);
  const leaving = client.command({ type: 'leave' });
  hear('bye', 'left');
  expect(deps.onRefused).toHaveBeenCalledWith({ code: 'not-a-member' });
  expect(await leaving).toEqual(err({ code: 'not-a-member' }));
});

test('reports a room that is gone after a reconnect, and refuses open commands', async () => {
  const { enter, client, hear, last, deps } = table();
  await enter();
  const done = client.command({ type: 'stand' });
  hear('disconnect');
  hear('connect');
  last('join')[2](err({ code: 'no-such-room' }));
  expect(deps.onRefused).toHaveBeenCalledWith({ code: 'no-such-room' });
  expect((await done).ok).toBe(false);
  expect(client.roomCode()).toBeNull();
});

test('[P14] forgets the room after kicked and keeps it after restarting', async () => {
  const { enter, client, hear, deps } = table();
  await enter();
  hear('bye', 'restarting');
  expect(client.roomCode()).toBe('KITE-4271');
  hear('bye', 'kicked');
  expect(deps.onBye).toHaveBeenCalledWith('kicked');
  expect(client.roomCode()).toBeNull();
});

test('[P14] joins again when the server closes the room on an open connection', async () => {
  const { enter, client, hear, last, sent, ring, deps, answer } = table();
  await enter();
  hear('bye', 'restarting');
  expect(deps.onStatus).toHaveBeenLastCalledWith('reconnecting');
  const done = client.command({ type: 'stand' });
  expect(sent.filter(([event]) => event === 'command')).toHaveLength(0);
  ring();
  expect(last('join')[1]).toEqual({ code: 'KITE-4271', token: deps.token });
  last('join')[2](ok({ version: 9, now: 1, view: viewOf(true) }));
  answer(ok(null));
  expect(await done).toEqual(ok(null));
});

test.each(['restarting', 'not-in-a-room'] as const)('[P31] repeats a command after %s', async (code) => {
  const { enter, client, hear, last, sent, answer } = table();
  await enter();
  const done = client.command({ type: 'stand' });
  const id = last('command')[1];
  answer(err({ code }));
  hear('disconnect');
  hear('connect');
  last('join')[2](ok({ version: 8, now: 3000, view: viewOf(true) }));
  expect(last('command')[1]).toBe(id);
  answer(ok(null));
  expect(await done).toEqual(ok(null));
  expect(sent.filter(([event]) => event === 'command')).toHaveLength(2);
});

test.each(['restarting', 'try-again', 'too-fast', 'internal'] as const)(
  '[P38] joins again after %s',
  async (code) => {
    const { enter, client, hear, last, sent, ring, deps } = table();
    await enter();
    hear('disconnect');
    hear('connect');
    last('join')[2](err({ code }));
    expect(deps.onRefused).not.toHaveBeenCalled();
    expect(client.roomCode()).toBe('KITE-4271');
    ring();
    expect(sent.filter(([event]) => event === 'join')).toHaveLength(3);
    last('join')[2](ok({ version: 8, now: 3000, view: viewOf(true) }));
    expect(deps.onStatus).toHaveBeenLastCalledWith('online');
  },
);

test.each([
  [0, 1500],
  [0.5, 2250],
])('not everybody comes back at once: chance %f, %i ms', async (chance, ms) => {
  const { enter, hear, timers } = table();
  await enter();
  vi.spyOn(Math, 'random').mockReturnValueOnce(chance);
  hear('bye', 'restarting');
  expect(timers.filter(({ live }) => live).map((timer) => timer.ms)).toEqual([ms]);
});

test('repeats join after a connection that broke before the reply', async () => {
  const { client, hear, sent, last } = table();
  const joined = client.join('KITE-4271');
  hear('connect');
  const lost = last('join');
  hear('disconnect');
  hear('connect');
  expect(sent.filter(([event]) => event === 'join')).toHaveLength(2);
  last('join')[2](ok({ version: 1, now: 1, view: viewOf(false) }));
  lost[2](err({ code: 'internal' }));
  expect((await joined).ok).toBe(true);
});

test('[P4] leaves the first room when it joins another one during a reconnect', async () => {
  const { enter, client, hear, last, seen } = table();
  await enter();
  hear('disconnect');
  hear('connect');
  const back = last('join');
  const joined = client.join('MOON-0001', { name: 'Anna' });
  back[2](ok({ version: 9, now: 1, view: viewOf(true) }));
  expect(client.roomCode()).toBeNull();
  last('join')[2](err({ code: 'room-locked' }));
  expect(await joined).toEqual(err({ code: 'room-locked' }));
  expect(client.roomCode()).toBeNull();
  expect(seen.map(({ version }) => version)).toEqual([5]);
});

test.each(['no-such-room', 'try-again'] as const)(
  'ignores a late %s of the first room while joining another one',
  async (code) => {
    const { enter, client, hear, last, sent, ring, deps } = table();
    await enter();
    hear('disconnect');
    hear('connect');
    const back = last('join');
    const joined = client.join('MOON-0001', { name: 'Anna' });
    deps.onStatus.mockClear();
    back[2](err({ code }));
    ring();
    expect(deps.onRefused).not.toHaveBeenCalled();
    expect(deps.onStatus).not.toHaveBeenCalled();
    expect(sent.filter(([event]) => event === 'join')).toHaveLength(3);
    last('join')[2](ok({ version: 1, now: 1, view: OTHER }));
    expect((await joined).ok).toBe(true);
  },
);

test('does not return to a room after joining another one', async () => {
  const { enter, client, hear, last, sent, ring } = table();
  await enter();
  hear('bye', 'restarting');
  void client.join('MOON-0001', { name: 'Anna' });
  last('join')[2](ok({ version: 1, now: 1, view: OTHER }));
  hear('disconnect');
  hear('connect');
  const before = sent.length;
  ring();
  expect(sent).toHaveLength(before);
});

test.each(['kicked', 'left', 'restarting'] as const)(
  'ignores bye(%s) of a room that it left',
  async (bye) => {
    const { enter, client, hear, last, deps } = table();
    await enter();
    const joined = client.join('MOON-0001', { name: 'Anna' });
    deps.onStatus.mockClear();
    hear('bye', bye);
    expect(deps.onBye).not.toHaveBeenCalled();
    expect(deps.onRefused).not.toHaveBeenCalled();
    expect(deps.onStatus).not.toHaveBeenCalled();
    last('join')[2](ok({ version: 1, now: 1, view: OTHER }));
    expect((await joined).ok).toBe(true);
  },
);

test.each<[answer: string, late: Parameters<Parameters<ClientToServer['sync']>[0]>[0]]>([
  ['given', ok({ version: 9, now: 1, view: viewOf(true) })],
  ['refused', err({ code: 'too-fast' })],
])('a late snapshot of the first room (%s) does not affect the next one', async (_answer, late) => {
  const { enter, client, hear, last, sent, seen, ring, deps } = table();
  const syncs = () => sent.filter(([event]) => event === 'sync').length;
  await enter();
  hear('patch', 7, opsBetween(viewOf(false), viewOf(true)));
  const first = last('sync');
  const joined = client.join('MOON-0001', { name: 'Anna' });
  ring();
  expect(syncs()).toBe(1);
  last('join')[2](ok({ version: 1, now: 1, view: OTHER }));
  await joined;
  hear('patch', 3, opsBetween(viewOf(false), viewOf(true)));
  expect(syncs()).toBe(2);
  first[1](late);
  hear('patch', 4, opsBetween(viewOf(false), viewOf(true)));
  expect(syncs()).toBe(2);
  expect(client.roomCode()).toBe('MOON-0001');
  expect(deps.onStatus).toHaveBeenLastCalledWith('online');
  last('sync')[1](ok({ version: 5, now: 2, view: OTHER }));
  expect(seen.map(({ version }) => version)).toEqual([5, 1, 5]);
});

test('[P11] repeats sync without a reply, but not on another connection', async () => {
  const { enter, hear, sent, ring } = table();
  const syncs = () => sent.filter(([event]) => event === 'sync').length;
  await enter();
  hear('patch', 7, opsBetween(viewOf(false), viewOf(true)));
  ring();
  expect(syncs()).toBe(2);
  hear('disconnect');
  hear('connect');
  ring();
  expect(syncs()).toBe(2);
});

test.each([
  ['coming back', true],
  ['joining', false],
])('joins the present room again after a late reply to %s let it into another', async (_way, back) => {
  const { enter, client, hear, last, seen, deps } = table();
  if (back) await enter();
  else void client.join('KITE-4271');
  hear('disconnect');
  hear('connect');
  const first = last('join');
  void client.join('MOON-0001', { name: 'Anna' });
  last('join')[2](ok({ version: 1, now: 1, view: OTHER }));
  first[2](err({ code: 'internal' }));
  expect(last('join')[1]).toMatchObject({ name: 'Anna' });
  seen.length = 0;
  first[2](ok({ version: 1, now: 1, view: viewOf(false) }));
  hear('patch', 1, opsBetween(viewOf(false), viewOf(true))); // of the first room
  expect(seen).toEqual([]);
  expect(last('join')[1]).toEqual({ code: 'MOON-0001', token: deps.token });
  last('join')[2](ok({ version: 2, now: 1, view: OTHER }));
  expect(seen).toEqual([{ view: OTHER, version: 2, fresh: true }]);
});

/** Lets promises settle that need no timer. */
const settle = () => new Promise((next) => setImmediate(next));

test('[P8] asks for a room with the same id until the server answers, then enters it', async () => {
  const { client, hear, last, deps, ring, socket } = table();
  deps.postRoom.mockResolvedValueOnce(err({ code: 'try-again' }));
  const made = client.create({ name: 'Anna' }, 'red7');
  expect(deps.onStatus).toHaveBeenLastCalledWith('connecting');
  await settle();
  ring();
  await settle();
  const message = { token: deps.token, name: 'Anna', game: 'red7', id: 'c1' };
  expect(deps.postRoom.mock.calls).toEqual([[message], [message]]);
  expect(socket.setRoom).toHaveBeenLastCalledWith('KITE-4271');
  hear('connect');
  expect(deps.onStatus).toHaveBeenLastCalledWith('online');
  expect(last('join')[1]).toEqual({ code: 'KITE-4271', token: deps.token });
  last('join')[2](ok({ version: 1, now: 1, view: viewOf(false) }));
  expect((await made).ok).toBe(true);
});

test('a refused room is not asked for again', async () => {
  const { client, deps, sent } = table();
  deps.postRoom.mockResolvedValueOnce(err({ code: 'too-many-rooms' }));
  expect(await client.create({ name: 'Anna' }, 'red7')).toEqual(err({ code: 'too-many-rooms' }));
  expect(sent).toEqual([]);
  expect(client.roomCode()).toBeNull();
});

test('a room that was created too late for the page is not entered', async () => {
  const { client, hear, last, sent } = table();
  const made = client.create({ name: 'Anna' }, 'red7');
  void client.join('MOON-0001');
  expect(await made).toEqual(err({ code: 'offline' }));
  hear('connect');
  expect(last('join')[1].code).toBe('MOON-0001');
  expect(sent).toHaveLength(1);
});

test('[P51] names the room in the address of its connection before entering it', () => {
  const { client, socket } = table();
  void client.join('MOON-0001');
  expect(socket.setRoom).toHaveBeenLastCalledWith('MOON-0001');
  void client.redeem('MOON-0002.abc');
  expect(socket.setRoom).toHaveBeenLastCalledWith('MOON-0002');
});

test('[P38] sends a command that was refused with try-again again by itself, and tells after ten seconds', async () => {
  const { enter, client, sent, answer, timers } = table();
  await enter();
  const done = client.command({ type: 'say', text: 'hello' });
  const unavailable = err({ code: 'try-again' as const });
  const delays: number[] = [];
  while (timers.some(({ live }) => live) && delays.length < 100) {
    answer(unavailable);
    const timer = timers.splice(0).find(({ live }) => live);
    if (!timer) break;
    delays.push(timer.ms);
    timer.action();
  }
  expect(await done).toEqual(unavailable);
  expect(delays.reduce((sum, ms) => sum + ms, 0)).toBe(10_000);
  const ids = sent.flatMap((message) => (message[0] === 'command' ? [message[1]] : []));
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(delays.length + 1);
});
