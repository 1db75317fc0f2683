import type { Page } from '@playwright/test';
import { overflows, shownInFull } from '../../src/tools/browser/overflow';
import { bringCarousels } from '../support/bringCarousels';
import { browserTest, expect, test } from '../support/browserTest';
import { KINDS, showPage } from '../support/showPage';

/** The widest windows of the layouts, for which a picture must do; a larger file would do for a narrower one that follows. */
const WIDEST = [390, 767, 1023, 1920];

/** Little has to be drawn where all that is judged is the width; the words of the hero grow with the height. */
const heightOf = (path: string) => (path === '/' ? 900 : 300);

/** Width of an A4 sheet between its margins. */
const PAPER = 658;

/** Below this, a colour's parts are dark on white paper. */
const DARK = 0x60;

/** What a printed page hides or prints too light, and what it shows that only a screen needs. */
const paperFaults = (page: Page) =>
  page.evaluate((limit) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.clientHeight !== 0;
    const isLight = (element: Element) =>
      (getComputedStyle(element).color.match(/\d+/g) ?? []).some((part) => Number(part) >= limit);
    const select = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const forScreens =
      'nav, form, section:has(form, figure), [aria-roledescription]:not(:has(> ul)), [aria-roledescription] > :not(ul)';
    const texts = select('main :is(h1, h2, h3, h4, p)').filter((it) => it.textContent && !it.closest(forScreens));
    return [
      ...texts.filter((it) => !isSeen(it)).map((it) => `hidden: ${it.textContent}`),
      ...texts.filter(isLight).map((it) => `light: ${it.textContent}`),
      ...select('h2[aria-label] > span')
        .filter((it) => !it.getClientRects()[0]?.height)
        .map((it) => `hidden: ${it.textContent}`),
      ...select('nav, button, input, textarea, [aria-roledescription]:not(:has(> ul))')
        .filter(isSeen)
        .map((it) => `shown: ${it.outerHTML.slice(0, 80)}`),
    ];
  }, DARK);

/** What is wrong with the pictures that the page shows now. */
const pictureFaults = (page: Page) =>
  // A carousel asks for a picture when its turn comes near.
  page.locator('main img:not(li[aria-hidden=true] img)').evaluateAll((all) =>
    (all as HTMLImageElement[]).flatMap((img) => {
      if (!img.checkVisibility({ opacityProperty: true })) return [];
      const { currentSrc, clientWidth: width, clientHeight: height, naturalWidth, naturalHeight } = img;
      if (!img.complete || naturalWidth === 0) return `${img.src} is not loaded`;
      // By the name of the file: the element's own natural size is scaled by the choice among its sources.
      const pixels = Number(currentSrc.match(/-(\d+)\.(avif|webp|png)$/)?.[1] ?? Number.POSITIVE_INFINITY);
      const ratio = naturalWidth / naturalHeight;
      const isBlurred = Math.max(width, height * ratio) * devicePixelRatio > 1.001 * pixels;
      const isStretched = getComputedStyle(img).objectFit !== 'cover' && Math.abs(width / height / ratio - 1) > 0.01;
      return isBlurred || isStretched ? `${currentSrc}, ${naturalWidth}x${naturalHeight}, at ${width}x${height}` : [];
    }),
  );

browserTest(
  'a visit of every page at all widths, on a sharp screen, with larger text and on paper',
  { deviceScaleFactor: 2, viewport: { width: 1280, height: 300 } },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const setTextSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
    const resize = (path: string, width: number) => page.setViewportSize({ width, height: heightOf(path) });
    await shownInFull(page);
    for (const path of KINDS) {
      await showPage(page, path);
      await bringCarousels(page);

      await test.step(`every picture of ${path} is sharp and undistorted`, async () => {
        await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager';
        });
        for (const width of WIDEST) {
          await resize(path, width);
          await expect.poll(() => pictureFaults(page)).toEqual([]);
        }
      });

      await test.step(`with text twice as large nothing of ${path} is cut off or scrolls sideways`, async () => {
        await setTextSize(32);
        await expect(page.locator('html')).toHaveCSS('font-size', '32px');
        for (const width of [320, 1280]) {
          await resize(path, width);
          expect(await overflows(page)).toEqual([]);
        }
        await setTextSize(16);
      });

      await test.step(`on paper ${path} has its texts, dark on white, and nothing to operate`, async () => {
        await page.emulateMedia({ media: 'print' });
        await resize(path, PAPER);
        expect(await overflows(page)).toEqual([]);
        expect(await paperFaults(page)).toEqual([]);
        await page.emulateMedia({ media: null });
      });
    }
  },
);
