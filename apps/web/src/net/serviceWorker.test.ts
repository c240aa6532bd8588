import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from './serviceWorker.ts';

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

test.each<[what: string, navigator: object]>([
  ['has none', {}],
  ['throws when it is named', Object.defineProperty({}, 'serviceWorker', { get: denied, enumerable: true })],
  ['throws on registration', { serviceWorker: { register: denied } }],
  ['rejects the registration', { serviceWorker: { register: async () => denied() } }],
])('a browser that %s about service workers opens the page', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(registerServiceWorker()).resolves.toBeUndefined();
});
