import { expect, test } from 'vitest';
import { isAllowedPushEndpoint, lookupPublicIpAddress } from '../src/push/endpoint.ts';
import { nextTimeOutsideQuietHours } from '../src/push/quietHours.ts';
import { tempFolder } from './dataFolders.ts';
import { PUSH_KEYS, type TestOptions, TestTime, testApp, testRandom } from './harness.ts';
import { memoryLog, memoryStores } from './memoryStores.ts';
import { browser, expectOk, playOne, started } from './play.ts';
import {
  messageOf,
  pushService,
  SECOND,
  seconds,
  subscribe,
  table,
  until,
  waitedClient,
} from './pushTable.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test('[P65 P67] a hidden member is notified once of a decision, encrypted and signed, with game and room only', async () => {
  const { app, service, waited, code } = await table();
  await seconds(app, 30);
  expect(service.received).toEqual([]); // the page is visible
  waited.socket.emit('visibility', { visible: false });
  await until(app, () => service.received.length > 0);
  await seconds(app, 60);
  expect(service.problems).toEqual([]);
  expect(service.received.map(({ payload }) => payload)).toEqual([
    {
      type: 'turn',
      tag: `turn-${code}`,
      url: `/r/${code}`,
      title: 'Ваш ход: Йота',
      body: `Комната ${code}`,
      reminder: false,
    },
  ]);
  const [push] = service.received;
  expect(push!.headers).toMatchObject({ urgency: 'high', ttl: '900' });
  expect(push!.claims).toMatchObject({ key: PUSH_KEYS.publicKey, sub: 'mailto:operator@fivefold.invalid' });
  expect(push!.claims.exp).toBeLessThan(Date.now() / 1000 + 24 * 3600 + 1);
});

test('[P68] a decision that is made on another device withdraws the notification', async () => {
  const { app, service, clients, waited, code } = await table({}, 'en');
  waited.socket.emit('visibility', { visible: false });
  await until(app, () => service.received.length === 1);
  expect(service.received[0]!.payload.title).toBe('Your turn: Iota');
  await playOne(clients, testRandom(1));
  await until(app, () => service.received.length === 2);
  expect(service.received[1]!.payload).toEqual({ type: 'done', tag: `turn-${code}` });
  expect(service.received[1]!.headers.topic).toBe(service.received[0]!.headers.topic);
  await seconds(app, 60);
  expect(service.received).toHaveLength(2); // it is somebody else's turn, who has no device
});

test('a member who looks at the table again, or unsubscribes, is not notified', async () => {
  const { app, service, waited, device } = await table();
  waited.socket.emit('visibility', { visible: false });
  expectOk(await waited.sync()); // the server knows
  await seconds(app, 10);
  waited.socket.emit('visibility', { visible: true });
  expectOk(await waited.sync());
  await seconds(app, 30);
  const off = await waited.socket.emitWithAck('unsubscribe', { endpoint: device.endpoint });
  expect(expectOk(off).on).toBe(false);
  expect(expectOk(await waited.socket.emitWithAck('pushState', { endpoint: device.endpoint })).on).toBe(
    false,
  );
  waited.close();
  await seconds(app, 60);
  expect(service.received).toEqual([]);
});

test('a restart neither repeats nor loses a notification', async () => {
  const service = await pushService();
  const shared: TestOptions = {
    folder: tempFolder(),
    time: new TestTime(),
    vars: { PUSH_ALLOWED_ORIGINS: service.origin, IDLE_ROOMS: '0' },
  };
  let app = await testApp(shared);
  const clients = await started(app.url, 'iota', 3);
  const waited = waitedClient(clients);
  expectOk(await subscribe(waited, messageOf(service.device())));
  for (const client of clients) client.close();
  await seconds(app, 5);
  await app.stop();
  app = await testApp(shared);
  await until(app, () => service.received.length === 1);
  await app.stop();
  app = await testApp(shared);
  await seconds(app, 90);
  expect(service.received).toHaveLength(1);
  const back = browser(app.url, waited.token);
  expectOk(await back.join(waited.view!.code));
  back.socket.emit('visibility', { visible: false });
  expectOk(await back.sync());
  await seconds(app, 60);
  expect(service.received).toHaveLength(1);
});

test('a slow clock reminds at half-time, and quiet hours delay it', async () => {
  const { app, service, clients, waited, device } = await table({}, 'en');
  await clients[0]!.do({ type: 'settings', clock: { kind: 'slow', hours: 24, substitute: 'clock' } });
  for (const client of clients) client.close();
  await until(app, () => service.received.length === 1);
  expect(Number(service.received[0]!.headers.ttl)).toBeGreaterThan(20 * 3600);
  const back = browser(app.url, waited.token);
  expectOk(await back.join(waited.view!.code));
  const minute = Math.floor(app.time.now() / 60_000);
  const quiet = { from: (minute + 11 * 60) % 1440, to: (minute + 14 * 60) % 1440 };
  expectOk(await subscribe(back, { ...messageOf(device, 'en'), quiet }));
  back.close();
  app.time.pass(12 * HOUR);
  await until(app, () =>
    app.rooms
      .get(waited.view!.code)!
      .durable.chat.some((line) => line.kind === 'notice' && line.what === 'reminded'),
  );
  await seconds(app, 60);
  expect(service.received).toHaveLength(1);
  await until(app, () => service.received.length === 2, 60 * SECOND);
  expect(service.received[1]!.payload).toMatchObject({
    title: 'Half of your time has passed: Iota',
    reminder: true,
  });
  const now = app.time.now();
  expect(nextTimeOutsideQuietHours({ quiet }, now)).toBe(now);
});

test('a device that the push service does not know any more is removed; one that fails is tried again', async () => {
  const { app, service, waited, device, code } = await table();
  service.status.set(device, 503);
  waited.close();
  await until(app, () => service.received.length === 2, 30 * SECOND);
  service.status.set(device, 410);
  await until(app, () => service.received.length === 3, 30 * SECOND);
  await seconds(app, 5);
  const back = browser(app.url, waited.token);
  expectOk(await back.join(code));
  expect(expectOk(await back.socket.emitWithAck('pushState', { endpoint: device.endpoint })).on).toBe(false);
});

/** What `takeDue` gives when any time has passed. */
const FAR_FUTURE = 2 ** 50;

test('after the only device is gone, the room is not loaded for a notification any more', async () => {
  const { log, devices } = memoryStores();
  const { app, service, waited, device, code } = await table({ log, devices });
  service.status.set(device, 410);
  waited.close();
  await until(app, () => service.received.length === 1);
  while ((await devices.list(code)).length > 0) await fetch(`${app.url}/healthz`);
  await seconds(app, 5);
  expect(await log.takeDue(FAR_FUTURE, FAR_FUTURE, 10)).toEqual([]);
});

test('a room without devices that was loaded for a notification is not loaded for it again', async () => {
  const log = memoryLog();
  const room = 'KITE-0001';
  await log.append(room, 0, [{ type: 'locked', locked: true, at: 1 }], 1);
  await log.setNotifyAt(room, 1);
  const app = await testApp({ log });
  await until(app, () => app.rooms.get(room) !== undefined);
  await seconds(app, 15); // members have ten seconds to reconnect before the room acts
  expect(await log.takeDue(FAR_FUTURE, FAR_FUTURE, 10)).toEqual([]);
});

test('times of notifications are stored in their order, however long each takes', async () => {
  const log = memoryLog();
  const { setNotifyAt } = log;
  let stored: number | null = null;
  let finishFirst = () => {};
  const slow: typeof setNotifyAt = async (room, at) => {
    if (at !== null) await new Promise<void>((done) => (finishFirst = done));
    stored = at;
    await setNotifyAt(room, at);
  };
  const { app, waited } = await table({ log: { ...log, setNotifyAt: slow } });
  const nothing = finishFirst;
  waited.socket.emit('visibility', { visible: false });
  await until(app, () => finishFirst !== nothing);
  waited.socket.emit('visibility', { visible: true });
  expectOk(await waited.sync());
  await fetch(`${app.url}/healthz`);
  finishFirst();
  await fetch(`${app.url}/healthz`);
  expect(stored).toBeNull();
  await seconds(app, 1);
  expect(await log.takeDue(FAR_FUTURE, FAR_FUTURE, 10)).toEqual([]);
});

test('a redirect of a push service is not followed', async () => {
  const { app, service, waited, device } = await table();
  service.status.set(device, 307);
  waited.close();
  await until(app, () => service.received.length === 1);
  await seconds(app, 30);
  expect(service.received).toHaveLength(1);
  expect(service.problems).toEqual([]);
});

test.each([
  'http://push.example.org/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://10.1.2.3/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://[fd00::1]/x',
  'https://[::ffff:192.168.0.1]/x',
  'https://0x7f000001/x',
  'https://2130706433/x',
  'https://router/x',
  'https://db.internal/x',
  'https://db.local./x',
  'https://push.example.org:8443/x',
  'https://user:secret@push.example.org/x',
  'ftp://push.example.org/x',
  'javascript:alert(1)',
  'not an address',
])('[P66] the endpoint %s is refused', (endpoint) => {
  expect(isAllowedPushEndpoint(endpoint, [])).toBe(false);
});

test('[P66] a public HTTPS endpoint is accepted, and names that lead inside fail when they are resolved', async () => {
  expect(isAllowedPushEndpoint('https://fcm.googleapis.com/fcm/send/abc', [])).toBe(true);
  const resolved = new Promise<Error | null>((done) =>
    lookupPublicIpAddress('localhost', {}, (error) => done(error)),
  );
  expect(await resolved).toMatchObject({ message: 'the push service has no public address' });
});

test('[P66] forged, replayed and too many subscriptions are refused or replace each other', async () => {
  const { app, service, clients, waited, device } = await table();
  const stranger = browser(app.url);
  await stranger.connected();
  expect(await subscribe(stranger, messageOf(service.device()))).toMatchObject({
    error: { code: 'not-in-a-room' },
  });
  const other = clients.find((client) => client !== waited)!;
  const good = messageOf(service.device());
  const refused = async (message: unknown) => {
    const result = await subscribe(other, message);
    return result.ok ? 'ok' : result.error.code;
  };
  expect(await refused({ ...good, endpoint: 'https://10.0.0.1/x' })).toBe('bad-endpoint');
  expect(await refused({ ...good, p256dh: 'A'.repeat(87) })).toBe('bad-push-key');
  expect(await refused({ ...good, auth: 'short' })).toBe('malformed');
  expect(await refused({ ...good, extra: 1 })).toBe('malformed');
  expect(await refused({ ...good, quiet: { from: -1, to: 5 } })).toBe('malformed');
  expect(await refused(messageOf(device))).toBe('device-taken');
  const taken = await other.socket.emitWithAck('unsubscribe', { endpoint: device.endpoint });
  expect(taken.ok).toBe(true);
  expect(expectOk(await waited.socket.emitWithAck('pushState', { endpoint: device.endpoint })).on).toBe(true);
  const many = Array.from({ length: 7 }, () => messageOf(service.device()));
  for (const message of many) expect(await refused(message)).toBe('ok');
  const states = await Promise.all(
    many.map(async ({ endpoint }) => expectOk(await other.socket.emitWithAck('pushState', { endpoint })).on),
  );
  expect(states).toEqual([false, false, true, true, true, true, true]);
});

test('the server log has no endpoint and no key of a device', async () => {
  const { app, service, waited, device } = await table();
  service.status.set(device, 500);
  waited.close();
  await until(app, () => service.received.length > 0);
  const log = app.logLines.join('');
  for (const secret of [device.endpoint, device.p256dh, device.auth, PUSH_KEYS.privateKey])
    expect(log).not.toContain(secret);
  expect(waited.packets.join('')).not.toContain(device.endpoint);
});

test.each([
  ['none', null, 100, 100],
  ['over midnight, before it', { from: 1380, to: 420 }, 1400, 1440 + 420],
  ['over midnight, after it', { from: 1380, to: 420 }, 60, 420],
  ['not now', { from: 1380, to: 420 }, 421, 421],
])('quiet hours: %s', (_what, quiet, minute, until) => {
  expect(nextTimeOutsideQuietHours({ quiet }, DAY + minute * 60_000)).toBe(DAY + until * 60_000);
});
