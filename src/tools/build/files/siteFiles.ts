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
import { sitePages } from '../../../site/sitePages';
import { pathsByAddress as allPaths, movedPaths } from '../../../site/sitePaths';
import { scheme } from '../../../theme/colours';
import { networkIcons } from '../assets/networkIcons';
import { withContentSecurityPolicy } from '../pages/contentSecurityPolicy';
import { type ErrorTexts, errorPage, htmlOf, type InlineScripts, movedPage, NO_SCRIPT } from '../pages/html';
import { prerender } from '../pages/prerender';
import { contactServer } from './contactServer';
import { crawlerFiles } from './crawlers';
import { RESUME_FILE, resumeOf } from './resume';
import { vcard } from './vcard';

export { undeliverable } from '../check/checkContent';
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
export const paths = sitePages.flatMap(({ path, metadata }) =>
  metadata(fileAddress).robots === 'noindex' ? [] : path,
);

/** The path of each page by all that it has or had. */
export const pathsByAddress = Object.fromEntries(allPaths);

/** The same of the pages that an address without `#` may mean. */
export const listedPaths = Object.fromEntries([...allPaths].filter(([, path]) => paths.includes(path)));

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
 */
export async function staticFiles(scripts: InlineScripts): Promise<Record<string, string>> {
  const site = await prerender();
  const removeWorker = await readFile('src/tools/build/files/removeWorker.js', 'utf8');
  const fontFaces = webFonts
    .map(
      ({ family, url, weight }) =>
        `@font-face{font-family:'${family}';src:url(${path.posix.relative('assets', url)});font-weight:${weight};font-display:swap}`,
    )
    .join('');
  const styles = fontFaces + site.styles;
  const stylesheet = hashed('styles.css', styles);
  const pageFiles = site.pages.map((page) => [
    `${folderOf(page.path)}index.html`,
    withContentSecurityPolicy(htmlOf(page, scripts, stylesheet, site.marks)),
  ]);
  const movedFiles = [...movedPaths].flatMap(([former, path]) => {
    const page = site.pages.find((moved) => moved.path === path && paths.includes(path));
    if (!page) return [];
    return [[`${folderOf(former)}index.html`, withContentSecurityPolicy(movedPage(page, former, fileAddress(path)))]];
  });
  return {
    ...Object.fromEntries(pageFiles),
    ...Object.fromEntries(movedFiles),
    [NO_SCRIPT]: OPEN_MENU,
    [stylesheet]: styles,
    ...Object.fromEntries(WORKERS.map((name) => [name, removeWorker])),
    ...(service.name === 'php' && {
      'contact.php': contactServer(await readFile('public/contact.php', 'utf8'), contactServerValues()),
    }),
    [contactDetails.card.file]: vcard(owner),
    [RESUME_FILE]: `${JSON.stringify(resumeOf({ owner, curriculum, about, career, projects: translated }), null, 2)}\n`,
    'networks.svg': await networkIcons(),
  };
}

/** The names by which sites have installed service workers. */
const WORKERS = ['serviceWorker.js', 'service-worker.js', 'sw.js'];

/** Where the menu can neither be opened by the browser nor by a script, it is always open. */
const OPEN_MENU = `@supports not selector(:popover-open){#${MENU_ID}{display:flex;position:static}}`;

function contactServerValues(): Record<string, string> {
  return {
    FORM_FOLDER: folderOf(pages.contact.path),
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
