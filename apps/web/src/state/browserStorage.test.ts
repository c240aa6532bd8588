import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserToken } from '../net/token.ts';
import { forgetTable, lastTable, rememberTable } from '../room/lastTable.ts';
import { readLogPosition, writeLogPosition } from '../room/logPosition.ts';
import { confirmedNonce, sendReady } from '../room/nonces.ts';
import { browserStorage } from './browserStorage.ts';

/** Chrome with cookies blocked throws as soon as a page names localStorage. */
function blockStorage(): void {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('access is denied', 'SecurityError');
    },
  });
}

/** A full storage reads and does not write. */
function fillStorage(): void {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
  });
}

afterEach(() => {
  for (const key of ['fivefold.token', 'fivefold.table', 'fivefold.seen', 'fivefold.deals'])
    browserStorage.removeItem(key);
  vi.unstubAllGlobals();
});

test.each([
  ['blocked', blockStorage],
  ['full', fillStorage],
])('where storage is %s, everything is kept as long as the page', async (_what, breakStorage) => {
  breakStorage();
  expect(browserToken(browserStorage)).toBe(browserToken(browserStorage));
  rememberTable('KITE-4271');
  expect(lastTable()).toBe('KITE-4271');
  forgetTable('KITE-4271');
  expect(lastTable()).toBeNull();
  writeLogPosition('KITE-4271', 1, 7);
  expect(readLogPosition('KITE-4271', 1)).toBe(7);
  const deal = { room: 'KITE-4271', number: 1, commitment: 'c'.repeat(64) } as const;
  await sendReady(deal, true, { send: async () => ({ ok: true, value: null }), isDealt: () => false });
  expect(confirmedNonce(deal)).toBeDefined();
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'] });
});

test('preferences change where storage is blocked', async () => {
  blockStorage();
  const { setPreferences, usePreferences } = await import('./preferences.ts');
  setPreferences({ name: 'Anna' });
  expect(usePreferences.getState().name).toBe('Anna');
});
