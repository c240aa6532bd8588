// The shell of the page, so that it opens at once and says something even without a network.
// Rooms are never kept here: /socket.io and /api always go to the server.
const CACHE = 'fivefold-1';
const PAGE = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(PAGE, { cache: 'reload' }))));
  // Safe at once: every file but the page has its content in its name, so an open page keeps what it has.
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/socket.io') || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(freshPage(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptFile(request));
});

/** "Your turn": back to the window with the room, or to a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openRoom(new URL(event.notification.data.url, location.origin)));
});

async function openRoom({ origin, pathname }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === pathname);
  return open ? open.focus() : self.clients.openWindow(origin + pathname);
}

/** The newest page there is; the last one we saw where there is no network. */
async function freshPage(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await keep(cache, PAGE, response.clone());
    return response;
  } catch {
    return (await cache.match(PAGE)) ?? Response.error();
  }
}

/** Never changes under its name. Old ones go when there are too many. */
async function keptFile(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await keep(cache, request, response.clone());
  return response;
}

async function keep(cache, request, response) {
  try {
    await cache.put(request, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(1, Math.max(1, keys.length - 120)).map((key) => cache.delete(key)));
  } catch {
    // A full disk keeps nothing; what has come from the server is still good.
  }
}
