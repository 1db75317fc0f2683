import type { Page } from '@playwright/test';
import { overflows, shownInFull } from '../../src/tools/browser/overflow';
import { bringCarousels } from '../support/bringCarousels';
import { expect, test } from '../support/browserTest';
import { KINDS, showPage } from '../support/showPage';

/** The widest window of each layout, in ascending order. In another order, a browser would keep a larger picture than it needs. */
const WIDEST = [390, 767, 1023, 1920];

/** A low window is quick to draw. Home needs a higher window: in a low window, the text of its hero would be smaller. */
const heightOf = (path: string) => (path === '/' ? 900 : 300);

/** Width of an A4 sheet without its margins, in CSS pixels. */
const PAPER = 658;

/** The channels of a dark colour are below this value. */
const DARK = 0x60;

/** The texts that a printed page hides or prints too light, and the controls that it shows. */
const paperFaults = (page: Page) =>
  page.evaluate((limit) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.clientHeight !== 0;
    const isLight = (element: Element) =>
      (getComputedStyle(element).color.match(/\d+/g) ?? []).some((part) => Number(part) >= limit);
    const select = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const controls = 'nav, [aria-roledescription]:not(:has(> ul)), [aria-labelledby="call-to-contact"]';
    const forScreens = `${controls}, form, section:has(form, figure), [aria-roledescription] > :not(ul)`;
    const texts = select('main :is(h1, h2, h3, h4, p)').filter((it) => it.textContent && !it.closest(forScreens));
    return [
      ...texts.filter((it) => !isSeen(it)).map((it) => `hidden: ${it.textContent}`),
      ...texts.filter(isLight).map((it) => `light: ${it.textContent}`),
      ...select(`${controls}, button, input, textarea`)
        .filter(isSeen)
        .map((it) => `shown: ${it.outerHTML.slice(0, 80)}`),
    ];
  }, DARK);

/** The visible pictures that are not loaded, blurred or distorted. */
const pictureFaults = (page: Page) =>
  // Carousels load a picture shortly before they show the picture.
  page.locator('main img:not(li[aria-hidden=true] img)').evaluateAll((all) =>
    (all as HTMLImageElement[]).flatMap((img) => {
      if (!img.checkVisibility({ opacityProperty: true })) return [];
      const { currentSrc, clientWidth: width, clientHeight: height, naturalWidth, naturalHeight } = img;
      if (!img.complete || naturalWidth === 0) return `${img.src} is not loaded`;
      // The file name has the width of the file. `naturalWidth` is this width divided by the density of the chosen source.
      const pixels = Number(currentSrc.match(/-(\d+)\.(avif|webp|png)$/)?.[1] ?? Number.POSITIVE_INFINITY);
      const ratio = naturalWidth / naturalHeight;
      const isBlurred = Math.max(width, height * ratio) * devicePixelRatio > 1.001 * pixels;
      const isStretched = getComputedStyle(img).objectFit !== 'cover' && Math.abs(width / height / ratio - 1) > 0.01;
      return isBlurred || isStretched ? `${currentSrc}, ${naturalWidth}x${naturalHeight}, at ${width}x${height}` : [];
    }),
  );

test.use({ deviceScaleFactor: 2, viewport: { width: 1280, height: 300 } });

test('every page fits all widths and paper, has sharp pictures, and allows larger text', async ({ page, open }) => {
  await open('/#/');
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

    await test.step(`on ${path} text of twice the size is not cut off and does not scroll sideways`, async () => {
      await setTextSize(32);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      for (const width of [320, 1280]) {
        await resize(path, width);
        expect(await overflows(page)).toEqual([]);
      }
      await setTextSize(16);
    });

    await test.step(`on paper ${path} has all its texts, dark on white, and no controls`, async () => {
      await page.emulateMedia({ media: 'print' });
      await resize(path, PAPER);
      expect(await overflows(page)).toEqual([]);
      expect(await paperFaults(page)).toEqual([]);
      await page.emulateMedia({ media: null });
    });
  }
});
