import type { Page } from '@playwright/test';
import { overflows, webFonts } from '../../src/tools/browser/overflow';
import { bringCarousels } from '../support/bringCarousels';
import { browserTest, expect } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { showPage } from '../support/showPage';

/** Of each kind one: a project with all parts, and one of the pages for unknown addresses, which are alike. */
const ROUTES = ['/', '/about', '/projects', '/projects/4', '/contact', '/projects/404'];

/** By how many pixels of the screen a pixel has, the widest windows of the layouts, for which a picture must do. */
const WIDEST = [
  [1, [575, 767, 991, 1023, 1279, 1920]],
  [2, [390, 1920]],
] as const;

/** Little has to be drawn where all that is judged is the width; the words of the hero grow with the height. */
const heightOf = (path: string) => (path === '/' ? 900 : 300);

/** What is wrong with the pictures that the page shows now. */
function pictureFaults(page: Page) {
  return page.evaluate(async () => {
    const faults: string[] = [];
    for (const img of document.querySelectorAll('main img') as NodeListOf<HTMLImageElement>) {
      // A carousel asks for a picture when its turn comes near.
      const outOfSight = img.closest('li[aria-hidden="true"]');
      if (!img.checkVisibility({ opacityProperty: true }) || outOfSight) continue;
      const name = img.currentSrc.split('/').at(-1) || img.src;
      if (!img.complete || img.naturalWidth === 0) {
        faults.push(`${name} is not loaded`);
        continue;
      }
      // The element's own natural size is scaled by the choice among its sources.
      const file = new Image();
      // Decoding it would wait for a frame, which a page at rest may not have.
      await new Promise((resolve, reject) => {
        file.onload = resolve;
        file.onerror = reject;
        file.src = img.currentSrc;
      });
      const { clientWidth: width, clientHeight: height } = img;
      const isDrawing = name.endsWith('.svg');
      const scale = Math.max(width / file.naturalWidth, height / file.naturalHeight) * devicePixelRatio;
      if (!isDrawing && scale > 1.001) {
        faults.push(`${name} is ${file.naturalWidth} pixels wide, shown at ${width} px, x${devicePixelRatio}`);
      }
      const stretch = width / height / (file.naturalWidth / file.naturalHeight);
      if (getComputedStyle(img).objectFit !== 'cover' && Math.abs(stretch - 1) > 0.01) {
        faults.push(`${name} is ${file.naturalWidth}x${file.naturalHeight}, shown at ${width}x${height}`);
      }
    }
    return faults;
  });
}

/** Goes to a page and has all its pictures loaded, those that wait for the visitor to scroll too. */
async function showWithPictures(page: Page, path: string) {
  await showPage(page, path);
  await bringCarousels(page);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
}

async function expectGoodPictures(page: Page, path: string) {
  const place = `${path} at ${page.viewportSize()?.width} px`;
  await eventually(async () => expect([place, ...(await pictureFaults(page))]).toEqual([place]));
}

for (const [density, widths] of WIDEST) {
  browserTest(
    `at a density of ${density} every picture is sharp and undistorted at any width`,
    { deviceScaleFactor: density, viewport: { width: 1280, height: 300 } },
    async ({ page }) => {
      for (const path of ROUTES) {
        await showWithPictures(page, path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: heightOf(path) });
          await expectGoodPictures(page, path);
        }
      }
    },
  );
}

browserTest(
  'with the text of the browser twice as large nothing is cut off or scrolls sideways',
  { viewport: { width: 1280, height: 300 } },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const faults = [];
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const path of ROUTES) {
      await showPage(page, path);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: heightOf(path) });
        faults.push(...(await overflows(page)).map((fault) => `${path} at ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  },
);

/** Sheets of A4 that a page takes if its text needs more than one, such as `{ '/about': 2 }`. */
const SHEETS: Record<string, number> = {};

browserTest(
  'every page is printed on one sheet, or as many as its text needs, without the focus and with the addresses of the profiles',
  {},
  async ({ page }) => {
    await webFonts(page);
    for (const path of ROUTES) {
      await showPage(page, path);
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
      expect([path, sheets?.length]).toEqual([path, SHEETS[path] ?? 1]);
    }

    await showPage(page, '/contact');
    const title = page.getByRole('heading', { level: 1 });
    const ring = () => title.evaluate((element) => getComputedStyle(element).boxShadow);
    const address = () =>
      page
        .getByRole('link', { name: 'GitHub' })
        .first()
        .evaluate((link) => [getComputedStyle(link, '::after').content, `"${link.getAttribute('href')}"`]);
    await title.evaluate((element) => {
      element.tabIndex = -1;
      element.focus();
    });
    expect(await ring()).not.toBe('none');
    expect((await address())[0]).toBe('none');
    await page.emulateMedia({ media: 'print' });
    expect(await ring()).toBe('none');
    const [shown, expected] = await address();
    expect(shown).toBe(expected);
  },
);
