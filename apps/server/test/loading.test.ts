import { createHash } from 'node:crypto';
import { ROOM_CHECKPOINT_VERSION, type Room, type RoomCode, type RoomEntry } from '@fivefold/room';
import { Party } from '@fivefold/room/testing/party';
import { type GameId, games } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { emptyFoldedRoom, foldRoomEntry, loadRoom } from '../src/rooms/foldedRoom.ts';
import { createRoomReader } from '../src/rooms/readRoom.ts';
import { RoomRegistry } from '../src/rooms/registry.ts';
import type { RoomCheckpoint, RoomLog } from '../src/store/roomLog.ts';
import { countTicks } from './countTicks.ts';
import { execIn, openSqliteLog, queryIn, recordedFolder, recordedRooms, tempFolder } from './dataFolders.ts';
import { testRandom } from './harness.ts';
import { memoryLog } from './memoryStores.ts';
import { readAll } from './readAll.ts';

const LINES = 1000;
const LONG = 'KITE-4271';
const EVENTS = { onDurable() {}, onLost() {}, onLoad() {}, onUnload() {}, isBusy: () => false };

/** A room with many chat lines. */
function chatEntries(code: RoomCode, lines: number): readonly RoomEntry[] {
  const party = Party.of('my-number', 'Anna');
  for (let i = 0; i < lines; i += 1) party.later(60_000).does('Anna', { type: 'say', text: `line ${i}` });
  return party.entries.map((entry) => (entry.type === 'created' ? { ...entry, code } : entry));
}

interface Setup {
  readonly rooms: RoomRegistry;
  readonly log: RoomLog;
  /** First pages that were read and rooms that were loaded, in order. */
  readonly calls: string[];
}

async function registryWith(...codes: readonly RoomCode[]): Promise<Setup> {
  const log = memoryLog();
  for (const code of codes) await log.append(code, 0, chatEntries(code, code === LONG ? LINES : 1), 0);
  const calls: string[] = [];
  const read: RoomLog['read'] = async (code, from) => {
    if (from === 0) calls.push(`read ${code}`);
    if (code === 'LOST-0000') throw new Error('the disk does not answer');
    return log.read(code, from);
  };
  const onLoad = ({ code }: { readonly code: RoomCode }) => void calls.push(`loaded ${code}`);
  return { rooms: new RoomRegistry({ ...log, read }, { ...EVENTS, onLoad }, 100), log, calls };
}

test('loading a long room yields to the event loop, and rooms in memory do not wait for it', async () => {
  const { rooms, calls } = await registryWith(LONG, 'BABY-0002');
  const loaded = await rooms.load('BABY-0002');
  const long = rooms.load(LONG);
  expect(await rooms.load('BABY-0002')).toBe(loaded);
  expect(calls).not.toContain(`loaded ${LONG}`);
  expect(await countTicks(long)).toBeGreaterThanOrEqual(LINES / 100);
  expect((await long)?.room.lines).toBe(LINES);
});

test('rooms are loaded two at a time, in order; one that cannot be read stops no other', async () => {
  const { rooms, calls } = await registryWith(LONG, 'BABY-0002', 'CAKE-0003');
  const codes = [LONG, 'LOST-0000', 'BABY-0002', 'NONE-0000', 'CAKE-0003', LONG];
  const loaded = await Promise.allSettled(codes.map((code) => rooms.load(code)));
  const found = loaded.map((one) => (one.status === 'fulfilled' ? (one.value?.code ?? null) : 'failed'));
  expect(found).toEqual([LONG, 'failed', 'BABY-0002', null, 'CAKE-0003', LONG]);
  expect(calls).toEqual([
    `read ${LONG}`,
    'read LOST-0000',
    'read BABY-0002',
    'loaded BABY-0002',
    'read NONE-0000',
    'read CAKE-0003',
    'loaded CAKE-0003',
    `loaded ${LONG}`,
  ]);
});

test('a room that is being loaded cannot be removed, and is loaded once for all callers', async () => {
  const { rooms, calls } = await registryWith(LONG);
  const first = rooms.load(LONG);
  expect(await rooms.whileUnloaded(LONG, () => Promise.reject(new Error('it is loading')))).toBe(false);
  expect(await rooms.load(LONG)).toBe(await first);
  expect(calls).toEqual([`read ${LONG}`, `loaded ${LONG}`]);
});

test('a load during the removal of its room waits for it and finds nothing', async () => {
  const { rooms, log, calls } = await registryWith(LONG, 'BABY-0002');
  const removed = rooms.whileUnloaded(LONG, () => log.remove(LONG, []));
  const [late, other] = await Promise.all([rooms.load(LONG), rooms.load('BABY-0002')]);
  expect([await removed, late, other?.code]).toEqual([true, null, 'BABY-0002']);
  expect(calls.filter((call) => call.startsWith('loaded'))).toEqual(['loaded BABY-0002']);
});

/** A party stores its entries through a live room, a few at a time. */
async function saveThroughLiveRoom(log: RoomLog, { room, entries }: Party): Promise<void> {
  const live = new RoomRegistry(log, EVENTS, 1).add(emptyFoldedRoom(room.code));
  for (let i = 0; i < entries.length; i += 7) await live.save(entries.slice(i, i + 7), 1);
}

/** One game to its end, a second one in its midst, and chat for more than one checkpoint. */
function longParty(game: GameId, seed: number): Party {
  const random = testRandom(seed);
  const names = ['Anna', 'Boris', 'Zoe', 'Dora'].slice(0, Math.max(3, games[game]!.seats.min));
  const party = Party.of(game, ...names).does('Anna', { type: 'start' });
  party.plays(random).does('Anna', { type: 'rematch', number: 1 });
  for (let i = 0; i < 300; i += 1) party.later(60_000).does('Anna', { type: 'say', text: `line ${i}` });
  let moves = 0;
  const isEnough = (_room: Room) => {
    moves += 1;
    return moves > 5 + seed;
  };
  return party.plays(random, isEnough);
}

const IDS = Object.keys(games) as GameId[];

test.each(IDS.flatMap((game) => [1, 2, 3].map((seed) => [game, seed] as const)))(
  'a room of %s loaded from a checkpoint equals the fold of all of its entries (seed %i)',
  async (game, seed) => {
    const party = longParty(game, seed);
    const { code } = party.room;
    const folder = tempFolder();
    const log = await openSqliteLog(folder, { clock: () => 0 });
    await saveThroughLiveRoom(log, party);
    const reads: number[] = [];
    const read: RoomLog['read'] = async (room, from) => {
      reads.push(from);
      return log.read(room, from);
    };
    const fromCheckpoint = await loadRoom({ ...log, read }, code);
    expect(reads[0]).toBeGreaterThan(party.room.version - 300);
    await execIn(folder, 'DELETE FROM checkpoints');
    const fromStart = await loadRoom(log, code);
    expect(fromCheckpoint).toEqual(fromStart);
    expect(fromStart!.room).toEqual(party.room);
    await log.close();
  },
);

test.each<[string, (checkpoint: RoomCheckpoint) => string]>([
  ['is no JSON', () => '{"room":'],
  ['is something else', () => '[]'],
  ['is of another room', ({ json }) => json.replaceAll(LONG, 'BABY-0002')],
  [
    'cannot be folded on',
    ({ json }) => JSON.stringify({ room: { code: LONG, version: JSON.parse(json).room.version } }),
  ],
])('a checkpoint that %s is passed over', async (_what, damage) => {
  const party = longParty('red7', 1);
  const log = memoryLog();
  await saveThroughLiveRoom(log, party);
  const checkpoint: RoomLog['checkpoint'] = async (...args) => {
    const found = await log.checkpoint(...args);
    return { ...found!, json: damage(found!) };
  };
  expect((await loadRoom({ ...log, checkpoint }, LONG))?.room).toEqual(party.room);
});

test('a checkpoint of another fold version is passed over', async () => {
  const party = longParty('red7', 1);
  const folder = tempFolder();
  const log = await openSqliteLog(folder, { clock: () => 0 });
  await saveThroughLiveRoom(log, party);
  await execIn(folder, "UPDATE checkpoints SET fold_version = 'other', state = '{}'");
  expect((await loadRoom(log, LONG))?.room).toEqual(party.room);
  await log.close();
});

test('a room has one checkpoint, at the end of a game and then every few hundred entries', async () => {
  const folder = tempFolder();
  const log = await openSqliteLog(folder, { clock: () => 0 });
  const party = Party.of('red7', 'Anna', 'Boris').does('Anna', { type: 'start' }).plays(testRandom(1));
  const live = new RoomRegistry(log, EVENTS, 1).add(emptyFoldedRoom(LONG));
  const at = async () =>
    await queryIn(folder, 'SELECT max(version) AS version, count(*) AS n FROM checkpoints');
  for (const entry of party.entries.slice(0, -1)) await live.save([entry], 1);
  expect(await at()).toMatchObject({ n: 0 });
  await live.save(party.entries.slice(-1), 1);
  expect(await at()).toMatchObject({ n: 1, version: party.entries.length });
  const line: RoomEntry = { type: 'said', member: 'm1', text: 'x', at: 1 };
  for (let i = 0; i < 255; i += 1) await live.save([line], 1);
  expect(await at()).toMatchObject({ n: 1, version: party.entries.length });
  await live.save([line], 1);
  expect(await at()).toMatchObject({ n: 1, version: party.entries.length + 256 });
  expect((await readAll(log, LONG)).reduce(foldRoomEntry, emptyFoldedRoom(LONG)).room).toEqual(live.durable);
  await log.close();
});

test('requests from outside read two stored rooms at a time, and load none into memory', async () => {
  const { rooms, log } = await registryWith(LONG, 'BABY-0002', 'CAKE-0003');
  let reading = 0;
  let most = 0;
  const read: RoomLog['read'] = async (code, from) => {
    reading += 1;
    most = Math.max(most, reading);
    const page = await log.read(code, from);
    reading -= 1;
    return page;
  };
  const readRoom = createRoomReader({ log: { ...log, read }, rooms });
  const found = await Promise.all([LONG, 'BABY-0002', 'CAKE-0003', 'NONE-0000', null].map(readRoom));
  expect(found.map((room) => room?.code)).toEqual([LONG, 'BABY-0002', 'CAKE-0003', undefined, undefined]);
  expect([most, rooms.size]).toEqual([2, 0]);
});

test('a room that is too large for a checkpoint is written out every 256 entries, not with every entry', async () => {
  const log = memoryLog();
  let written = 0;
  const reasons = {
    toJSON: () => {
      written += 1;
      return 'x'.repeat(4_000_001);
    },
  };
  const created = emptyFoldedRoom(LONG);
  const live = new RoomRegistry(log, EVENTS, 1).add({ ...created, reasons: reasons as never });
  for (const entry of chatEntries(LONG, 300)) await live.save([entry], 1);
  expect(written).toBe(1);
});

/** Paths of keys, without the values; one for all elements of a list or a numbered record. */
function keyPaths(value: unknown, path: string, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found.add(path);
  for (const [key, part] of Object.entries(value))
    keyPaths(part, `${path}.${/^\d+$/.test(key) ? '#' : key}`, found);
  return found;
}

test('ROOM_CHECKPOINT_VERSION was raised if the shape of a folded room changed', async () => {
  const log = await openSqliteLog(recordedFolder('stopped'), { clock: () => 0 });
  const paths = new Set<string>();
  for (const { code } of recordedRooms('stopped')) keyPaths(await loadRoom(log, code), 'room', paths);
  await log.close();
  const shape = createHash('sha256')
    .update([...paths].sort().join())
    .digest('hex')
    .slice(0, 16);
  // When this fails: raise ROOM_CHECKPOINT_VERSION in packages/room/src/evolve.ts and write down the new pair.
  expect([ROOM_CHECKPOINT_VERSION, shape]).toEqual([5, '8faf5a4b11426f34']);
});
