// The service worker: shows what is pushed, and leads to its place. It keeps nothing and answers no request of a page.

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});

/** The same tag comes in the place of what is shown already, so that a push that arrives twice is seen once. */
async function show({ title, body, link, tag }) {
  const look = { icon: '/icon-512.png', badge: '/icon-512.png' };
  await self.registration.showNotification(title, { ...look, body, tag, data: { link } });
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
