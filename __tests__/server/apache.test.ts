import { readdirSync, readFileSync } from 'node:fs';
import { startApache } from '../support/apache';
import { SITE } from '../support/sites';

/** What every answer says to browsers, aside from the policy that stands in the pages. */
const PROTECTION = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

test('the headers for Netlify and Cloudflare Pages are those for Apache', () => {
  const written = readFileSync(`${SITE}/_headers`, 'utf8').replaceAll(/^#.*\n/gm, '');
  const protection = Object.entries(PROTECTION).map(([name, value]) => `  ${name}: ${value}`);
  const expected = ['/*', ...protection, '', '/assets/*', `  cache-control: ${FOR_A_YEAR}`, ''];
  expect(written.replaceAll(/^ .*?:/gm, (name) => name.toLowerCase())).toBe(expected.join('\n'));
});

let apache: Awaited<ReturnType<typeof startApache>> | undefined;
afterAll(() => apache?.stop());

(process.env.SKIP_APACHE ? test.skip : test)(
  'Apache protects every answer, keeps for a year what has a hash in its name and nothing else, and shows the error page',
  async () => {
    const assets = readdirSync(`${SITE}/assets`);
    const assetOf = (type: string) => `assets/${assets.find((file) => file.endsWith(type))}`;
    apache = await startApache(SITE, 'portafolio');
    for (const [file, status, type, caching] of [
      ['', 200, 'text/html; charset=utf-8', 'no-cache'],
      ['projects/4/', 200, 'text/html; charset=utf-8', 'no-cache'],
      ['serviceWorker.js', 200, 'text/javascript; charset=utf-8', 'no-cache'],
      [assetOf('.js'), 200, 'text/javascript; charset=utf-8', FOR_A_YEAR],
      [assetOf('.css'), 200, 'text/css; charset=utf-8', FOR_A_YEAR],
      [assetOf('.svg'), 200, 'image/svg+xml; charset=utf-8', FOR_A_YEAR],
      [assetOf('.avif'), 200, 'image/avif', FOR_A_YEAR],
      [assetOf('.webp'), 200, 'image/webp', FOR_A_YEAR],
      [assetOf('.woff2'), 200, 'font/woff2', FOR_A_YEAR],
      ['assets/nada.js', 404, 'text/html; charset=utf-8', 'no-cache'],
      ['nada', 404, 'text/html; charset=utf-8', 'no-cache'],
      ['nada/nada.html', 404, 'text/html; charset=utf-8', 'no-cache'],
    ] as const) {
      for (const site of apache.sites) {
        const answer = await fetch(site + file, { redirect: 'manual' });
        const headers = Object.fromEntries(answer.headers);
        expect({ file, status: answer.status, ...headers }).toMatchObject({
          ...{ file, status, ...PROTECTION, 'content-type': type, 'cache-control': caching },
        });
        const isCompressed = status === 200 && /^text|svg/.test(type);
        expect([file, headers['content-encoding']]).toEqual([file, isCompressed ? 'gzip' : undefined]);
        if (status === 404) expect(await answer.text()).toContain('Página no encontrada');
      }
    }
  },
);
