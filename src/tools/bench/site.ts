import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MENU_ID } from '../../navigation/menuId';
import { pageFolder } from '../../paths';
import { parseHtml } from '../build/pages/parseHtml';
import { build } from '../doctor/build';
import { createStaticServer, listen } from '../server/staticServer';

const COPY = '.cache/bench';

/** The name of the file with which a page is compared, the floor of the page: the same page without scripts. */
export const FLOOR = 'floor.html';

/** The name of the file with which the menu is compared: a page without scripts, whose menu the browser opens by itself. */
export const MENU_FLOOR = 'menuFloor.html';

/**
 * Builds the site and serves a copy in which each page has its floors. The copy has only the edition at the root.
 *
 * @returns `headings` has each page's heading by the folder of the page, home first.
 */
export async function serveSite() {
  const headings: Record<string, string> = {};
  const { pages } = build();
  rmSync(COPY, { recursive: true, force: true });
  cpSync('dist', COPY, { recursive: true });
  for (const { folder: edition, path: page } of pages) {
    if (edition) continue;
    const folder = path.posix.join('/', pageFolder(page));
    const $ = parseHtml(readFileSync(path.join('dist', folder, 'index.html'), 'utf8'));
    $('script').remove();
    headings[folder] = $('main h1').text();
    writeFileSync(path.join(COPY, folder, FLOOR), $.html());
    openWithoutScript($);
    writeFileSync(path.join(COPY, folder, MENU_FLOOR), $.html());
  }
  const server = createStaticServer({ root: COPY }).unref();
  return { headings, origin: `http://127.0.0.1:${await listen(server, 0)}` };
}

/**
 * Replaces the menu and its button with a `details` element, which has the contents of the menu. Enables all styles of the page.
 */
function openWithoutScript($: ReturnType<typeof parseHtml>) {
  const control = $(`[aria-controls="${MENU_ID}"]`);
  const panel = $(`#${MENU_ID}`);
  if (control.length === 0 || panel.length === 0) throw new Error('The menu or its button was not found.');
  // The button and the menu themselves are removed, because the site's rules would hide or move them in `details`.
  const [icon, contents] = [control, panel].map((part) => part.remove().html());
  $('header').append(`<details>
<summary aria-label="${control.attr('aria-label')}" style="list-style:none">${icon}</summary>
<div style="position:absolute;inset:100% 0 auto;height:calc(100vh - 100%);overflow:auto;padding:20px;background:#000">${contents}</div>
</details>`);
  $('link[disabled]').removeAttr('disabled');
  // The security policy forbids styles in attributes.
  $('meta[http-equiv="Content-Security-Policy"]').remove();
}
