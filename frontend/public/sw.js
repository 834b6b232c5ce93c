// The service worker. It shows what is pushed and leads to its place. It keeps one page: the one that says you are offline; no page
// of anybody's is ever kept.
const SHELF = 'offline-1';
const OFFLINE = '/offline.html';
const KEPT = [OFFLINE, '/offline.css', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) =>
        shelf.addAll(
          KEPT.map((path) => new Request(path, { cache: 'reload', credentials: 'omit' })),
        ),
      ),
  );
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(
        names
          .filter((name) => name.startsWith('offline-') && name !== SHELF)
          .map((name) => caches.delete(name)),
      );
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate' && request.method === 'GET')
    event.respondWith(fromNetwork(event));
  // What the offline page itself needs; everything else goes the ordinary way.
  else if (origin === self.location.origin && KEPT.includes(pathname))
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

async function fromNetwork(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});

/**
 * The same tag comes in the place of what is shown already, so that a push that arrives twice is seen once. The app's icon carries the
 * count, where the app is installed.
 */
async function show({ title, body, link, tag, unread }) {
  const look = { icon: '/icon-512.png', badge: '/icon-512.png' };
  await self.registration.showNotification(title, { ...look, body, tag, data: { link } });
  if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge(unread).catch(() => {});
  for (const page of await openPages()) page.postMessage({ type: 'news' });
}

/** In a window that is open already, else in a new one; never anywhere but on our own pages. */
async function open(link) {
  const { origin, href } = new URL(link, self.location.origin);
  const place = origin === self.location.origin ? href : self.location.origin;
  const [page] = await openPages();
  if (!page) return self.clients.openWindow(place);
  page.postMessage({ type: 'open', link: place });
  return page.focus();
}

function openPages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
