import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import service from 'virtual:contactService';
import { webFonts } from 'virtual:fonts';
import { CONTACT_CARD } from '../content/contact';
import { contactForm } from '../content/contactForm';
import { owner } from '../content/owner';
import { sitePages } from '../content/sitePages';
import palette from '../theme/palette.json';
import { contactServer } from './contactServer';
import { withContentSecurityPolicy } from './contentSecurityPolicy';
import { crawlerFiles } from './crawlers';
import { errorPage, FONTS, indexPage, ownPage } from './html';
import { networkIcons } from './networkIcons';
import { prerender } from './prerender';
import { vcard } from './vcard';

export { checkTexts, findExamples, undeliverable } from './checkContent';
export { facts } from './facts';
export { texts } from './texts';

export const warnings = sitePages.flatMap(({ path, metadata: { title, fullTitle } }) =>
  fullTitle
    ? `The title of ${path}, "${fullTitle}", is longer than search engines show; it is shortened to "${title}".`
    : [],
);

export const { fields } = contactForm;

/**
 * The text files generated from the content, by path in `dist`. Drawn files are in `drawings.mjs`.
 *
 * @param boot The inline script of `index.html`.
 */
export async function staticFiles(boot: string): Promise<Record<string, string>> {
  const site = await prerender();
  const fontFaces = webFonts
    .map(
      ({ family, url, weight }) =>
        `@font-face{font-family:'${family}';src:url(${url});font-weight:${weight};font-display:swap}`,
    )
    .join('\n');
  const { needed, others } = site.styles;
  const otherStyles = hashed('others.css', others);
  const allStyles = hashed('all.css', needed + others);
  const ownPages = site.pages.flatMap((page) =>
    page.folder ? { folder: page.folder, html: withContentSecurityPolicy(ownPage(page, allStyles)) } : [],
  );
  // The query keeps caches from returning the page of another deployment. One for all pages, because it compresses better.
  const query = hashOf(ownPages.map(({ html }) => html).join(''));
  const addresses = Object.fromEntries(ownPages.map(({ folder }) => [folder, `${folder}?${query}`]));
  return {
    'index.html': withContentSecurityPolicy(indexPage(site, boot, otherStyles, addresses)),
    ...Object.fromEntries(ownPages.map(({ folder, html }) => [`${folder}index.html`, html])),
    [FONTS]: fontFaces,
    [otherStyles]: others,
    [allStyles]: needed + others,
    '404.html': withContentSecurityPolicy(errorPage()),
    ...(service.name === 'php' && {
      'contact.php': contactServer(await readFile('public/contact.php', 'utf8'), contactServerValues()),
    }),
    ...crawlerFiles(ownPages.map(({ folder = '' }) => folder)),
    [CONTACT_CARD]: vcard(owner),
    'networks.svg': await networkIcons(),
  };
}

function contactServerValues(): Record<string, string> {
  return {
    OWNER_EMAIL: owner.email,
    HONEYPOT: service.honeypot ?? '',
    FIELDS: JSON.stringify(
      Object.fromEntries(
        Object.entries(contactForm.fields).map(([name, field]) => [name, { missing: null, invalid: null, ...field }]),
      ),
    ),
    ...palette.screen,
  };
}

/** The path in `dist` of a file with a content hash in its name. */
function hashed(name: string, contents: string): string {
  return `assets/${name.replace('.', `-${hashOf(contents)}.`)}`;
}

function hashOf(contents: string): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, 8);
}
