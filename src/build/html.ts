import service from 'virtual:contactService';
import { contactForm } from '../content/contactForm';
import { layout } from '../content/layout';
import { notFound } from '../content/notFound';
import { owner } from '../content/owner';
import palette from '../theme/palette.json';
import { escapeHtml } from './escapeHtml';
import { parseHtml } from './parseHtml.mjs';
import type { PrerenderedPage, PrerenderedSite } from './prerender';

/** The stylesheet that loads the web fonts where scripts are off. */
export const FONTS = 'fonts.css';

const ICONS = `<link rel="icon" href="favicon.ico" sizes="32x32">
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="apple-touch-icon.png">`;

const head = (title?: string) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${title ? `\n<title>${escapeHtml(title)}</title>` : ''}`;

/**
 * The whole site in one page: the layout, the `main` of every page, and the script that shows the current one. Each
 * `main` has the page's path as its id, and the title in `data-title`.
 *
 * @param addresses URLs of the pages with their own file, by folder.
 */
export function indexPage(
  { styles, before, pages, after }: PrerenderedSite,
  boot: string,
  stylesheet: string,
  addresses: Record<string, string>,
): string {
  // Home goes last: where scripts are off, the styles show the last `main` by default.
  const mains = pages.toReversed().map(({ path, title, main, folder }) => {
    const $ = parseHtml(main);
    $('main').attr({ id: path, 'data-title': title });
    if (folder) {
      const frame = $('<iframe loading="lazy">').attr({ src: addresses[folder] ?? '', title });
      $('main').empty().append(frame).append(preloadFirstPicture(main));
    }
    // Where scripts are on, the first `</noscript` ends the element, and the parser does not escape `<` in attributes.
    return $.html().replaceAll('</noscript', '&lt;/noscript');
  });
  const $head = parseHtml(pages[0]?.head ?? '');
  $head('title, meta, link, script').attr('data-static', '');
  // `boot/` enables the other styles: at once on pages that need them, with low priority so that the first picture
  // comes first; after the first paint on the home page.
  return `${head()}
${$head.html()}
${ICONS}
<style>${styles.needed}</style>
<link rel="stylesheet" href="${stylesheet}" fetchpriority="low" disabled>
<noscript><link rel="stylesheet" href="${stylesheet}"><link rel="stylesheet" href="${FONTS}"></noscript>
</head>
<body><div id="root">${before}<noscript>${mains.join('')}</noscript><script>{${boot}}</script>${after}</div>${service.name === 'netlify' ? netlifyForm() : ''}</body>
</html>
`;
}

/** What Netlify looks for when the site is published: a form with every field that it shall take. */
function netlifyForm(): string {
  const names = [...Object.keys(contactForm.fields), service.honeypot];
  const inputs = names.map((name) => `<input name="${name}">`).join('');
  return `<form name="${service.hiddenFields['form-name']}" method="post" data-netlify="true" netlify-honeypot="${service.honeypot}" hidden>${inputs}</form>`;
}

/** Preloads a page's first picture while its content is fetched. Inert in its `template` if scripts are off. */
function preloadFirstPicture(main: string): string {
  const $ = parseHtml(main);
  const picture = $('img[loading=eager]').first();
  if (picture.length === 0) return '';
  const source = picture.siblings('source[type="image/avif"]');
  const preload = $('<link rel="preload" as="image" fetchpriority="high">');
  if (source.length === 0) preload.attr('href', picture.attr('src') ?? '');
  else {
    const imagesizes = source.attr('sizes') ?? '100vw';
    preload.attr({ type: 'image/avif', imagesrcset: source.attr('srcset') ?? '', imagesizes });
  }
  return `<template>${$.html(preload)}</template>`;
}

/**
 * A page's own file: redirects to the page in the site, and is readable where scripts are off. The `base` makes all
 * URLs, including the redirect's, relative to the site.
 */
export function ownPage({ path, head: tags, main, folder = '' }: PrerenderedPage, stylesheet: string): string {
  const root = folder.replaceAll(/[^/]+/g, '..');
  return `${head()}
${tags}
<base href="${root}" target="_top">
<script>location.replace(${JSON.stringify(`#${path}`)})</script>
${ICONS}
<link rel="stylesheet" href="${stylesheet}">
<link rel="stylesheet" href="${FONTS}">
</head>
<body>${main}</body>
</html>
`;
}

/**
 * The page that hosts serve for unknown addresses. Redirects the address of a page without its `#` to that page. The
 * site's folder is the path of `siteUrl`; on any other `github.io` host, it is the first folder of the address.
 */
export function errorPage(): string {
  const site = new URL(owner.siteUrl);
  return `${head(notFound.title)}
<meta name="robots" content="noindex">
<style>html{background:${palette.screen.background};color:${palette.screen.text};font:1.125rem/1.6 sans-serif}body{max-width:34em;margin:20vh auto;padding:0 1.25rem}a{color:inherit}</style>
</head>
<body>
<h1>${escapeHtml(notFound.title)}</h1>
<p>${escapeHtml(notFound.text)}</p>
<p><a href="${escapeHtml(site.pathname)}">${escapeHtml(layout.homeLink)}</a></p>
<script>
var base = ${JSON.stringify(site.pathname)};
if (location.host !== ${JSON.stringify(site.host)} && location.host.endsWith('.github.io')) {
  base = location.pathname.split('/', 2).join('/') + '/';
}
if (location.pathname.startsWith(base)) location.replace(base + '#/' + location.pathname.slice(base.length));
document.querySelector('a').href = base;
</script>
</body>
</html>
`;
}
