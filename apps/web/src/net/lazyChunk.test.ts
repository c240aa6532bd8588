import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createChunkLoader, isMissingChunk, type ServedBuild } from './lazyChunk.ts';

const GONE = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/Chat-1.js');

/** A page whose clock and network the test turns on by hand. */
function page({ mayReload = true } = {}) {
  let server: ServedBuild = 'away';
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
    server: (now: ServedBuild) => {
      server = now;
    },
    /** Lets the pause pass, and tells how long it was. */
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

test('a part that is there comes at once', async () => {
  const { part } = page();
  expect(await part(async () => 7)).toBe(7);
});

test('without a server a part is asked for again, in growing pauses, until it comes', async () => {
  const { chat, pass, server, ears } = page();
  const pauses = [];
  for (let i = 0; i < 7; i += 1) pauses.push(await pass());
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  server('same');
  await pass();
  expect(await chat).toBe('chat');
  expect(ears.size).toBe(0);
});

test('when the connection is back nobody waits for the end of a pause', async () => {
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

test('a part of a build that is gone loads the page again, once', async () => {
  const { server, pass, reloads, chat } = page();
  server('other');
  expect(await pass()).toBeNull();
  expect(reloads()).toBe(1);
  expect(await Promise.race([chat, Promise.resolve('still open')])).toBe('still open');
});

test('where that would lose something, the part fails as before', async () => {
  const { server, chat } = page({ mayReload: false });
  server('other');
  await expect(chat).rejects.toBe(GONE);
});

test('a browser that remembers a failed import gets another page', async () => {
  const { part, pass, server, reloads } = page();
  server('same');
  await pass(); // the part that every page here asks for
  void part(() => Promise.reject(GONE));
  expect([await pass(), await pass(), await pass(), await pass()]).toEqual([500, 1000, 2000, null]);
  expect(reloads()).toBe(1);
});

test('a mistake inside a part is told at once', async () => {
  const { part } = page();
  const broken = new ReferenceError('x is not defined');
  await expect(part(() => Promise.reject(broken))).rejects.toBe(broken);
});

test('every lazy import goes through loadChunk', () => {
  const src = path.join(import.meta.dirname, '..');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('dev'),
  );
  const imports = files.flatMap((file) =>
    [...readFileSync(path.join(src, file), 'utf8').matchAll(/^.*\bimport\(['"`].*$/gm)].map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  );
  expect(imports.length).toBeGreaterThan(20);
  expect(imports.filter((line) => !line.includes('loadChunk(() => import('))).toEqual([]);
});
