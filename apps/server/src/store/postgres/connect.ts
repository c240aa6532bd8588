import { randomBytes } from 'node:crypto';
import { type ClientBase, Pool, Client as PostgresClient } from 'pg';
import { makePushKeys, parsePushKeys } from '../../push/keys.ts';
import { migratePostgres, readOrCreateDatabaseSetting } from './migrations.ts';
import { isSqlState } from './retry.ts';
import { UnusableDatabaseError } from './unusableDatabase.ts';

const OLDEST_VERSION = 13;
const CONNECT_MS = 3000;
/** The first connection may wait for a database that is starting too. */
const FIRST_CONNECT_MS = 10_000;

/** A server needs one connection for appends; the others load rooms. */
const STORE_CONNECTIONS = 4;
/** Apart from those of the store: many requests at once, which are all counted, must not make moves wait. */
const LIMITER_CONNECTIONS = 1;

const SETTINGS = {
  keepAlive: true,
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: 5000,
  lock_timeout: 2000,
  /** A database that is frozen does not time out by itself. */
  query_timeout: 6000,
  // Also for sessions that begin after somebody has changed the default.
  options: '-c synchronous_commit=on',
} as const;

export interface PostgresWarnings {
  readonly onWarning?: ((warning: string) => void) | undefined;
}

/** Checks and migrates the database. Every error is an `UnusableDatabaseError`. */
export async function connectToPostgres(url: string, { onWarning }: PostgresWarnings) {
  const name = nameOf(url);
  let client: PostgresClient | undefined;
  try {
    client = new PostgresClient({ connectionString: url, connectionTimeoutMillis: FIRST_CONNECT_MS });
    client.on('error', () => undefined); // the query under way fails with it
    await client.connect();
    const server = await settingsOf(client);
    assertUsableDatabase(server, name);
    if (server.fsync !== 'on') onWarning?.(`${name} has fsync=off: a power cut may destroy it.`);
    await migratePostgres(client, name);
    const codeKey = await readOrCreateDatabaseSetting(client, 'code_key', randomBytes(32).toString('hex'));
    const pushKeys = parsePushKeys(
      await readOrCreateDatabaseSetting(client, 'push_keys', JSON.stringify(makePushKeys())),
    );
    return {
      pool: makePool(url, STORE_CONNECTIONS),
      limiterPool: makePool(url, LIMITER_CONNECTIONS),
      codeKey,
      pushKeys,
    };
  } catch (error) {
    throw error instanceof UnusableDatabaseError
      ? error
      : new UnusableDatabaseError(sentenceFor(error, name));
  } finally {
    await client?.end().catch(() => undefined);
  }
}

function makePool(connectionString: string, max: number): Pool {
  const pool = new Pool({ connectionString, ...SETTINGS, max });
  pool.on('error', () => undefined); // an idle connection was cut: the next statement opens another one
  return pool;
}

export interface DatabaseSettings {
  /** 150004 is version 15.4. */
  readonly server_version_num: string;
  readonly synchronous_commit: string;
  readonly fsync: string;
}

async function settingsOf(client: ClientBase): Promise<DatabaseSettings> {
  const { rows } = await client.query(
    `SELECT current_setting('server_version_num') AS server_version_num,
      current_setting('synchronous_commit') AS synchronous_commit, current_setting('fsync') AS fsync`,
  );
  return rows[0];
}

export function assertUsableDatabase(settings: DatabaseSettings, name: string): void {
  const version = Math.floor(Number(settings.server_version_num) / 10_000);
  if (version < OLDEST_VERSION)
    throw new UnusableDatabaseError(
      `${name} is PostgreSQL ${version}: Fivefold needs version ${OLDEST_VERSION} or later.`,
    );
  if (!['on', 'remote_apply'].includes(settings.synchronous_commit))
    throw new UnusableDatabaseError(
      `${name} has synchronous_commit=${settings.synchronous_commit}, which loses acknowledged moves: set it to on.`,
    );
}

/** Without user and password: this goes to the server log. */
function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `The database ${hostname}:${port || 5432}${pathname}`;
}

function sentenceFor(error: unknown, name: string): string {
  const { code, message } = error as { code?: string; message: string };
  if (message.startsWith('SASL')) return refusedSentence(name); // the driver found a mistake before the server did
  switch (code) {
    case '28P01':
    case '28000':
      return refusedSentence(name);
    case '3D000':
      return `${name} does not exist: create it, or correct DATABASE_URL.`;
    case '42501':
      return `${name} does not allow this user to create tables: give it the right to, or correct DATABASE_URL.`;
    case '25006':
      return `${name} is read-only: correct DATABASE_URL, so that it names the primary server.`;
    default: {
      const reason = isSqlState(code) ? message : (code ?? message);
      return `${name} cannot be used (${reason}): is it running, and is DATABASE_URL right?`;
    }
  }
}

const refusedSentence = (name: string): string =>
  `${name} refuses this user or password: correct DATABASE_URL.`;
