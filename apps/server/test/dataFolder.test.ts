import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { RoomEntry } from '@fivefold/room';
import { expect, test } from 'vitest';
import { loadServerKeys } from '../src/openStore.ts';
import { loadRoomCodeKey } from '../src/rooms/codeKey.ts';
import type { TestClient } from './client.ts';
import { copyOfKilled, execIn, openSqliteLog, tempFolder } from './dataFolders.ts';
import { testApp, testRandom } from './harness.ts';
import { browser, expectOk, playOne, playToEnd, started } from './play.ts';
import { readAll } from './readAll.ts';

const clock = () => performance.now() / 1000;
const entry = (text: string): RoomEntry => ({ type: 'said', member: 'm1', text, at: 1 });
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

/** A folder with one room; `stopped` properly, or `killed`. */
async function folderWithRoom(how: 'stopped' | 'killed' = 'stopped'): Promise<string> {
  const folder = tempFolder();
  const log = await openSqliteLog(folder, { clock });
  loadRoomCodeKey(folder);
  await log.append('KITE-1', 0, [entry('a')], 1);
  const killed = await copyOfKilled(folder);
  await log.close();
  if (how === 'killed') return killed;
  const copy = tempFolder(); // libsql holds closed files until its statements are collected
  cpSync(folder, copy, { recursive: true });
  return copy;
}

test('after a stop the database file alone is whole', async () => {
  const [folder, alone] = [await folderWithRoom(), tempFolder()];
  copyFileSync(path.join(folder, 'fivefold.db'), path.join(alone, 'fivefold.db'));
  const log = await openSqliteLog(alone, { clock });
  expect(await log.read('KITE-1', 0)).toEqual([entry('a')]);
  await log.close();
  expect(statSync(path.join(alone, 'fivefold.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
});

/** A copy of the database of a running server, as docs/operations.md describes. */
async function backUp(folder: string): Promise<string> {
  const copy = path.join(tempFolder(), 'copy.db');
  try {
    execFileSync('sqlite3', [path.join(folder, 'fivefold.db'), `.backup ${copy}`]);
  } catch {
    await execIn(folder, `VACUUM INTO '${copy}'`); // where that program is not installed
  }
  return copy;
}

test.each<
  ['a copied folder' | 'a live backup', (folder: string, stop: () => Promise<void>) => Promise<string>]
>([
  [
    'a copied folder',
    async (folder, stop) => {
      await stop();
      const restored = tempFolder();
      cpSync(folder, restored, { recursive: true });
      return restored;
    },
  ],
  [
    'a live backup',
    async (folder) => {
      const restored = tempFolder();
      copyFileSync(await backUp(folder), path.join(restored, 'fivefold.db'));
      return restored;
    },
  ],
])('%s is restored with every acknowledged command, and the game goes on', async (_what, restore) => {
  const app = await testApp();
  const clients = await started(app.url, 'my-number', 3);
  const [ann] = clients as [TestClient];
  for (let i = 0; i < 5; i += 1) await playOne(clients, testRandom(i));
  await ann.do({ type: 'say', text: 'the last word' });
  const { code } = ann.view!;
  const { move } = ann.table;
  const restored = await testApp({ folder: await restore(app.folder, app.stop) });
  const back = clients.map(({ token }) => browser(restored.url, token));
  for (const client of back) expectOk(await client.join(code));
  expect(back[0]!.table.move).toBe(move);
  expect(back[0]!.view!.chat.at(-1)).toMatchObject({ text: 'the last word' });
  await playToEnd(back, testRandom(9));
});

test('only the owner may read a data folder, a new one and one of an older build', async () => {
  const parent = tempFolder();
  const [fresh, old] = [path.join(parent, 'new'), await folderWithRoom('killed')];
  chmodSync(old, 0o755);
  for (const name of ['fivefold.db', 'fivefold.db-wal']) chmodSync(path.join(old, name), 0o644);
  for (const folder of [fresh, old]) {
    const log = await openSqliteLog(folder, { clock });
    loadRoomCodeKey(folder);
    await log.append('KITE-2', 0, [entry('a')], 1);
    expect(modeOf(folder)).toBe('700');
    for (const name of ['fivefold.db', 'fivefold.db-wal', 'fivefold.db-shm', 'fivefold.lock', 'fivefold.key'])
      expect([name, modeOf(path.join(folder, name))]).toEqual([name, '600']);
    await log.close();
  }
});

test.each<[string, (file: string) => void]>([
  ['is deleted with its folder', (file) => rmSync(path.dirname(file), { recursive: true })],
  ['is cut', (file) => truncateSync(file)],
  ['is replaced', (file) => replaceByCopy(file)],
  ['loses its write-ahead log', (file) => rmSync(`${file}-wal`)],
  ['has its write-ahead log cut', (file) => truncateSync(`${file}-wal`)],
])(
  'a database that %s while the server runs is noticed, and nothing is acknowledged any more',
  async (_what, damage) => {
    const app = await testApp();
    const ann = browser(app.url);
    expectOk(await ann.create('Ann'));
    await ann.do({ type: 'say', text: 'before' });
    damage(path.join(app.folder, 'fivefold.db'));
    while ((await fetch(`${app.url}/readyz`)).status !== 503);
    expect(await ann.send({ type: 'say', text: 'after' })).toEqual({
      ok: false,
      error: { code: 'try-again' },
    });
    expect(await browser(app.url).create('Bo')).toEqual({ ok: false, error: { code: 'try-again' } });
    expect(app.logLines.filter((line) => line.includes('while the server was running'))).toHaveLength(1);
    expect(app.logLines.filter((line) => line.includes('storing failed'))).toHaveLength(0);
  },
);

function replaceByCopy(file: string): void {
  copyFileSync(file, `${file}.copy`);
  renameSync(`${file}.copy`, file);
}

test('a write-ahead log that is cut and written on is noticed too', async () => {
  const app = await testApp();
  const ann = browser(app.url);
  expectOk(await ann.create('Ann'));
  truncateSync(path.join(app.folder, 'fivefold.db-wal'));
  while ((await fetch(`${app.url}/readyz`)).status !== 503) await ann.send({ type: 'emote', emote: 'wow' });
  expect(await ann.send({ type: 'say', text: 'after' })).toMatchObject({ ok: false });
});

test.each<[string, (file: string) => void, sentence: (folder: string) => string]>([
  [
    'is no database',
    (file) => writeFileSync(file, 'garbage '.repeat(2000)),
    (folder) =>
      `The database ${folder}/fivefold.db cannot be opened (file is not a database): put a backup back.`,
  ],
  [
    'is cut short',
    (file) => truncateSync(file, 8192),
    (folder) => `The database ${folder}/fivefold.db cannot be opened (`,
  ],
  [
    'is empty, with a write-ahead log',
    (file) => {
      truncateSync(file);
      writeFileSync(`${file}-wal`, 'something');
    },
    (folder) => `The database ${folder}/fivefold.db is empty, but its -wal file is not: put a backup back.`,
  ],
  [
    'has a damaged lock file',
    (file) => writeFileSync(path.join(path.dirname(file), 'fivefold.lock'), 'garbage '.repeat(2000)),
    (folder) => `The lock file ${folder}/fivefold.lock cannot be used (file is not a database): delete it.`,
  ],
])('a start on a database that %s is refused in one sentence', async (_what, damage, sentence) => {
  const folder = await folderWithRoom();
  damage(path.join(folder, 'fivefold.db'));
  await expect(openSqliteLog(folder, { clock })).rejects.toThrow(sentence(folder));
});

test.each([
  ['fivefold.key', 'abc', 'a page that repeats the creation of a room gets a second room'],
  ['fivefold.key', '', 'a page that repeats the creation of a room gets a second room'],
  ['push.key', 'a secret', 'browsers are not notified any more'],
  ['push.key', '{"publicKey":"a secret"}', 'browsers are not notified any more'],
])('a damaged key file %s (%s) is refused in one sentence and stays as it is', (name, content, loss) => {
  const folder = tempFolder();
  const file = path.join(folder, name);
  writeFileSync(file, content);
  expect(() => loadServerKeys(folder)).toThrow(
    new Error(`The key file ${file} is damaged: put a backup back, or delete it for a new key (${loss}).`),
  );
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test.each<[string, (file: string) => void, warning: (folder: string) => string]>([
  [
    'the database is missing beside a key',
    (file) => rmSync(file),
    (folder) => `${folder} has a key but no database: this starts without any room.`,
  ],
  [
    'the database is empty beside a key',
    (file) => truncateSync(file),
    (folder) => `${folder} has a key but no database: this starts without any room.`,
  ],
  [
    'the write-ahead log is damaged',
    (file) => writeFileSync(`${file}-wal`, 'garbage '.repeat(2000)),
    (folder) =>
      `${folder}/fivefold.db-wal holds nothing that can be read: what was stored last may be missing.`,
  ],
])('a start warns when %s', async (_what, damage, warning) => {
  const folder = await folderWithRoom();
  damage(path.join(folder, 'fivefold.db'));
  const warnings: string[] = [];
  const log = await openSqliteLog(folder, { clock, onWarning: (text) => warnings.push(text) });
  expect(warnings).toEqual([warning(folder)]);
  await log.close();
});

test('a new folder, a stopped one and one of a killed server are opened without a warning', async () => {
  const folders = [path.join(tempFolder(), 'new'), await folderWithRoom(), await folderWithRoom('killed')];
  const warnings: string[] = [];
  const counts = [];
  for (const folder of folders) {
    const log = await openSqliteLog(folder, { clock, onWarning: (text) => warnings.push(text) });
    counts.push([(await log.listRooms()).length, (await readAll(log, 'KITE-1')).length]);
    await log.close();
  }
  expect(warnings).toEqual([]);
  expect(counts).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
  ]);
});

test('a second server on the same folder is refused in one sentence', async () => {
  const folder = tempFolder();
  const log = await openSqliteLog(folder, { clock });
  await expect(openSqliteLog(folder, { clock })).rejects.toThrow(
    `Another Fivefold server is using the data folder ${folder}.`,
  );
  await log.close();
  expect(existsSync(path.join(folder, 'fivefold.db'))).toBe(true);
});

test('a folder that is a file cannot be used', async () => {
  const file = path.join(tempFolder(), 'file');
  writeFileSync(file, '');
  await expect(openSqliteLog(file, { clock })).rejects.toThrow(`The data folder ${file} cannot be written`);
});
