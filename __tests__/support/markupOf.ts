import type { Page } from 'playwright-core';

/** The site's markup, without the inline script. */
export const markupOf = (page: Page) =>
  page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return copy.innerHTML;
  });
