import { lookup } from 'node:dns';
import { isIP } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createPushDelivery } from '../src/push/deliver.ts';
import type { DeviceSubscription } from '../src/push/deviceStore.ts';
import { devicesToRemoveForNewOne, pushDeviceIdOf } from '../src/push/subscribe.ts';
import { PUSH_KEYS, testRandom } from './harness.ts';
import { memoryStores } from './memoryStores.ts';
import { playOne } from './play.ts';
import { messageOf, pushService, seconds, subscribe, table, until, waitedClient } from './pushTable.ts';

vi.mock('node:dns', { spy: true });

test('limits the notifications of a device per hour, and withdraws only those that were sent', async () => {
  const vars = { PUSH_AFTER_SECONDS: '0', PUSH_PER_HOUR: '1' };
  const { app, service, clients, waited } = await table({ vars });
  waited.socket.emit('visibility', { visible: false });
  const types = () => service.received.map(({ payload }) => payload.type);
  await until(app, () => types().length === 1);
  await playOne(clients, testRandom(4));
  await until(app, () => types().length === 2);
  while (waitedClient(clients) !== waited) await playOne(clients, testRandom(4));
  while (!(await (await fetch(`${app.url}/metrics`)).text()).includes('{result="limited"} 1'));
  await playOne(clients, testRandom(4));
  await seconds(app, 10);
  expect(types()).toEqual(['turn', 'done']);
});

test('while the store fails, nothing is tried again at once; later it is', async () => {
  const { devices } = memoryStores();
  let fails = false;
  const save: typeof devices.save = async (...args) => {
    await nextTurn();
    if (fails) throw new Error('the disk is full');
    await devices.save(...args);
  };
  const { app, service, clients, waited } = await table({
    devices: { ...devices, save },
  });
  waited.socket.emit('visibility', { visible: false });
  await until(app, () => service.received.length === 1);
  fails = true;
  await playOne(clients, testRandom(1));
  await seconds(app, 20);
  const reports = () => app.logLines.filter((line) => line.includes('notifying failed')).length;
  expect(reports()).toBe(1);
  fails = false;
  await until(app, () => service.received.length === 2);
  expect(service.received[1]!.payload.type).toBe('done');
  expect(reports()).toBe(1);
});

test('[P66] a household that subscribes too often is refused', async () => {
  const { app, service, waited } = await table({ vars: { JOINS_PER_MINUTE: '20' } });
  const codes = new Set<string>();
  for (let n = 0; n < 25; n += 1) {
    const result = await subscribe(waited, messageOf(service.device()));
    codes.add(result.ok ? 'ok' : result.error.code);
  }
  expect([...codes]).toEqual(['ok', 'too-fast']);
  expect(app.logLines.join('')).not.toContain(service.origin);
});

const deviceOf = (owner: string, n: number): DeviceSubscription => ({
  id: pushDeviceIdOf(`https://push.example.org/${owner}/${n}`),
  owner,
  endpoint: `https://push.example.org/${owner}/${n}`,
  p256dh: '',
  auth: '',
  language: 'en',
  quiet: null,
  sent: null,
  failures: 0,
});

test('[P66] a room has at most 60 devices, and a member at most five of them', () => {
  const others = Array.from({ length: 60 }, (_, n) => deviceOf(`member ${Math.floor(n / 5)}`, n));
  expect(devicesToRemoveForNewOne(deviceOf('late', 1), others, ['late'])).toEqual({
    ok: false,
    error: { code: 'too-many-devices' },
  });
  const again = devicesToRemoveForNewOne(deviceOf('member 3', 99), others, ['member 3']);
  expect(again).toEqual({ ok: true, value: [others[15]] });
  expect(devicesToRemoveForNewOne(others[15]!, others.slice(0, 59), ['member 3'])).toEqual({
    ok: true,
    value: [],
  });
});

test.each(['127.0.0.1', '10.0.0.7', '169.254.169.254', 'fd00::7', '::ffff:192.168.1.1'])(
  '[P66] nothing is sent to a public name that resolves to %s',
  async (address) => {
    const { p256dh, auth } = (await pushService()).device();
    const device = { ...deviceOf('a', 1), p256dh, auth };
    const resolve = (_host: string, _options: object, done: (...found: unknown[]) => void) =>
      done(null, [{ address, family: isIP(address) }]);
    vi.mocked(lookup).mockImplementationOnce(resolve as never);
    const deliver = createPushDelivery({
      keys: PUSH_KEYS,
      subject: 'mailto:a@example.org',
      allowedOrigins: [],
    });
    expect(await deliver(device, { payload: {}, ttl: 1, topic: 'a' })).toBe('failed');
    const [host, options] = vi.mocked(lookup).mock.lastCall!;
    expect([host, options]).toMatchObject(['push.example.org', { all: true }]);
  },
);
