import { createHash } from 'node:crypto';
import type { Room, RoomEntry } from '@fivefold/room';
import { type GameId, games, type Outcome } from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import { emptyFoldedRoom, foldRoomEntry } from '../src/rooms/foldedRoom.ts';
import type { ReplayRecord } from '../src/rooms/replay.ts';
import { createReplayFinder } from '../src/rooms/replays.ts';
import { execIn, openSqliteLog, queryIn, recordedFolder, recordedRooms, tempFolder } from './dataFolders.ts';
import { testApp, testRandom } from './harness.ts';
import { browser, expectOk, playToEnd } from './play.ts';
import { readAll } from './readAll.ts';
import { outcomeOf, type Replayed } from './replayOutcome.ts';

const open = (folder: string) => openSqliteLog(folder, { clock: () => 0 });
const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const rankingOf = ({ ranking }: Outcome) => ranking.map(({ seat, place }) => [seat, place]);

/** What is compared with the recorded rooms. By meaning, because states and rooms may name their parts differently. */
function summaryOf(room: Room): unknown {
  const { table } = room;
  return {
    version: room.version,
    members: room.members.map(({ id, name, host, presence }) => [id, name, host, presence]),
    seats: room.seats.map((seat) => (seat.kind === 'member' ? [seat.member, seat.ready] : seat.kind)),
    game: room.game,
    locked: room.locked,
    playlist: room.playlist,
    clock: room.settings.clock,
    number: room.number,
    commitment: room.commitment,
    night: room.night,
    chat: room.chat.flatMap((line) => (line.kind === 'text' ? [line.text] : [])),
    lines: room.lines,
    banned: room.banned.length,
    passports: room.passports.length,
    table: table && {
      number: table.number,
      rules: table.rules,
      status: table.status,
      players: table.players.map(({ name }) => name),
      seed: table.deal.seed,
      move: table.move,
      actions: table.actions.length,
      waitingFor: table.waitingFor,
      ranking: table.outcome && rankingOf(table.outcome),
      legal: table.waitingFor.map((seat) => {
        const game = games[table.game as GameId]!;
        return [...game.legal(game.view(table.state, seat))].length;
      }),
    },
  };
}

const replaySummaryOf = (replay: ReplayRecord) => ({
  number: replay.number,
  rules: replay.rules,
  seed: replay.seed,
  names: replay.names,
  seats: replay.actions.map(({ seat }) => seat).join(''),
  // The words of this build for the stored codes: a better sentence is recorded anew.
  reasons: replay.actions.flatMap(({ reason }) => reason?.ru ?? []),
  ranking: rankingOf(outcomeOf(replay as Replayed) as Outcome),
});

describe.each(['stopped', 'killed'] as const)('a data folder of build 0.1 that was %s', (name) => {
  test('has the same rooms and replays', async () => {
    const log = await open(recordedFolder(name));
    const find = createReplayFinder(log);
    const recorded = recordedRooms(name);
    expect(await log.listRooms()).toHaveLength(recorded.length);
    for (const { code, entries, sha256: checksum, room, replays } of recorded) {
      const stored = await readAll(log, code);
      expect([code, stored.length, sha256(stored)]).toEqual([code, entries, checksum]);
      expect(summaryOf(stored.reduce(foldRoomEntry, emptyFoldedRoom(code)).room)).toEqual(room);
      for (const replay of replays)
        expect(replaySummaryOf((await find(code, replay.number))!)).toEqual(replay);
      expect(await find(code, replays.length + 2)).toBeNull();
    }
    expect(recorded.flatMap(({ replays }) => replays).length).toBeGreaterThan(6);
    await log.close();
  });

  test('lets members with their tokens play on', async () => {
    const app = await testApp({ folder: recordedFolder(name) });
    const recorded = recordedRooms(name);
    for (const { code, tokens } of recorded.filter(({ what }) => what === 'playing' || what === 'night')) {
      const clients = Object.values(tokens).map((token) => browser(app.url, token));
      for (const [i, client] of clients.entries())
        expect(expectOk(await client.join(code)).view.me).toBe(Object.keys(tokens)[i]);
      const { number } = clients[0]!.table;
      await playToEnd(clients, testRandom(1));
      expect(await (await fetch(`${app.url}/api/replays/${code}/${number}`)).json()).toMatchObject({
        number,
      });
      for (const client of clients) client.close();
    }
    const { code, tokens } = recorded.find(({ what }) => what === 'lobby')!;
    expect(expectOk(await browser(app.url, tokens['m2 phone']).join(code)).view.me).toBe('m2');
  });

  test('has no journal after the migration, and is not migrated again', async () => {
    const folder = recordedFolder(name);
    for (const _time of ['first', 'second']) await (await open(folder)).close();
    const tables = await queryIn(
      folder,
      'SELECT group_concat(name) AS names FROM (SELECT name FROM sqlite_master ORDER BY name)',
    );
    expect(tables.names).toBe(
      'checkpoints,entries,evenings,evenings_expires,replays,rooms,rooms_notify_at,rooms_wake_at,subscriptions',
    );
  });
});

test('the killed folder has a journal that was not filed, and rows that were', async () => {
  const folder = recordedFolder('killed');
  expect(Number((await queryIn(folder, 'SELECT count(*) AS n FROM journal')).n)).toBeGreaterThan(50);
  expect(Number((await queryIn(folder, 'SELECT count(*) AS n FROM entries')).n)).toBeGreaterThan(5);
});

const entry = (text: string): RoomEntry => ({ type: 'said', member: 'm1', text, at: 1 });

/** A folder of build 0.1 with these rows: entries as [room, version of the first entry, JSON], and a journal. */
async function folderOfBuild01(
  rows: readonly (readonly [string, number, string])[],
  journal: readonly (readonly (readonly [string, number, readonly RoomEntry[]])[])[] = [],
): Promise<string> {
  const folder = tempFolder();
  await execIn(
    folder,
    'CREATE TABLE entries (room TEXT NOT NULL, version BIGINT NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (room, version)) WITHOUT ROWID',
    'CREATE TABLE journal (id INTEGER PRIMARY KEY, appends TEXT NOT NULL)',
    'CREATE TABLE rooms (room TEXT PRIMARY KEY, touched BIGINT NOT NULL) WITHOUT ROWID',
    'CREATE TABLE replays (room TEXT NOT NULL, number BIGINT NOT NULL, replay TEXT NOT NULL, PRIMARY KEY (room, number)) WITHOUT ROWID',
    ...rows.map(([room, version, json]) => `INSERT INTO entries VALUES ('${room}', ${version}, '${json}')`),
    ...journal.map((appends) => `INSERT INTO journal (appends) VALUES ('${JSON.stringify(appends)}')`),
  );
  return folder;
}

test('rows of one entry, of several, and of very many become rows that are read alike', async () => {
  const texts = Array.from({ length: 3000 }, (_, i) => `line ${i} \u0000 ${'«ёлка» 👩‍👩‍👧'.repeat(2)}`);
  const folder = await folderOfBuild01([
    ['KITE-1', 1, JSON.stringify(entry('a'))],
    ['KITE-1', 2, JSON.stringify(entry('b'))],
    ['KITE-1', 3, JSON.stringify([entry('c'), entry('d')])],
    ['LONG-1', 1, JSON.stringify(texts.map(entry))],
  ]);
  const log = await open(folder);
  expect(await readAll(log, 'KITE-1')).toEqual(['a', 'b', 'c', 'd'].map(entry));
  expect(await readAll(log, 'LONG-1')).toEqual(texts.map(entry));
  expect((await log.read('LONG-1', 0)).length).toBeLessThan(1000);
  expect(await log.append('KITE-1', 3, [entry('x')], 1)).toBe('conflict');
  expect(await log.append('KITE-1', 4, [entry('e')], 1)).toBe('ok');
  await log.close();
});

test('a journal of which a part was filed is stored once', async () => {
  const folder = await folderOfBuild01(
    [
      ['KITE-1', 1, JSON.stringify([entry('a'), entry('b')])],
      ['KITE-2', 1, JSON.stringify([entry('x')])],
    ],
    [
      [
        ['KITE-1', 1, [entry('a'), entry('b')]],
        ['KITE-2', 1, [entry('x')]],
      ],
      [
        ['KITE-1', 3, [entry('c')]],
        ['KITE-3', 1, [entry('y')]],
      ],
      [['KITE-1', 4, [entry('d'), entry('e')]]],
      [],
    ],
  );
  const log = await open(folder);
  expect(await readAll(log, 'KITE-1')).toEqual(['a', 'b', 'c', 'd', 'e'].map(entry));
  expect(await readAll(log, 'KITE-2')).toEqual([entry('x')]);
  expect(await readAll(log, 'KITE-3')).toEqual([entry('y')]);
  expect(await log.append('KITE-1', 5, [entry('f')], 1)).toBe('ok');
  await log.close();
});

test('a row that cannot be read stops neither the migration nor other rooms', async () => {
  const folder = await folderOfBuild01(
    [
      ['KITE-1', 1, '{"type":'],
      ['KITE-2', 1, JSON.stringify([entry('c')])],
    ],
    [[['KITE-2', 2, [entry('d')]]]],
  );
  const log = await open(folder);
  expect(await readAll(log, 'KITE-2')).toEqual([entry('c'), entry('d')]);
  await expect(log.read('KITE-1', 0)).rejects.toThrow('a stored append is no JSON');
  await log.close();
});

test('a database of a newer build is refused in one sentence, and left as it is', async () => {
  const folder = tempFolder();
  await (await open(folder)).close();
  await execIn(folder, 'PRAGMA user_version = 99');
  await expect(open(folder)).rejects.toThrow(
    `The database ${folder}/fivefold.db was written by a newer version of Fivefold (format 99): start that version.`,
  );
  expect(await queryIn(folder, 'PRAGMA user_version')).toMatchObject({ user_version: 99 });
});
