// The service worker. It shows what is pushed and leads to its place. It keeps one page: the one that says you are offline; no page
// of anybody's is ever kept. What is shared into Suture from other apps waits in it for its member.
const SHELF = 'offline-2';
const OFFLINE = '/offline.html';
const KEPT = [OFFLINE, '/offline.css', '/offline.js', '/favicon.svg'];

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
  if (isLogOut(request)) event.waitUntil(forgetWaiting());
  else if (isShared(request)) event.respondWith(keepShared(request));
  else if (request.mode === 'navigate' && request.method === 'GET')
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

// At log-out what waits to be sent is thrown away with its key (app/outbox/store.ts), and the files of drafts and of what was shared
// too, also where the page could not do it.
const OF_MEMBERS = ['suture-outbox', 'suture-drafts', 'suture-shared'];

const isLogOut = (request) => isFormTo('/logout', request);

function isFormTo(path, { mode, method, url }) {
  const { origin, pathname } = new URL(url);
  return (
    mode === 'navigate' && method === 'POST' && origin === self.location.origin && pathname === path
  );
}

async function forgetWaiting() {
  // The pages of other tabs forget what they hold (app/shell/kept-words.ts).
  new BroadcastChannel('suture-log-out').postMessage('');
  await Promise.allSettled(OF_MEMBERS.map((name) => settled(indexedDB.deleteDatabase(name))));
}

// What the share menu of the device brings waits here, sealed with a key that cannot be exported, until its member takes it
// (app/media/shared-items.ts, which opens and deletes it).
const SHARED = 'suture-shared';
const MOST_FILES = 10;
const MOST_BYTES = 90 * 1024 ** 2;
const MOST_LETTERS = 10_000;
/** Older ones make room, whoever sends how many. */
const MOST_WAITING = 3;

const isShared = (request) => isFormTo('/share', request);

/**
 * Whether another site sent it is not told to a worker, but to the server by the navigation that follows: only that names the item,
 * and nothing is opened without its name.
 */
async function keepShared(request) {
  try {
    const form = await request.formData();
    const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0);
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (files.length > MOST_FILES || size > MOST_BYTES)
      return Response.redirect('/share?refused=size', 303);
    const words = ['title', 'text', 'url'].map((name) =>
      String(form.get(name) ?? '').slice(0, MOST_LETTERS),
    );
    return Response.redirect(`/share?item=${await putAway(words, files)}`, 303);
  } catch {
    return Response.redirect('/share?refused=room', 303);
  }
}

async function putAway(words, files) {
  const id = crypto.randomUUID();
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const seal = async (bytes) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) };
  };
  const labels = files.map(({ name, type, lastModified }) => ({ name, type, lastModified }));
  const contents = [];
  for (const file of files) contents.push(await seal(await file.arrayBuffer()));
  const sealed = await seal(new TextEncoder().encode(JSON.stringify({ words, labels })));
  await store({ id, at: Date.now(), key, sealed, contents });
  return id;
}

async function store(item) {
  const database = await settled(opened());
  try {
    const items = database.transaction('items', 'readwrite').objectStore('items');
    const older = await settled(items.index('at').getAllKeys());
    for (const id of older.slice(0, Math.max(0, older.length - MOST_WAITING + 1)))
      await settled(items.delete(id));
    await settled(items.put(item));
  } finally {
    database.close();
  }
}

function opened() {
  const opening = indexedDB.open(SHARED, 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore('items', { keyPath: 'id' }).createIndex('at', 'at');
  return opening;
}

function settled(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
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
