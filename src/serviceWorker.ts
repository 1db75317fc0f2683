/**
 * Opens a site that was visited before without a connection. Pages come from the network while there is one, so that
 * a new deploy is seen at once; without it, from what was kept of the last one. All else that is kept has a name of
 * its own in every deploy, so that no page is made of two.
 */
import { cacheNames, clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** What is kept from the beginning; filled in by the build. */
declare const FILES: PrecacheEntry[];
declare const self: { location: Location; registration: ServiceWorkerRegistration; skipWaiting: () => Promise<void> };

/** How many of the photographs that were seen are kept, the last ones. */
const SEEN = 60;

self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const { scope } = self.registration;
      const path = url.pathname.slice(new URL(scope).pathname.length).replace(/^index\.html$/, '');
      if (path.includes('.')) throw error;
      // A page's address without its `#` leads to that page, as it does on the server.
      return path ? Response.redirect(`${scope}#/${path}`) : keptOf('./');
    }
  },
);

/* The icons have the same names in every deploy. */
const icons = new Set(
  FILES.flatMap(({ url, revision }) => (revision ? new URL(url, self.location.href).pathname : [])),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && icons.has(url.pathname),
  ({ request, url }) => fetch(request).catch(() => keptOf(url.pathname)),
);

precacheAndRoute(FILES);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /\/assets\/[^/]+\.(avif|webp)$/.test(url.pathname),
  new CacheFirst({ plugins: [{ cacheDidUpdate: forgetOldest }] }),
);

async function keptOf(address: string) {
  return (await matchPrecache(address)) ?? Response.error();
}

async function forgetOldest() {
  const seen = await caches.open(cacheNames.runtime);
  const kept = await seen.keys();
  for (const oldest of kept.slice(0, -SEEN)) await seen.delete(oldest);
}
