import { file } from '../content/metadata/site';
import { owner } from '../content/owner';
import { escapeHtml } from './escapeHtml';

const SITEMAP = 'sitemap.xml';

/**
 * `sitemap.xml` and `robots.txt`. Search engines ignore what follows `#`, so the sitemap lists the pages' own files.
 *
 * @param folders The folders of these files.
 */
export function crawlerFiles(folders: readonly string[]): Record<string, string> {
  const urls = [owner.siteUrl, ...folders.map(file)].map((url) => `  <url><loc>${escapeHtml(url)}</loc></url>`);
  return {
    [SITEMAP]: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`,
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${file(SITEMAP)}\n`,
  };
}
