/**
 * Makes the site work offline after a first visit. Pages are network-first, so that a new deploy shows at once; offline
 * they come from the precache. Files with hashed names are cache-first: no page mixes two deploys.
 */
import editions from 'virtual:editions';
import { cacheNames, clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** The files to precache; filled in by the build. */
declare const FILES: PrecacheEntry[];
declare const self: { location: Location; registration: ServiceWorkerRegistration; skipWaiting: () => Promise<void> };

/** Maximum number of cached photographs; the oldest are removed. */
const SEEN = 60;

self.skipWaiting();
clientsClaim();
// It takes the caches of all folders below for its own.
if (!HAS_EDITIONS) cleanupOutdatedCaches();

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const { scope } = self.registration;
      const path = url.pathname.slice(new URL(scope).pathname.length).replace(/(^|\/)index\.html$/, '$1');
      if (path.includes('.')) throw error;
      // Another edition keeps its pages itself.
      if (HAS_EDITIONS && editions.some(({ folder }) => folder && `${path}/`.startsWith(folder))) throw error;
      const kept = FILES.find((file) => file.url.split('?')[0] === (path || './'));
      // Any other address leads into the app, as on the server.
      return kept ? keptOf(kept.url) : Response.redirect(`${scope}#/${path}`);
    }
  },
);

/* Network-first too: icons keep their names in every deploy. */
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
