import type { Page } from '@playwright/test';

/** Widths of the windows in which a site is examined. */
export const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

/** Waits until all of the page is shown and its text is set in the web fonts, which come after the first paint. */
export async function shownInFull(page: Page) {
  await page.waitForFunction(() =>
    document.documentElement.matches(':not([data-fallback-fonts], [data-first-screen])'),
  );
  await page.evaluate(() => document.fonts.ready);
}

/**
 * What does not fit in the width of the page as it is now, in Spanish: the page itself, and every text that leaves the box of
 * an element it stands in or is cut off, and every word of a heading that is broken without a hyphen.
 */
export async function overflows(page: Page): Promise<string[]> {
  await shownInFull(page);
  return page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`la página mide ${scrollWidth} px de ancho y la ventana ${clientWidth}`);

    const isHiddenFromSight = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('[aria-hidden="true"]') !== null ||
      getComputedStyle(element).clipPath === 'inset(50%)';

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || isHiddenFromSight(element)) continue;
      // A text that ends in an ellipsis is meant to be cut off.
      if (getComputedStyle(element).textOverflow === 'ellipsis') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const title = element.closest('h1, h2, h3, h4') ? (node.textContent ?? '') : '';
      for (const { 0: word, index } of title.matchAll(/[^\s-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) {
          faults.push(`«${word}» se parte`);
        }
      }
      for (let box: Element | null = element; box && box !== document.documentElement; box = box.parentElement) {
        const { display } = getComputedStyle(box);
        if (display === 'inline' || display === 'contents') continue;
        const bounds = box.getBoundingClientRect();
        const excess = Math.max(bounds.left - left, right - bounds.right);
        if (excess > 1) {
          faults.push(`«${text}» sobresale ${excess.toFixed(1)} px de <${box.localName} class="${box.className}">`);
          break;
        }
        // The items of a carousel stand beside its box until their turn comes.
        if (box.matches('[aria-roledescription] :is(li, [aria-roledescription])')) break;
      }
    }
    return faults;
  });
}
