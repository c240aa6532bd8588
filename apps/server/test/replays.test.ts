import type { Room, RoomEntry } from '@fivefold/room';
import { Party, tokenOf } from '@fivefold/room/testing/party';
import { type GameId, games, isBetweenRounds } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { makeLogger } from '../src/logger.ts';
import { removeOldRooms } from '../src/rooms/cleanup.ts';
import { emptyFoldedRoom } from '../src/rooms/foldedRoom.ts';
import { RoomRegistry } from '../src/rooms/registry.ts';
import { replayOfFinishedGame } from '../src/rooms/replay.ts';
import { createReplayFinder } from '../src/rooms/replays.ts';
import type { RoomLog } from '../src/store/roomLog.ts';
import { countTicks } from './countTicks.ts';
import { execIn, openSqliteLog, tempFolder } from './dataFolders.ts';
import { testApp, testRandom } from './harness.ts';
import { memoryLog } from './memoryStores.ts';

const NUMBERS = [1, 2, 3, 4, 5];
const DAY = 86_400_000;
const EVENTS = { onDurable() {}, onLost() {}, onLoad() {}, onUnload() {}, isBusy: () => false };

const isRoundEnd = ({ table }: Room): boolean => isBetweenRounds(games[table!.game as GameId]!, table!.state);

/** Boris leaves during a game and returns under another name, the third game is broken off, the fifth is not over. */
function eventfulParty(): Party {
  const random = testRandom(3);
  const party = Party.of('my-number', 'Anna', 'Boris', 'Zoe');
  party.does('Anna', { type: 'addBot', seat: 3, level: 'easy' }).does('Anna', { type: 'start' });
  party.does('Anna', { type: 'settings', clock: { kind: 'hard', seconds: 60 } });
  party.does('Anna', { type: 'moreTime' }).does('Anna', { type: 'say', text: 'a moment' });
  party.does('Boris', { type: 'leave' }).does('Anna', { type: 'letBotPlay', seat: 1, level: 'easy' });
  party.plays(random).does('Anna', { type: 'rematch', number: 1 });
  party.server({ type: 'join', name: 'Bob', token: tokenOf('Boris') });
  party.plays(random, isRoundEnd).does('Bob', { type: 'sit', seat: party.room.table!.players.length - 1 });
  party.plays(random).does('Anna', { type: 'rename', name: 'Annie' });
  party.does('Annie', { type: 'rematch', number: 2 }).does('Annie', { type: 'endGame' });
  party.does('Annie', { type: 'rematch', number: 3 }).plays(random);
  return party.does('Annie', { type: 'rematch', number: 4 });
}

/** The same log; counts the pages that are read, and how many reads were in flight at once. */
function withCountedReads(log: RoomLog) {
  const counts = { pages: 0, atOnce: 0, largest: 0 };
  let inFlight = 0;
  const read: RoomLog['read'] = async (...args) => {
    counts.pages += 1;
    inFlight += 1;
    counts.atOnce = Math.max(counts.atOnce, inFlight);
    const entries = await log.read(...args);
    counts.largest = Math.max(counts.largest, entries.length);
    inFlight -= 1;
    return entries;
  };
  return { log: { ...log, read }, counts };
}

/** A room whose games ended before replays were stored with them. */
async function storedByBuild01(
  room: string,
  ...appends: readonly (readonly RoomEntry[])[]
): Promise<RoomLog> {
  const folder = tempFolder();
  const log = await openSqliteLog(folder, { clock: () => 0 });
  let version = 0;
  for (const entries of appends) {
    await log.append(room, version, entries, 0);
    version += entries.length;
  }
  await execIn(folder, 'UPDATE rooms SET has_replays = 0');
  return log;
}

async function storedNow({ room, entries }: Party): Promise<RoomLog> {
  const log = memoryLog();
  const live = new RoomRegistry(log, EVENTS, 1).add(emptyFoldedRoom(room.code));
  for (const entry of entries) await live.save([entry], 1);
  return log;
}

test('replays are the same whether stored when a game ends, found in an old room, or kept when it is removed', async () => {
  const party = eventfulParty();
  const { code } = party.room;
  const old = await storedByBuild01(code, party.entries);
  const found = [];
  for (const number of NUMBERS) found.push(await createReplayFinder(old)(code, number));
  expect(found.map((replay) => replay?.names)).toEqual([
    ['Anna', 'Boris', 'Zoe', expect.any(String)],
    ['Anna', 'Zoe', 'Bob'],
    undefined, // it was ended
    ['Annie', 'Zoe', 'Bob'],
    undefined, // it goes on
  ]);
  const log = await storedNow(party);
  const stored = [];
  for (const number of NUMBERS) stored.push(await log.replay(code, number));
  expect(stored).toEqual(found);
  const untouched = await storedByBuild01(code, party.entries);
  const rooms = new RoomRegistry(untouched, EVENTS, 1);
  await removeOldRooms({ log: untouched, rooms, logger: makeLogger('error', () => {}) }, 31 * DAY);
  expect(await untouched.read(code, 0)).toEqual([]);
  const kept = [];
  for (const number of NUMBERS) kept.push(await untouched.replay(code, number));
  expect(kept).toEqual(found);
  for (const one of [old, untouched]) await one.close();
});

test('the log of a room is not read for its replays, whether there are any or not', async () => {
  const party = eventfulParty();
  const { log, counts } = withCountedReads(await storedNow(party));
  const find = createReplayFinder(log);
  expect(await find(party.room.code, 1)).toMatchObject({ number: 1 });
  expect(await find(party.room.code, 3)).toBeNull();
  expect(await find('NONE-0000', 1)).toBeNull();
  expect(counts.pages).toBe(0);
});

test('an old room is read once for all of its games and all misses, and one room at a time', async () => {
  const party = eventfulParty();
  const { log, counts } = withCountedReads(await storedByBuild01(party.room.code, party.entries));
  const find = createReplayFinder(log);
  const found = await Promise.all([1, 2, 1, 4, 3, 99].map((number) => find(party.room.code, number)));
  expect(found.map((replay) => replay?.number)).toEqual([1, 2, 1, 4, undefined, undefined]);
  const { pages } = counts;
  expect(counts.atOnce).toBe(1);
  for (const number of [1, 3, 5, 1000]) await find(party.room.code, number);
  await createReplayFinder(log)(party.room.code, 77);
  expect(counts.pages).toBe(pages);
  await log.close();
});

test('an old room that cannot be read is tried once', async () => {
  const party = eventfulParty();
  const first = party.entries.findIndex(({ type }) => type === 'acted');
  party.entries[first] = { type: 'acted', seat: 0, action: { type: 'nonsense' }, as: 'member', at: 0 };
  const { log, counts } = withCountedReads(await storedByBuild01(party.room.code, party.entries));
  const find = createReplayFinder(log);
  await expect(find(party.room.code, 1)).rejects.toThrow();
  const { pages } = counts;
  expect(await find(party.room.code, 1)).toBeNull();
  expect(counts.pages).toBe(pages);
  await log.close();
});

test('a huge old room is read in small pages, with a turn of the event loop after each', async () => {
  const { room, entries } = Party.of('my-number', 'Anna');
  const rename = (i: number): RoomEntry => ({ type: 'renamed', member: 'm1', name: `Anna ${i}`, at: 1 });
  const [batches, size] = [800, 64];
  const huge = Array.from({ length: batches }, (_, i) =>
    Array.from({ length: size }, (__, k) => rename(i * size + k)),
  );
  const { log, counts } = withCountedReads(await storedByBuild01(room.code, entries, ...huge));
  const asked = createReplayFinder(log)(room.code, 1);
  const ticks = await countTicks(asked);
  expect(await asked).toBeNull();
  expect(counts.largest).toBeLessThan(1500);
  expect(ticks).toBeGreaterThan((batches * size) / 100);
  await log.close();
});

test('the store is not asked for a replay by an address that guessed too many codes', async () => {
  const log = memoryLog();
  const asked: number[] = [];
  const replay: RoomLog['replay'] = async (room, number) => {
    asked.push(number);
    return log.replay(room, number);
  };
  const app = await testApp({ log: { ...log, replay }, vars: { JOINS_PER_MINUTE: '45' } });
  const get = async (number: number) => (await fetch(`${app.url}/api/replays/KITE-4271/${number}`)).status;
  const statuses = [];
  for (const number of [1, 2, 3, 4, 5, 6]) statuses.push(await get(number));
  expect(statuses).toEqual([404, 404, 404, 429, 429, 429]);
  expect(asked).toEqual([1, 2, 3]);
});

test('a replay names the rival in the reason of a bot', () => {
  const party = Party.of('my-number', 'Anna', 'Boris', 'Zoe').does('Anna', { type: 'start' });
  const before = { room: party.room, reasons: {} };
  const { room } = party.plays(testRandom(1));
  const reason = { code: 'stay-odds', total: 24, rival: 1, better: 3, cards: 30 };
  const table = { ...room.table!, game: 'eight28' } as const;
  const after = { room: { ...room, table }, reasons: { 0: JSON.stringify(reason) } };
  expect(replayOfFinishedGame(before, after)!.actions[0]!.reason!.en).toBe(
    'Boris is ahead of my 24 only with 3 of 30 unseen cards face down.',
  );
});

test('a game of too many actions has no replay', () => {
  const party = Party.of('my-number', 'Anna', 'Boris', 'Zoe').does('Anna', { type: 'start' });
  const before = { room: party.room, reasons: {} };
  const { room } = party.plays(testRandom(1));
  expect(replayOfFinishedGame(before, { room, reasons: {} })).not.toBeNull();
  const actions = Array.from({ length: 10_001 }, () => room.table!.actions[0]!);
  expect(
    replayOfFinishedGame(before, { room: { ...room, table: { ...room.table!, actions } }, reasons: {} }),
  ).toBeNull();
});
