import service from 'virtual:contactService';
import { layout } from '#content/layout';
import { locale } from '#content/locale';
import { notFound } from '#content/notFound';
import { owner } from '#content/owner';
import { pages } from '#content/pages';
import { palette } from '#content/palette';
import { contactForm } from '../../../site/contactForm';
import { cv } from '../../../site/cv';
import { rootEdition } from '../../../site/editions';
import { folderOf } from '../../../site/paths';
import { RESUME_FILE } from '../files/resume';
import { escapeHtml } from './escapeHtml';
import { parseHtml } from './parseHtml';
import type { PrerenderedPage, PrerenderedSite } from './prerender';

/** The stylesheet for visitors without scripts. */
export const NO_SCRIPT = 'no-script.css';

const { folder: ROOT } = rootEdition;
const ICONS = `<link rel="icon" href="${ROOT}favicon.ico" sizes="32x32">
<link rel="icon" href="${ROOT}favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${ROOT}apple-touch-icon.png">`;

/** @param attributes More attributes of the `html` element. */
const head = (attributes = '') => `<!doctype html>
<html lang="${locale.tag}"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">`;

/**
 * Mends an address without its final slash or with slashes too many, which some hosts answer with the file, before other
 * addresses are read that depend on it.
 */
const MEND_SLASHES = `<script>{
const { origin, pathname, search, hash } = location;
const path = (pathname.endsWith('.html') ? pathname : pathname + '/').replace(/\\/+/g, '/');
if (path !== pathname) history.replaceState(null, '', origin + path + search + hash);
}</script>
`;

/**
 * The home page. The other pages are there as an `object` each, with the page's path as its id: what a link to its hash
 * address shows where scripts are off. Without scripts, browsers fetch the page of a hidden `iframe` at once; that of a
 * hidden object, only Firefox does. Where scripts are on, the script shows the page that the address means.
 *
 * @param others `addresses` are the URLs of the other pages' files, by the paths that these have or had; `version` changes with
 *   what is in them.
 */
export function indexPage(
  { home }: PrerenderedSite,
  boot: string,
  stylesheet: string,
  others: { addresses: Record<string, string>; version: string },
): string {
  const frames = Object.entries(others.addresses).map(([path, src]) => {
    const $frame = parseHtml('<object type="text/html"></object>');
    $frame('object').attr({ id: path, data: src, title: layout.frame });
    return $frame.html();
  });
  // Where scripts are on, the first `</noscript` ends the element, and the parser does not escape `<` in attributes.
  const pages = [home.main, ...frames].join('').replaceAll('</noscript', '&lt;/noscript');
  return `${head()}
${ROOT && MEND_SLASHES}${pageHead(home, stylesheet)}
<body><div id="root">${unmarked(home.before)}<noscript>${pages}</noscript><script data-version="${others.version}">{${boot}}</script>${unmarked(home.after)}</div>${service.name === 'netlify' ? netlifyForm() : ''}</body>
</html>
`;
}

/** Markup with no link marked as current: `boot/` marks those of the page that is shown. */
function unmarked(markup: string): string {
  const $ = parseHtml(markup);
  $('[aria-current]').removeClass('active').removeAttr('aria-current');
  $('[class=""]').removeAttr('class');
  return $.html();
}

/**
 * Any other page in its own file. Its `base` makes all addresses relative to the site. Its links open in the whole window,
 * because `index.html` may show it in a frame.
 */
export function ownPage(page: PrerenderedPage, boot: string, stylesheet: string): string {
  const folder = folderOf(page.path);
  const $ = parseHtml(page.before);
  $('a[href^="#"]').attr('href', (_, fragment) => folder + fragment);
  return `${head(` data-path="${page.path}"`)}
${MEND_SLASHES}<base href="${folder.replaceAll(/[^/]+/g, '..')}" target="_top">
${pageHead(page, stylesheet)}
<body><div id="root">${$.html()}${page.main}<script>{${boot}}</script>${page.after}</div></body>
</html>
`;
}

/** The page about the owner names the file with the same facts as data; in home's first packets there is no room for it. */
const RESUME = `<link rel="alternate" type="application/json" href="${RESUME_FILE}" title="${escapeHtml(cv.title)}">`;

/** The rest of a page's `head`: metadata, icons and styles. `boot/` enables the stylesheet after the first paint. */
function pageHead({ path, head: tags, styles }: PrerenderedPage, stylesheet: string): string {
  const $ = parseHtml(path === pages.about.path ? tags + RESUME : tags);
  $('title, meta, link, script').attr('data-static', '');
  return `${$.html()}
${ICONS}
<style>${styles}</style>
<link rel="stylesheet" href="${stylesheet}" fetchpriority="low" disabled>
<noscript><link rel="stylesheet" href="${stylesheet}"><link rel="stylesheet" href="${NO_SCRIPT}"></noscript>
</head>`;
}

/** What Netlify looks for when the site is published: a form with every field that it must accept. */
function netlifyForm(): string {
  const names = [...Object.keys(contactForm.fields), service.honeypot];
  const inputs = names.map((name) => `<input name="${name}">`).join('');
  return `<form name="${service.hiddenFields['form-name']}" method="post" data-netlify="true" netlify-honeypot="${service.honeypot}" hidden>${inputs}</form>`;
}

const PLAIN_STYLES = `html{background:${palette.screen.background};color:${palette.screen.text};font:1.125rem/1.6 sans-serif}body{max-width:34em;margin:20vh auto;padding:0 1.25rem}a{color:inherit}`;

/**
 * The file at the former address of a page, which leads to the page's own file.
 *
 * @param former The path that the page had.
 * @param canonical Absolute address of its own file.
 */
export function movedPage({ path, title }: PrerenderedPage, former: string, canonical: string): string {
  const address = escapeHtml(folderOf(former).replaceAll(/[^/]+/g, '..') + folderOf(path));
  return `${head()}
<title>${escapeHtml(title)}</title>
<link rel="canonical" href="${escapeHtml(canonical)}">
<meta http-equiv="refresh" content="0; url=${address}">
<style>${PLAIN_STYLES}</style>
</head>
<body>
<p><a href="${address}">${escapeHtml(title)}</a></p>
</body>
</html>
`;
}

/** What `404.html` says in the language of an edition. */
export interface ErrorTexts {
  language: string;
  title: string;
  text: string;
  homeLink: string;
  /** Path of the edition's home. */
  home: string;
}

export const errorTexts: ErrorTexts = {
  language: locale.tag,
  title: notFound.title,
  text: notFound.text,
  homeLink: layout.homeLink,
  home: new URL(owner.siteUrl).pathname,
};

/**
 * The page that hosts serve for unknown addresses. Its script redirects to the page that the address means, and of several
 * languages leaves that of the address.
 *
 * @param script `boot/errorPage.ts`, bundled.
 * @param editions Its texts in each language.
 */
export function errorPage(script: string, editions: readonly ErrorTexts[]): string {
  const texts = editions.map(({ language, title, text, homeLink, home }) => {
    const written = `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(home)}">${escapeHtml(homeLink)}</a></p>`;
    return editions.length > 1 ? `<section lang="${language}">\n${written}\n</section>` : written;
  });
  return `${head()}
<title>${escapeHtml(notFound.title)}</title>
<meta name="robots" content="noindex">
<style>${PLAIN_STYLES}</style>
</head>
<body>
${texts.join('\n')}
<script>{${script}}</script>
</body>
</html>
`;
}
