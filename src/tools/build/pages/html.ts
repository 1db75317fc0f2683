import service from 'virtual:contactService';
import { version } from 'styled-components';
import { layout } from '#content/layout';
import { locale } from '#content/locale';
import { notFound } from '#content/notFound';
import { owner } from '#content/owner';
import { pages } from '#content/pages';
import { palette } from '#content/palette';
import { contactForm } from '../../../site/contactForm';
import { cv } from '../../../site/cv';
import { rootEdition } from '../../../site/editions';
import { folderOf, HOME } from '../../../site/paths';
import { RESUME_FILE } from '../files/resume';
import { escapeHtml } from './escapeHtml';
import type { PrerenderedPage } from './prerender';

/** The stylesheet for visitors without scripts. */
export const NO_SCRIPT = 'no-script.css';

const { folder: ROOT } = rootEdition;
const ICONS = `<link rel="icon" href="${ROOT}favicon.ico" sizes="32x32">
<link rel="icon" href="${ROOT}favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${ROOT}apple-touch-icon.png">
<link rel="manifest" href="manifest.webmanifest">`;

/** @param attributes More attributes of the `html` element. */
const head = (attributes = '') => `<!doctype html>
<html lang="${locale.tag}"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">`;

/** The inline scripts of the pages: ahead of all else in `head`, and after the `main` of home and of the others. */
export interface InlineScripts {
  address: string;
  home: string;
  others: string;
}

/**
 * A page in its own file. Its `base` makes all addresses relative to the site; home is there already.
 *
 * @param marks See `PrerenderedSite`.
 */
export function htmlOf(page: PrerenderedPage, scripts: InlineScripts, stylesheet: string, marks: string): string {
  const folder = folderOf(page.path);
  const isHome = page.path === HOME;
  return `${head(` data-path="${page.path}"`)}
${isHome ? '' : `<base href="${folder.replaceAll(/[^/]+/g, '..')}">\n`}<script>${scripts.address}</script>
${pageHead(page, stylesheet)}
<body><div id="root">${page.before}${page.main}<script>${isHome ? scripts.home : scripts.others}</script>${page.after}</div><style data-styled data-styled-version="${version}">${marks}</style>${isHome && service.name === 'netlify' ? netlifyForm() : ''}</body>
</html>
`;
}

/** The page about the owner names the file with the same facts as data; in home's first packets there is no room for it. */
const RESUME = `<link rel="alternate" type="application/json" href="${RESUME_FILE}" title="${escapeHtml(cv.title)}">`;

/** The rest of a page's `head`: metadata, icons and styles. `boot/` enables the stylesheet after the first paint. */
function pageHead({ path, head: tags, styles }: PrerenderedPage, stylesheet: string): string {
  return `${path === pages.about.path ? tags + RESUME : tags}
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
<script>${script}</script>
</body>
</html>
`;
}
