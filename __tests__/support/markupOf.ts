import type { Page } from 'playwright-core';

/** The site's markup, without what the app adds to it, and with links as they lead to the pages' own files. */
export const markupOf = (page: Page) =>
  page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll('script')) script.remove();
    for (const link of copy.querySelectorAll('a[href^="#/"]')) {
      const [path, query] = (link.getAttribute('href') ?? '').slice(2).split('?');
      link.setAttribute('href', (path ? `${path}/` : './') + (query ? `?${query}` : ''));
    }
    return copy.innerHTML;
  });
