import { expect, type Page } from '@playwright/test';
import { builtPage } from './builtPage';
import { SITE } from './sites';

/** Of each kind of page one, of the projects the one with the most pictures. */
export const KINDS = ['/404', '/', '/about', '/projects', '/projects/4', '/contact'];

/**
 * Goes to a page inside the app, without loading the site again, and waits until all of it is there, as its own file has it.
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
