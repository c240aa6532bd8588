// Keeps a whole build of the page, so that it opens at once and without a network.
// Rooms are never kept here: /socket.io and /api always go to the server.

// Both are filled in by tools/precache.mjs after the build.
const BUILD = 'development';
const FILES = [];

const CACHE = `fivefold-${BUILD}`;
const PAGE = '/';
/** A page of the build before may still be open and load its files. */
const BUILDS_KEPT = 2;
/** The kept page is shown when the server has not answered by then. */
const PATIENCE_MS = 2000;

self.addEventListener('install', (event) => {
  event.waitUntil(precache());
  // Safe at once: every file but the page has its content in its name, so an open page keeps what it has.
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/socket.io') || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (url.pathname.startsWith('/assets/') || FILES.includes(url.pathname))
    event.respondWith(keptFile(request));
});

/** A message of the server while no page is visible: "your turn", or that the turn was taken on another device. */
self.addEventListener('push', (event) => {
  event.waitUntil(onPush(parsePush(event.data)));
});

/** Browsers want something to be shown for every message, also for one that is not understood. */
function parsePush(data) {
  try {
    const message = data.json();
    if (typeof message.tag === 'string') return message;
  } catch {}
  return { type: 'turn', tag: 'fivefold', title: 'Fivefold', url: PAGE };
}

async function onPush({ type, tag, title, body, url, reminder }) {
  const shown = await self.registration.getNotifications({ tag });
  if (type === 'done') {
    for (const notification of shown) notification.close();
    return updateBadge();
  }
  const icons = { icon: '/icon-192.png', badge: '/icon-monochrome-512.png' };
  // One of the page itself is about the same turn, which must not be heard twice.
  const isKnown = shown.some(({ data }) => !data?.isPush);
  const renotify = reminder === true || !isKnown;
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify,
    ...icons,
    data: { url, isPush: true },
  });
  await updateBadge();
}

/** The number on the icon of the installed app: tables that wait. */
async function updateBadge() {
  const shown = await self.registration.getNotifications();
  const tables = shown.filter(({ tag }) => tag.startsWith('turn-')).length;
  await self.navigator.setAppBadge?.(tables)?.catch(() => {}); // an extra: some browsers refuse it
}

/** "Your turn": back to the window with the room, or to a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openRoom(new URL(event.notification.data?.url ?? PAGE, location.origin)));
});

async function openRoom({ origin, pathname }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === pathname);
  return open ? open.focus() : self.clients.openWindow(origin + pathname);
}

/** All files or none: a build with a missing file would break somewhere without a network. */
async function precache() {
  const cache = await caches.open(CACHE);
  await Promise.all([
    cache.add(new Request(PAGE, { cache: 'reload' })),
    ...FILES.map(async (file) => {
      const kept = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      await (kept ? cache.put(file, kept) : cache.add(file));
    }),
  ]);
}

async function dropOldBuilds() {
  const names = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(names.slice(0, 1 - BUILDS_KEPT || undefined).map((name) => caches.delete(name)));
}

/** The newest page there is; the kept one where the server is away, fails or takes too long. */
async function openPage(request) {
  const fresh = fetch(request).then(
    async (response) => (response.status >= 500 ? ((await keptPage()) ?? response) : response),
    async () => (await keptPage()) ?? Response.error(),
  );
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)).then(keptPage);
  return (await Promise.race([fresh, late])) ?? fresh;
}

const keptPage = async () => (await caches.open(CACHE)).match(PAGE);

/** A file of any kept build, and of the network otherwise. */
const keptFile = async (request) => (await caches.match(request)) ?? fetch(request);
