import { expect, test } from '../support/browserTest';

/** A former site of one page. Its service worker answers every visit from its cache, as the workers of many tools do. */
const PAGE = `<h1>Antes</h1><script>addEventListener('load', () => navigator.serviceWorker.register('service-worker.js'))</script>`;
const WORKER = `
  addEventListener('install', (event) => event.waitUntil(caches.open('former').then((cache) => cache.add('/'))));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(caches.match('/'));
  });`;

test.use({ hurry: false });

test('the service worker of a former site at the address is removed', async ({ page, hydrated }) => {
  const context = page.context();
  await context.route('/', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await context.route('/service-worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: WORKER }));
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await context.unrouteAll();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Full Stack developer');
  await hydrated();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
