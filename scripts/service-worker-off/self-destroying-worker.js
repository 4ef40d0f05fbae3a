// Takes the place of a service worker that went wrong: removes what it kept, itself, and loads its pages anew from the server.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: 'window' });
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
      // Only pages that the old worker has served: one that came from the server needs nothing, and would come for ever.
      for (const open of windows) await open.navigate(open.url).catch(() => undefined);
    })(),
  ),
);
