import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '../../src/tools/server/staticServer';
import { SITE } from '../support/sites';
import { testWith } from '../support/testWith';
import { findApache } from '../support/tools';

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
  const written = fs.readFileSync(`${SITE}/_headers`, 'utf8').replaceAll(/^#.*\n/gm, '');
  const protection = Object.entries(PROTECTION).map(([name, value]) => `  ${name}: ${value}`);
  const expected = ['/*', ...protection, '', '/assets/*', `  cache-control: ${FOR_A_YEAR}`, ''];
  expect(written.replaceAll(/^ .*?:/gm, (name) => name.toLowerCase())).toBe(expected.join('\n'));
});

const MODULES = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'filter', 'deflate', 'rewrite'];

/** Runs Apache as Debian has it, which leaves all it may to the site's `.htaccess`. */
function runApache(...args: string[]) {
  execFileSync(findApache() ?? '', ['-f', `${home}/apache.conf`, ...args]);
}

const configurationOf = (port: number) => `
  ServerRoot "${home}"\nServerName 127.0.0.1\nPidFile "${home}/pid"\nErrorLog "${home}/log"\nListen 127.0.0.1:${port}
  ${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
  TypesConfig /dev/null\nAddType text/html html\nDirectoryIndex index.html\nDocumentRoot "${home}/site"
  ${process.getuid?.() === 0 ? 'User #65534\nGroup #65534' : ''}
  <Directory "${home}/site">\nAllowOverride All\nRequire all granted\n</Directory>`;

const home = fs.mkdtempSync(path.join(tmpdir(), 'apache-'));
afterAll(() => {
  if (fs.existsSync(`${home}/pid`)) runApache('-k', 'stop');
  fs.rmSync(home, { recursive: true, force: true });
});

const assets = fs.readdirSync(`${SITE}/assets`);
const assetOf = (type: string) => `assets/${assets.find((file) => file.endsWith(type))}`;

const ANSWERS = [
  ['', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['serviceWorker.js', 200, 'text/javascript; charset=utf-8', 'no-cache'],
  [assetOf('.js'), 200, 'text/javascript; charset=utf-8', FOR_A_YEAR],
  [assetOf('.svg'), 200, 'image/svg+xml; charset=utf-8', FOR_A_YEAR],
  [assetOf('.avif'), 200, 'image/avif', FOR_A_YEAR],
  [assetOf('.webp'), 200, 'image/webp', FOR_A_YEAR],
  [assetOf('.woff2'), 200, 'font/woff2', FOR_A_YEAR],
  ['assets/nada.js', 404, 'text/html; charset=utf-8', 'no-cache'],
  ['nada/nada.html', 404, 'text/html; charset=utf-8', 'no-cache'],
] as const;

testWith('apache')(
  'Apache protects every answer, keeps for a year what has a hash in its name and nothing else, and shows the error page',
  async () => {
    // Readable for the user that Apache becomes when root starts it.
    fs.chmodSync(home, 0o755);
    for (const folder of ['', 'portafolio']) fs.cpSync(SITE, `${home}/site/${folder}`, { recursive: true });
    fs.appendFileSync(`${home}/site/portafolio/404.html`, 'portafolio/');
    const free = createServer();
    const port = await listen(free, 0);
    free.close();
    fs.writeFileSync(`${home}/apache.conf`, configurationOf(port));
    runApache();
    for (const folder of ['', 'portafolio/'])
      for (const [file, status, type, caching] of ANSWERS) {
        const answer = await fetch(`http://127.0.0.1:${port}/${folder}${file}`);
        const headers = Object.fromEntries(answer.headers);
        const expected = { ...PROTECTION, 'content-type': type, 'cache-control': caching };
        expect([file, answer.status, headers]).toEqual([file, status, expect.objectContaining(expected)]);
        const isCompressed = status === 200 && /^text|svg/.test(type);
        expect([file, headers['content-encoding']]).toEqual([file, isCompressed ? 'gzip' : undefined]);
        if (status === 404) expect(await answer.text()).toContain(folder || 'Página no encontrada');
      }
  },
);
