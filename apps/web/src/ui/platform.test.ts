import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playSound, unlockAudio } from '../table/sounds.ts';
import { interceptBackButton } from './backGuard.ts';
import {
  askNotificationPermission,
  keepScreenOn,
  notifyPermission,
  setAppIconBadge,
  showSystemNotification,
  vibrate,
} from './platform.ts';

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
  await showSystemNotification('Your turn', TURN);
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
  await showSystemNotification('Your turn', TURN);
  expect(showNotification).not.toHaveBeenCalled();
  expect(notifyPermission()).not.toBe('granted');
});

test('ignores browser features that throw', async () => {
  showNotification.mockRejectedValue(new TypeError('No permission'));
  await showSystemNotification('Your turn', TURN);
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
  expect(await askNotificationPermission()).toBe(false);
  expect(console.warn).toHaveBeenCalledTimes(3);
});

test('a browser without free audio devices plays no sound, and nothing throws', () => {
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      createGain(): never {
        throw new Error('no audio device');
      }
    },
  );
  unlockAudio();
  playSound('turn', 1);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('a browser that takes no more history entries keeps the page', () => {
  const pushState = () => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
  };
  vi.stubGlobal('history', { state: null, pushState });
  vi.stubGlobal('location', { pathname: '/r/KITE-4271' });
  vi.stubGlobal('addEventListener', vi.fn());
  interceptBackButton(() => undefined);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

/** A page whose screen locks the test counts. */
function wakeLockPage(request?: () => Promise<object>) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const grant = async () => {
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request: request ?? grant } });
  const show = async (visible: boolean) => {
    page.hidden = !visible;
    page.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  };
  return { show, states: () => locks.map(({ released }) => (released ? 'released' : 'held')) };
}

test('the screen stays on until it is released, but not for a hidden page', async () => {
  const page = wakeLockPage();
  const stop = keepScreenOn();
  await Promise.resolve();
  expect(page.states()).toEqual(['held']);
  await page.show(false);
  expect(page.states()).toEqual(['released']);
  await page.show(true);
  expect(page.states()).toEqual(['released', 'held']);
  stop();
  expect(page.states()).toEqual(['released', 'released']);
  await page.show(true);
  expect(page.states()).toHaveLength(2);
});

test('a lock that is granted too late is released at once', async () => {
  const page = wakeLockPage();
  keepScreenOn()();
  await Promise.resolve();
  await Promise.resolve();
  expect(page.states()).toEqual(['released']);
});

test.each([
  ['refuses the lock', { wakeLock: { request: () => Promise.reject(new Error('low battery')) } }],
  ['has no wake lock and no badge', {}],
  [
    'throws on both',
    {
      get wakeLock(): never {
        throw new Error('not allowed in this frame');
      },
      setAppBadge: () => {
        throw new Error('not allowed in this frame');
      },
    },
  ],
])('a browser that %s goes without', async (_, navigator) => {
  wakeLockPage();
  vi.stubGlobal('navigator', navigator);
  const stop = keepScreenOn();
  await setAppIconBadge(1);
  await setAppIconBadge(0);
  stop();
});

test('the icon of the app has a number while something waits', async () => {
  const setAppBadge = vi.fn();
  const clearAppBadge = vi.fn();
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
  await setAppIconBadge(1);
  expect(setAppBadge).toHaveBeenCalledWith(1);
  await setAppIconBadge(0);
  expect(clearAppBadge).toHaveBeenCalledOnce();
});
