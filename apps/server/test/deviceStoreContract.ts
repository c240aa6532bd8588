import { expect, test } from 'vitest';
import type { DeviceStore, DeviceSubscription } from '../src/push/deviceStore.ts';
import type { RoomLog } from '../src/store/roomLog.ts';

const device = (id: string, sent: string | null = null): DeviceSubscription => ({
  id,
  owner: 'of Ann',
  endpoint: `https://push.example.org/${id}`,
  p256dh: 'key',
  auth: 'secret',
  language: 'ru',
  quiet: { from: 1380, to: 420 },
  sent,
  failures: 0,
});

/** What every implementation of the port must do. */
export function deviceStoreContract(
  name: string,
  open: () => Promise<{ readonly devices: DeviceStore; readonly log: RoomLog }>,
): void {
  test(`the ${name} store keeps devices by room, the oldest first, and removes them with it`, async () => {
    const { devices, log } = await open();
    await log.append('KITE-1', 0, [{ type: 'said', member: 'm1', text: 'a', at: 1 }], 1);
    for (const id of ['z', 'a', 'k']) await devices.save('KITE-1', device(id));
    await devices.save('KITE-2', device('a'));
    await devices.save('KITE-1', device('z', '1:4'));
    await devices.remove('KITE-1', 'a');
    expect(await devices.list('KITE-1')).toEqual([device('z', '1:4'), device('k')]);
    expect(await devices.list('KITE-2')).toEqual([device('a')]);
    await log.remove('KITE-1', []);
    expect(await devices.list('KITE-1')).toEqual([]);
    expect(await devices.list('KITE-2')).toEqual([device('a')]);
    await log.close();
  });
}
