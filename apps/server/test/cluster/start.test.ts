import { afterAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../dataFolders.ts';
import { browser, expectOk } from '../play.ts';
import { ServerProcess } from '../serverProcess.ts';
import { query, startPostgres } from './postgres.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

const start = (databaseUrl: string) =>
  new ServerProcess({ PORT: '0', DATA_DIR: tempFolder(), LOG_LEVEL: 'error', DATABASE_URL: databaseUrl });

describe.skipIf(!server)('npm start with DATABASE_URL', () => {
  test('an empty database needs no further step, and a restarted server has its rooms', async () => {
    const url = await server!.createDatabase();
    const first = start(url);
    const ann = browser(`http://localhost:${await first.listening()}`);
    const { code } = expectOk(await ann.create('Ann')).view;
    expect(await first.kill('SIGTERM')).toBe(0);
    const second = start(url);
    const again = browser(`http://localhost:${await second.listening()}`, ann.token);
    expect(expectOk(await again.join(code)).view.me).toBe('m1');
    expect(await second.kill('SIGTERM')).toBe(0);
  });

  const withDatabase = (name: string) => (url: string) => url.replace(/\/[^/]*$/, `/${name}`);
  const cases: [what: string, change: (url: string) => Promise<string> | string, sentence: RegExp][] = [
    ['no address', () => 'fivefold.db', /^DATABASE_URL must be an address such as postgres:\/\/\S+\.$/],
    [
      'another kind of database',
      () => 'mysql://localhost/x',
      /^DATABASE_URL must be an address such as \S+\.$/,
    ],
    [
      'a server that is not there',
      () => 'postgres://ann:secret@127.0.0.1:1/fivefold',
      /^The database 127\.0\.0\.1:1\/fivefold cannot be used \(ECONNREFUSED\): is it running, .+\?$/,
    ],
    [
      'a database that is not there',
      withDatabase('nothing'),
      /^The database \S+\/nothing does not exist: create it.+\.$/,
    ],
    [
      'a wrong password',
      (url) => Object.assign(new URL(url), { password: 'secret' }).href,
      /^The database \S+ refuses this user or password: correct DATABASE_URL\.$/,
    ],
    [
      'no password',
      (url) => Object.assign(new URL(url), { password: '' }).href,
      /^The database \S+ refuses this user or password: correct DATABASE_URL\.$/,
    ],
    [
      'a certificate file that is not there',
      (url) => `${url}?sslmode=verify-full&sslrootcert=/nothing.pem`,
      /^The database \S+ cannot be used \(ENOENT\): is it running, .+\?$/,
    ],
    [
      'a standby server',
      async (url) => {
        const name = new URL(url).pathname.slice(1);
        await query(url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
        return url;
      },
      /^The database \S+ is read-only: correct DATABASE_URL, so that it names the primary server\.$/,
    ],
    [
      'a database of another program',
      async (url) => {
        await query(url, 'CREATE TABLE rooms (room text)');
        return url;
      },
      /^The database \S+ cannot be used \(relation "rooms" already exists\): is it running, .+\?$/,
    ],
    [
      'a database that is too old',
      async (url) => {
        // It says that it is version 12: a function of its own is found before the one of PostgreSQL.
        await query(
          url,
          `CREATE FUNCTION public.current_setting(name text) RETURNS text LANGUAGE sql
            AS $$SELECT CASE name WHEN 'server_version_num' THEN '120022' ELSE pg_catalog.current_setting(name) END$$`,
        );
        const name = new URL(url).pathname.slice(1);
        await query(url, `ALTER DATABASE ${name} SET search_path = public, pg_catalog`);
        return url;
      },
      /^The database \S+ is PostgreSQL 12: Fivefold needs version 13 or later\.$/,
    ],
    [
      'synchronous_commit=off',
      async (url) => {
        await query(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
        return url;
      },
      /^The database \S+ has synchronous_commit=off, which loses acknowledged moves: set it to on\.$/,
    ],
    [
      'a newer schema',
      async (url) => {
        await query(url, 'CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL)');
        await query(url, `INSERT INTO settings VALUES ('schema', '99')`);
        return url;
      },
      /^The database \S+ was written by a newer version of Fivefold \(format 99\): start that version\.$/,
    ],
  ];
  test.each(cases)('%s ends in one sentence and exit code 1', async (_what, change, sentence) => {
    const child = start(await change(await server!.createDatabase()));
    expect(await child.exit).toBe(1);
    expect(child.output).toHaveLength(1);
    expect(child.output[0]).toMatch(sentence);
    expect(child.output[0]).not.toMatch('secret');
  });
});
