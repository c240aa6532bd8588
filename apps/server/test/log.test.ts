import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from '@fivefold/room';
import { below, fastRandom, pick } from '@fivefold/rules';
import Database from 'libsql/promise';
import { expect, onTestFinished, test, vi } from 'vitest';
import { roomLogContract } from '../src/log/contract.ts';
import { openDb } from '../src/log/db.ts';
import { memoryLog } from '../src/log/memory.ts';
import { sqliteLog } from '../src/log/sqlite.ts';
import { watchedLog } from '../src/log/watched.ts';
import { tempFolder } from './harness.ts';

const clock = () => performance.now() / 1000;
const entry = (text: string): Entry => ({ type: 'said', member: 'm1', text, at: 1 });

roomLogContract('memory', async () => memoryLog());
roomLogContract('watched', async () => watchedLog(memoryLog(), { clock, onFailed: () => {} }).log);
roomLogContract('sqlite', () => sqliteLog(tempFolder(), { clock }));
roomLogContract('sqlite, with groups apart', () => sqliteLog(tempFolder(), { clock, spacing: 2 }));

test('a log that fails is told of once a second, and is well when it stores again, or after a minute', async () => {
  let [time, full] = [0, true];
  const inner = memoryLog();
  const append: typeof inner.append = async (...args) => {
    if (full) throw new Error('disk full');
    return inner.append(...args);
  };
  const told: string[] = [];
  const { log, isWell } = watchedLog(
    { ...inner, append },
    { clock: () => time, onFailed: (room, error) => told.push(`${room}: ${(error as Error).message}`) },
  );
  const fails = (room: string) => expect(log.append(room, 0, [entry('a')], 1)).rejects.toThrow('disk full');
  expect(isWell()).toBe(true);
  for (const room of ['KITE-1', 'KITE-2']) await fails(room);
  time = 1;
  await fails('KITE-3');
  expect(told).toEqual(['KITE-1: disk full', 'KITE-3: disk full']);
  expect(isWell()).toBe(false);
  full = false;
  await log.append('KITE-1', 0, [entry('a')], 1);
  expect(isWell()).toBe(true);
  full = true;
  await fails('KITE-2');
  expect(isWell()).toBe(false);
  time = 61;
  expect(isWell()).toBe(true);
});

test('appends of many rooms in one turn share one commit', async () => {
  const commits: number[] = [];
  const log = await sqliteLog(tempFolder(), { clock, onCommit: (_, appends) => commits.push(appends) });
  await Promise.all(Array.from({ length: 50 }, (_, i) => log.append(`KITE-${i}`, 0, [entry('a')], 1)));
  await log.close();
  expect(commits).toEqual([50]);
});

test('what comes until the group is put together goes along', async () => {
  const log = await sqliteLog(tempFolder(), { clock });
  const entries = [entry('a')];
  const saved = log.append('KITE-1', 0, { take: () => entries, expectsMore: () => false }, 1);
  entries.push(entry('b'));
  expect(await saved).toBe('ok');
  expect(await log.read('KITE-1', 0)).toEqual([entry('a'), entry('b')]);
  await log.close();
});

test.each([
  [true, ['a', 'b']],
  [false, ['a']],
])('where more is expected (%s) a group waits for it, and others go along', async (more, texts) => {
  const commits: number[] = [];
  const onCommit = (_: number, appends: number) => commits.push(appends);
  const log = await sqliteLog(tempFolder(), { clock, onCommit, spacing: 1 });
  await Promise.all(['KITE-1', 'KITE-2'].map((room) => log.append(room, 0, [entry('first')], 1)));
  const entries = [entry('a')];
  const expectsMore = () => {
    queueMicrotask(() => entries.push(entry('b'))); // too late for a group that goes at once
    return more;
  };
  const gathering = { take: () => entries, expectsMore };
  const both = [log.append('KITE-1', 1, gathering, 1), log.append('KITE-2', 1, [entry('c')], 1)];
  expect(await Promise.all(both)).toEqual(['ok', 'ok']);
  expect(await log.read('KITE-1', 1)).toEqual(texts.map(entry));
  expect(commits).toEqual([2, 2]);
  await log.close();
});

test.each([
  ['a thread with time to spare', 0.5, 2, 2],
  ['one that has nothing but work', 1, 2, 16],
])(
  '%s (%d) lets groups be so far apart: %d ms soon, %d ms in the end',
  async (_thread, load, soon, apart) => {
    const later = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => later.mockRestore());
    const log = await sqliteLog(tempFolder(), { clock: () => 0, spacing: 2, load: () => load });
    const waits: number[] = [];
    for (let version = 0; version < 50; version += 1) {
      later.mockClear();
      await log.append('KITE-1', version, [entry('a')], 1);
      waits.push(...later.mock.calls.map(([, wait]) => Math.round(Number(wait))));
    }
    await log.close();
    expect(waits[0]).toBe(soon);
    expect(waits.at(-1)).toBe(apart);
    expect(waits).toHaveLength(49);
  },
);

test('what was stored is there when the folder is opened again', async () => {
  const folder = tempFolder();
  const log = await sqliteLog(folder, { clock });
  await log.append('KITE-1', 0, [entry('a')], 1);
  await log.close();
  const again = await sqliteLog(folder, { clock });
  expect(await again.read('KITE-1', 0)).toEqual([entry('a')]);
  expect(await again.append('KITE-1', 1, [entry('b')], 1)).toBe('ok');
  await again.close();
});

test('a second server on the same folder is refused in one sentence', async () => {
  const folder = tempFolder();
  const log = await sqliteLog(folder, { clock });
  await expect(sqliteLog(folder, { clock })).rejects.toThrow(
    `Another Fivefold server is using the data folder ${folder}.`,
  );
  await log.close();
});

/** As another server would. */
async function note(folder: string, appends: readonly [room: string, version: number, entries: Entry[]][]) {
  const other = new Database(path.join(folder, 'fivefold.db'), {});
  await other.exec(
    `INSERT INTO journal (id, appends) SELECT max(id) + 1, '${JSON.stringify(appends)}' FROM journal`,
  );
  other.close();
}

test('a writer that got past the lock all the same is a conflict, not a lost entry', async () => {
  const folder = tempFolder();
  const log = await sqliteLog(folder, { clock });
  await log.append('KITE-1', 0, [entry('a')], 1);
  await note(folder, [['KITE-1', 2, [entry('x')]]]);
  const both = [log.append('KITE-1', 1, [entry('b')], 1), log.append('KITE-2', 0, [entry('c')], 1)];
  expect(await Promise.all(both)).toEqual(['conflict', 'ok']);
  expect(await log.read('KITE-1', 0)).toEqual([entry('a'), entry('x')]);
  expect(await log.append('KITE-1', 2, [entry('b')], 1)).toBe('ok');
  await log.close();
});

const COUNT = 'SELECT coalesce(sum(json_array_length(entry)), 0) AS entries FROM entries';

/** Entries that are filed with their rooms. */
async function filedIn(folder: string): Promise<number> {
  const setup = ['CREATE TABLE IF NOT EXISTS entries (entry TEXT)'];
  const db = await openDb(path.join(folder, 'fivefold.db'), setup, [COUNT]);
  const [row] = await db.all(COUNT);
  db.close();
  return Number(row!.entries);
}

/** The same in the file alone, without what is written ahead of it. */
function inFileAlone(folder: string): Promise<number> {
  const alone = tempFolder();
  copyFileSync(path.join(folder, 'fivefold.db'), path.join(alone, 'fivefold.db'));
  return filedIn(alone);
}

/** The next such statement fails, after it took effect or before. */
function failOnce(start: string, when: 'before' | 'after'): void {
  const exec = Database.prototype.exec;
  let failed = false;
  const spy = vi.spyOn(Database.prototype, 'exec').mockImplementation(async function (this: unknown, text) {
    const fails = !failed && text.startsWith(start);
    failed ||= fails;
    if (!fails || when === 'after') await exec.call(this as InstanceType<typeof Database>, text);
    if (fails) throw new Error('disk full');
  });
  onTestFinished(() => spy.mockRestore());
}

test('a commit that took effect and was reported as failed is found, once, and conflicts', async () => {
  const folder = tempFolder();
  const log = await sqliteLog(folder, { clock });
  await log.append('KITE-1', 0, [entry('a')], 1);
  failOnce('COMMIT', 'after');
  await expect(log.append('KITE-1', 1, [entry('b')], 1)).rejects.toThrow('disk full');
  expect(await log.append('KITE-1', 1, [entry('c')], 1)).toBe('conflict');
  for (const from of [0, 1])
    expect(await log.read('KITE-1', from)).toEqual([entry('a'), entry('b')].slice(from));
  expect(await log.append('KITE-1', 2, [entry('c')], 1)).toBe('ok');
  await log.close();
  const again = await sqliteLog(folder, { clock });
  expect(await again.read('KITE-1', 0)).toEqual(['a', 'b', 'c'].map(entry));
  await again.close();
});

test('a room that was removed after such a commit does not come back', async () => {
  const log = await sqliteLog(tempFolder(), { clock });
  await log.append('KITE-1', 0, [entry('a')], 1);
  failOnce('COMMIT', 'after');
  await expect(log.append('KITE-1', 1, [entry('b')], 1)).rejects.toThrow('disk full');
  await log.remove('KITE-1', []);
  expect(await log.append('KITE-2', 0, [entry('c')], 1)).toBe('ok');
  expect(await log.read('KITE-1', 0)).toEqual([]);
  await log.close();
});

test.each([
  ['filed', 'COMMIT', 'before'],
  ['filed, and was, though it says no', 'COMMIT', 'after'],
  ['trimmed', 'BEGIN IMMEDIATE; DELETE', 'before'],
  ['trimmed, and was, though it says no', 'BEGIN IMMEDIATE; DELETE', 'after'],
] as const)(
  'a journal that could not be %s is there at the next start, and is filed once',
  async (_what, start, when) => {
    const folder = tempFolder();
    const log = await sqliteLog(folder, { clock });
    for (const version of [0, 1]) await log.append('KITE-1', version, [entry(`${version}`)], 1);
    failOnce(start, when);
    await expect(log.remove('KITE-2', [])).rejects.toThrow('disk full'); // files everything first
    expect(await log.append('KITE-1', 2, [entry('2')], 1)).toBe('ok');
    for (const place of [await killed(folder), folder]) {
      if (place === folder) await log.close();
      const again = await sqliteLog(place, { clock });
      expect(await again.read('KITE-1', 0)).toEqual(['0', '1', '2'].map(entry));
      expect(await again.append('KITE-1', 3, [entry('3')], 1)).toBe('ok');
      await again.close();
      expect(await filedIn(place)).toBe(4);
    }
  },
);

test('a log that is closed takes nothing more', async () => {
  const folder = tempFolder();
  const log = await sqliteLog(folder, { clock });
  await log.close();
  await expect(log.append('KITE-1', 0, [entry('a')], 1)).rejects.toThrow('closed');
  await expect(log.remove('KITE-1', [])).rejects.toThrow('closed');
  await (await sqliteLog(folder, { clock })).close();
});

test('a journal that somebody has emptied is begun again', async () => {
  const folder = tempFolder();
  const log = await sqliteLog(folder, { clock });
  for (const version of [0, 1, 2]) await log.append('KITE-1', version, [entry(`${version}`)], 1);
  const other = new Database(path.join(folder, 'fivefold.db'), {});
  await other.exec('DELETE FROM journal');
  other.close();
  expect(await log.append('KITE-1', 3, [entry('3')], 1)).toBe('ok');
  expect(await log.read('KITE-1', 0)).toEqual(['0', '1', '2', '3'].map(entry));
  await log.close();
  const again = await sqliteLog(folder, { clock });
  expect(await again.read('KITE-1', 0)).toEqual(['0', '1', '2', '3'].map(entry));
  await again.close();
});

test('what another writer has filed already is not filed twice', async () => {
  const folder = tempFolder();
  const log = await sqliteLog(folder, { clock });
  await log.append('KITE-1', 0, [entry('a')], 1);
  await log.append('KITE-1', 1, [entry('b')], 1);
  await log.append('KITE-2', 0, [entry('c')], 1);
  const other = new Database(path.join(folder, 'fivefold.db'), {});
  await other.exec(
    `INSERT INTO entries (room, version, entry) VALUES ('KITE-1', 1, '${JSON.stringify([entry('a')])}')`,
  );
  other.close();
  await log.close();
  expect(await filedIn(folder)).toBe(3);
  const again = await sqliteLog(folder, { clock });
  expect(await again.read('KITE-1', 0)).toEqual([entry('a'), entry('b')]);
  expect(await again.read('KITE-2', 0)).toEqual([entry('c')]);
  await again.close();
});

/** What is on the disk if the server dies now: nobody writes while it is copied. */
async function killed(folder: string): Promise<string> {
  const copy = tempFolder();
  const lock = new Database(path.join(folder, 'fivefold.db'), {});
  await lock.exec('PRAGMA busy_timeout=5000');
  await lock.exec('BEGIN IMMEDIATE');
  for (const name of ['fivefold.db', 'fivefold.db-wal'])
    copyFileSync(path.join(folder, name), path.join(copy, name));
  await lock.exec('ROLLBACK');
  lock.close();
  return copy;
}

test('a server that died with a journal finds all of it, filed or not, once', async () => {
  const folder = tempFolder();
  const log = await sqliteLog(folder, { clock });
  await log.append('KITE-1', 0, [entry('a'), entry('b')], 1);
  await log.append('KITE-2', 0, [entry('x')], 1);
  await log.close(); // files it
  await note(folder, [
    ['KITE-1', 1, [entry('a'), entry('b')]],
    ['KITE-1', 3, [entry('c')]],
  ]);
  await note(folder, [['KITE-3', 1, [entry('y')]]]);
  for (const died of [true, false]) {
    const again = await sqliteLog(died ? await killed(folder) : folder, { clock });
    expect(await again.read('KITE-1', 0)).toEqual(['a', 'b', 'c'].map(entry));
    expect(await again.append('KITE-1', 3, [entry('d')], 1)).toBe('ok');
    expect(await again.read('KITE-2', 0)).toEqual([entry('x')]);
    expect(await again.read('KITE-3', 0)).toEqual([entry('y')]);
    await again.close();
  }
  expect(await filedIn(folder)).toBe(6);
});

test('a room whose row cannot be read does not stop a start that files its journal', async () => {
  const folder = tempFolder();
  const log = await sqliteLog(folder, { clock });
  await log.append('KITE-2', 0, [entry('c')], 1);
  await log.close();
  const other = new Database(path.join(folder, 'fivefold.db'), {});
  await other.exec(`INSERT INTO entries (room, version, entry) VALUES ('KITE-1', 1, '{"type":')`);
  other.close();
  await note(folder, [
    ['KITE-1', 2, [entry('b')]],
    ['KITE-2', 2, [entry('d')]],
  ]);
  const again = await sqliteLog(folder, { clock });
  expect(await again.read('KITE-2', 0)).toEqual([entry('c'), entry('d')]);
  await expect(again.read('KITE-1', 0)).rejects.toThrow(SyntaxError);
  await again.close();
});

const ROOMS = ['KITE-1', 'KITE-2', 'KITE-3'];
const STEPS = ['append', 'append', 'append', 'append', 'append', 'read', 'remove', 'die', 'leave'] as const;

test.each(Array.from({ length: 40 }, (_, i) => i + 1))(
  'whatever is stored, read, filed and removed, and however often the server dies: a room is a list (seed %i)',
  async (seed) => {
    const random = fastRandom(seed);
    let folder = tempFolder();
    const options = { clock, many: 1 + below(8, random) };
    let log = await sqliteLog(folder, options);
    const model = new Map<string, Entry[]>();
    const all = (room: string) => model.get(room) ?? [];
    for (let i = 0; i < 40; i += 1) {
      const room = pick(ROOMS, random);
      const size = below(4, random);
      switch (pick(STEPS, random)) {
        case 'append': {
          const news = Array.from({ length: size }, (_, k) => entry(`${i}.${k}`));
          expect(await log.append(room, all(room).length, news, 1)).toBe('ok');
          model.set(room, [...all(room), ...news]);
          break;
        }
        case 'read':
          expect(await log.read(room, size)).toEqual(all(room).slice(size));
          break;
        case 'remove':
          await log.remove(room, []);
          model.delete(room);
          break;
        case 'die': {
          const next = await killed(folder);
          await log.close();
          folder = next;
          log = await sqliteLog(folder, options);
          break;
        }
        case 'leave':
          await log.close();
          log = await sqliteLog(folder, options);
      }
    }
    for (const room of ROOMS) expect(await log.read(room, 0)).toEqual(all(room));
    await log.close();
  },
);

test('a room whose row cannot be read fails alone, and the log goes on and closes', async () => {
  const folder = tempFolder();
  const log = await sqliteLog(folder, { clock });
  const other = new Database(path.join(folder, 'fivefold.db'), {});
  await other.exec(`INSERT INTO entries (room, version, entry) VALUES ('KITE-1', 1, '{"type":')`);
  other.close();
  const both = [log.append('KITE-1', 1, [entry('b')], 1), log.append('KITE-2', 0, [entry('c')], 1)];
  expect(await Promise.allSettled(both)).toMatchObject([
    { status: 'rejected', reason: { name: 'SyntaxError' } },
    { status: 'fulfilled', value: 'ok' },
  ]);
  expect(await log.append('KITE-2', 1, [entry('d')], 1)).toBe('ok');
  await log.close();
});

test('whatever is thrown in a group, each of it is answered', async () => {
  const onCommit = () => {
    throw new Error('a bug');
  };
  const log = await sqliteLog(tempFolder(), { clock, onCommit });
  const both = ['KITE-1', 'KITE-2'].map((room) => log.append(room, 0, [entry('a')], 1));
  const failed = { status: 'rejected', reason: new Error('a bug') };
  expect(await Promise.allSettled(both)).toEqual([failed, failed]);
  await log.close();
});

test('rows of one entry each, as they were stored once, are read and continued', async () => {
  const folder = tempFolder();
  await (await sqliteLog(folder, { clock })).close();
  const old = new Database(path.join(folder, 'fivefold.db'), {});
  for (const [i, text] of ['a', 'b'].entries())
    await old.exec(
      `INSERT INTO entries (room, version, entry) VALUES ('KITE-1', ${i + 1}, '${JSON.stringify(entry(text))}')`,
    );
  old.close();
  const log = await sqliteLog(folder, { clock });
  expect(await log.append('KITE-1', 1, [entry('x')], 1)).toBe('conflict');
  expect(await log.append('KITE-1', 2, [entry('c'), entry('d')], 1)).toBe('ok');
  expect(await log.read('KITE-1', 1)).toEqual([entry('b'), entry('c'), entry('d')]);
  await log.close();
});

test.each([
  ['beside the commits where they are many', 500, 0],
  ['where a second passes without one', 10_000, 1],
])('what is written ahead comes into the file %s, and nothing is lost', async (_when, many, passes) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let time = 0;
  const folder = tempFolder();
  const log = await sqliteLog(folder, { clock: () => time, many });
  const backup = new Database(path.join(folder, 'fivefold.db'), {});
  await backup.exec('SELECT 1 FROM entries'); // or the log would tidy up as the last one to leave
  const rooms = Array.from({ length: 60 }, (_, i) => `KITE-${i}`);
  for (let version = 0; version < 40; version += 1)
    await Promise.all(rooms.map((room) => log.append(room, version, [entry(`${room} ${version}`)], 1)));
  vi.advanceTimersByTime(1000); // somebody has just moved: not now
  if (passes > 0) expect(await inFileAlone(folder)).toBe(0);
  time = passes;
  vi.advanceTimersByTime(1000);
  await log.close();
  expect(await inFileAlone(folder)).toBeGreaterThan(1000);
  backup.close();
  const again = await sqliteLog(folder, { clock });
  for (const room of rooms)
    expect(await again.read(room, 0)).toEqual(
      Array.from({ length: 40 }, (_, version) => entry(`${room} ${version}`)),
    );
  await again.close();
});

test('a folder that is a file cannot be used', async () => {
  const file = path.join(tempFolder(), 'file');
  writeFileSync(file, '');
  await expect(sqliteLog(file, { clock })).rejects.toThrow(`The data folder ${file} cannot be written`);
});

test('what libsql cannot take is refused before it gets there', async () => {
  const db = await openDb(
    path.join(tempFolder(), 'x.db'),
    ['CREATE TABLE t (a TEXT)'],
    ['INSERT INTO t VALUES ($1)'],
  );
  const insert = (value: unknown) => db.run('INSERT INTO t VALUES ($1)', value as string);
  for (const value of [true, undefined, Number.NaN, 'a\0b', {}])
    expect(() => insert(value)).toThrow('cannot bind');
  expect(() => db.run('DELETE FROM t')).toThrow('not prepared');
  db.close();
});
