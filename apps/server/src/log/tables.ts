import type { Entry } from '@fivefold/room';
import { BEGIN } from './db.ts';

export const SETUP = [
  'PRAGMA journal_mode=WAL',
  'PRAGMA synchronous=FULL',
  'PRAGMA busy_timeout=5000',
  // Only where the way beside the commits fails: see `#tidy`.
  'PRAGMA wal_autocheckpoint=20000',
  // Clustered by room: a room that comes back is read in one go. A row holds entries that were filed together (older files:
  // one append, or one entry), and `version` is the version of the first of them.
  `CREATE TABLE IF NOT EXISTS entries (room TEXT NOT NULL, version BIGINT NOT NULL, entry TEXT NOT NULL,
    PRIMARY KEY (room, version)) WITHOUT ROWID`,
  // What is not filed yet: a row for each group commit, [room, version of the first entry, entries] for each append. The last
  // row stays when it is filed, too: another writer would be noticed by it.
  'CREATE TABLE IF NOT EXISTS journal (id INTEGER PRIMARY KEY, appends TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS rooms (room TEXT PRIMARY KEY, touched BIGINT NOT NULL) WITHOUT ROWID',
  `CREATE TABLE IF NOT EXISTS replays (room TEXT NOT NULL, number BIGINT NOT NULL, replay TEXT NOT NULL,
    PRIMARY KEY (room, number)) WITHOUT ROWID`,
];
/** Nothing where the last row is not the one that we wrote: somebody else writes here. */
export const NOTE =
  'INSERT INTO journal (id, appends) SELECT $1, $2 WHERE coalesce((SELECT max(id) FROM journal), 0) = $3';
export const NOTED = 'SELECT id, appends FROM journal WHERE id > $1 ORDER BY id';
export const LAST = 'SELECT coalesce(max(id), 0) AS last FROM journal';
/** In one go, off the thread: many rows may go. */
export const trimmed = (last: number): string =>
  `${BEGIN}; DELETE FROM journal WHERE id < ${last}; UPDATE journal SET appends = '[]' WHERE id = ${last}; COMMIT`;
export const FILE = 'INSERT INTO entries (room, version, entry) VALUES ($1, $2, $3)';
export const FILE_IF_NONE = `${FILE} ON CONFLICT (room, version) DO NOTHING`;
export const HEAD = 'SELECT version, entry FROM entries WHERE room = $1 ORDER BY version DESC LIMIT 1';
export const TOUCH =
  'INSERT INTO rooms (room, touched) VALUES ($1, $2) ON CONFLICT (room) DO UPDATE SET touched = excluded.touched';
/** From the row on that holds the entry after this version, or would. */
export const READ = `SELECT version, entry FROM entries WHERE room = $1 AND version >=
  coalesce((SELECT max(version) FROM entries WHERE room = $1 AND version <= $2 + 1), 0) ORDER BY version`;
export const CHECKPOINT = 'PRAGMA wal_checkpoint(PASSIVE)';
export const IDLE = 'SELECT room FROM rooms WHERE touched < $1';
export const FORGET = 'DELETE FROM entries WHERE room = $1';
export const UNTOUCH = 'DELETE FROM rooms WHERE room = $1';
export const KEEP =
  'INSERT INTO replays (room, number, replay) VALUES ($1, $2, $3) ON CONFLICT (room, number) DO NOTHING';
export const KEPT = 'SELECT replay FROM replays WHERE room = $1 AND number = $2';
export const ANY_KEPT = 'SELECT number FROM replays WHERE room = $1 LIMIT 1';
export const SYNC = 'PRAGMA synchronous';
export const JOURNAL = 'PRAGMA journal_mode';
export const FULL = 2;
export const TEXTS = [
  SYNC,
  JOURNAL,
  BEGIN,
  NOTE,
  NOTED,
  LAST,
  FILE,
  FILE_IF_NONE,
  HEAD,
  TOUCH,
  READ,
  IDLE,
  FORGET,
  UNTOUCH,
  KEEP,
  KEPT,
  ANY_KEPT,
];

type Row = Readonly<Record<string, unknown>>;

/** One entry where a row was stored before several could be. */
export function entriesOf({ entry }: Row): readonly Entry[] {
  const stored = JSON.parse(entry as string) as Entry | readonly Entry[];
  return Array.isArray(stored) ? stored : [stored as Entry];
}

/** The version that a room has with this row as its last one; 0 without any. */
export const versionWith = (row: Row | undefined): number =>
  row ? Number(row.version) - 1 + entriesOf(row).length : 0;
