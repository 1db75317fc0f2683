import type { Page } from '@playwright/test';
import { technologies } from '../sites/reference/content/technologies';
import { expect } from '../support/browserTest';
import { carouselTest, finishStep } from '../support/carouselTest';
import { drag, swipe } from '../support/drag';
import { eventually } from '../support/eventually';

const TECHNOLOGIES = technologies.map(({ name }) => name);

const ITEMS_AT = [
  [1440, 7],
  [1024, 7],
  [1023, 5],
  [768, 5],
  [767, 4],
  [576, 4],
  [575, 3],
  [468, 3],
  [467, 2],
  [360, 2],
] as const;

/** Height of the window: little more than the row, so that little has to be drawn. */
const HEIGHT = 400;

/** Milliseconds between two steps, and those in which one is drawn. */
const DELAY = 1000;
const STEP = 400;

const carouselOf = (page: Page) => page.getByRole('group', { name: 'Tecnologías que uso' });
/** The box that the technologies pass through. */
const rowOf = (page: Page) =>
  carouselOf(page)
    .locator('div', { has: page.getByRole('list') })
    .last();
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pausar: Tecnologías que uso' });
const resumeButton = (page: Page) => page.getByRole('button', { name: 'Reanudar: Tecnologías que uso' });
const footerButton = (page: Page, action: 'Pausar' | 'Reanudar') =>
  page.getByRole('contentinfo').getByRole('button', { name: `${action} animaciones` });
const projectOf = (page: Page) =>
  page.getByRole('group', { name: 'Algunos de mis proyectos' }).getByRole('group').getAttribute('aria-label');

/** The names of the technologies that are shown, that is, not hidden from screen readers. */
const shown = (page: Page) => carouselOf(page).getByRole('listitem').allInnerTexts();

/** How many items lie in the carousel's box, and how many pixels of it at its sides no item covers. */
const coverage = (page: Page) =>
  carouselOf(page).evaluate((carousel) => {
    const { left, right } = carousel.getBoundingClientRect();
    const boxes = [...carousel.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
    // An item's width is a whole number of pixels: seven may be 3.5 pixels off together.
    const tolerance = 4;
    return {
      inside: boxes.filter((box) => box.left > left - tolerance && box.right < right + tolerance).length,
      bare: Math.max(
        0,
        Math.min(...boxes.map((box) => box.left)) - left,
        right - Math.max(...boxes.map((box) => box.right)),
      ),
    };
  });

/** The widest gap in the row, in pixels, while the step that has just begun is drawn; the step is over afterwards. */
const widestGap = (page: Page) =>
  carouselOf(page).evaluate((carousel) => {
    const { left, right } = carousel.getBoundingClientRect();
    const gapNow = () => {
      const boxes = [...carousel.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
      const covered = boxes.filter((box) => box.right > left && box.left < right);
      return Math.max(
        Math.min(...covered.map((box) => box.left)) - left,
        right - Math.max(...covered.map((box) => box.right)),
      );
    };
    const [step] = carousel.getAnimations({ subtree: true });
    if (!step) throw new Error('There is no step under way.');
    const duration = Number(step.effect?.getComputedTiming().duration);
    const gaps = [0, 0.1, 0.25, 0.5, 0.75, 0.9].map((part) => {
      step.currentTime = part * duration;
      return gapNow();
    });
    step.finish();
    return Math.max(...gaps, gapNow());
  });

/** The `count` technologies that begin `offset` places after a given one, round the end. */
const following = (name: string | undefined, offset: number, count: number) => {
  const start = TECHNOLOGIES.indexOf(name ?? '') + offset;
  return Array.from({ length: count }, (_, index) => TECHNOLOGIES.at((start + index) % TECHNOLOGIES.length));
};

/** Ends the step that is under way, also where it leads on from the last items to the first. */
async function settle(page: Page) {
  await finishStep(carouselOf(page));
  await page.clock.runFor(STEP);
}

async function expectToMoveOn(page: Page) {
  const [first] = await shown(page);
  await page.clock.runFor(DELAY);
  await eventually(async () => expect((await shown(page))[0]).toBe(following(first, 1, 1)[0]));
}

/** Moves the clock on by more than several steps take. */
async function expectToStay(page: Page) {
  const before = await shown(page);
  await page.clock.runFor(3 * DELAY);
  expect(await shown(page)).toEqual(before);
}

carouselTest(
  'the technologies can be dragged with the mouse, few or many at a time, and far without a gap',
  {},
  async ({ page }) => {
    await pauseButton(page).click();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: HEIGHT });
      const items = ITEMS_AT.find(([from]) => width >= from)?.[1] ?? 0;
      await eventually(async () => {
        await page.clock.runFor(STEP);
        expect(await shown(page)).toHaveLength(items);
      });
      const before = await shown(page);
      // A little less than an item, which then moves into its place by itself; back past the first one too.
      const distance = (0.8 * width) / items;
      for (const [dragged, offset] of [
        [-distance, 1],
        [distance, 0],
        [distance, -1],
      ] as const) {
        await drag(page, rowOf(page), dragged);
        const after = following(before[0], offset, items);
        await eventually(async () => expect([width, await shown(page)]).toEqual([width, after]));
        await settle(page);
      }
    }
    for (const distance of [1000, 1000, -1000, -1000, -1000]) {
      const before = await shown(page);
      await drag(page, rowOf(page), distance, async () => expect((await coverage(page)).bare).toBe(0));
      await eventually(async () => expect(await shown(page)).not.toEqual(before));
      await settle(page);
      expect(await coverage(page)).toEqual({ inside: 7, bare: 0 });
    }
  },
);

carouselTest(
  'the technologies can be dragged with a finger',
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  async ({ page }) => {
    await pauseButton(page).tap();
    const [, second] = await shown(page);
    await swipe(page, rowOf(page), -195);
    await eventually(async () => expect((await shown(page))[0]).toBe(second));
  },
);

carouselTest(
  'the technologies move on one by one every second, round and round, leave no gap, and go on after a drag',
  {},
  async ({ page }) => {
    await page.clock.runFor(DELAY - 1);
    expect((await shown(page))[0]).toBe('HTML');
    await page.clock.runFor(1);
    for (const name of following('HTML', 1, 18)) {
      await eventually(async () => expect((await shown(page))[0]).toBe(name));
      expect([name, await widestGap(page)]).toEqual([name, 0]);
      await page.clock.runFor(DELAY);
    }
    await settle(page);
    await drag(page, rowOf(page), -200);
    await settle(page);
    await expectToMoveOn(page);
    await expectToMoveOn(page);
  },
);

/** The play states of the lights' animations. */
const lights = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      document
        .getAnimations()
        // The lights are drawn before and after their lines; what else moves are elements.
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
        .map((animation) => animation.playState),
    ),
  ]);

carouselTest(
  'the footer pauses and resumes the lights and both carousels at once; the technologies stand still while they are paused or have the keyboard’s focus',
  {},
  async ({ page }) => {
    await page.clock.runFor(2000);
    await eventually(async () => expect(await lights(page)).toEqual(['running']));
    await footerButton(page, 'Pausar').click();
    await resumeButton(page).waitFor();
    await page.getByRole('button', { name: 'Reanudar: Algunos de mis proyectos' }).waitFor();
    expect(await lights(page)).toEqual(['paused']);
    const project = await projectOf(page);
    await expectToStay(page);
    expect(await projectOf(page)).toBe(project);
    await footerButton(page, 'Reanudar').click();
    expect(await lights(page)).toEqual(['running']);
    await expectToMoveOn(page);
    await page.clock.runFor(3 * DELAY);
    await eventually(async () => expect(await projectOf(page)).not.toBe(project));

    await pauseButton(page).click();
    await drag(page, rowOf(page), -200);
    await page.mouse.move(0, 0);
    await settle(page);
    await expectToStay(page);
    await resumeButton(page).click();
    await expectToMoveOn(page);

    await page.getByRole('link', { name: 'Leer más', exact: true }).focus();
    await page.keyboard.press('Tab');
    expect(await carouselOf(page).locator(':focus').count()).toBe(1);
    await expectToStay(page);
    await page.keyboard.press('Shift+Tab');
    await expectToMoveOn(page);
  },
);

carouselTest(
  'with reduced motion the lights and the technologies stand still, and these move once resumed; seventeen, each with an icon of its own, fill the row, as many as the window’s width has room for',
  { reducedMotion: 'reduce' },
  async ({ page }) => {
    expect(await shown(page)).toEqual(TECHNOLOGIES.slice(0, 7));
    await expectToStay(page);
    expect(await lights(page)).toEqual([]);
    await resumeButton(page).click();
    await expectToMoveOn(page);
    await pauseButton(page).click();

    expect(await carouselOf(page).getAttribute('aria-roledescription')).toBe('carrusel');
    const order = await carouselOf(page)
      .locator('button, li')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label') ?? part.localName));
    expect(order.slice(0, 4)).toEqual([
      'Tecnologías anteriores',
      'Tecnologías siguientes',
      'Reanudar: Tecnologías que uso',
      'li',
    ]);

    for (const [width, items] of ITEMS_AT) {
      await page.setViewportSize({ width, height: HEIGHT });
      await eventually(async () => {
        await page.clock.runFor(STEP);
        const names = await shown(page);
        expect([width, names, await coverage(page)]).toEqual([
          width,
          following(names[0], 0, items),
          { inside: items, bare: 0 },
        ]);
      });
    }
    const pictures = await carouselOf(page)
      .locator('li')
      .evaluateAll((items) =>
        items.map((item) => {
          const img = item.querySelector('img');
          const size = `${img?.getAttribute('width')}x${img?.getAttribute('height')}`;
          return JSON.stringify({ name: item.textContent?.trim(), src: img?.src, size, shown: img?.clientWidth });
        }),
      );
    const distinct = [...new Set(pictures)].map((picture) => JSON.parse(picture));
    expect(distinct.map(({ name }) => name).sort()).toEqual([...TECHNOLOGIES].sort());
    expect(new Set(distinct.map(({ src }) => src)).size).toBe(17);
    for (const picture of distinct) expect(picture).toMatchObject({ size: '75x75', shown: 75 });
  },
);
