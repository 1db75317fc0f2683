import type { Page } from '@playwright/test';
import { shownInFull } from '../../src/tools/browser/overflow';
import { browserTest, expect, movingTest, test } from '../support/browserTest';
import { holdRequest } from '../support/holdRequest';

const ENTRY = '**/assets/main-*.js';
const STYLES = '**/assets/styles-*.css';

/** Every kind of page, by its file or in the app, and the window in which it is opened. No two in a row have the same path. */
const PAGES: [address: string, heading: string, width: number, height: number][] = [
  ['/', 'Full Stack developer', 360, 500],
  ['/about/', 'DESARROLLADOR FULL STACK', 360, 500],
  ['/#/projects', 'PORTAFOLIO DE IMPLEMENTACIONES', 1024, 500],
  ['/projects/4/', 'E-commerce', 360, 500],
  ['/#/nada', '404 Página no encontrada', 768, 500],
  ['/contact/', 'CONTACTOS', 1024, 500],
  ['/?1', 'Full Stack developer', 1440, 600],
];

/** Little to paint, and wide enough for the links of the header. */
const viewport = { width: 800, height: 400 };

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The rules of the stylesheet that styled-components has made again. */
const rulesWrittenTwice = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets];
    const rulesOf = (chosen: CSSStyleSheet[]) =>
      chosen.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));
    const written = new Set(rulesOf(sheets.filter(({ href }) => href)));
    const made = sheets.filter(({ ownerNode }) => (ownerNode as Element).hasAttribute('data-styled'));
    return rulesOf(made).filter((rule) => written.has(rule));
  });

/** What has moved since the page was opened and moves while it is scrolled through, if it is more than can be seen. */
async function shiftsWhileScrolling(page: Page) {
  await shownInFull(page);
  return page.evaluate(async () => {
    const shifts: [value: number, moved: string][] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
        shifts.push([value, sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`).join()]);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    return shifts.reduce((sum, [value]) => sum + value, 0) <= 0.01 ? [] : shifts;
  });
}

/** What follows from the width of a text, which Chromium sets a fraction of a pixel wider or narrower each time. */
const BY_TEXT = ['inline-size', 'width', 'right', 'inset-inline-end', 'perspective-origin', 'transform-origin'];

/** Computed styles of the link to the content, the header, and the first screen: a line for each element. */
const looks = (page: Page) =>
  page.locator('#root > a, header, header *, main, main *').evaluateAll(
    (elements, byText) =>
      elements
        .filter((element) => !element.closest('[data-later]') && !element.querySelector('[data-later]'))
        .map((element) => {
          const style = getComputedStyle(element);
          const names = [...style].filter((name) => !name.startsWith('--'));
          const values = names.map((name) => {
            const value = style.getPropertyValue(name);
            const round = (length: string) => `${Math.round(Number.parseFloat(length))}px`;
            return byText.includes(name) ? value.replace(/[\d.]+px/g, round) : value;
          });
          return [element.outerHTML.slice(0, 80), ...values].join(';');
        }),
    BY_TEXT,
  );

/** What the app is to leave as it is. In the app a page has other metadata than in its file, but as much. */
async function shown(page: Page) {
  const tags = await page
    .locator('title, link[rel=canonical], meta[name], meta[property], [type="application/ld+json"]')
    .evaluateAll((all) => all.map((tag) => tag.outerHTML));
  return {
    url: page.url(),
    tags: page.url().includes('#') ? tags.length : tags.sort(),
    markup: await page.locator('#root').evaluate((root) => {
      const copy = root.cloneNode(true) as Element;
      for (const script of copy.querySelectorAll('script')) script.remove();
      // At an address with # the skip link leads to the page's file until the app is there.
      copy.querySelector('a')?.removeAttribute('href');
      return copy.innerHTML;
    }),
  };
}

movingTest('the app takes every page over', { path: null, hurry: false }, async ({ page, hydrated }) => {
  for (const [address, name, width, height] of PAGES) {
    const where = `${address} at ${width} px`;
    const releaseStyles = await holdRequest(page, STYLES);
    const releaseRest = [await holdRequest(page, ENTRY), await holdRequest(page, '**/*.woff2')];
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address, { waitUntil: 'commit' });

    await test.step(`${where}: its first paint looks as with all styles`, async () => {
      await expect(heading(page)).toHaveText(name);
      await page.waitForLoadState('domcontentloaded');
      const first = await looks(page);
      releaseStyles();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await looks(page)).toEqual(first);
    });

    await test.step(`${where}: the app leaves its address, its markup, its links and its metadata`, async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const prerendered = await shown(page);
      await expect(page).toHaveURL(address);
      for (const release of releaseRest) release();
      await hydrated();
      expect(await shown(page)).toEqual(prerendered);
    });

    await test.step(`${where}: styled-components adds no rule that the stylesheet has`, async () => {
      expect(await rulesWrittenTwice(page)).toEqual([]);
    });

    await test.step(`${where}: nothing moves while it loads and is scrolled through`, async () => {
      expect(await shiftsWhileScrolling(page)).toEqual([]);
    });
    await page.unrouteAll();
  }
});

browserTest(
  'the app brings the styles itself if their file does not arrive',
  { path: null, viewport, expectedErrors: ['Failed to load resource'] },
  async ({ page, hydrated }) => {
    await page.route(STYLES, (route) => route.abort());
    await page.goto('/');
    await hydrated();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  },
);

browserTest(
  'a visitor who scrolls while a picture does not arrive sees all of the page',
  { path: null, viewport, hurry: false },
  async ({ page }) => {
    await holdRequest(page, '**/networks.svg');
    await page.goto('/contact/', { waitUntil: 'domcontentloaded' });
    await page.mouse.wheel(0, 100);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  },
);
