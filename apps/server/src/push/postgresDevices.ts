import type { PrepareStatements } from '../store/postgres/retry.ts';
import { parseStoredJson } from '../store/storedJson.ts';
import type { DeviceStore, DeviceSubscription } from './deviceStore.ts';

const STATEMENTS = {
  listDevices: 'SELECT subscription FROM subscriptions WHERE room = $1 ORDER BY added',
  saveDevice: `INSERT INTO subscriptions (room, id, subscription) VALUES ($1, $2, $3)
    ON CONFLICT (room, id) DO UPDATE SET subscription = excluded.subscription`,
  removeDevice: 'DELETE FROM subscriptions WHERE room = $1 AND id = $2',
};

export function createPostgresDevices(prepare: PrepareStatements): DeviceStore {
  const run = prepare(STATEMENTS);
  return {
    list: async (room) =>
      (await run('listDevices', [room])).rows.map(({ subscription }) =>
        parseStoredJson<DeviceSubscription>('subscription', subscription),
      ),
    save: async (room, device) => {
      await run('saveDevice', [room, device.id, JSON.stringify(device)]);
    },
    remove: async (room, id) => {
      await run('removeDevice', [room, id]);
    },
  };
}
