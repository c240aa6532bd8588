import { expect, test } from 'vitest';
import { assertUsable, type DatabaseSettings } from '../../src/store/postgres/connect.ts';

const good = { server_version_num: '150004', synchronous_commit: 'on', fsync: 'on' };
const NAME = 'The database db:5432/fivefold';

test('a database that is new enough and durable is used', () => {
  for (const settings of [
    good,
    { ...good, server_version_num: '130000' },
    { ...good, synchronous_commit: 'remote_apply' },
  ])
    assertUsable(settings, NAME);
});

test.each<[settings: Partial<DatabaseSettings>, sentence: string]>([
  [{ server_version_num: '120022' }, `${NAME} is PostgreSQL 12: Fivefold needs version 13 or later.`],
  ...['off', 'local', 'remote_write'].map((value): [Partial<DatabaseSettings>, string] => [
    { synchronous_commit: value },
    `${NAME} has synchronous_commit=${value}, which loses acknowledged moves: set it to on.`,
  ]),
])('%o is refused in one sentence', (settings, sentence) => {
  expect(() => assertUsable({ ...good, ...settings }, NAME)).toThrow(sentence);
});
