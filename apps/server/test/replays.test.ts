import type { Room } from '@fivefold/room';
import { Party, tokenOf } from '@fivefold/room/testing/party';
import { type GameId, games, isBetweenRounds } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { memoryLog } from '../src/log/memory.ts';
import type { RoomLog } from '../src/log/roomLog.ts';
import { makeLogger } from '../src/logger.ts';
import { RoomRegistry } from '../src/rooms/registry.ts';
import { removeOldRooms, replayFinder } from '../src/rooms/replays.ts';
import { countTicks } from './countTicks.ts';
import { testRandom } from './harness.ts';

const NUMBERS = [1, 2, 3, 4, 5];
const DAY = 86_400_000;

const isRoundEnd = ({ table }: Room): boolean => isBetweenRounds(games[table!.game as GameId]!, table!.state);

/** Somebody goes in the midst of a game and comes back under another name, a game is ended, the last one goes on. */
function restless(): Party {
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

/** Counts its reads, and tells how many were under way together at most. */
function counted(log: RoomLog) {
  const seen = { reads: 0, together: 0 };
  let open = 0;
  const read: RoomLog['read'] = async (...asked) => {
    seen.reads += 1;
    open += 1;
    seen.together = Math.max(seen.together, open);
    const entries = await log.read(...asked);
    open -= 1;
    return entries;
  };
  return { log: { ...log, read }, seen };
}

async function stored(party: Party): Promise<RoomLog> {
  const log = memoryLog();
  await log.append(party.room.code, 0, party.entries, 0);
  return log;
}

test('a game that is looked at is the same as the one that stays when its room is forgotten', async () => {
  const party = restless();
  const { code } = party.room;
  const log = await stored(party);
  const find = replayFinder(log);
  const before = [];
  for (const number of NUMBERS) before.push(await find(code, number));
  expect(before.map((replay) => replay?.names)).toEqual([
    ['Anna', 'Boris', 'Zoe', expect.any(String)],
    ['Anna', 'Zoe', 'Bob'],
    undefined, // it was ended
    ['Annie', 'Zoe', 'Bob'],
    undefined, // it goes on
  ]);
  const rooms = new RoomRegistry(
    log,
    { onDurable() {}, onLost() {}, onLoad() {}, onUnload() {}, isBusy: () => false },
    1,
  );
  await removeOldRooms({ log, rooms, logger: makeLogger('error', () => {}) }, 31 * DAY);
  expect(await log.read(code, 0)).toEqual([]);
  const after = [];
  for (const number of NUMBERS) after.push(await log.replay(code, number));
  expect(before).toEqual(after);
});

test('whoever looks at one game does not pay for the others of the night', async () => {
  const party = restless();
  const first = party.entries.findIndex(({ type }) => type === 'acted');
  party.entries[first] = { type: 'acted', seat: 0, action: { type: 'nonsense' }, as: 'member', at: 0 };
  const find = replayFinder(await stored(party));
  await expect(find(party.room.code, 1)).rejects.toThrow();
  expect(await find(party.room.code, 2)).toMatchObject({ number: 2 }); // the first one was not played through
});

test('others have their turns while a long game is read', async () => {
  const party = restless();
  const find = replayFinder(await stored(party));
  expect(await countTicks(find(party.room.code, 4))).toBeGreaterThan(0);
});

test('many who look at the same game read it once, and those of other games come one after the other', async () => {
  const party = restless();
  const { log, seen } = counted(await stored(party));
  const find = replayFinder(log);
  const asked = await Promise.all([1, 2, 1, 4, 2, 1].map((number) => find(party.room.code, number)));
  expect(asked.map((replay) => replay?.number)).toEqual([1, 2, 1, 4, 2, 1]);
  await find(party.room.code, 1);
  expect(seen).toEqual({ reads: 3, together: 1 });
});

test('the game that nobody asked for the longest is the one to be read again', async () => {
  const party = restless();
  const { code } = party.room;
  const kept = (await replayFinder(await stored(party))(code, 1))!;
  const asked: number[] = [];
  const replay = async (_room: string, number: number) => {
    asked.push(number);
    return { ...kept, number };
  };
  const find = replayFinder({ ...memoryLog(), replay });
  for (let number = 1; number <= 64; number += 1) await find(code, number);
  for (const number of [1, 65, 1, 2]) await find(code, number);
  expect(asked.slice(64)).toEqual([65, 2]);
});
