/* Removes the service worker that a former site at this address has left in a browser, and shows the current site. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
});
