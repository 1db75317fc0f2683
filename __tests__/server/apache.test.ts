import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '../../src/tools/server/staticServer';
import { SITE } from '../support/sites';
import { testWith } from '../support/testWith';
import { findApache } from '../support/tools';

/** The headers that Netlify and Cloudflare Pages send with every file, by their names in lower case. */
const [PROTECTION = {}] = fs
  .readFileSync(`${SITE}/_headers`, 'utf8')
  .split(/^\/\S+$/m)
  .slice(1)
  .map((rule) =>
    Object.fromEntries(
      [...rule.matchAll(/^ +(.*?): (.*)$/gm)].map(([, name = '', value]) => [name.toLowerCase(), value]),
    ),
  );
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

const MODULES = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'filter', 'deflate', 'rewrite'];

/** Runs Debian's Apache, with settings that allow everything in the site's `.htaccess`. */
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

testWith('apache')('Apache sends the headers for each file, and the error page', async () => {
  expect(Object.keys(PROTECTION)).toHaveLength(7);
  // If root starts Apache, it runs as another user, who must be able to read the site.
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
});
