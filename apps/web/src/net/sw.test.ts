import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const ORIGIN = 'https://play.example.org';
const template = readFileSync(path.join(import.meta.dirname, '../../public/sw.js'), 'utf8');
/** The worker of a build, as tools/precache.mjs writes it. */
const sourceOf = (build: string, files: readonly string[]): string =>
  template
    .replace("const BUILD = 'development';", `const BUILD = '${build}';`)
    .replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`);

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
}
/** What the network answers: a text, a failure, or nothing at all. */
type Answer = string | number | Error | 'never';
type Listeners = Record<string, (event: object) => void>;

/** The worker in a context of the test's own, with what it listens to. */
function listenersOf(source: string, globals: object): Listeners {
  const listeners: Listeners = {};
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    skipWaiting: () => {},
    clients: { claim: async () => {} },
    ...globals,
  };
  runInNewContext(source, {
    self,
    location: { origin: ORIGIN },
    URL,
    Request: FakeRequest,
    Response,
    ...globals,
  });
  return listeners;
}

/** Accepts paths without an origin, as a request in a worker does. */
class FakeRequest {
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
}

const keyOf = (request: string | { readonly url: string }): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

/** A browser that keeps caches while builds come and go, with a clock of the test's own. */
class Browser {
  readonly caches = new Map<string, Map<string, string>>();
  readonly asked: string[] = [];
  network: (path: string) => Answer = () => new TypeError('Failed to fetch');
  #timers: { readonly action: () => void; readonly ms: number }[] = [];

  readonly #fetch = async (request: string | { readonly url: string }): Promise<Response> => {
    const where = keyOf(request);
    this.asked.push(where);
    const answer = this.network(where);
    if (answer instanceof Error) throw answer;
    if (answer === 'never') return new Promise(() => {});
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer);
  };

  #cache(name: string) {
    const kept = this.caches.get(name) ?? new Map<string, string>();
    this.caches.set(name, kept);
    return {
      match: async (request: string | Asked) => found(kept, request),
      put: async (request: string | Asked, response: Response) => {
        kept.set(keyOf(request), await response.text());
      },
      add: async (request: string | Asked) => {
        const response = await this.#fetch(request);
        if (!response.ok) throw new TypeError('bad answer');
        kept.set(keyOf(request), await response.text());
      },
    };
  }

  /** Installs and activates the worker of a build. */
  async install(build: string, files: readonly string[]): Promise<void> {
    const storage = {
      open: async (name: string) => this.#cache(name),
      keys: async () => [...this.caches.keys()],
      delete: async (name: string) => this.caches.delete(name),
      match: async (request: string | Asked) =>
        [...this.caches.values()].map((kept) => found(kept, request)).find((one) => one !== undefined),
    };
    const setTimeout = (action: () => void, ms: number) => this.#timers.push({ action, ms });
    this.#listeners = listenersOf(sourceOf(build, files), {
      caches: storage,
      fetch: this.#fetch,
      setTimeout,
    });
    for (const type of ['install', 'activate']) {
      const work: Promise<unknown>[] = [];
      this.#listeners[type]!({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
      await Promise.all(work);
    }
  }
  #listeners: Listeners = {};

  /** What a request gets; undefined where the worker leaves it alone. */
  ask(where: string, mode = 'cors'): Promise<string> | undefined {
    let answer: Promise<Response> | undefined;
    const respondWith = (response: Promise<Response>) => {
      answer = response;
    };
    this.#listeners.fetch!({ request: { url: ORIGIN + where, method: 'GET', mode }, respondWith });
    return answer?.then((response) => response.text());
  }

  /** Advances the clock by this many milliseconds. */
  pass(ms: number): void {
    const due = this.#timers.filter((timer) => timer.ms <= ms);
    this.#timers = this.#timers.filter((timer) => timer.ms > ms);
    for (const { action } of due) action();
  }
}

const found = (kept: ReadonlyMap<string, string>, request: string | Asked): Response | undefined => {
  const text = kept.get(keyOf(request));
  return text === undefined ? undefined : new Response(text);
};

async function installed(): Promise<Browser> {
  const browser = new Browser();
  browser.network = (where) => (where === '/' ? 'page 1' : `content of ${where}`);
  await browser.install('1', ['/assets/a-1.js', '/boot.js']);
  browser.network = () => new TypeError('Failed to fetch');
  browser.asked.length = 0;
  return browser;
}

test('one visit is enough: the page and every file open without a network', async () => {
  const browser = await installed();
  expect(await browser.ask('/assets/a-1.js')).toBe('content of /assets/a-1.js');
  expect(await browser.ask('/boot.js')).toBe('content of /boot.js');
  expect(await browser.ask('/practice/iota', 'navigate')).toBe('page 1');
  expect(browser.asked).toEqual(['/practice/iota']);
});

test('shows the newest page while the server answers', async () => {
  const browser = await installed();
  browser.network = () => 'page 2';
  expect(await browser.ask('/r/KITE-4271', 'navigate')).toBe('page 2');
});

test('shows the kept page when the server fails, or hangs for two seconds', async () => {
  const browser = await installed();
  browser.network = () => 'never';
  const hanging = browser.ask('/', 'navigate');
  browser.pass(2000);
  expect(await hanging).toBe('page 1');
  browser.network = () => 503;
  expect(await browser.ask('/', 'navigate')).toBe('page 1');
});

test("a page that is not found is the server's answer", async () => {
  const browser = await installed();
  browser.network = () => 404;
  expect(await browser.ask('/nowhere', 'navigate')).toBe('');
});

test('a new build loads only files that no kept build has, and keeps the build before', async () => {
  const browser = await installed();
  browser.network = (where) => `new ${where}`;
  await browser.install('2', ['/assets/a-1.js', '/assets/b-2.js', '/boot.js']);
  expect(browser.asked.sort()).toEqual(['/', '/assets/b-2.js', '/boot.js']);
  await browser.install('3', ['/assets/c-3.js']);
  expect([...browser.caches.keys()]).toEqual(['fivefold-2', 'fivefold-3']);
});

test('a build with a missing file is not installed', async () => {
  const browser = await installed();
  browser.network = (where) => (where === '/assets/b-2.js' ? 404 : 'new');
  await expect(browser.install('2', ['/assets/b-2.js'])).rejects.toThrow('bad answer');
});

test('never touches rooms, replays and the build check', async () => {
  const browser = await installed();
  expect(browser.ask('/socket.io/?EIO=4')).toBeUndefined();
  expect(browser.ask('/api/replays/KITE-4271/1')).toBeUndefined();
  expect(browser.ask('/')).toBeUndefined();
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
  listenersOf(sourceOf('1', []), { clients }).notificationclick!({
    notification: { data: { url: '/r/KITE-4271' }, close: () => does.push('closed') },
    waitUntil: (work: Promise<unknown>) => waited.push(work),
  });
  await Promise.all(waited);
  expect(does).toEqual(['closed', done]);
});

interface Shown {
  readonly title: string;
  readonly tag: string;
  readonly renotify?: boolean;
  readonly data: { readonly url: string };
}

/** The worker with notifications of the test's own. */
function notifying(open: readonly string[] = []) {
  const shown = new Map<string, Shown>();
  /** The titles that are not only replaced on the screen. */
  const alerts: string[] = [];
  const went: string[] = [];
  const badges: number[] = [];
  const navigator = { setAppBadge: async (count: number) => void badges.push(count) };
  const registration = {
    showNotification: async (title: string, options: Omit<Shown, 'title'>) => {
      if (options.renotify || !shown.has(options.tag)) alerts.push(title);
      shown.set(options.tag, { title, ...options });
    },
    getNotifications: async (filter?: { tag: string }) =>
      [...shown.keys()]
        .filter((tag) => !filter || filter.tag === tag)
        .map((tag) => ({ ...shown.get(tag), tag, close: () => shown.delete(tag) })),
  };
  const clients = {
    claim: async () => {},
    matchAll: async () =>
      open.map((path) => ({ url: ORIGIN + path, focus: async () => went.push(`focus ${path}`) })),
    openWindow: async (url: string) => went.push(`open ${url.slice(ORIGIN.length)}`),
  };
  const listeners = listenersOf(sourceOf('1', []), { registration, clients, navigator });
  const dispatch = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners[type]!({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  };
  const push = (text: string) => dispatch('push', { data: { json: () => JSON.parse(text) as unknown } });
  const click = (tag: string) =>
    dispatch('notificationclick', { notification: { ...shown.get(tag), close: () => shown.delete(tag) } });
  return { shown, alerts, went, badges, push, click, dispatch };
}

const TURN = {
  type: 'turn',
  tag: 'turn-KITE-4271',
  title: 'Your turn: Iota',
  body: 'Room KITE-4271',
  url: '/r/KITE-4271',
};

test.each([
  ['opens the room', [], ['open /r/KITE-4271']],
  ['opens the room beside another one', ['/r/LAMP-1111'], ['open /r/KITE-4271']],
  ['goes to the window that shows it', ['/', '/r/KITE-4271'], ['focus /r/KITE-4271']],
])('a click on "your turn" %s', async (_what, open, went) => {
  const worker = notifying(open);
  await worker.push(JSON.stringify(TURN));
  expect([...worker.shown.values()]).toMatchObject([{ title: 'Your turn: Iota', body: 'Room KITE-4271' }]);
  await worker.click(TURN.tag);
  expect([worker.shown.size, worker.went]).toEqual([0, went]);
});

test('[P68] a turn that was taken on another device closes its notification, and no other', async () => {
  const worker = notifying();
  await worker.push(JSON.stringify(TURN));
  await worker.push(JSON.stringify({ ...TURN, tag: 'turn-LAMP-1111' }));
  await worker.push(JSON.stringify({ type: 'done', tag: TURN.tag }));
  expect([...worker.shown.keys()]).toEqual(['turn-LAMP-1111']);
  expect(worker.badges).toEqual([1, 2, 1]);
});

test('a push for a turn that a hidden page already announced is silent; its reminder and the next turn are not', async () => {
  const worker = notifying();
  const url = '/r/KITE-4271';
  worker.shown.set(TURN.tag, { title: 'from the page', tag: TURN.tag, data: { url } }); // as `notify` of the page shows it
  await worker.push(JSON.stringify({ ...TURN, reminder: false }));
  expect(worker.alerts).toEqual([]);
  await worker.push(JSON.stringify({ ...TURN, title: 'half time', reminder: true }));
  expect(worker.alerts).toEqual(['half time']);
  // Devices of Apple get no message that ends a turn, so the notification may still be there.
  await worker.push(JSON.stringify({ ...TURN, title: 'next turn', reminder: false }));
  expect(worker.alerts).toEqual(['half time', 'next turn']);
  expect([...worker.shown.values()]).toMatchObject([{ title: 'next turn' }]);
});

test('a message that is not understood shows the name of the app', async () => {
  const worker = notifying();
  for (const text of ['', '{', '[]', 'null', '{"tag":7}']) await worker.push(text);
  await worker.dispatch('push', { data: null });
  expect([...worker.shown.values()]).toMatchObject([{ title: 'Fivefold' }]);
  await worker.click('fivefold');
  expect(worker.went).toEqual(['open /']);
});
