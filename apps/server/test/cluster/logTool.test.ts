import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type GameId, games } from '@fivefold/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { runLogTool } from '../../src/logTool/commandLine.ts';
import { copyStore, exportStore, importStore, summarizeStore } from '../../src/logTool/commands.ts';
import type { TestClient } from '../client.ts';
import { tempFolder } from '../dataFolders.ts';
import { testApp, testRandom } from '../harness.ts';
import { browser, expectOk, playOne, playToEnd, seated, started, tableSize } from '../play.ts';
import { clusterApp } from './clusterApp.ts';
import { startPostgres } from './postgres.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

const ROOMS = 40;
const random = testRandom(4);

/** Rooms in the middle of games, one with a finished game, one in the lobby; stopped. Gives their members. */
async function filledFolder(
  rooms: number,
): Promise<{ folder: string; tables: readonly (readonly TestClient[])[] }> {
  const app = await testApp();
  const ids = Object.keys(games) as GameId[];
  const tables: (readonly TestClient[])[] = [];
  for (let i = 0; i < rooms; i += 1) {
    const id = ids[i % ids.length]!;
    const seats = Math.min(3, tableSize(games[id]!));
    const clients = i === 0 ? await seated(app.url, id, seats) : await started(app.url, id, seats);
    for (let move = 0; i > 0 && move < i % 7; move += 1) await playOne(clients, random);
    if (i === 1) await playToEnd(clients, random);
    for (const client of clients) client.close();
    tables.push(clients);
  }
  await app.stop();
  return { folder: app.folder, tables };
}

/** Every member comes back with their token and finds the same view; then somebody plays. */
async function playOn(
  url: string,
  tables: readonly (readonly TestClient[])[],
): Promise<(readonly TestClient[])[]> {
  const later: (readonly TestClient[])[] = [];
  for (const before of tables) {
    const clients: TestClient[] = [];
    for (const client of before) {
      const back = browser(url, client.token);
      expectOk(await back.join(client.view!.code));
      expect(back.view!.table).toEqual(client.view!.table);
      clients.push(back);
    }
    if (clients[0]!.view!.table) await playOne(clients, random);
    for (const client of clients) client.close();
    later.push(clients);
  }
  return later;
}

describe.skipIf(!server)('npm run log', () => {
  test('forty rooms move from SQLite to PostgreSQL and back, and the same tokens play on', async () => {
    const { folder, tables } = await filledFolder(ROOMS);
    const url = await server!.createDatabase();
    const original = await summarizeStore(folder);
    const isOver = (clients: readonly TestClient[]) => clients[0]!.view!.table?.status === 'over';
    expect(original).toMatchObject({ rooms: ROOMS, replays: tables.filter(isOver).length });
    expect(await copyStore(folder, url)).toEqual(original);
    const cluster = await clusterApp(url);
    const later = await playOn(cluster.url, tables);
    await cluster.stop();
    const moved = await summarizeStore(url);
    expect(moved.entries).toBeGreaterThan(original.entries);
    const target = tempFolder();
    expect(await copyStore(url, target)).toEqual(moved);
    const app = await testApp({ folder: target });
    await playOn(app.url, later);
    await app.stop();
  });

  test('an export is private, is read again to the same checksum, and must be whole', async () => {
    const { folder } = await filledFolder(3);
    const file = path.join(tempFolder(), 'rooms.jsonl');
    const summary = await exportStore(folder, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(exportStore(folder, file)).rejects.toThrow('exists already');
    const url = await server!.createDatabase();
    expect(await importStore(file, url)).toEqual(summary);
    await expect(importStore(file, url)).rejects.toThrow('holds rooms already');
    appendFileSync(file, '{"room":"KITE-1","entries":[]}\n');
    await expect(importStore(file, await server!.createDatabase())).rejects.toThrow('damaged');
  });

  test('the page of an evening is moved too, and its host can still delete it', async () => {
    const app = await testApp();
    const clients = await started(app.url, 'red7', 2);
    await playToEnd(clients, random);
    const [{ token, view }] = clients as [TestClient];
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ room: view!.code, token });
    const made = await fetch(`${app.url}/api/evenings`, { method: 'POST', headers, body });
    const { id } = (await made.json()) as { id: string };
    const page = (url: string) => fetch(`${url}/api/evenings/${id}`).then((response) => response.text());
    const before = await page(app.url);
    expect(before).toContain('red7');
    await app.stop();
    const file = path.join(tempFolder(), 'rooms.jsonl');
    const summary = await exportStore(app.folder, file);
    expect(summary).toMatchObject({ rooms: 1, evenings: 1 });
    const url = await server!.createDatabase();
    expect(await importStore(file, url)).toEqual(summary);
    const folder = tempFolder();
    expect(await copyStore(url, folder)).toEqual(summary);
    const moved = await testApp({ folder });
    expect(await page(moved.url)).toBe(before);
    const remove = { method: 'DELETE', headers, body: JSON.stringify({ token }) };
    expect((await fetch(`${moved.url}/api/evenings/${id}`, remove)).status).toBe(204);
  });

  test('an export of the build before, which had no evenings, is imported', async () => {
    const { folder } = await filledFolder(2);
    const file = path.join(tempFolder(), 'rooms.jsonl');
    const { evenings, ...summary } = await exportStore(folder, file);
    const [header, ...records] = readFileSync(file, 'utf8').trimEnd().split('\n');
    const lines = [{ ...JSON.parse(header!), fivefold: 1 }, ...records.slice(0, -1), summary];
    const old = path.join(tempFolder(), 'old.jsonl');
    writeFileSync(
      old,
      lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
    );
    expect(await importStore(old, tempFolder())).toEqual({ ...summary, evenings: 0 });
    expect(evenings).toBe(0);
  });

  test.each<[args: string[], sentence: RegExp]>([
    [[], /^npm run log -- export/],
    [['copy', '--from', 'x'], /^npm run log -- export/],
    [['copy', '--form', 'x'], /^npm run log -- export/],
    [['check', '--from', 'DATABASE_URL'], /^DATABASE_URL is not set\.$/],
    [['import', '--from', 'nothing.jsonl', '--to', 'x'], /^nothing\.jsonl does not exist\.$/],
    [
      ['check', '--from', 'postgres://ann:secret@127.0.0.1:1/x'],
      /^The database 127\.0\.0\.1:1\/x cannot be used \(ECONNREFUSED\): is it running, .+\?$/,
    ],
  ])('%j ends in one sentence', async (args, sentence) => {
    await expect(runLogTool(args)).rejects.toThrow(sentence);
  });

  test('the command prints a summary, or one sentence', async () => {
    const built = 'apps/server/dist/log.js';
    const program = existsSync(built) ? [built] : ['--import', 'tsx', 'apps/server/src/logTool/main.ts'];
    const run = (...args: string[]) => promisify(execFile)(process.execPath, [...program, ...args]);
    const folder = path.join(tempFolder(), 'data');
    mkdirSync(folder);
    const { stdout } = await run('check', '--from', folder);
    expect(JSON.parse(stdout)).toMatchObject({ rooms: 0, entries: 0, replays: 0 });
    await expect(run('import', '--from', 'nothing.jsonl', '--to', folder)).rejects.toMatchObject({
      code: 1,
      stderr: 'nothing.jsonl does not exist.\n',
    });
  });
});
