import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MENU_ID } from '../../../navigation/menuId';
import { fileUrl, HOME, pageFolder } from '../../../paths';
import type { Site } from '../../../site/siteOf';
import { schemeOf } from '../../../theme/colours';
import type { WebFonts } from '../assets/fonts';
import { networkIcons } from '../assets/networkIcons';
import { digestOf } from '../hash';
import { withContentSecurityPolicy } from '../pages/contentSecurityPolicy';
import { errorPage, htmlOf, type InlineScripts, movedPage, NO_SCRIPT } from '../pages/html';
import type { PrerenderedSite } from '../pages/prerender';
import { contactServer } from './contactServer';
import { crawlerFiles } from './crawlers';

/**
 * Returns the files that all editions share, by path in `dist`.
 *
 * @param script The inline script of `404.html`.
 * @param sites All editions, the one at the root first.
 */
export function rootFiles(script: string, sites: readonly [Site, ...Site[]]): Record<string, string> {
  const [{ otherPages, siteMetadata }] = sites;
  const pages = sites.flatMap(({ files, siteMetadata: { siteUrl } }) =>
    files.listed.map(({ path }) => fileUrl(siteUrl, path)),
  );
  return {
    '404.html': withContentSecurityPolicy(errorPage(script, sites), otherPages.contactForm),
    ...crawlerFiles(pages, siteMetadata.siteUrl),
  };
}

/** Returns the text files of one edition, by path in its folder. `drawings.ts` makes the drawn files. */
export async function staticFiles(
  site: Site,
  prerendered: PrerenderedSite,
  scripts: InlineScripts,
  webFonts: WebFonts,
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
  const stylesheet = `assets/styles-${digestOf(styles)}.css`;
  const assets = { scripts, stylesheet };
  const hasVideos = prerendered.pages.some(({ main }) => main.includes('<video '));
  const fileAt = (path: string, html: string) => [
    `${pageFolder(path)}index.html`,
    withContentSecurityPolicy(html, contactForm, hasVideos, files.owner.hosts),
  ];
  const pageFiles = prerendered.pages.map((page) => fileAt(page.path, htmlOf(page, site, assets)));
  const movedFiles = files.moved.flatMap(([former, path]) => {
    const page = prerendered.pages.find((moved) => moved.path === path);
    const address = fileUrl(siteMetadata.siteUrl, path);
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
    'networks.svg': await networkIcons(files.owner.profiles),
  };
}

/** The usual file names of service workers. */
const WORKERS = ['serviceWorker.js', 'service-worker.js', 'sw.js'];

/** The rule that keeps the menu open if neither the browser nor a script can open the menu. */
const OPEN_MENU = `@supports not selector(:popover-open){#${MENU_ID}{display:flex;position:static}}`;

function contactServerValues({ language, pages, siteMetadata, otherPages, files, theme }: Site) {
  const fields = Object.entries(otherPages.contactForm.fields).map(([name, field]) => [
    name,
    { missing: null, invalid: null, ...field },
  ]);
  return {
    FORM_FOLDER: pageFolder(pages.contact?.path ?? HOME),
    LANGUAGE: language.tag,
    TEXTS: JSON.stringify(files.contactServer),
    OWNER_EMAIL: files.owner.email,
    SITE_HOST: new URL(siteMetadata.siteUrl).hostname.replace(/^www\./, ''),
    HONEYPOT: otherPages.contactForm.honeypot ?? '',
    FIELDS: JSON.stringify(Object.fromEntries(fields)),
    ...theme.colours,
    scheme: schemeOf(theme.colours),
  };
}
