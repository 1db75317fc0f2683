import { appendFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { DOCUMENTS, siteDist } from './sites';
import { startHost } from './startHost';

export { expect } from '@playwright/test';

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
export const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

interface Options {
  /** Name of one of the built sites. */
  site: string;
  /** Whether a key press starts the app as soon as the page is parsed. Otherwise the app starts after the first paint. */
  hurry: boolean;
}

interface Fixtures {
  /** Opens an address, and waits until the app has taken the page over. */
  open: (address: string) => Promise<unknown>;
  /** Waits until the app has taken the page over. */
  hydrated: () => Promise<unknown>;
  /** Accepts console errors that contain one of these texts. Any other error fails the test. */
  allowErrors: (...texts: readonly string[]) => void;
}

/** A test in a real browser, in which a static host serves the site. */
export const test = base.extend<Options & Fixtures>({
  site: ['reference', { option: true }],
  hurry: [true, { option: true }],
  baseURL: async ({ site }, use) => {
    const host = await startHost(siteDist(site));
    await use(host.url);
    return host.stop();
  },
  page: async ({ page, hurry }, use) => {
    await page.addInitScript(() => {
      document.addEventListener('site:ready', () => document.documentElement.setAttribute('data-hydrated', ''));
    });
    if (hurry) {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new KeyboardEvent('keydown')));
      });
    }
    page.on('domcontentloaded', () => appendFileSync(DOCUMENTS, `${page.url()}\n`));
    await use(page);
  },
  hydrated: async ({ page }, use) => use(() => page.waitForSelector('[data-hydrated]')),
  open: async ({ page, hydrated }, use) => use((address) => page.goto(address).then(hydrated)),
  allowErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const allowed: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await use((...texts) => allowed.push(...texts));
      expect(errors.filter((error) => !allowed.some((text) => error.includes(text)))).toEqual([]);
    },
    { auto: true },
  ],
});
