import { expect, type Page } from '@playwright/test';
import { builtPage } from './builtPage';
import { SITE } from './sites';

/** The path of one page of each kind. The project is the one with the most pictures. */
export const KINDS = ['/404', '/', '/about', '/projects', '/projects/4', '/contact'];

/**
 * Goes to a page in the app, without a new document, and waits for all headings that the page's own file has.
 *
 * @param site Folder of the built site.
 */
export async function showPage(page: Page, route: string, site = SITE) {
  await page.evaluate((hash) => Object.assign(location, { hash }), route);
  const { $, texts } = builtPage(route, site);
  await expect(page.locator('main h1')).toHaveText(texts('main h1'));
  const headings = page.locator('main').locator('h1, h2, h3');
  await expect.poll(() => headings.count()).toBeGreaterThanOrEqual($('main').find('h1, h2, h3').length);
}
