import type { Page } from '@playwright/test';

/** The widths of the windows in which a site is examined. */
export const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

/** Waits until the whole page is shown and its text is set in the web fonts, which come after the first paint. */
export async function shownInFull(page: Page) {
  await page.waitForFunction(() =>
    document.documentElement.matches(':not([data-fallback-fonts], [data-first-screen])'),
  );
  await page.evaluate(() => document.fonts.ready);
}

/** A text or an element that does not fit the width of a page. */
export interface Overflow {
  /**
   * The kind of the fault:
   *
   * - `header`: the labels of the pages do not fit the site's header. The field `text` then has the two longest labels.
   * - `page`: an element makes the page wider than the window.
   * - `text`: a text extends beyond an element that contains the text, or is cut off there.
   * - `word`: a word of a heading is broken without a hyphen.
   * - `drawing`: a drawn line crosses a text.
   */
  kind: 'header' | 'page' | 'text' | 'word' | 'drawing';
  text: string;
}

/** Returns the texts and elements that do not fit the current width of the page, each text once. */
export async function overflows(page: Page): Promise<Overflow[]> {
  await shownInFull(page);
  return page.evaluate(() => {
    /** The width in pixels up to which a drawing is an icon. */
    const ICON = 100;
    /** The number of points of a line that are examined. */
    const POINTS = 300;
    const faults: Overflow[] = [];
    const add = (kind: Overflow['kind'], text: string) => {
      if (!faults.some((fault) => fault.text === text)) faults.push({ kind, text });
    };
    const labels = [...document.querySelectorAll('header nav a')].map(({ textContent }) => `${textContent}`.trim());
    const longest = labels
      .sort((one, other) => other.length - one.length)
      .slice(0, 2)
      .join(', ');

    const isHiddenFromSight = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('[aria-hidden="true"]') !== null ||
      getComputedStyle(element).clipPath === 'inset(50%)';

    const drawings = [...document.querySelectorAll<SVGElement>('main svg[aria-hidden="true"]')];
    const lines = drawings.filter(({ clientWidth }) => clientWidth > ICON).flatMap(linesIn);

    function linesIn(drawing: SVGElement) {
      const shapes = [...drawing.querySelectorAll('*')].filter((part) => part instanceof SVGGeometryElement);
      const drawn = shapes.filter((shape) => getComputedStyle(shape).stroke !== 'none');
      return drawn.map((shape) => ({ drawing, shape, bounds: shape.getBoundingClientRect() }));
    }

    // Browsers compute points slowly, so the points of a shape are computed once, for all texts and all widths of the window.
    const known = globalThis as typeof globalThis & { pointsOfShapes?: WeakMap<SVGGeometryElement, DOMPoint[]> };
    known.pointsOfShapes ??= new WeakMap();
    const { pointsOfShapes } = known;

    function pointsOn(shape: SVGGeometryElement) {
      let points = pointsOfShapes.get(shape);
      if (!points) {
        const distance = shape.getTotalLength() / POINTS;
        points = Array.from({ length: POINTS }, (_, index) => shape.getPointAtLength(index * distance));
        pointsOfShapes.set(shape, points);
      }
      const toScreen = shape.getScreenCTM() ?? undefined;
      return points.map((point) => point.matrixTransform(toScreen));
    }

    /**
     * Returns whether a drawn line crosses the capitals of a text. The capitals are between 20 % and 78 % of the height of a line
     * of text. If the text has an opaque background, a drawn line behind the background does not count.
     */
    function isCrossed(element: Element, boxes: readonly DOMRect[]) {
      // Only the lines near the text are examined point by point, which takes long.
      const near = lines.filter(({ bounds }) =>
        boxes.some(
          ({ left, right, top, bottom }) =>
            bounds.left < right && left < bounds.right && bounds.top < bottom && top < bounds.bottom,
        ),
      );
      const isOnText = ({ x, y }: DOMPoint) =>
        boxes.some(
          ({ left, right, top, height }) => left < x && x < right && top + 0.2 * height < y && y < top + 0.78 * height,
        );
      const { drawing } = near.find(({ shape }) => pointsOn(shape).some(isOnText)) ?? {};
      if (!drawing) return false;
      const isPlate = (box: Element) => /^rgb\(/.test(getComputedStyle(box).backgroundColor);
      let box: Element | null = element;
      while (box && !box.contains(drawing) && !isPlate(box)) box = box.parentElement;
      return box?.contains(drawing);
    }

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
      const heading = element.closest('h1, h2, h3, h4');
      if (element.closest('main') && isCrossed(element, [...range.getClientRects()]))
        add('drawing', (heading ?? element).textContent.trim());
      const title = heading ? (node.textContent ?? '') : '';
      for (const { 0: word, index } of title.matchAll(/[^\s-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) {
          add('word', word);
        }
      }
      for (let box: Element | null = element; box && box !== document.documentElement; box = box.parentElement) {
        const { display } = getComputedStyle(box);
        if (display === 'inline' || display === 'contents') continue;
        const bounds = box.getBoundingClientRect();
        const excess = Math.max(bounds.left - left, right - bounds.right);
        if (excess > 1) {
          if (longest && element.closest('header')) add('header', longest);
          else add('text', text);
          break;
        }
        // The items of a carousel can be outside the carousel's box until their turn comes.
        if (box.matches('[aria-roledescription] :is(li, [aria-roledescription])')) break;
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    const isTooWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    if (scrollWidth > clientWidth && faults.length === 0) {
      const widest = [...document.querySelectorAll('body *')].filter(isTooWide).at(-1);
      add('page', widest?.textContent?.trim() || widest?.getAttribute('alt') || `${widest?.localName}`);
    }
    return faults;
  });
}
