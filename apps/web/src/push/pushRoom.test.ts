import { beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '../state/storage.testing.ts';
import { disableRoomPush, enableRoomPush, syncRoomPushSubscription } from './pushRoom.ts';

const ROOM = 'KITE-4271';
const browser = vi.hoisted(() => ({ permission: 'granted', notify: true, subscribed: new Set<string>() }));

vi.mock('../state/preferences.ts', () => ({
  usePreferences: { getState: () => ({ notify: browser.notify, lang: 'en', quietHours: false }) },
  setPreferences: ({ notify }: { notify: boolean }) => Object.assign(browser, { notify }),
}));
vi.mock('../ui/platform.ts', () => ({
  notifyPermission: () => browser.permission,
  askNotificationPermission: async () => browser.permission === 'granted',
}));
vi.mock('./pushDevice.ts', async (original) => ({
  ...(await original<typeof import('./pushDevice.ts')>()),
  deviceSubscription: async () => ({ endpoint: 'https://push.example.org/x' }),
  subscribeDevice: async () => ({
    toJSON: () => ({ endpoint: 'https://push.example.org/x', keys: { p256dh: 'a', auth: 'b' } }),
  }),
}));
/** A server that is asked for one room. */
vi.mock('../net/session.ts', () => ({
  requestPush: async (event: string) => {
    if (event === 'subscribe') browser.subscribed.add('this room');
    if (event === 'unsubscribe') browser.subscribed.clear();
    return { ok: true, value: { key: 'key', on: browser.subscribed.size > 0 } };
  },
}));

stubLocalStorage();
beforeEach(() => {
  Object.assign(browser, { permission: 'granted', notify: true });
  browser.subscribed.clear();
});

test('a browser that said yes in another room is notified in this one', async () => {
  expect(await syncRoomPushSubscription(ROOM)).toEqual({ kind: 'on' });
  expect(browser.subscribed.size).toBe(1);
});

test.each([
  ['did not say yes', { notify: false }],
  ['was not allowed to', { permission: 'denied' }],
])('a browser that %s is not', async (_what, state) => {
  Object.assign(browser, state);
  expect(await syncRoomPushSubscription(ROOM)).toEqual({ kind: 'off' });
  expect(browser.subscribed.size).toBe(0);
});

test('a room that was turned off stays off until it is turned on', async () => {
  await syncRoomPushSubscription(ROOM);
  expect(await disableRoomPush(ROOM)).toEqual({ kind: 'off' });
  expect(await syncRoomPushSubscription(ROOM)).toEqual({ kind: 'off' });
  expect(browser.notify).toBe(true); // in other rooms
  expect(await enableRoomPush(ROOM)).toEqual({ kind: 'on' });
  expect(await syncRoomPushSubscription(ROOM)).toEqual({ kind: 'on' });
});

test('a refused permission turns the notifications of all rooms off', async () => {
  browser.permission = 'denied';
  expect(await enableRoomPush(ROOM)).toEqual({ kind: 'blocked' });
  expect(browser.notify).toBe(false);
});
