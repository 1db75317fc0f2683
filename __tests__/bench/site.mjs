import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseHtml } from '../../src/build/parseHtml.mjs';
import { createStaticServer, listen } from '../../src/server/staticServer.mjs';

/** Beside each page's file: what is painted, without anything that runs. */
export const FLOOR = 'floor.html';

/**
 * Builds the site and serves a copy in which each page has its floor.
 *
 * @returns `pages` has the text of the heading of each page by the folder of its file, home first.
 */
export async function serveSite() {
  execFileSync('node', ['build.mjs'], { stdio: 'ignore' });
  const sitemap = parseHtml(readFileSync('dist/sitemap.xml', 'utf8'));
  const addresses = sitemap('loc')
    .toArray()
    .map((loc) => sitemap(loc).text());
  const [home = ''] = addresses;
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-'));
  cpSync('dist', copy, { recursive: true });
  /** @type {Map<string, string>} */
  const pages = new Map();
  for (const address of addresses) {
    const folder = `/${address.slice(home.length)}`;
    const $ = parseHtml(readFileSync(path.join('dist', folder, 'index.html'), 'utf8'));
    $('#root > noscript').replaceWith($('#root > noscript > main').first());
    $('script').remove();
    pages.set(folder, $('main h1').text());
    writeFileSync(path.join(copy, folder, FLOOR), $.html());
  }
  const server = createStaticServer({ root: copy });
  return {
    pages,
    origin: `http://127.0.0.1:${await listen(server, 0)}`,
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
