import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const ORIGIN = 'https://play.example.org';
const source = readFileSync(path.join(import.meta.dirname, '../../public/sw.js'), 'utf8');

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
}
type Answer = string | Error;

type Listeners = Record<string, (event: object) => void>;

/** The worker in a context of the test's own, with what it listens to. */
function listenersOf(globals: object): Listeners {
  const listeners: Listeners = {};
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    ...globals,
  };
  runInNewContext(source, { self, location: { origin: ORIGIN }, URL, Request, Response, ...globals });
  return listeners;
}

/** The worker with a cache and a network of the test's own. What it leaves alone gives undefined. */
function worker(network: (url: string) => Answer, { full = false } = {}) {
  const kept = new Map<string, string>();
  const keyOf = (request: string | Asked) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
  const cache = {
    match: async (request: string | Asked) => {
      const text = kept.get(keyOf(request));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (request: string | Asked, response: Response) => {
      if (full) throw new Error('QuotaExceededError');
      kept.set(keyOf(request), await response.text());
    },
    keys: async () => [...kept.keys()],
    delete: async (key: string) => kept.delete(key),
  };
  const fetched = async ({ url }: Asked): Promise<Response> => {
    const answer = network(new URL(url).pathname);
    if (answer instanceof Error) throw answer;
    return new Response(answer);
  };
  const { fetch: handle } = listenersOf({ caches: { open: async () => cache }, fetch: fetched });
  return async (where: string, mode = 'cors'): Promise<string | undefined> => {
    let answer: Promise<Response> | undefined;
    const respondWith = (response: Promise<Response>) => {
      answer = response;
    };
    handle!({ request: { url: ORIGIN + where, method: 'GET', mode }, respondWith });
    return (await answer)?.text();
  };
}

const AWAY = new TypeError('Failed to fetch');

test('caches a file and serves it offline', async () => {
  let there = true;
  const ask = worker(() => (there ? 'file' : AWAY));
  expect(await ask('/assets/a-1.js')).toBe('file');
  there = false;
  expect(await ask('/assets/a-1.js')).toBe('file');
  await expect(ask('/assets/b-1.js')).rejects.toThrow('Failed to fetch');
});

test('serves the newest page, and the last one offline', async () => {
  let page: Answer = 'old page';
  const ask = worker(() => page);
  expect(await ask('/r/KITE-4271', 'navigate')).toBe('old page');
  page = 'new page';
  expect(await ask('/', 'navigate')).toBe('new page');
  page = AWAY;
  expect(await ask('/r/KITE-4271', 'navigate')).toBe('new page');
});

test('serves from the network where the cache fails', async () => {
  const ask = worker((where) => where, { full: true });
  expect(await ask('/assets/a-1.js')).toBe('/assets/a-1.js');
  expect(await ask('/', 'navigate')).toBe('/');
});

test('never caches rooms, replays and the build check', async () => {
  const ask = worker(() => 'never');
  expect(await ask('/socket.io/?EIO=4')).toBeUndefined();
  expect(await ask('/api/replays/KITE-4271/1')).toBeUndefined();
  expect(await ask('/')).toBeUndefined();
});

test.each([
  ['/r/KITE-4271', 'focused'],
  ['/r/WOLF-0001', 'opened https://play.example.org/r/KITE-4271'],
])('a click on a notification of a room, with %s open: %s', async (open, done) => {
  const does: string[] = [];
  const clients = {
    matchAll: async () => [{ url: ORIGIN + open, focus: async () => does.push('focused') }],
    openWindow: async (url: string) => does.push(`opened ${url}`),
  };
  const waited: Promise<unknown>[] = [];
  listenersOf({ clients }).notificationclick!({
    notification: { data: { url: '/r/KITE-4271' }, close: () => does.push('closed') },
    waitUntil: (work: Promise<unknown>) => waited.push(work),
  });
  await Promise.all(waited);
  expect(does).toEqual(['closed', done]);
});
