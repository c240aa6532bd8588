import type { SqliteDatabase } from '../store/sqliteDatabase.ts';
import { parseStoredJson } from '../store/storedJson.ts';
import type { DeviceStore, DeviceSubscription } from './deviceStore.ts';

const STATEMENTS = {
  list: 'SELECT subscription FROM subscriptions WHERE room = $1 ORDER BY added',
  save: `INSERT INTO subscriptions (room, id, added, subscription)
    SELECT $1, $2, 1 + coalesce((SELECT max(added) FROM subscriptions WHERE room = $1), 0), $3
    WHERE true ON CONFLICT (room, id) DO UPDATE SET subscription = excluded.subscription`,
  remove: 'DELETE FROM subscriptions WHERE room = $1 AND id = $2',
};

export async function createSqliteDevices({ prepare, write }: SqliteDatabase): Promise<DeviceStore> {
  const { all, run } = await prepare(STATEMENTS);
  return {
    list: async (room) =>
      (await all('list', room)).map(({ subscription }) =>
        parseStoredJson<DeviceSubscription>('subscription', subscription),
      ),
    save: (room, device) => write(() => void run('save', room, device.id, JSON.stringify(device))),
    remove: (room, id) => write(() => void run('remove', room, id)),
  };
}
