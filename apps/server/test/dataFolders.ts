import { copyFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import Database from 'libsql/promise';
import type { RoomLog } from '../src/store/roomLog.ts';
import { openSqlite } from '../src/store/sqlite.ts';

export const tempFolder = (): string => mkdtempSync(path.join(tmpdir(), 'fivefold-'));

export async function openSqliteLog(...args: Parameters<typeof openSqlite>): Promise<RoomLog> {
  return (await openSqlite(...args)).log;
}

const FIXTURES = fileURLToPath(new URL('fixtures/data-0.1', import.meta.url));

/** A copy of a data folder that build 0.1 left: after a proper stop, or after `kill -9` with an unfiled journal. */
export function recordedFolder(name: 'stopped' | 'killed'): string {
  const folder = tempFolder();
  for (const file of readdirSync(path.join(FIXTURES, name)).filter((one) => one.endsWith('.gz')))
    writeFileSync(
      path.join(folder, path.basename(file, '.gz')),
      gunzipSync(readFileSync(path.join(FIXTURES, name, file))),
    );
  return folder;
}

/** What that build made of it. */
export const recordedRooms = (name: 'stopped' | 'killed'): readonly RecordedRoom[] =>
  (JSON.parse(readFileSync(path.join(FIXTURES, name, 'expected.json'), 'utf8')) as { rooms: RecordedRoom[] })
    .rooms;

export interface RecordedRoom {
  readonly code: string;
  readonly what: string;
  /** By member; a second device of `m2` is `m2 phone`. */
  readonly tokens: Readonly<Record<string, string>>;
  /** How many entries, and the SHA-256 of them as JSON. */
  readonly entries: number;
  readonly sha256: string;
  readonly room: unknown;
  readonly replays: readonly { readonly number: number }[];
}

/** Runs SQL on the database of a folder, as an operator could. */
export async function execIn(folder: string, ...statements: readonly string[]): Promise<void> {
  const database = new Database(path.join(folder, 'fivefold.db'), {});
  await database.exec('PRAGMA busy_timeout=5000');
  for (const sql of statements) await database.exec(sql);
  database.close();
}

/** The first row that a query gives. */
export async function queryIn(folder: string, sql: string): Promise<Record<string, unknown>> {
  const database = new Database(path.join(folder, 'fivefold.db'), {});
  const rows = (await (await database.prepare(sql)).all([])) as Record<string, unknown>[];
  database.close();
  return rows[0]!;
}

/** What is on disk if the server is killed now: nobody writes while it is copied. */
export async function copyOfKilled(folder: string): Promise<string> {
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
