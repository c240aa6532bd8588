import { afterEach, expect, test, vi } from 'vitest';
import {
  deviceSubscription,
  pushQuietHoursInUtc,
  pushSupport,
  subscribeDevice,
  subscribeMessageOf,
} from './pushDevice.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const browser = (parts: object, permission: string | null, standalone = false) => {
  vi.stubGlobal('navigator', { userAgent: 'Chrome', maxTouchPoints: 0, ...parts });
  vi.stubGlobal('Notification', permission === null ? undefined : { permission });
  vi.stubGlobal('PushManager', permission === null ? undefined : class {});
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }));
};

test.each([
  ['a browser with everything', { serviceWorker: {} }, 'default', false, 'supported'],
  ['one that was told no', { serviceWorker: {} }, 'denied', false, 'denied'],
  ['one without service workers', {}, 'granted', false, 'unsupported'],
  ['one without notifications', { serviceWorker: {} }, null, false, 'unsupported'],
  ['an iPhone with a tab', { serviceWorker: {}, userAgent: IPHONE }, null, false, 'home-screen'],
  ['an iPhone with the app', { serviceWorker: {}, userAgent: IPHONE }, 'default', true, 'supported'],
])('%s', (_what, parts, permission, standalone, support) => {
  browser(parts, permission, standalone);
  expect(pushSupport()).toBe(support);
});

test('a browser that throws has no subscription', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const broken = {
    getRegistration: () => Promise.reject(new Error('no')),
    ready: Promise.reject(new Error('no')),
  };
  browser({ serviceWorker: broken }, 'granted');
  expect(await deviceSubscription()).toBeNull();
  expect(await subscribeDevice('AAAA')).toBeNull();
});

test('quiet hours are sent as minutes in UTC', () => {
  expect(pushQuietHoursInUtc({ from: 23, to: 7 }, 0)).toEqual({ from: 1380, to: 420 });
  expect(pushQuietHoursInUtc({ from: 23, to: 7 }, -180)).toEqual({ from: 1200, to: 240 }); // Moscow
  expect(pushQuietHoursInUtc({ from: 23, to: 7 }, 480)).toEqual({ from: 420, to: 900 }); // California
});

test('keys are sent in base64url without padding; without keys nothing is sent', () => {
  const keys = { p256dh: 'a+/b==', auth: 'c' };
  const of = (json: object) => ({ toJSON: () => json }) as PushSubscription;
  expect(subscribeMessageOf(of({ endpoint: 'https://x', keys }), 'ru', null)).toMatchObject({
    p256dh: 'a-_b',
    auth: 'c',
  });
  expect(subscribeMessageOf(of({ endpoint: 'https://x' }), 'ru', null)).toBeNull();
});
