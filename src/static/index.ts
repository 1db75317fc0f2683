import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { owner } from '../content/owner';
import { fonts } from '../theme/fonts';
import { contactServer } from './contactServer';
import { curriculum } from './cv';
import { errorPage, FONTS, indexPage, ownPage } from './html';
import { icons } from './icons';
import { prerender } from './prerender';
import { shareImages } from './shareImages';

/**
 * Everything in `dist` that is made from the content, by its path there.
 *
 * @param boot The script that is written into the page.
 */
export async function staticFiles(boot: string): Promise<Record<string, string | Uint8Array>> {
  const site = await prerender();
  const fontFaces = fonts
    .map(
      ({ family, url, weight }) =>
        `@font-face{font-family:'${family}';src:url(${url});font-weight:${weight};font-display:swap}`,
    )
    .join('\n');
  const { needed, others } = site.styles;
  const otherStyles = hashed('others.css', others);
  const allStyles = hashed('all.css', needed + others);
  const ownPages = site.pages.filter(({ folder }) => folder);
  return {
    'index.html': indexPage(site, boot, otherStyles),
    ...Object.fromEntries(ownPages.map((page) => [`${page.folder}index.html`, ownPage(page, allStyles)])),
    [FONTS]: fontFaces,
    [otherStyles]: others,
    [allStyles]: needed + others,
    '404.html': errorPage(),
    'contact.php': contactServer(await readFile('public/contact.php', 'utf8'), owner.email),
    'cv.pdf': await curriculum(),
    ...(await icons()),
    ...(await shareImages()),
  };
}

/** The path in `dist` of a file whose name changes with its content. */
function hashed(name: string, contents: string): string {
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
  return `assets/${name.replace('.', `-${hash}.`)}`;
}
