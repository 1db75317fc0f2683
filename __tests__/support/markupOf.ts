import type { Page } from '@playwright/test';

/** The site's markup, without the inline script and the address of the link to the content, which is that of the page. */
export const markupOf = (page: Page) =>
  page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll('script')) script.remove();
    copy.querySelector('a')?.removeAttribute('href');
    return copy.innerHTML;
  });
