import { createStaticServer, listen } from '../../src/tools/server/staticServer';
import { browserTest, expect, test } from '../support/browserTest';
import { SITE } from '../support/sites';

/** A site of one page, whose worker answers every visit from what it has kept, as those of many tools do. */
const FORMER: Record<string, [type: string, text: string]> = {
  '/': [
    'text/html',
    `<h1>Antes</h1><script>addEventListener('load', () => navigator.serviceWorker.register('service-worker.js'))</script>`,
  ],
  '/service-worker.js': [
    'text/javascript',
    `addEventListener('install', (event) => event.waitUntil(caches.open('former').then((cache) => cache.add('/'))));
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => {
      if (event.request.mode === 'navigate') event.respondWith(caches.match('/'));
    });`,
  ],
};

let isFormer = true;
const server = createStaticServer({
  root: SITE,
  intercept({ url = '' }, response) {
    const file = isFormer ? FORMER[url] : undefined;
    if (!file) return undefined;
    response.writeHead(200, { 'Content-Type': file[0] }).end(file[1]);
    return Promise.resolve();
  },
});
let origin: string;

test.beforeAll(async () => {
  origin = `http://localhost:${await listen(server, 0)}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

browserTest(
  'a visitor whose browser has the worker of a former site at the address sees this site at the next visit',
  { path: null, hurry: false },
  async ({ page, hydrated }) => {
    await page.goto(origin);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    isFormer = false;
    await page.goto(origin);
    await page.getByRole('heading', { level: 1, name: 'Full Stack developer' }).waitFor();
    await hydrated();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  },
);
