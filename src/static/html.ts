import { hero } from '../content/home';
import { layout } from '../content/layout';
import { owner } from '../content/owner';
import { notFound } from '../content/portfolio';

const head = (title?: string) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${title ? `\n<title>${escapeHtml(title)}</title>` : ''}`;

/** The page that the app mounts in. Its title and other metadata are the app's: React would not replace them. */
export function indexPage(script: string): string {
  return `${head()}
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="apple-touch-icon.png">
<style>html{background:#000;color:#f5f3ef}</style>
<script type="module" src="${script}"></script>
</head>
<body>
<div id="root"></div>
<noscript>
<h1>${escapeHtml(owner.name)}</h1>
<p>${escapeHtml(owner.role)}. <a href="mailto:${escapeHtml(owner.email)}">${escapeHtml(owner.email)}</a>, ${escapeHtml(owner.phone)}, <a href="${hero.cvUrl}">${escapeHtml(layout.cvLink)}</a>.</p>
</noscript>
</body>
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
<style>html{background:#000;color:#f5f3ef;font:1.125rem/1.6 sans-serif}body{max-width:34em;margin:20vh auto;padding:0 1.25rem}a{color:inherit}</style>
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

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
