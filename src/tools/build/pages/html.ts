import { version } from 'styled-components';
import type { Owner } from '../../../content/schema';
import { HOME, pageFolder } from '../../../paths';
import type { Site } from '../../../site/siteOf';
import { escapeHtml } from './escapeHtml';
import type { PrerenderedPage } from './prerender';

/** The stylesheet for visitors without scripts. */
export const NO_SCRIPT = 'no-script.css';

/** The icons, which lie at the root. */
const icons = (root: string) => `<link rel="icon" href="${root}favicon.ico" sizes="32x32">
<link rel="icon" href="${root}favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${root}apple-touch-icon.png">
<link rel="manifest" href="manifest.webmanifest">`;

type Language = Site['language'];

/** @param attributes More attributes of the `html` element. */
const head = ({ tag, direction }: Language, attributes = '') => `<!doctype html>
<html lang="${tag}"${direction === 'rtl' ? ' dir="rtl"' : ''}${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">`;

/** The inline scripts of the pages: ahead of all else in `head`, and after the `main` of home and of the others. */
export interface InlineScripts {
  address: string;
  home: string;
  others: string;
}

interface Assets {
  scripts: InlineScripts;
  /** Path of the stylesheet. */
  stylesheet: string;
}

/** A page in its own file. Its `base` makes all addresses relative to the site; home is there already. */
export function htmlOf(page: PrerenderedPage, site: Site, { scripts, stylesheet }: Assets): string {
  const { path, before, main, after, styles } = page;
  const isHome = path === HOME;
  return `${head(site.language, ` data-path="${path}"`)}
${isHome ? '' : `<base href="${pageFolder(path).replaceAll(/[^/]+/g, '..')}">\n`}<script>${scripts.address}</script>
${path === site.pages.about?.path ? page.head + resume(site) : page.head}
${icons(site.editions.root.folder)}
<style>${styles}</style>
<link rel="stylesheet" href="${stylesheet}" fetchpriority="low" data-styled-version="${version}" disabled>
<noscript><link rel="stylesheet" href="${stylesheet}"><link rel="stylesheet" href="${NO_SCRIPT}"></noscript>
${ownElements(site.files.owner)}</head>
<body><div id="root">${before}${main}<script>${isHome ? scripts.home : scripts.others}</script>${after}</div>${isHome && site.otherPages.contactForm.name === 'netlify' ? netlifyForm(site) : ''}</body>
</html>
`;
}

/** The page about the owner names the file with the same facts as data; in home's first packets there is no room for it. */
function resume({ files: { resume, cv } }: Site): string {
  return `<link rel="alternate" type="application/json" href="${resume.file}" title="${escapeHtml(cv.title)}">`;
}

/** The elements that the owner adds. */
function ownElements({ head }: Owner): string {
  const written = (attributes: Record<string, string>) =>
    Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const metas = (head?.metas ?? []).map((attributes) => `<meta${written(attributes).join('')}>\n`);
  const scripts = (head?.scripts ?? []).map((attributes) => `<script defer${written(attributes).join('')}></script>\n`);
  return [...metas, ...scripts].join('');
}

/** What Netlify looks for when the site is published: a form with every field that it must accept. */
function netlifyForm({ otherPages: { contactForm } }: Site): string {
  const { fields, honeypot, hiddenFields } = contactForm;
  const names = [...Object.keys(fields), honeypot];
  const inputs = names.map((name) => `<input name="${name}">`).join('');
  return `<form name="${hiddenFields['form-name']}" method="post" data-netlify="true" netlify-honeypot="${honeypot}" hidden>${inputs}</form>`;
}

const plainStyles = ({ theme: { colours } }: Site) =>
  `html{background:${colours.background};color:${colours.text};font:1.125rem/1.6 sans-serif}body{max-width:34em;margin:20vh auto;padding:0 1.25rem}a{color:inherit}`;

/**
 * The file at the former address of a page, which leads to the page's own file. Only a script keeps the query.
 *
 * @param former The path that the page had.
 * @param canonical Absolute address of its own file.
 */
export function movedPage({ path, title }: PrerenderedPage, former: string, canonical: string, site: Site): string {
  const address = escapeHtml(pageFolder(former).replaceAll(/[^/]+/g, '..') + pageFolder(path));
  return `${head(site.language)}
<title>${escapeHtml(title)}</title>
<link rel="canonical" href="${escapeHtml(canonical)}">
<script data-address="${address}">location.replace(document.currentScript.dataset.address + location.search + location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>
<style>${plainStyles(site)}</style>
</head>
<body>
<p><a href="${address}">${escapeHtml(title)}</a></p>
</body>
</html>
`;
}

/**
 * The page that hosts serve for unknown addresses. Its script redirects to the page that the address means, and of several
 * languages leaves that of the address.
 *
 * @param script `boot/errorPage.ts`, bundled.
 * @param sites All editions, that at the root first.
 */
export function errorPage(script: string, sites: readonly [Site, ...Site[]]): string {
  const [root] = sites;
  const texts = sites.map(({ language, otherPages: { notFound }, layout, siteMetadata }) => {
    const written = `<h1>${escapeHtml(notFound.title)}</h1>
<p>${escapeHtml(notFound.text)}</p>
<p><a href="${escapeHtml(new URL(siteMetadata.siteUrl).pathname)}">${escapeHtml(layout.homeLink)}</a></p>`;
    return sites.length > 1 ? `<section lang="${language.tag}">\n${written}\n</section>` : written;
  });
  return `${head(root.language)}
<title>${escapeHtml(root.otherPages.notFound.title)}</title>
<meta name="robots" content="noindex">
<style>${plainStyles(root)}</style>
</head>
<body>
${texts.join('\n')}
<script>${script}</script>
</body>
</html>
`;
}
