import { layout } from '../content/layout';
import { notFound } from '../content/notFound';
import { owner } from '../content/owner';
import palette from '../theme/palette.json';
import { escapeHtml } from './escapeHtml';
import { parseHtml } from './parseHtml.mjs';
import type { PrerenderedPage, PrerenderedSite } from './prerender';

/** The web fonts for pages where no script asks for them. */
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
 * The whole site in one page: its frame, the `main` of every page, and what brings the right one to the screen. A
 * `main` has the page's path for its id and its title in `data-title`.
 *
 * @param addresses Of the pages with files of their own, by their folders.
 */
export function indexPage(
  { styles, before, pages, after }: PrerenderedSite,
  boot: string,
  stylesheet: string,
  addresses: Record<string, string>,
): string {
  // Without scripts the browser shows the last one.
  const mains = pages.toReversed().map(({ path, title, main, folder }) => {
    const $ = parseHtml(main);
    $('main').attr({ id: path, 'data-title': title });
    if (folder) {
      const frame = $('<iframe loading="lazy">').attr({ src: addresses[folder] ?? '', title });
      $('main').empty().append(frame).append(preloadFirstPicture(main));
    }
    // Scripts see a `noscript` as text, which ends here: the parser leaves `<` in attributes as it is.
    return $.html().replaceAll('</noscript', '&lt;/noscript');
  });
  const $head = parseHtml(pages[0]?.head ?? '');
  $head('title, meta, link, script').attr('data-static', '');
  // `boot/` asks for the other styles: for the pages that need them at once, though not before their first picture, for
  // the home page after the paint.
  return `${head()}
${$head.html()}
${ICONS}
<style>${styles.needed}</style>
<link rel="stylesheet" href="${stylesheet}" fetchpriority="low" disabled>
<noscript><link rel="stylesheet" href="${stylesheet}"><link rel="stylesheet" href="${FONTS}"></noscript>
</head>
<body><div id="root">${before}<noscript>${mains.join('')}</noscript><script>{${boot}}</script>${after}</div></body>
</html>
`;
}

/** Fetches a page's first picture while its content is on the way. Without scripts nothing in a `template` is fetched. */
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
 * A page with a file of its own: it takes visitors to the page in the site, and can be read where scripts are off. All
 * its addresses, the script's too, are relative to the site.
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
 * What hosts show for an address that is not there. A page's address without its `#` leads to that page. The site's
 * folder is the path of its published address; on GitHub's hosts, under another address, it is the first folder.
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
