import type { Page } from 'playwright-core';
import { browserTest, movingTest } from '../support/browserTest';
import { bringCarousels, carouselTest } from '../support/carouselTest';
import { drag, swipe } from '../support/drag';
import { eventually } from '../support/eventually';
import { TECHNOLOGIES } from '../support/technologyNames';

const ITEMS_AT = [
  [1440, 7],
  [1024, 7],
  [1023, 5],
  [900, 5],
  [768, 5],
  [767, 4],
  [600, 4],
  [576, 4],
  [575, 3],
  [500, 3],
  [468, 3],
  [467, 2],
  [360, 2],
] as const;

const carouselOf = (page: Page) => page.getByRole('group', { name: 'Tecnologías que uso' });
/** The box that the technologies pass through. */
const rowOf = (page: Page) =>
  carouselOf(page)
    .locator('div', { has: page.getByRole('list') })
    .last();
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pausar: Tecnologías que uso' });
const resumeButton = (page: Page) => page.getByRole('button', { name: 'Reanudar: Tecnologías que uso' });
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

/** The `count` technologies that begin `offset` places after a given one, round the end. */
const following = (name: string | undefined, offset: number, count: number) => {
  const start = TECHNOLOGIES.indexOf(name ?? '') + offset;
  return Array.from({ length: count }, (_, index) => TECHNOLOGIES.at((start + index) % TECHNOLOGIES.length));
};

/** Waits until the last step has come to rest. */
const settle = (page: Page) =>
  eventually(async () => {
    expect(await carouselOf(page).evaluate((carousel) => carousel.getAnimations({ subtree: true }).length)).toBe(0);
  });

async function expectToMoveOn(page: Page) {
  const before = await shown(page);
  await eventually(async () => expect(await shown(page)).not.toEqual(before));
}

/** Watches the carousel for longer than several steps take. */
async function expectToStay(page: Page) {
  const before = await shown(page);
  await page.waitForTimeout(3000);
  expect(await shown(page)).toEqual(before);
}

for (const [width, items] of ITEMS_AT) {
  carouselTest(
    `at ${width} px ${items} technologies are shown`,
    { viewport: { width, height: 900 }, reducedMotion: 'reduce' },
    async ({ page }) => {
      expect(await shown(page)).toEqual(TECHNOLOGIES.slice(0, items));
      expect(await coverage(page)).toEqual({ inside: items, bare: 0 });
    },
  );
}

carouselTest('the number of technologies follows the width of the window', {}, async ({ page }) => {
  for (const [width, items] of ITEMS_AT) {
    await page.setViewportSize({ width, height: 900 });
    await eventually(async () => expect(await shown(page)).toHaveLength(items));
  }
});

for (const width of [1440, 800, 600, 500, 360]) {
  carouselTest(
    `at ${width} px the technologies can be dragged with the mouse, back past the first one too`,
    { viewport: { width, height: 900 } },
    async ({ page }) => {
      await pauseButton(page).click();
      await settle(page);
      const before = await shown(page);
      // A little less than an item, which then moves into its place by itself.
      const distance = (0.8 * width) / before.length;
      for (const [dragged, offset] of [
        [-distance, 1],
        [distance, 0],
        [distance, -1],
        [distance, -2],
        [-distance, -1],
      ] as const) {
        await drag(page, rowOf(page), dragged);
        const after = following(before[0], offset, before.length);
        await eventually(async () => expect(await shown(page)).toEqual(after));
        await settle(page);
      }
    },
  );
}

carouselTest('long drags in either direction leave no gap', {}, async ({ page }) => {
  await pauseButton(page).click();
  await settle(page);
  for (const distance of [700, 700, 700, 700, -700, -700, -700, -700, -700, -700]) {
    const before = await shown(page);
    await drag(page, rowOf(page), distance, async () => expect((await coverage(page)).bare).toBe(0));
    await eventually(async () => expect(await shown(page)).not.toEqual(before));
    await settle(page);
    expect(await coverage(page)).toEqual({ inside: 7, bare: 0 });
  }
});

carouselTest(
  'the technologies can be dragged with a finger',
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  async ({ page }) => {
    await pauseButton(page).tap();
    const [, second] = await shown(page);
    await settle(page);
    await swipe(page, rowOf(page), -195);
    await eventually(async () => expect((await shown(page))[0]).toBe(second));
  },
);

carouselTest('the technologies go on moving after a drag', {}, async ({ page }) => {
  await drag(page, rowOf(page), -200);
  await expectToMoveOn(page);
  await expectToMoveOn(page);
});

carouselTest(
  'the technologies move on one by one every second, round and round, and leave no gap',
  {},
  async ({ page }) => {
    await carouselOf(page).scrollIntoViewIfNeeded();
    const seen = await carouselOf(page).evaluate(async (carousel) => {
      const steps: { first: string; at: number }[] = [];
      let bare = 0;
      while (steps.length < 22) {
        await new Promise(requestAnimationFrame);
        const items = [...carousel.querySelectorAll('li')];
        const first = items.find((item) => item.ariaHidden !== 'true')?.textContent.trim() ?? '';
        if (first !== steps.at(-1)?.first) steps.push({ first, at: performance.now() });
        const { left, right } = carousel.getBoundingClientRect();
        const boxes = items.map((item) => item.getBoundingClientRect());
        const covered = boxes.filter((box) => box.right > left && box.left < right);
        bare = Math.max(
          bare,
          Math.min(...covered.map((box) => box.left)) - left,
          right - Math.max(...covered.map((box) => box.right)),
        );
      }
      return { names: steps.map((step) => step.first), times: steps.map((step) => step.at), bare };
    });
    expect(seen.names).toEqual(following(seen.names[0], 0, 22));
    expect(seen.bare).toBeLessThanOrEqual(0);
    const [, second = 0] = seen.times;
    const average = ((seen.times.at(-1) ?? 0) - second) / (seen.times.length - 2);
    expect(average).toBeGreaterThan(800);
    expect(average).toBeLessThan(1500);
  },
);

carouselTest('the technologies stop while they are paused and move again when resumed', {}, async ({ page }) => {
  await pauseButton(page).click();
  await settle(page);
  await expectToStay(page);
  await drag(page, rowOf(page), -200);
  await page.mouse.move(0, 0);
  await settle(page);
  await expectToStay(page);
  await resumeButton(page).click();
  await expectToMoveOn(page);
  await expectToMoveOn(page);
});

carouselTest(
  'with reduced motion the technologies start paused and move once resumed',
  { reducedMotion: 'reduce' },
  async ({ page }) => {
    await expectToStay(page);
    await resumeButton(page).click();
    await expectToMoveOn(page);
    await expectToMoveOn(page);
  },
);

carouselTest('there are 17 technologies, each with an icon of its own of 75x75', {}, async ({ page }) => {
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
});

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

movingTest('the footer pauses and resumes the lights and both carousels at once', {}, async ({ page }) => {
  await bringCarousels(page);
  await eventually(async () => expect(await lights(page)).toEqual(['running']));
  await page.getByRole('button', { name: 'Pausar animaciones' }).click();
  await resumeButton(page).waitFor();
  await page.getByRole('button', { name: 'Reanudar: Algunos de mis proyectos' }).waitFor();
  expect(await lights(page)).toEqual(['paused']);
  const project = await projectOf(page);
  await expectToStay(page);
  await page.waitForTimeout(1500);
  expect(await projectOf(page)).toBe(project);
  await page.getByRole('button', { name: 'Reanudar animaciones' }).click();
  expect(await lights(page)).toEqual(['running']);
  await expectToMoveOn(page);
  await eventually(async () => expect(await projectOf(page)).not.toBe(project));
});

carouselTest(
  'keyboard focus inside holds the technologies, until it leaves or they are resumed',
  {},
  async ({ page }) => {
    await page.getByRole('link', { name: 'Leer más', exact: true }).focus();
    await page.keyboard.press('Tab');
    expect(await carouselOf(page).locator(':focus').count()).toBe(1);
    await settle(page);
    await expectToStay(page);
    await page.keyboard.press('Shift+Tab');
    await expectToMoveOn(page);

    for (let stops = 0; stops < 3; stops++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await resumeButton(page).press('Enter');
    await expectToMoveOn(page);
  },
);

/** As when another tab comes before this one, which never happens without a screen. */
const hideTab = (page: Page, hidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

carouselTest('both carousels wait while the tab is hidden, and go on afterwards', {}, async ({ page }) => {
  await hideTab(page, true);
  // The step that is under way comes to its end.
  await page.waitForTimeout(700);
  const project = await projectOf(page);
  await expectToStay(page);
  expect(await projectOf(page)).toBe(project);
  await hideTab(page, false);
  await expectToMoveOn(page);
  await eventually(async () => expect(await projectOf(page)).not.toBe(project));
});

carouselTest(
  'the carousel says in Spanish what it is, and its pause button comes before the technologies',
  { reducedMotion: 'reduce' },
  async ({ page }) => {
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
  },
);

browserTest('the lights stay where they are under reduced motion', {}, async ({ page }) => {
  expect(await lights(page)).toEqual([]);
});

carouselTest(
  'the footer also pauses a carousel that was resumed by its own button before',
  { reducedMotion: 'reduce' },
  async ({ page }) => {
    await resumeButton(page).click();
    await page.getByRole('button', { name: 'Reanudar animaciones' }).click();
    await page.getByRole('button', { name: 'Pausar animaciones' }).click();
    await resumeButton(page).waitFor({ timeout: 3000 });
    await expectToStay(page);
  },
);
