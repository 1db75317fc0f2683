import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import service from 'virtual:contactService';
import { webFonts } from 'virtual:fonts';
import { about } from '#content/about';
import { career } from '#content/career';
import { contactDetails } from '#content/contact';
import { contactServer as serverTexts } from '#content/contactServer';
import { locale } from '#content/locale';
import { curriculum, owner } from '#content/owner';
import { pages } from '#content/pages';
import { palette } from '#content/palette';
import { projects as entries } from '#content/projects';
import { MENU_ID } from '../../../navigation/menuId';
import { contactForm } from '../../../site/contactForm';
import { withPage } from '../../../site/editions';
import { appAddress, fileAddress } from '../../../site/metadata/metadata';
import { folderOf } from '../../../site/paths';
import { projects } from '../../../site/projects';
import { movedPaths, sitePages } from '../../../site/sitePages';
import { scheme } from '../../../theme/colours';
import { networkIcons } from '../assets/networkIcons';
import { withContentSecurityPolicy } from '../pages/contentSecurityPolicy';
import { type ErrorTexts, errorPage, indexPage, movedPage, NO_SCRIPT, ownPage } from '../pages/html';
import { prerender } from '../pages/prerender';
import { contactServer } from './contactServer';
import { crawlerFiles } from './crawlers';
import { RESUME_FILE, resumeOf } from './resume';
import { vcard } from './vcard';

export { findExamples, undeliverable } from '../check/checkContent';
export { drawn } from '../draw/drawn';
export { errorTexts } from '../pages/html';
export { readMessage } from './readMessage';

export const warnings = sitePages.flatMap(({ path, metadata }) => {
  const { title, fullTitle } = metadata(appAddress);
  return fullTitle
    ? `The title of ${path}, "${fullTitle}", is longer than search engines show; it is shortened to "${title}".`
    : [];
});

/** The entries of the projects that have a page in this edition. */
const translated = entries.filter(({ id }) => withPage(projects).some((project) => project.id === id));

/** The paths of the pages that search engines list. */
const paths = sitePages.flatMap(({ path, metadata }) => (metadata(fileAddress).robots === 'noindex' ? [] : path));

/** The paths of the others, which no other edition has. */
export const unlisted = sitePages.flatMap(({ path }) => (paths.includes(path) ? [] : path));

export const hasMovedPages = movedPaths.size > 0;

/** The paths of the pages that an address without `#` may mean, by all that they have or had. */
export const pathsByAddress: Record<string, string> = {
  ...Object.fromEntries(paths.map((path) => [path, path])),
  ...Object.fromEntries([...movedPaths].filter(([, path]) => paths.includes(path))),
};

/** The absolute addresses of the pages that search engines list. */
export const addresses = paths.map(fileAddress);

/** The files that the site has once, whatever its languages are, by path in `dist`. */
export function rootFiles({
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
}): Record<string, string> {
  return {
    '404.html': withContentSecurityPolicy(errorPage(script, editions)),
    ...crawlerFiles(addresses, lastChange),
  };
}

/**
 * The text files generated from the content of one edition, by path in its folder. Drawn files are in `drawings.ts`.
 *
 * @param scripts The inline scripts of the pages.
 */
export async function staticFiles(scripts: { index: string; file: string }): Promise<Record<string, string>> {
  const site = await prerender();
  const fontFaces = webFonts
    .map(
      ({ family, url, weight }) =>
        `@font-face{font-family:'${family}';src:url(${path.posix.relative('assets', url)});font-weight:${weight};font-display:swap}`,
    )
    .join('');
  const styles = fontFaces + site.styles;
  const stylesheet = hashed('styles.css', styles);
  const ownPages = site.others.map((page) => ({
    path: page.path,
    folder: folderOf(page.path),
    html: withContentSecurityPolicy(ownPage(page, scripts.file, stylesheet)),
  }));
  const movedPages = [...movedPaths].flatMap(([former, path]) => {
    const page = [site.home, ...site.others].find((moved) => moved.path === path && paths.includes(path));
    if (!page) return [];
    return [[`${folderOf(former)}index.html`, withContentSecurityPolicy(movedPage(page, former, fileAddress(path)))]];
  });
  const version = hashOf(ownPages.map(({ html }) => html).join(''));
  const addresses = Object.fromEntries(ownPages.map(({ path, folder }) => [path, folder]));
  for (const [former, path] of movedPaths) addresses[former] = addresses[path] ?? './';
  return {
    'index.html': withContentSecurityPolicy(indexPage(site, scripts.index, stylesheet, { addresses, version })),
    ...Object.fromEntries(ownPages.map(({ folder, html }) => [`${folder}index.html`, html])),
    ...Object.fromEntries(movedPages),
    [NO_SCRIPT]: OPEN_MENU,
    [stylesheet]: styles,
    ...(service.name === 'php' && {
      'contact.php': contactServer(await readFile('public/contact.php', 'utf8'), contactServerValues()),
    }),
    [contactDetails.card.file]: vcard(owner),
    [RESUME_FILE]: `${JSON.stringify(resumeOf({ owner, curriculum, about, career, projects: translated }), null, 2)}\n`,
    'networks.svg': await networkIcons(),
  };
}

/** Where the menu can neither be opened by the browser nor by a script, it is always open. */
const OPEN_MENU = `@supports not selector(:popover-open){#${MENU_ID}{display:flex;position:static}}`;

function contactServerValues(): Record<string, string> {
  return {
    FORM_PATH: pages.contact.path,
    LANGUAGE: locale.tag,
    TEXTS: JSON.stringify(serverTexts),
    OWNER_EMAIL: owner.email,
    SITE_HOST: new URL(owner.siteUrl).hostname.replace(/^www\./, ''),
    HONEYPOT: service.honeypot ?? '',
    FIELDS: JSON.stringify(
      Object.fromEntries(
        Object.entries(contactForm.fields).map(([name, field]) => [name, { missing: null, invalid: null, ...field }]),
      ),
    ),
    ...palette.screen,
    scheme,
  };
}

/** The path in `dist` of a file with a content hash in its name. */
function hashed(name: string, contents: string): string {
  return `assets/${name.replace('.', `-${hashOf(contents)}.`)}`;
}

function hashOf(contents: string): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, 8);
}
