import type { SqliteDatabase } from '../store/sqliteDatabase.ts';
import type { EveningStore } from './eveningStore.ts';

const STATEMENTS = {
  save: 'INSERT INTO evenings (id, expires, evening) VALUES ($1, $2, $3)',
  find: 'SELECT expires, evening FROM evenings WHERE id = $1',
  list: 'SELECT id FROM evenings',
  remove: 'DELETE FROM evenings WHERE id = $1',
  removeExpired: 'DELETE FROM evenings WHERE expires < $1',
};

export async function createSqliteEvenings({ prepare, write }: SqliteDatabase): Promise<EveningStore> {
  const { all, run } = await prepare(STATEMENTS);
  return {
    save: ({ id, expires, json }) => write(() => void run('save', id, expires, json)),
    find: async (id) => {
      const [row] = await all('find', id);
      return row ? { id, expires: Number(row.expires), json: row.evening as string } : null;
    },
    list: async () => (await all('list')).map(({ id }) => id as string),
    remove: (id) => write(() => void run('remove', id)),
    removeExpired: (now) => write(() => void run('removeExpired', now)),
  };
}
