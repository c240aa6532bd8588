import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserToken } from '../net/token.ts';
import { forgetRememberedTable, rememberTable } from '../room/knownTables.ts';
import { lastRememberedTableCode } from '../room/lastTable.ts';
import { readShownLogPosition, writeShownLogPosition } from '../room/logPosition.ts';
import { confirmedDealNonce, sendReadyWithDealNonce } from '../room/nonces.ts';
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
  for (const key of ['fivefold.token', 'fivefold.tables', 'fivefold.seen', 'fivefold.deals'])
    browserStorage.removeItem(key);
  vi.unstubAllGlobals();
});

test.each([
  ['blocked', blockStorage],
  ['full', fillStorage],
])('where storage is %s, everything is kept as long as the page', async (_what, breakStorage) => {
  breakStorage();
  expect(browserToken(browserStorage)).toBe(browserToken(browserStorage));
  rememberTable('KITE-4271', { game: 'red7', status: 'lobby', people: [], myTurn: false }, 1);
  expect(lastRememberedTableCode()).toBe('KITE-4271');
  forgetRememberedTable('KITE-4271');
  expect(lastRememberedTableCode()).toBeNull();
  writeShownLogPosition('KITE-4271', 1, 7);
  expect(readShownLogPosition('KITE-4271', 1)).toBe(7);
  const deal = { room: 'KITE-4271', number: 1, commitment: 'c'.repeat(64) } as const;
  await sendReadyWithDealNonce(deal, true, {
    send: async () => ({ ok: true, value: null }),
    isDealt: () => false,
  });
  expect(confirmedDealNonce(deal)).toBeDefined();
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['fr'] });
  vi.stubGlobal('location', { search: '?lang=ru' });
});

test('preferences change where storage is blocked', async () => {
  blockStorage();
  const { setPreferences, usePreferences } = await import('./preferences.ts');
  setPreferences({ name: 'Anna' });
  expect(usePreferences.getState()).toMatchObject({ name: 'Anna', lang: 'ru' });
});

test('only a language that was chosen by hand is kept', async () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  const { setPreferences } = await import('./preferences.ts');
  const stored = () => JSON.parse(storage.get('fivefold.preferences') ?? '{}') as Record<string, unknown>;
  setPreferences({ name: 'Boris' });
  expect(stored()).toMatchObject({ name: 'Boris' });
  expect(stored()).not.toHaveProperty('lang');
  setPreferences({ lang: 'en', langChosen: true });
  expect(stored()).toMatchObject({ name: 'Boris', lang: 'en' });
});
