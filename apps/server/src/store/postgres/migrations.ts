import type { ClientBase } from 'pg';
import { UnusableDatabaseError } from './unusableDatabase.ts';

/**
 * Each brings a database from the version before it (its place in this list) to the next one. Text and not jsonb, which
 * refuses NUL. Room for updated rows in the pages of `rooms`: every append updates one.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE rooms (room text COLLATE "C" PRIMARY KEY, version integer NOT NULL, term bigint NOT NULL,
    touched bigint NOT NULL) WITH (fillfactor = 70);
  -- One row per append, with the version of its first entry and the term of the server that stored it.
  CREATE TABLE entries (room text COLLATE "C" NOT NULL, version integer NOT NULL, term bigint NOT NULL,
    entries text NOT NULL, PRIMARY KEY (room, version));
  CREATE TABLE checkpoints (room text COLLATE "C" PRIMARY KEY, version integer NOT NULL, fold_version text NOT NULL,
    state text NOT NULL);
  CREATE TABLE replays (room text COLLATE "C" NOT NULL, number integer NOT NULL, replay text NOT NULL,
    PRIMARY KEY (room, number));
  `,
  `
  -- Counters of rate-limiter-flexible: losing them in a crash of the database costs nothing.
  CREATE UNLOGGED TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
  `,
  `
  -- When a server must load the room although nobody is connected: for a slow clock, and to notify a member.
  ALTER TABLE rooms ADD COLUMN wake_at bigint, ADD COLUMN notify_at bigint;
  CREATE INDEX rooms_wake_at ON rooms (wake_at) WHERE wake_at IS NOT NULL;
  CREATE INDEX rooms_notify_at ON rooms (notify_at) WHERE notify_at IS NOT NULL;
  CREATE TABLE subscriptions (room text COLLATE "C" NOT NULL, id text NOT NULL, added bigserial, subscription text NOT NULL,
    PRIMARY KEY (room, id));
  CREATE TABLE evenings (id text COLLATE "C" PRIMARY KEY, expires bigint NOT NULL, evening text NOT NULL);
  CREATE INDEX evenings_expires ON evenings (expires);
  `,
];

/** Any number: it only has to differ from those of other programs in the same database. */
const ADVISORY_LOCK = 528_491;

/** Several servers may start at once: the first one migrates, the others wait for it. */
export async function migratePostgres(client: ClientBase, database: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    await client.query('CREATE TABLE IF NOT EXISTS settings (name text PRIMARY KEY, value text NOT NULL)');
    const { rows } = await client.query(`SELECT value FROM settings WHERE name = 'schema'`);
    const version = Number(rows[0]?.value ?? 0);
    if (version > MIGRATIONS.length)
      throw new UnusableDatabaseError(
        `${database} was written by a newer version of Fivefold (format ${version}): start that version.`,
      );
    for (const sql of MIGRATIONS.slice(version)) await client.query(sql);
    await setSetting(client, 'schema', String(MIGRATIONS.length));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function setSetting(client: ClientBase, name: string, value: string): Promise<void> {
  const sql = `INSERT INTO settings VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
  await client.query(sql, [name, value]);
}

/** The stored setting, or this value, which is stored now. All servers get the same one. */
export async function readOrCreateDatabaseSetting(
  client: ClientBase,
  name: string,
  value: string,
): Promise<string> {
  await client.query('INSERT INTO settings VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [name, value]);
  const { rows } = await client.query('SELECT value FROM settings WHERE name = $1', [name]);
  return rows[0].value as string;
}
