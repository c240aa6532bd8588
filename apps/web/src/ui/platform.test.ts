import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askToNotify, notify, notifyPermission, tryOrWarn, vibrate } from './platform.ts';

const showNotification = vi.fn();
const TURN = { url: '/r/KITE-4271', tag: 'fivefold-turn' };

/** Chrome for Android: the class is there, its constructor throws. */
class ThrowingNotification {
  static readonly permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor() {
    throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
  }
}

beforeEach(() => {
  showNotification.mockReset().mockResolvedValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('Notification', ThrowingNotification);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ showNotification }) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a notification goes through the service worker, and knows which room it opens', async () => {
  await notify('Your turn', TURN);
  expect(showNotification).toHaveBeenCalledWith(
    'Your turn',
    expect.objectContaining({ tag: TURN.tag, data: { url: TURN.url } }),
  );
});

test.each([
  ['does not allow it', () => vi.stubGlobal('Notification', { permission: 'denied' })],
  ['has no notifications', () => vi.stubGlobal('Notification', undefined)],
  ['has no service workers', () => vi.stubGlobal('navigator', {})],
])('a browser that %s shows none, and nothing throws', async (_, given) => {
  given();
  await notify('Your turn', TURN);
  expect(showNotification).not.toHaveBeenCalled();
  expect(notifyPermission()).not.toBe('granted');
});

test('ignores browser features that throw', async () => {
  showNotification.mockRejectedValue(new TypeError('No permission'));
  await notify('Your turn', TURN);
  vi.stubGlobal('navigator', {
    vibrate: () => {
      throw new Error('not allowed in this frame');
    },
  });
  vibrate(20);
  vi.stubGlobal('Notification', {
    requestPermission: () => {
      throw new Error('not allowed in this frame');
    },
  });
  expect(await askToNotify()).toBe(false);
  tryOrWarn(() => {
    throw new Error('no audio');
  });
  expect(console.warn).toHaveBeenCalledTimes(4);
});
