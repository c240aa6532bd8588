import { UnusableDataFolderError } from '../dataFolder/unusableFolder.ts';
import type { SqliteConnection } from './connection.ts';

/** Rows above this many characters are split, so that no row of build 0.1 takes long to parse. */
const LARGE_ROW = 65_536;

/** Each brings a database from the version before it (its place in this list) to the next one, in one transaction. */
const MIGRATIONS: readonly string[] = [
  `
  -- The tables of build 0.1, empty in a new folder: rows of several appends or of one entry, with the version of the first
  -- entry; and a journal with a row for each commit, [[room, version of the first entry, entries], ...].
  CREATE TABLE IF NOT EXISTS entries (room TEXT NOT NULL, version BIGINT NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (room, version)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS journal (id INTEGER PRIMARY KEY, appends TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS rooms (room TEXT PRIMARY KEY, touched BIGINT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS replays (room TEXT NOT NULL, number BIGINT NOT NULL, replay TEXT NOT NULL,
    PRIMARY KEY (room, number)) WITHOUT ROWID;

  -- One row per append. Its version is that of its last entry, so the largest one is the version of the room.
  ALTER TABLE entries RENAME TO filed;
  CREATE TABLE entries (room TEXT NOT NULL, version BIGINT NOT NULL, entries TEXT NOT NULL,
    PRIMARY KEY (room, version)) WITHOUT ROWID;
  INSERT INTO entries SELECT room, version,
    iif(json_valid(entry), '[' || entry || ']', entry) -- an unreadable row must not keep the other rooms from opening
    FROM filed WHERE NOT json_valid(entry) OR json_type(entry) = 'object';
  INSERT INTO entries SELECT room, version - 1 + json_array_length(entry), entry FROM filed
    WHERE json_valid(entry) AND json_type(entry) = 'array' AND length(entry) <= ${LARGE_ROW};
  INSERT INTO entries SELECT room, version + part.key, '[' || part.value || ']' FROM filed, json_each(entry) AS part
    WHERE length(entry) > ${LARGE_ROW} AND json_valid(entry) AND json_type(entry) = 'array';
  DROP TABLE filed;

  -- A server that died may have filed a part of its journal.
  INSERT OR IGNORE INTO entries
    SELECT room, first - 1 + json_array_length(list), list FROM
      (SELECT value ->> 0 AS room, value ->> 1 AS first, value -> 2 AS list
        FROM journal, json_each(journal.appends)) AS appended
    WHERE first > coalesce((SELECT max(version) FROM entries WHERE entries.room = appended.room), 0);
  DROP TABLE journal;

  -- 1 where the replay of every finished game is stored.
  ALTER TABLE rooms ADD COLUMN has_replays BIGINT NOT NULL DEFAULT 0;
  CREATE TABLE checkpoints (room TEXT PRIMARY KEY, version BIGINT NOT NULL, fold_version TEXT NOT NULL,
    state TEXT NOT NULL) WITHOUT ROWID;
  `,
  `
  -- When a server must load the room although nobody is connected: for a slow clock, and to notify a member.
  ALTER TABLE rooms ADD COLUMN wake_at BIGINT;
  ALTER TABLE rooms ADD COLUMN notify_at BIGINT;
  CREATE INDEX rooms_wake_at ON rooms (wake_at) WHERE wake_at IS NOT NULL;
  CREATE INDEX rooms_notify_at ON rooms (notify_at) WHERE notify_at IS NOT NULL;
  CREATE TABLE subscriptions (room TEXT NOT NULL, id TEXT NOT NULL, added INTEGER NOT NULL, subscription TEXT NOT NULL,
    PRIMARY KEY (room, id)) WITHOUT ROWID;
  CREATE TABLE evenings (id TEXT PRIMARY KEY, expires BIGINT NOT NULL, evening TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX evenings_expires ON evenings (expires);
  `,
];

export async function migrateSqlite(connection: SqliteConnection, file: string): Promise<void> {
  const version = Number((await connection.pragma('user_version')).user_version);
  if (version > MIGRATIONS.length)
    throw new UnusableDataFolderError(
      `The database ${file} was written by a newer version of Fivefold (format ${version}): start that version.`,
    );
  for (const [i, sql] of MIGRATIONS.slice(version).entries())
    await connection.transaction(() => connection.exec(`${sql} PRAGMA user_version = ${version + i + 1}`));
}
