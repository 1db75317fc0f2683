import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { PATIENCE } from './eventually';

const FAILURES = 'test-results';

let browser: Browser;

beforeAll(async () => {
  const { BROWSER_ENDPOINT } = process.env;
  if (!BROWSER_ENDPOINT) throw new Error('The browser was not started.');
  browser = await chromium.connect(BROWSER_ENDPOINT);
});

afterAll(async () => {
  await browser?.close();
});

interface Options extends BrowserContextOptions {
  /** Route that is opened first; none for a page that the test opens itself. */
  path?: string | null;
  /** Parts of console messages that the situation under test is expected to bring up. */
  expectedErrors?: readonly string[];
  /** Whether the app is asked for as soon as the page is parsed, as a key does, and not once it has been painted. */
  hurry?: boolean;
}

export interface Visit {
  page: Page;
  /** Address of a route on the test server. */
  urlOf: (path: string) => string;
  /** Waits until the app has taken the prerendered page over. */
  hydrated: () => Promise<unknown>;
}

const urlOf = (path: string) => `${process.env.SITE_ORIGIN}/#${path}`;

/**
 * A test in a real browser against the site `reference`, served as a static host does. Each has a browser profile of its own;
 * an error in the console fails it; a failure leaves a screenshot in `test-results`. Nothing moves by itself, which would
 * take most of a machine without a graphics card.
 */
export function browserTest(name: string, options: Options, run: (visit: Visit) => Promise<void>) {
  const { path = '/', expectedErrors = [], hurry = true, reducedMotion = 'reduce', ...rest } = options;
  const contextOptions = { viewport: { width: 1280, height: 800 }, reducedMotion, ...rest };
  test(name, async () => {
    const context = await browser.newContext(contextOptions);
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    await page.addInitScript(() => {
      document.addEventListener('site:ready', () => document.documentElement.setAttribute('data-hydrated', ''));
    });
    if (hurry) {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new KeyboardEvent('keydown')));
      });
    }
    const hydrated = () => page.waitForSelector('[data-hydrated]');
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    try {
      if (path !== null) {
        await page.goto(urlOf(path));
        if (rest.javaScriptEnabled !== false) await hydrated();
      }
      await run({ page, urlOf, hydrated });
      expect(errors.filter((error) => !expectedErrors.some((expected) => error.includes(expected)))).toEqual([]);
    } catch (error) {
      mkdirSync(FAILURES, { recursive: true });
      const screenshot = `${FAILURES}/${name.replace(/[^\p{L}\d]+/gu, '-')}.png`;
      await page.screenshot({ path: screenshot, fullPage: true }).catch(() => {});
      throw error;
    } finally {
      await context.close();
    }
  });
}

/** With the lights, the carousels and the transitions between pages. */
export function movingTest(...[name, options, run]: Parameters<typeof browserTest>) {
  browserTest(name, { reducedMotion: 'no-preference', ...options }, run);
}
