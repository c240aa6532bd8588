import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createChunkLoader, isMissingChunk, type ServedBuildStatus } from './lazyChunk.ts';

const GONE = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/Chat-1.js');

/** A page whose clock and network the test turns on by hand. */
function page({ mayReload = true } = {}) {
  let server: ServedBuildStatus = 'away';
  let asked = 0;
  let reloads = 0;
  let due: { readonly ms: number; readonly fire: () => void } | null = null;
  const ears = new Set<() => void>();
  const part = createChunkLoader({
    later: (ms, fire) => {
      const own = { ms, fire };
      due = own;
      return () => {
        if (due === own) due = null;
      };
    },
    onBack: (action) => {
      ears.add(action);
      return () => ears.delete(action);
    },
    served: async () => server,
    reload: () => {
      if (mayReload) reloads += 1;
      return mayReload;
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ears,
    /** How a file comes: only while the server is there with the same build. */
    chat: part(async () => {
      asked += 1;
      if (server !== 'same') throw GONE;
      return 'chat';
    }),
    part,
    asked: () => asked,
    reloads: () => reloads,
    server: (now: ServedBuildStatus) => {
      server = now;
    },
    /** Lets the pause pass, and returns its length. */
    pass: async () => {
      await settle();
      const now = due;
      due = null;
      now?.fire();
      await settle();
      return now?.ms ?? null;
    },
    back: async () => {
      await settle();
      for (const ear of [...ears]) ear();
      await settle();
    },
    settle,
  };
}

test.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: http://x/a.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: http://x/a.js')],
  ['WebKit', new TypeError('Importing a module script failed.')],
  ['Vite, for styles', new Error('Unable to preload CSS for /assets/a.css')],
])('a file that did not come is known in the words of %s', (_browser, error) => {
  expect(isMissingChunk(error)).toBe(true);
});

test('loads an available chunk at once', async () => {
  const { part } = page();
  expect(await part(async () => 7)).toBe(7);
});

test('retries with growing delays while the server is away', async () => {
  const { chat, pass, server, ears } = page();
  const pauses = [];
  for (let i = 0; i < 7; i += 1) pauses.push(await pass());
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  server('same');
  await pass();
  expect(await chat).toBe('chat');
  expect(ears.size).toBe(0);
});

test('retries at once when the connection is back', async () => {
  const { chat, back, pass, server, asked, ears } = page();
  await pass();
  const before = asked();
  server('same');
  await back();
  expect(asked()).toBe(before + 1);
  expect(await chat).toBe('chat');
  expect(await pass()).toBeNull();
  expect(ears.size).toBe(0);
});

test('reloads the page once when a chunk of an old build is gone', async () => {
  const { server, pass, reloads, chat } = page();
  server('other');
  expect(await pass()).toBeNull();
  expect(reloads()).toBe(1);
  expect(await Promise.race([chat, Promise.resolve('still open')])).toBe('still open');
});

test('fails where a reload would lose typed text', async () => {
  const { server, chat } = page({ mayReload: false });
  server('other');
  await expect(chat).rejects.toBe(GONE);
});

test('reloads the page where the browser caches a failed import', async () => {
  const { part, pass, server, reloads } = page();
  server('same');
  await pass(); // the part that every page here asks for
  void part(() => Promise.reject(GONE));
  expect([await pass(), await pass(), await pass(), await pass()]).toEqual([500, 1000, 2000, null]);
  expect(reloads()).toBe(1);
});

test('reports an error inside a chunk at once', async () => {
  const { part } = page();
  const broken = new ReferenceError('x is not defined');
  await expect(part(() => Promise.reject(broken))).rejects.toBe(broken);
});

test('every lazy import goes through loadChunk', () => {
  const src = path.join(import.meta.dirname, '..');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test|\.testing)\.tsx?$/.test(file) && !file.startsWith('dev'),
  );
  const imports = files.flatMap((file) =>
    [...readFileSync(path.join(src, file), 'utf8').matchAll(/^.*\bimport\(['"`].*$/gm)].map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  );
  expect(imports.length).toBeGreaterThan(20);
  expect(imports.filter((line) => !line.includes('loadChunk(() => import('))).toEqual([]);
});
