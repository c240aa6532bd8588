import type { PrepareStatements } from '../store/postgres/retry.ts';
import type { EveningStore } from './eveningStore.ts';

const STATEMENTS = {
  saveEvening: 'INSERT INTO evenings (id, expires, evening) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING',
  findEvening: 'SELECT expires, evening FROM evenings WHERE id = $1',
  listEvenings: 'SELECT id FROM evenings',
  removeEvening: 'DELETE FROM evenings WHERE id = $1',
  removeExpiredEvenings: 'DELETE FROM evenings WHERE expires < $1',
};

export function createPostgresEvenings(prepare: PrepareStatements): EveningStore {
  const run = prepare(STATEMENTS);
  return {
    save: async ({ id, expires, json }) => {
      await run('saveEvening', [id, expires, json]);
    },
    find: async (id) => {
      const [row] = (await run('findEvening', [id])).rows;
      return row ? { id, expires: Number(row.expires), json: row.evening as string } : null;
    },
    list: async () => (await run('listEvenings', [])).rows.map(({ id }) => id as string),
    remove: async (id) => {
      await run('removeEvening', [id]);
    },
    removeExpired: async (now) => {
      await run('removeExpiredEvenings', [now]);
    },
  };
}
