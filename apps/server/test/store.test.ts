import type { RoomEntry } from '@fivefold/room';
import { fastRandom, pickRandom, randomBelow } from '@fivefold/rules';
import Database from 'libsql/promise';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SqliteConnection } from '../src/store/connection.ts';
import { withAppendHealth } from '../src/store/monitoredLog.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { copyOfKilled, execIn, openSqliteLog, queryIn, tempFolder } from './dataFolders.ts';
import { deviceStoreContract } from './deviceStoreContract.ts';
import { eveningStoreContract } from './eveningStoreContract.ts';
import { memoryLog, memoryStores } from './memoryStores.ts';
import { readAll } from './readAll.ts';
import { roomLogContract } from './roomLogContract.ts';

const clock = () => performance.now() / 1000;
const entry = (text: string): RoomEntry => ({ type: 'said', member: 'm1', text, at: 1 });

roomLogContract('memory', async () => memoryLog());
roomLogContract('monitored', async () => withAppendHealth(memoryLog(), { clock, onFailure: () => {} }).log);
roomLogContract('sqlite', () => openSqliteLog(tempFolder(), { clock }));
for (const contract of [eveningStoreContract, deviceStoreContract]) {
  contract('memory', async () => memoryStores());
  contract('sqlite', () => openSqlite(tempFolder(), { clock }));
}

test('failures are reported once a second; the store is healthy after a success, or after a minute', async () => {
  let [time, isFull] = [0, true];
  const inner = memoryLog();
  const append: typeof inner.append = async (...args) => {
    if (isFull) throw new Error('disk full');
    return inner.append(...args);
  };
  const reports: string[] = [];
  const { log, isHealthy, setHealthy } = withAppendHealth(
    { ...inner, append },
    { clock: () => time, onFailure: (room, error) => reports.push(`${room}: ${(error as Error).message}`) },
  );
  const fails = (room: string) => expect(log.append(room, 0, [entry('a')], 1)).rejects.toThrow('disk full');
  expect(isHealthy()).toBe(true);
  for (const room of ['KITE-1', 'KITE-2']) await fails(room);
  time = 1;
  await fails('KITE-3');
  expect(reports).toEqual(['KITE-1: disk full', 'KITE-3: disk full']);
  expect(isHealthy()).toBe(false);
  isFull = false;
  await log.append('KITE-1', 0, [entry('a')], 1);
  expect(isHealthy()).toBe(true);
  isFull = true;
  await fails('KITE-2');
  expect(isHealthy()).toBe(false);
  time = 61;
  expect(isHealthy()).toBe(true);
  setHealthy(false); // a shared store has not answered
  expect(isHealthy()).toBe(false);
  setHealthy(true);
  expect(isHealthy()).toBe(true);
});

test('appends of one turn of the event loop share a commit, and so do those that arrive during one', async () => {
  const commits: number[] = [];
  const later: Promise<unknown>[] = [];
  const log = await openSqliteLog(tempFolder(), { clock, onCommit: (_, writes) => commits.push(writes) });
  const commitWith = (...rooms: string[]) => rooms.map((room) => log.append(room, 0, [entry('a')], 1));
  const exec = Database.prototype.exec;
  const spy = vi.spyOn(Database.prototype, 'exec').mockImplementation(function (this: unknown, sql) {
    if (sql === 'COMMIT' && later.length === 0) later.push(...commitWith('LATE-1', 'LATE-2', 'LATE-3'));
    return exec.call(this as InstanceType<typeof Database>, sql);
  });
  onTestFinished(() => spy.mockRestore());
  await Promise.all(commitWith(...Array.from({ length: 50 }, (_, i) => `KITE-${i}`)));
  await Promise.all(later);
  await log.close();
  expect(commits).toEqual([50, 3]);
});

test('stored entries are there when the folder is opened again', async () => {
  const folder = tempFolder();
  const log = await openSqliteLog(folder, { clock });
  await log.append('KITE-1', 0, [entry('a')], 1);
  await log.close();
  const again = await openSqliteLog(folder, { clock });
  expect(await again.read('KITE-1', 0)).toEqual([entry('a')]);
  expect(await again.append('KITE-1', 1, [entry('b')], 1)).toBe('ok');
  await again.close();
});

test('a second writer that got past the lock causes a conflict, not a lost entry', async () => {
  const folder = tempFolder();
  const log = await openSqliteLog(folder, { clock });
  await log.append('KITE-1', 0, [entry('a')], 1);
  await execIn(folder, `INSERT INTO entries VALUES ('KITE-1', 2, '${JSON.stringify([entry('x')])}')`);
  const both = [log.append('KITE-1', 1, [entry('b')], 1), log.append('KITE-2', 0, [entry('c')], 1)];
  expect(await Promise.all(both)).toEqual(['conflict', 'ok']);
  expect(await log.read('KITE-1', 0)).toEqual([entry('a'), entry('x')]);
  expect(await log.append('KITE-1', 2, [entry('b')], 1)).toBe('ok');
  await log.close();
});

test('an error about a damaged row does not quote it, because errors are logged', async () => {
  const folder = tempFolder();
  const { log, devices } = await openSqlite(folder, { clock });
  await log.append('KITE-1', 0, [entry('a')], 1);
  const damaged = `'[{"text":"open sesame'`;
  await execIn(folder, `UPDATE entries SET entries = ${damaged}`);
  await execIn(folder, `INSERT INTO replays (room, number, replay) VALUES ('KITE-1', 1, ${damaged})`);
  await execIn(
    folder,
    `INSERT INTO subscriptions (room, id, added, subscription) VALUES ('KITE-1', 'x', 1, ${damaged})`,
  );
  const failures = [log.read('KITE-1', 0), log.replay('KITE-1', 1), devices.list('KITE-1')].map((reading) =>
    reading.then(String, (error: Error) => `${error.message} ${error.stack}`),
  );
  const texts = await Promise.all(failures);
  for (const text of texts) expect(text).toMatch(/^a stored \w+ is no JSON/);
  expect(texts.join()).not.toContain('sesame');
  await log.close();
});

/** The next such statement reports a failure, after it took effect or instead. */
function failOnce(sql: string, when: 'before' | 'after'): void {
  const exec = Database.prototype.exec;
  let failed = false;
  const spy = vi.spyOn(Database.prototype, 'exec').mockImplementation(async function (this: unknown, text) {
    const fails = !failed && text === sql;
    failed ||= fails;
    if (!fails || when === 'after') await exec.call(this as InstanceType<typeof Database>, text);
    if (fails) throw new Error('disk full');
  });
  onTestFinished(() => spy.mockRestore());
}

test('a failed commit stores nothing of any room in it, and the next one works', async () => {
  const log = await openSqliteLog(tempFolder(), { clock });
  failOnce('COMMIT', 'before');
  const both = ['KITE-1', 'KITE-2'].map((room) => log.append(room, 0, [entry('a')], 1));
  const failed = { status: 'rejected', reason: new Error('disk full') };
  expect(await Promise.allSettled(both)).toEqual([failed, failed]);
  expect(await log.listRooms()).toEqual([]);
  expect(await log.append('KITE-1', 0, [entry('b')], 1)).toBe('ok');
  await log.close();
});

test('a commit that took effect but was reported as failed is found once, and conflicts', async () => {
  const folder = tempFolder();
  const log = await openSqliteLog(folder, { clock });
  await log.append('KITE-1', 0, [entry('a')], 1);
  failOnce('COMMIT', 'after');
  await expect(log.append('KITE-1', 1, [entry('b')], 1)).rejects.toThrow('disk full');
  expect(await log.append('KITE-1', 1, [entry('c')], 1)).toBe('conflict');
  for (const from of [0, 1])
    expect(await log.read('KITE-1', from)).toEqual([entry('a'), entry('b')].slice(from));
  expect(await log.append('KITE-1', 2, [entry('c')], 1)).toBe('ok');
  await log.close();
  const again = await openSqliteLog(folder, { clock });
  expect(await again.read('KITE-1', 0)).toEqual(['a', 'b', 'c'].map(entry));
  await again.close();
});

test('a closed store refuses writes', async () => {
  const folder = tempFolder();
  const log = await openSqliteLog(folder, { clock });
  const last = log.append('KITE-1', 0, [entry('a')], 1);
  await log.close();
  expect(await last).toBe('ok');
  await expect(log.append('KITE-1', 1, [entry('b')], 1)).rejects.toThrow('closed');
  await expect(log.remove('KITE-1', [])).rejects.toThrow('closed');
  await (await openSqliteLog(folder, { clock })).close();
});

test('a room with an unreadable row fails alone', async () => {
  const folder = tempFolder();
  const log = await openSqliteLog(folder, { clock });
  await execIn(folder, `INSERT INTO entries VALUES ('KITE-1', 1, '[{"type":')`);
  await expect(log.read('KITE-1', 0)).rejects.toThrow('a stored append is no JSON');
  expect(await log.append('KITE-2', 0, [entry('d')], 1)).toBe('ok');
  await log.close();
});

test('a gap in the entries of a room is an error, not a shorter room', async () => {
  const folder = tempFolder();
  const log = await openSqliteLog(folder, { clock });
  for (const version of [0, 1, 2]) await log.append('KITE-1', version, [entry(`${version}`)], 1);
  await execIn(folder, "DELETE FROM entries WHERE room = 'KITE-1' AND version = 2");
  await expect(log.read('KITE-1', 0)).rejects.toThrow('entries are missing after version 1');
  await log.close();
});

test('a checkpoint that is ahead of its entries is not used', async () => {
  const folder = tempFolder();
  const log = await openSqliteLog(folder, { clock });
  const checkpoint = { version: 2, foldVersion: 'now', json: '{}' };
  await log.append('KITE-1', 0, [entry('a')], 1);
  await log.append('KITE-1', 1, [entry('b')], 1, { checkpoint });
  expect(await log.checkpoint('KITE-1', 'now')).toEqual(checkpoint);
  await execIn(folder, "DELETE FROM entries WHERE room = 'KITE-1' AND version = 2");
  expect(await log.checkpoint('KITE-1', 'now')).toBeNull();
  await log.close();
});

test('a page holds few rows, and fewer where they are large', async () => {
  const log = await openSqliteLog(tempFolder(), { clock });
  const long = 'x'.repeat(20_000);
  for (let version = 0; version < 100; version += 1) await log.append('LONG-1', version, [entry(long)], 1);
  expect(await log.read('LONG-1', 0)).toHaveLength(4);
  await log.close();
});

const ROOMS = ['KITE-1', 'KITE-2', 'KITE-3'];
const STEPS = [
  'append',
  'append',
  'append',
  'append',
  'append',
  'read',
  'remove',
  'kill',
  'restart',
] as const;

test.each(Array.from({ length: 20 }, (_, i) => i + 1))(
  'a room is the list of its appended entries, through kills, restarts and removals (seed %i)',
  async (seed) => {
    const random = fastRandom(seed);
    let folder = tempFolder();
    let log = await openSqliteLog(folder, { clock });
    const model = new Map<string, RoomEntry[]>();
    const expected = (room: string) => model.get(room) ?? [];
    for (let i = 0; i < 40; i += 1) {
      const room = pickRandom(ROOMS, random);
      const size = randomBelow(4, random);
      switch (pickRandom(STEPS, random)) {
        case 'append': {
          const entries = Array.from({ length: size }, (_, k) => entry(`${i}.${k}`));
          expect(await log.append(room, expected(room).length, entries, 1)).toBe('ok');
          model.set(room, [...expected(room), ...entries]);
          break;
        }
        case 'read':
          expect(await readAll(log, room, size)).toEqual(expected(room).slice(size));
          break;
        case 'remove':
          await log.remove(room, []);
          model.delete(room);
          break;
        case 'kill': {
          const copy = await copyOfKilled(folder);
          await log.close();
          folder = copy;
          log = await openSqliteLog(folder, { clock });
          break;
        }
        case 'restart':
          await log.close();
          log = await openSqliteLog(folder, { clock });
      }
    }
    for (const room of ROOMS) expect(await readAll(log, room)).toEqual(expected(room));
    await log.close();
  },
);

test('the database knows the number of its format', async () => {
  const folder = tempFolder();
  await (await openSqliteLog(folder, { clock })).close();
  expect(await queryIn(folder, 'PRAGMA user_version')).toMatchObject({ user_version: 2 });
});

test('values that libsql cannot bind are refused before they reach it', async () => {
  const connection = new SqliteConnection(':memory:');
  await connection.exec('CREATE TABLE t (a TEXT)');
  const statements = await connection.prepare({ insert: 'INSERT INTO t VALUES ($1)' });
  for (const value of [true, undefined, Number.NaN, 'a\0b', {}])
    expect(() => statements.run('insert', value as string)).toThrow('cannot bind');
  connection.close();
});
