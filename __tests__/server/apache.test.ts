import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { startApache } from '../support/apache';
import { SITE } from '../support/sites';

/** What every answer says to browsers, aside from the policy that stands in the pages. */
const PROTECTION = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
};
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

const assets = readdirSync(`${SITE}/assets`);
const assetOf = (type: string) => `assets/${assets.find((file) => file.endsWith(type))}`;

test('the headers for Netlify and Cloudflare Pages are those for Apache', () => {
  const lines = readFileSync(`${SITE}/_headers`, 'utf8')
    .replace(/^#.*\n/gm, '')
    .split('\n');
  const [site, cached] = lines.join('\n').split(/^\/assets\/\*$/m);
  const headersIn = (text = '') =>
    Object.fromEntries(
      [...text.matchAll(/^ {2}(.*?): (.*)$/gm)].map(([, name = '', value]) => [name.toLowerCase(), value]),
    );
  expect(site?.startsWith('/*\n')).toBe(true);
  expect(headersIn(site)).toEqual(PROTECTION);
  expect(headersIn(cached)).toEqual({ 'cache-control': FOR_A_YEAR });
});

if (process.env.SKIP_APACHE) {
  console.log('public/.htaccess is not tested.');
} else {
  testApache();
}

function testApache() {
  let apache: Awaited<ReturnType<typeof startApache>>;
  beforeAll(async () => {
    apache = await startApache(SITE, 'portafolio');
  }, 600_000);
  afterAll(() => apache?.stop());

  /** As a browser asks: compressed, and without following redirects. */
  const ask = (url: string) =>
    new Promise<{ status?: number; headers: Record<string, unknown> }>((resolve, reject) => {
      request(url, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, headers: response.headers });
      })
        .on('error', reject)
        .end();
    });

  test('Apache protects every answer, and keeps for a year what has a hash in its name and nothing else', async () => {
    for (const [file, status, type, caching] of [
      ['', 200, 'text/html', 'no-cache'],
      ['projects/4/', 200, 'text/html', 'no-cache'],
      ['serviceWorker.js', 200, 'text/javascript', 'no-cache'],
      [assetOf('.js'), 200, 'text/javascript', FOR_A_YEAR],
      [assetOf('.css'), 200, 'text/css', FOR_A_YEAR],
      [assetOf('.svg'), 200, 'image/svg+xml', FOR_A_YEAR],
      [assetOf('.avif'), 200, 'image/avif', FOR_A_YEAR],
      [assetOf('.webp'), 200, 'image/webp', FOR_A_YEAR],
      [assetOf('.woff2'), 200, 'font/woff2', FOR_A_YEAR],
      ['assets/nada.js', 404, 'text/html', 'no-cache'],
      ['nada/nada', 404, 'text/html', 'no-cache'],
    ] as const) {
      for (const site of [apache.atRoot, apache.inFolder]) {
        const answer = await ask(site + file);
        expect([file, answer.status]).toEqual([file, status]);
        expect([file, answer.headers]).toEqual([
          file,
          expect.objectContaining({
            ...PROTECTION,
            'content-type': expect.stringContaining(type),
            'cache-control': caching,
          }),
        ]);
        const compressed = status === 200 && /^text|svg/.test(type);
        expect([file, answer.headers['content-encoding']]).toEqual([file, compressed ? 'gzip' : undefined]);
      }
    }
  });

  test('Apache shows the error page at the root of a domain and in a folder', async () => {
    for (const site of [apache.atRoot, apache.inFolder]) {
      for (const address of ['nada', 'nada/nada.html', 'assets/nada.js']) {
        expect(await (await fetch(site + address)).text()).toContain('Página no encontrada');
      }
    }
  });
}
