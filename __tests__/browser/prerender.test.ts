import type { Page } from '@playwright/test';
import { shownInFull } from '../../src/tools/browser/overflow';
import { expect, heading, test } from '../support/browserTest';
import { ENTRY, holdRequest } from '../support/holdRequest';

const STYLES = '**/assets/styles-*.css';

/** Every kind of page, and the size of its window. No address differs from the last only after the `#`, so each loads a document. */
const PAGES: [address: string, heading: string, width: number, height: number][] = [
  ['/', 'Full Stack developer', 360, 500],
  ['/about/', 'DESARROLLADOR FULL STACK', 360, 500],
  ['/#/projects', 'PORTAFOLIO DE IMPLEMENTACIONES', 1024, 500],
  ['/projects/4/', 'E-commerce', 360, 500],
  ['/#/nada', '404 Página no encontrada', 768, 500],
  ['/contact/', 'CONTACTOS', 1024, 500],
  ['/?1', 'Full Stack developer', 1440, 600],
];

test.use({ hurry: false });

/** The rules that styled-components has added although the stylesheet has them. */
const rulesWrittenTwice = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets];
    const rulesOf = (chosen: CSSStyleSheet[]) =>
      chosen.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));
    const written = new Set(rulesOf(sheets.filter(({ href }) => href)));
    const made = sheets.filter(({ ownerNode }) => (ownerNode as Element).hasAttribute('data-styled'));
    return rulesOf(made).filter((rule) => written.has(rule));
  });

/** The layout shifts from the opening of the page to the end of a scroll through the page. Empty if their sum is too small to see. */
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

/** Styles that depend on the width of a text. Each time Chromium measures a text, the width differs by a fraction of a pixel. */
const BY_TEXT = ['inline-size', 'width', 'right', 'inset-inline-end', 'perspective-origin', 'transform-origin'];

/** The computed styles of the skip link, the header and the first screen: a line for each element. */
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

/**
 * The address, the head tags and the markup of the page. At an address with `#`, the app changes the values of the tags, so `tags`
 * is their number.
 */
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
      // Before the app is there, the skip link at an address with # leads to the page's file.
      copy.querySelector('a')?.removeAttribute('href');
      return copy.innerHTML;
    }),
  };
}

test('the app takes every page over without a visible change', async ({ page, hydrated }) => {
  for (const [address, name, width, height] of PAGES) {
    const where = `${address} at ${width} px`;
    const releaseStyles = await holdRequest(page, STYLES);
    const releaseRest = [await holdRequest(page, ENTRY), await holdRequest(page, '**/*.woff2')];
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address, { waitUntil: 'commit' });

    await test.step(`${where}: the first paint has the same look as the page with all styles`, async () => {
      await expect(heading(page)).toHaveText(name);
      await page.waitForLoadState('domcontentloaded');
      const first = await looks(page);
      releaseStyles();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await looks(page)).toEqual(first);
    });

    await test.step(`${where}: the app changes neither the address nor the markup nor the head tags`, async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const prerendered = await shown(page);
      await expect(page).toHaveURL(address);
      for (const release of releaseRest) release();
      await hydrated();
      expect(await shown(page)).toEqual(prerendered);
    });

    await test.step(`${where}: styled-components repeats no rule of the stylesheet`, async () => {
      expect(await rulesWrittenTwice(page)).toEqual([]);
    });

    await test.step(`${where}: nothing shifts while the page loads and is scrolled through`, async () => {
      expect(await shiftsWhileScrolling(page)).toEqual([]);
    });
    await page.unrouteAll();
  }
});

test('the app adds the styles if the stylesheet does not arrive', async ({ page, open, allowErrors }) => {
  allowErrors('Failed to load resource');
  await page.route(STYLES, (route) => route.abort());
  await open('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a picture that does not arrive hides no part of the page', async ({ page }) => {
  await holdRequest(page, '**/networks.svg');
  await page.goto('/contact/', { waitUntil: 'domcontentloaded' });
  await page.mouse.wheel(0, 100);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
