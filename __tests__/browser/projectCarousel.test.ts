import type { Page } from '@playwright/test';
import { projectCarousel } from '#site';
import { expect } from '../support/browserTest';
import { carouselTest, finishStep } from '../support/carouselTest';
import { drag, swipe } from '../support/drag';
import { eventually } from '../support/eventually';

const { slides } = projectCarousel;

const WIDTHS = [360, 1440];
/** Height of the window: little more than a slide, so that little has to be drawn. */
const HEIGHT = 600;
/** Milliseconds that a slide stays. */
const STAY = 2500;

const carouselOf = (page: Page) => page.getByRole('group', { name: 'Algunos de mis proyectos' });
const slidesOf = (page: Page) => carouselOf(page).getByRole('group', { name: / de 7$/, includeHidden: true });
const slideOf = (page: Page, n: number) => slidesOf(page).and(page.getByLabel(`${n} de 7`, { exact: true }));
const button = (page: Page, name: string) => carouselOf(page).getByRole('button', { name });

/** The labels of the slides that are not hidden from screen readers; there should be one. */
const exposed = (page: Page) =>
  carouselOf(page)
    .getByRole('group')
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')));

const expectSlide = (page: Page, n: number) =>
  eventually(async () => expect(await exposed(page)).toEqual([`${n} de 7`]));

/** Ends the turn to a slide, which is then in the middle. */
async function expectSettled(page: Page, n: number) {
  await expectSlide(page, n);
  await finishStep(carouselOf(page));
  await eventually(() => expectInTheMiddle(page, n));
}

async function expectInTheMiddle(page: Page, n: number) {
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  expect(Math.abs((await pose(page, n)).middle - middle)).toBeLessThan(1);
}

async function expectToMoveOn(page: Page, n: number) {
  await page.clock.runFor(STAY - 1);
  expect(await exposed(page)).not.toEqual([`${n} de 7`]);
  await page.clock.runFor(1);
  await expectSettled(page, n);
}

/** Moves the clock on by more than a slide stays. */
async function expectToStay(page: Page) {
  const before = await exposed(page);
  await page.clock.runFor(2 * STAY);
  expect(await exposed(page)).toEqual(before);
}

/** Degrees about the vertical axis, pixels towards the back and the strongest shadow of a slide; and its middle. */
async function pose(page: Page, n: number) {
  const { matrix, shadows, middle } = await slideOf(page, n).evaluate((slide) => {
    const { left, width } = slide.getBoundingClientRect();
    return {
      matrix: [...new DOMMatrix(getComputedStyle(slide).transform).toFloat64Array()],
      shadows: [...slide.children]
        .filter((child) => !child.contains(slide.querySelector('img')))
        .map((shadow) => getComputedStyle(shadow))
        .filter(({ backgroundColor }) => backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map(({ opacity }) => Number(opacity)),
      middle: left + width / 2,
    };
  });
  const degrees = Math.round((Math.atan2(-(matrix[2] ?? 0), matrix[0] ?? 1) * 180) / Math.PI);
  const shadow = Math.round(Math.max(0, ...shadows) * 100) / 100;
  // Adding zero turns -0 into 0.
  return { degrees: degrees + 0, depth: Math.round(-(matrix[14] ?? 0)) + 0, shadow, middle };
}

/** How far the slide in the middle is dragged to bring the next one: further than half its width, without the first step. */
async function dragDistance(page: Page, n: number) {
  return 0.7 * (await slideOf(page, n).evaluate((slide: HTMLElement) => slide.offsetWidth));
}

/** Drags for half a second, as a shorter one is a swipe, which brings the next slide from wherever it ends. */
async function dragBy(page: Page, n: number, distance: number, onMove?: () => Promise<void>) {
  let begun = false;
  await drag(page, slideOf(page, n), distance, async () => {
    if (!begun) await page.clock.fastForward(500);
    begun = true;
    await onMove?.();
  });
}
const dragToNext = async (page: Page, n: number, onMove?: () => Promise<void>) =>
  dragBy(page, n, -(await dragDistance(page, n)), onMove);
const dragToPrevious = async (page: Page, n: number) => dragBy(page, n, await dragDistance(page, n));

carouselTest(
  'with reduced motion the carousel starts paused at the fourth of seven slides, its neighbours turn away in the shade, all are described in Spanish and lead to the live sites in new tabs but the seventh, the keyboard reaches the one in the middle, and they move once resumed',
  { reducedMotion: 'reduce' },
  async ({ page }) => {
    await carouselOf(page).getByText('E-commerce', { exact: true }).waitFor();
    await expectToStay(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await eventually(async () => {
        await page.clock.runFor(100);
        const [before, active, after] = [await pose(page, 3), await pose(page, 4), await pose(page, 5)];
        expect({ width, before, active, after }).toMatchObject({
          width,
          before: { degrees: 50, depth: 100, shadow: 1 },
          active: { degrees: 0, depth: 0, shadow: 0 },
          after: { degrees: -50, depth: 100, shadow: 1 },
        });
        expect(Math.abs(active.middle - width / 2)).toBeLessThan(2);
      });
      expect([width, await exposed(page)]).toEqual([width, ['4 de 7']]);
    }

    expect(await carouselOf(page).getAttribute('aria-roledescription')).toBe('carrusel');
    const shown = await slidesOf(page).evaluateAll((all) =>
      all.map((slide) => ({
        name: `${slide.ariaRoleDescription} ${slide.ariaLabel}`,
        links: [...slide.querySelectorAll('a')].map((link) => ({
          href: link.getAttribute('href'),
          target: link.target,
          rel: link.rel,
          note: document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent,
        })),
        images: [...slide.querySelectorAll('img')].map((image) =>
          ['title', 'alt', 'width', 'height', 'loading'].map((name) => image.getAttribute(name)),
        ),
      })),
    );
    const newTab = { target: '_blank', rel: 'noopener noreferrer', note: 'Se abre en una pestaña nueva' };
    expect(shown).toHaveLength(7);
    expect(shown).toEqual(
      slides.map(({ title, alt, url }, index) => ({
        name: `diapositiva ${index + 1} de 7`,
        links: [index < 6 ? { href: url, ...newTab } : { href: '#', target: '', rel: '' }],
        images: [[title, alt, '100', '100', 'lazy']],
      })),
    );

    // Only the slide in the middle is in the tab order.
    for (const n of [4, 5]) {
      await expectSlide(page, n);
      await button(page, 'Reanudar').focus();
      await page.keyboard.press('Tab');
      const label = await page.evaluate(() =>
        document.activeElement?.closest('[role=group]')?.getAttribute('aria-label'),
      );
      expect(label).toBe(`${n} de 7`);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Ver más');
      await button(page, 'Proyecto siguiente').click();
    }
    await expectSettled(page, 6);
    await button(page, 'Reanudar').click();
    await expectToMoveOn(page, 7);
    await expectToMoveOn(page, 1);
  },
);

carouselTest(
  'the slides can be dragged with the mouse on a narrow and a wide screen, the buttons lead round, every click of them counts; a slide opens its project in a new tab that cannot reach back, the seventh moves nothing',
  { path: '/?desde=prueba' },
  async ({ page }) => {
    const url = slides[3]?.url ?? '';
    await page.context().route(url, (route) => route.fulfill({ body: 'Proyecto' }));
    await button(page, 'Pausar').click();
    const [tab] = await Promise.all([page.context().waitForEvent('page'), slideOf(page, 4).getByRole('link').click()]);
    await tab.waitForURL(url);
    expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
    await tab.close();

    // Pictures that arrive do not end a drag.
    const arrival = () => slideOf(page, 4).locator('img').dispatchEvent('load');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      // Swiper takes the new width at the next frame after it has heard of it.
      await eventually(async () => {
        await page.clock.runFor(100);
        await expectInTheMiddle(page, 4);
      });
      await dragToNext(page, 4, arrival);
      await expectSettled(page, 5);
      await dragToPrevious(page, 5);
      await expectSettled(page, 4);
    }
    expect(page.context().pages()).toHaveLength(1);

    for (const n of [5, 6, 7]) {
      await button(page, 'Proyecto siguiente').click();
      await expectSettled(page, n);
    }
    await dragToNext(page, 7);
    await expectSettled(page, 1);
    for (const n of [7, 6]) {
      await button(page, 'Proyecto anterior').click();
      await expectSettled(page, n);
    }
    // Faster than a slide turns.
    for (let click = 0; click < 5; click++) await button(page, 'Proyecto siguiente').click();
    await expectSettled(page, 4);
    for (let click = 0; click < 4; click++) await button(page, 'Proyecto anterior').click();
    await expectSettled(page, 7);

    const link = slideOf(page, 7).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const place = () =>
      page.evaluate(() => ({ hash: location.hash, entries: history.length, scrolled: window.scrollY }));
    const before = await place();
    expect(before.scrolled).toBeGreaterThan(0);
    await link.click();
    await link.press('Enter');
    await expectSlide(page, 7);
    expect(await place()).toEqual(before);
    expect(page.context().pages()).toHaveLength(1);
  },
);

carouselTest(
  'the slides can be dragged with a finger',
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  async ({ page }) => {
    await button(page, 'Pausar').tap();
    await expectSettled(page, 4);
    await swipe(page, slideOf(page, 4), -(await dragDistance(page, 4)));
    await expectSettled(page, 5);
    await swipe(page, slideOf(page, 5), await dragDistance(page, 5));
    await expectSettled(page, 4);
  },
);

carouselTest(
  'the slides go round by themselves, each with its picture after 2500 ms, also after a drag and a click, and stay while they are paused or hold the keyboard’s focus',
  {},
  async ({ page }) => {
    for (const n of [5, 6, 7, 1, 2, 3, 4]) {
      await expectToMoveOn(page, n);
      const picture = slideOf(page, n).locator('img');
      await eventually(async () => {
        expect(await picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
      });
    }
    await dragToNext(page, 4);
    await expectSettled(page, 5);
    await expectToMoveOn(page, 6);
    await button(page, 'Proyecto siguiente').click();
    await expectSettled(page, 7);
    await expectToMoveOn(page, 1);

    await button(page, 'Pausar').click();
    await dragToNext(page, 1);
    await expectSettled(page, 2);
    await expectToStay(page);
    await button(page, 'Reanudar').click();
    await expectToMoveOn(page, 3);

    await button(page, 'Pausar').focus();
    await page.keyboard.press('Tab');
    await expectToStay(page);
    await page.keyboard.press('Tab');
    await expectToMoveOn(page, 4);
  },
);
