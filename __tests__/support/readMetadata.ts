import type { Page } from '@playwright/test';

/**
 * What a page tells search engines and social networks, wherever in the document it does: every value by the name of its
 * tag, so that a tag that is there twice has two.
 */
export async function readMetadata(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    const tags: Record<string, string[]> = {};
    const add = (name: string, value: string | null) => {
      tags[name] = [...(tags[name] ?? []), value ?? ''];
    };
    for (const title of document.querySelectorAll('title')) add('title', title.textContent);
    for (const link of document.querySelectorAll('link[rel=canonical]')) add('canonical', link.getAttribute('href'));
    for (const meta of document.querySelectorAll('meta:not([charset], [http-equiv], [name=viewport])')) {
      add(meta.getAttribute('name') ?? meta.getAttribute('property') ?? '?', meta.getAttribute('content'));
    }
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      add('structured data', script.textContent);
    }
    return tags;
  });
}
