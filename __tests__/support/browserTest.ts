import { appendFileSync } from 'node:fs';
import { test as base, expect, type Page, type PlaywrightTestOptions } from '@playwright/test';
import { DOCUMENTS } from './documents';
import { siteDist } from './sites';
import { startHost } from './startHost';

export { expect } from '@playwright/test';

interface Situation {
  /** One of the built sites. */
  site: string;
  /** Route that is opened first; none for a page that the test opens itself. */
  path: string | null;
  /** Parts of console messages that the situation under test is expected to bring up. */
  expectedErrors: readonly string[];
  /** Whether the app is asked for as soon as the page is parsed, as a key does, and not once it has been painted. */
  hurry: boolean;
}

interface Means {
  /** Address of a route on the test server. */
  urlOf: (path: string) => string;
  /** Waits until the app has taken the prerendered page over. */
  hydrated: () => Promise<unknown>;
}

/**
 * A test in a real browser against a site, by default `reference`, served as a static host does. An error in the console fails it; a
 * failure leaves a picture and a trace in `test-results`.
 */
export const test = base.extend<Situation & Means>({
  site: ['reference', { option: true }],
  path: ['/', { option: true }],
  expectedErrors: [[], { option: true }],
  hurry: [true, { option: true }],
  baseURL: async ({ site }, use) => {
    if (site === 'reference') return use(`${process.env.SITE_ORIGIN}/`);
    const host = await startHost(siteDist(site));
    await use(host.url);
    return host.stop();
  },
  urlOf: async ({ baseURL }, use) => use((path) => `${baseURL}#${path}`),
  hydrated: async ({ page }, use) => use(() => page.waitForSelector('[data-hydrated]')),
  page: async ({ page, urlOf, path, hurry, expectedErrors, javaScriptEnabled }, use) => {
    await page.addInitScript(() => {
      document.addEventListener('site:ready', () => document.documentElement.setAttribute('data-hydrated', ''));
    });
    if (hurry) {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new KeyboardEvent('keydown')));
      });
    }
    page.on('domcontentloaded', () => appendFileSync(DOCUMENTS, `${page.url()}\n`));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    if (path !== null) {
      await page.goto(urlOf(path));
      if (javaScriptEnabled !== false) await page.waitForSelector('[data-hydrated]');
    }
    await use(page);
    expect(errors.filter((error) => !expectedErrors.some((expected) => error.includes(expected)))).toEqual([]);
  },
});

export type Visit = { page: Page } & Means;

type Options = Partial<Situation & Omit<PlaywrightTestOptions, 'contextOptions'>> & {
  reducedMotion?: 'reduce' | 'no-preference';
};

export function browserTest(name: string, options: Options, run: (visit: Visit) => Promise<void>) {
  const { reducedMotion = 'reduce', ...use } = options;
  test.describe(() => {
    test.use({ contextOptions: { reducedMotion }, ...use });
    test(name, ({ page, urlOf, hydrated }) => run({ page, urlOf, hydrated }));
  });
}

/** With the lights, the carousels and the transitions between pages. */
export function movingTest(...[name, options, run]: Parameters<typeof browserTest>) {
  browserTest(name, { reducedMotion: 'no-preference', ...options }, run);
}
