import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MENU_ID } from '../../../navigation/menuId';
import { folderOf, HOME } from '../../../paths';
import { fileAddress } from '../../../site/metadata';
import type { Site } from '../../../site/siteOf';
import { schemeOf } from '../../../theme/colours';
import { networkIcons } from '../assets/networkIcons';
import { withContentSecurityPolicy } from '../pages/contentSecurityPolicy';
import { type ErrorTexts, errorPage, htmlOf, type InlineScripts, movedPage, NO_SCRIPT } from '../pages/html';
import type { PrerenderedSite } from '../pages/prerender';
import { contactServer } from './contactServer';
import { crawlerFiles } from './crawlers';

export { errorTexts } from '../pages/html';

/** The absolute addresses of the pages that search engines list. */
export function addressesOf({ files, siteMetadata }: Site): string[] {
  return files.listed.map(({ path }) => fileAddress(siteMetadata.siteUrl, path));
}

/** The files that the site has once, whatever its languages are, by path in `dist`. */
export function rootFiles(
  site: Site,
  {
    script,
    editions,
    addresses,
    lastChange,
  }: {
    /** The inline script of `404.html`. */
    script: string;
    /** The texts of `404.html` in each language. */
    editions: readonly ErrorTexts[];
    /** Those of all editions. */
    addresses: readonly string[];
    /** Date of the content's last change, `YYYY-MM-DD`. */
    lastChange: string;
  },
): Record<string, string> {
  return {
    '404.html': withContentSecurityPolicy(errorPage(script, editions, site), site.otherPages.contactForm),
    ...crawlerFiles(addresses, lastChange, site.siteMetadata.siteUrl),
  };
}

interface WebFont {
  family: string;
  url: string;
  weight: string;
}

/**
 * The text files generated from the content of one edition, by path in its folder. Drawn files are in `drawings.ts`.
 */
export async function staticFiles(
  site: Site,
  prerendered: PrerenderedSite,
  scripts: InlineScripts,
  webFonts: readonly WebFont[],
): Promise<Record<string, string>> {
  const { siteMetadata, files } = site;
  const { contactForm } = site.otherPages;
  const removeWorker = await readFile('src/tools/build/files/removeWorker.js', 'utf8');
  const fontFaces = webFonts
    .map(
      ({ family, url, weight }) =>
        `@font-face{font-family:'${family}';src:url(${path.posix.relative('assets', url)});font-weight:${weight};font-display:swap}`,
    )
    .join('');
  const styles = fontFaces + prerendered.styles;
  const stylesheet = hashed('styles.css', styles);
  const assets = { scripts, stylesheet };
  const fileAt = (path: string, html: string) => [
    `${folderOf(path)}index.html`,
    withContentSecurityPolicy(html, contactForm),
  ];
  const pageFiles = prerendered.pages.map((page) => fileAt(page.path, htmlOf(page, site, assets)));
  const movedFiles = files.moved.flatMap(([former, path]) => {
    const page = prerendered.pages.find((moved) => moved.path === path);
    const address = fileAddress(siteMetadata.siteUrl, path);
    return page && files.listed.some((listed) => listed.path === path)
      ? [fileAt(former, movedPage(page, former, address, site))]
      : [];
  });
  return {
    ...Object.fromEntries(pageFiles),
    ...Object.fromEntries(movedFiles),
    [NO_SCRIPT]: OPEN_MENU,
    [stylesheet]: styles,
    ...Object.fromEntries(WORKERS.map((name) => [name, removeWorker])),
    ...(contactForm.name === 'php' &&
      site.pages.contact && {
        'contact.php': contactServer(await readFile('public/contact.php', 'utf8'), contactServerValues(site)),
      }),
    [files.vcard.file]: files.vcard.text,
    [files.resume.file]: files.resume.text,
    'networks.svg': await networkIcons(files.networks),
  };
}

/** The names by which sites have installed service workers. */
const WORKERS = ['serviceWorker.js', 'service-worker.js', 'sw.js'];

/** Where the menu can neither be opened by the browser nor by a script, it is always open. */
const OPEN_MENU = `@supports not selector(:popover-open){#${MENU_ID}{display:flex;position:static}}`;

function contactServerValues({ language, pages, siteMetadata, otherPages, files, theme }: Site) {
  const fields = Object.entries(otherPages.contactForm.fields).map(([name, field]) => [
    name,
    { missing: null, invalid: null, ...field },
  ]);
  return {
    FORM_FOLDER: folderOf(pages.contact?.path ?? HOME),
    LANGUAGE: language.tag,
    TEXTS: JSON.stringify(files.contactServer),
    OWNER_EMAIL: files.email,
    SITE_HOST: new URL(siteMetadata.siteUrl).hostname.replace(/^www\./, ''),
    HONEYPOT: otherPages.contactForm.honeypot ?? '',
    FIELDS: JSON.stringify(Object.fromEntries(fields)),
    ...theme.colours,
    scheme: schemeOf(theme.colours),
  };
}

/** The path in `dist` of a file with a content hash in its name. */
function hashed(name: string, contents: string): string {
  return `assets/${name.replace('.', `-${hashOf(contents)}.`)}`;
}

function hashOf(contents: string): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, 8);
}
