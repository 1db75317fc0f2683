import { escapeHtml } from '../pages/escapeHtml';

const SITEMAP = 'sitemap.xml';

/**
 * Returns `sitemap.xml` and `robots.txt`. Search engines ignore the part of an address after `#`, so the sitemap lists the pages' own
 * files.
 *
 * @param addresses The absolute addresses of the pages' own files.
 */
export function crawlerFiles(addresses: readonly string[], siteUrl: string): Record<string, string> {
  const urls = addresses.map((url) => `  <url><loc>${escapeHtml(url)}</loc></url>`);
  return {
    [SITEMAP]: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`,
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${SITEMAP}\n`,
  };
}
