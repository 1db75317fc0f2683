import { browserTest, expect } from '../support/browserTest';

/** A site of one page, whose worker answers every visit from what it has kept, as those of many tools do. */
const PAGE = `<h1>Antes</h1><script>addEventListener('load', () => navigator.serviceWorker.register('service-worker.js'))</script>`;
const WORKER = `
  addEventListener('install', (event) => event.waitUntil(caches.open('former').then((cache) => cache.add('/'))));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(caches.match('/'));
  });`;

browserTest(
  'a visitor whose browser has the worker of a former site at the address sees this site at the next visit',
  { path: null, hurry: false },
  async ({ page, hydrated }) => {
    const context = page.context();
    await context.route('/', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
    await context.route('/service-worker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: WORKER }),
    );
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await context.unrouteAll();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Full Stack developer');
    await hydrated();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  },
);
