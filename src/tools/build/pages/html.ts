import { version } from 'styled-components';
import type { Owner } from '../../../content/schema';
import { HOME, pageFolder } from '../../../paths';
import type { Site } from '../../../site/siteOf';
import { escapeHtml } from './escapeHtml';
import type { PrerenderedPage } from './prerender';

/** The stylesheet for visitors without scripts. */
export const NO_SCRIPT = 'no-script.css';

/** Returns the links to the icons, which are at the root of the site. */
const icons = (root: string) => `<link rel="icon" href="${root}favicon.ico" sizes="32x32">
<link rel="icon" href="${root}favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${root}apple-touch-icon.png">
<link rel="manifest" href="manifest.webmanifest">`;

type Language = Site['language'];

/** @param attributes Further attributes of the `html` element. */
const head = ({ tag, direction }: Language, attributes = '') => `<!doctype html>
<html lang="${tag}"${direction === 'rtl' ? ' dir="rtl"' : ''}${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">`;

/**
 * The inline scripts of the pages. `address` is the first script in `head`. `home` follows the `main` of home, and `others` follows
 * the `main` of the other pages.
 */
export interface InlineScripts {
  address: string;
  home: string;
  others: string;
}

interface Assets {
  scripts: InlineScripts;
  stylesheet: string;
}

/** Returns the file of a page. The `base` element makes all addresses relative to the folder of home, so home needs no `base`. */
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

/**
 * Returns the link to `resume.json` on the page about the owner. Home has no such link, because the file of home must fit the few
 * packets that a server sends at once.
 */
function resume({ files: { resume, cv } }: Site): string {
  return `<link rel="alternate" type="application/json" href="${resume.file}" title="${escapeHtml(cv.title)}">`;
}

/** Returns the elements that the owner adds to `head`. */
function ownElements({ head }: Owner): string {
  const written = (attributes: Record<string, string>) =>
    Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const metas = (head?.metas ?? []).map((attributes) => `<meta${written(attributes).join('')}>\n`);
  const scripts = (head?.scripts ?? []).map((attributes) => `<script defer${written(attributes).join('')}></script>\n`);
  return [...metas, ...scripts].join('');
}

/** Returns a hidden form. When the site is published, Netlify reads this form to learn the fields of the contact form. */
function netlifyForm({ otherPages: { contactForm } }: Site): string {
  const { fields, honeypot, hiddenFields } = contactForm;
  const names = [...Object.keys(fields), honeypot];
  const inputs = names.map((name) => `<input name="${name}">`).join('');
  return `<form name="${hiddenFields['form-name']}" method="post" data-netlify="true" netlify-honeypot="${honeypot}" hidden>${inputs}</form>`;
}

const plainStyles = ({ theme: { colours } }: Site) =>
  `html{background:${colours.background};color:${colours.text};font:1.125rem/1.6 sans-serif}body{max-width:34em;margin:20vh auto;padding:0 1.25rem}a{color:inherit}`;

/**
 * Returns the file at the former address of a page, which redirects to the page's own file. Only the redirect by script keeps the
 * query.
 *
 * @param former The former path of the page.
 * @param canonical The absolute address of the page's own file.
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
 * Returns the page that hosts serve for unknown addresses. Its script redirects to the page that the address means. On a site in
 * several languages, the script keeps only the text in the language of the address.
 *
 * @param script The bundled script `boot/errorPage.ts`.
 * @param sites All editions, the one at the root first.
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
