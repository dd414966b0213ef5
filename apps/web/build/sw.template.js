const cacheName = `pages-${__VERSION__}`;
const files = __FILES__;

addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))),
  ),
);

addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('pages-') && name !== cacheName) await caches.delete(name);
      await clients.claim();
    })(),
  ),
);

// Only when the page says so: never under a running game.
addEventListener('message', ({ data }) => data === 'take over' && skipWaiting());

// It is somebody's turn: one notice, in the place of the last one.
addEventListener('push', (event) => {
  const { title, text, url } = event.data.json();
  const shown = { body: text, data: { url }, tag: 'turn', icon: '/icon-192.png' };
  event.waitUntil(registration.showNotification(title, shown));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { pathname } = new URL(event.notification.data.url);
  event.waitUntil(clients.openWindow(pathname));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  const wanted = request.mode === 'navigate' ? '/' : pathname;
  event.respondWith(
    caches
      .open(cacheName)
      .then((cache) => cache.match(wanted))
      .then((kept) => kept ?? fetch(request)),
  );
});
