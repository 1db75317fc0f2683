import type { Page } from 'playwright-core';
import { slides } from '../../src/content/slides';
import { browserTest } from '../support/browserTest';
import { bringCarousels, carouselTest } from '../support/carouselTest';
import { drag, swipe } from '../support/drag';
import { eventually } from '../support/eventually';

const WIDTHS = [360, 768, 1024, 1440];
/** Longer than a slide stays, its turn included. */
const LONGER_THAN_A_STAY = 4500;

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

async function expectToMoveOn(page: Page) {
  const before = await exposed(page);
  await eventually(async () => expect(await exposed(page)).not.toEqual(before));
}

async function expectToStay(page: Page) {
  const before = await exposed(page);
  await page.waitForTimeout(LONGER_THAN_A_STAY);
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

/** Waits until a slide is the one in the middle and has turned to the front. */
const expectSettled = async (page: Page, n: number) => {
  await expectSlide(page, n);
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  await eventually(async () => expect(Math.abs((await pose(page, n)).middle - middle)).toBeLessThan(1));
};

/** How far the slide in the middle is dragged to bring the next one: further than half its width. */
async function dragDistance(page: Page, n: number) {
  return 0.6 * (await slideOf(page, n).evaluate((slide: HTMLElement) => slide.offsetWidth));
}

const dragToNext = async (page: Page, n: number, onMove?: () => Promise<void>) =>
  drag(page, slideOf(page, n), -(await dragDistance(page, n)), onMove);
const dragToPrevious = async (page: Page, n: number) => drag(page, slideOf(page, n), await dragDistance(page, n));

for (const width of WIDTHS) {
  const viewport = { width, height: 900 };

  carouselTest(
    `at ${width} px the carousel starts at the fourth of seven slides and its neighbours turn away in the shade`,
    { viewport, reducedMotion: 'reduce' },
    async ({ page }) => {
      expect(await slidesOf(page).count()).toBe(7);
      await expectSlide(page, 4);
      await carouselOf(page).getByText('E-commerce', { exact: true }).waitFor();
      const active = await pose(page, 4);
      expect(active).toMatchObject({ degrees: 0, depth: 0, shadow: 0 });
      expect(Math.abs(active.middle - width / 2)).toBeLessThan(2);
      expect(await pose(page, 3)).toMatchObject({ degrees: 50, depth: 100, shadow: 1 });
      expect(await pose(page, 5)).toMatchObject({ degrees: -50, depth: 100, shadow: 1 });
    },
  );

  carouselTest(`at ${width} px the slides can be dragged with the mouse`, { viewport }, async ({ page }) => {
    await button(page, 'Pausar').click();
    await expectSettled(page, 4);
    await dragToNext(page, 4);
    await expectSettled(page, 5);
    await dragToPrevious(page, 5);
    await expectSettled(page, 4);
    await dragToPrevious(page, 4);
    await expectSettled(page, 3);
    expect(page.context().pages()).toHaveLength(1);
  });
}

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

carouselTest('the slides move on by themselves, one after 2500 ms', {}, async ({ page }) => {
  const times: number[] = [];
  let next = 5;
  await expectSlide(page, 4);
  while (times.length < 3) {
    await expectSlide(page, next++);
    times.push(await page.evaluate(() => performance.now()));
  }
  for (const [index, time] of times.slice(1).entries()) {
    const stay = time - (times[index] ?? 0);
    expect(stay).toBeGreaterThan(2000);
    expect(stay).toBeLessThan(6000);
  }
});

carouselTest('the slides go round by themselves, each with its picture', {}, async ({ page }) => {
  for (const n of [4, 5, 6, 7, 1, 2, 3]) {
    await expectSlide(page, n);
    const picture = slideOf(page, n).locator('img');
    await eventually(async () => {
      expect(await picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
    }, 2000);
  }
});

carouselTest('the slides go on moving after a drag and after the next button', {}, async ({ page }) => {
  await dragToNext(page, 4);
  await expectToMoveOn(page);
  await expectToMoveOn(page);
  await button(page, 'Proyecto siguiente').click();
  await expectToMoveOn(page);
  await expectToMoveOn(page);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  carouselTest(
    `the buttons lead round from the last slide to the first and back (reduced motion: ${reducedMotion})`,
    { reducedMotion },
    async ({ page }) => {
      if (reducedMotion === 'no-preference') await button(page, 'Pausar').click();
      for (const n of [5, 6, 7, 1, 2]) {
        await button(page, 'Proyecto siguiente').click();
        await expectSettled(page, n);
      }
      for (const n of [1, 7, 6]) {
        await button(page, 'Proyecto anterior').click();
        await expectSettled(page, n);
      }
    },
  );
}

carouselTest('a picture that arrives during a drag does not end it', { reducedMotion: 'reduce' }, async ({ page }) => {
  await expectSettled(page, 4);
  const arrival = () => slideOf(page, 4).locator('img').dispatchEvent('load');
  await dragToNext(page, 4, arrival);
  await expectSettled(page, 5);
});

carouselTest('hasty clicks all count', {}, async ({ page }) => {
  await button(page, 'Pausar').click();
  for (let click = 0; click < 5; click++) await button(page, 'Proyecto siguiente').click();
  await expectSettled(page, 2);
  for (let click = 0; click < 5; click++) await button(page, 'Proyecto anterior').click();
  await expectSettled(page, 4);
});

carouselTest('the slides stop while they are paused and move again when resumed', {}, async ({ page }) => {
  await button(page, 'Pausar').click();
  await expectToStay(page);
  await dragToNext(page, 4);
  await expectSlide(page, 5);
  await expectToStay(page);
  await button(page, 'Reanudar').click();
  await expectToMoveOn(page);
  await expectToMoveOn(page);
  expect(await button(page, 'Reanudar').count()).toBe(0);
});

carouselTest(
  'with reduced motion the slides start paused and move once resumed',
  { reducedMotion: 'reduce' },
  async ({ page }) => {
    await expectToStay(page);
    await expectSlide(page, 4);
    await button(page, 'Reanudar').click();
    await expectSlide(page, 5);
    await expectSlide(page, 6);
  },
);

carouselTest(
  'with reduced motion the slides can be dragged again and again',
  { reducedMotion: 'reduce' },
  async ({ page }) => {
    for (const n of [4, 5, 6, 7]) {
      await expectSettled(page, n);
      await dragToNext(page, n);
    }
    await expectSettled(page, 1);
  },
);

carouselTest('keyboard focus on a slide holds it, and it goes on when focus leaves', {}, async ({ page }) => {
  await button(page, 'Pausar').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[aria-label$="de 7"]') !== null)).toBe(true);
  await expectToStay(page);
  await page.keyboard.press('Tab');
  await expectToMoveOn(page);
});

carouselTest('only the slide in the middle is in the tab order', { reducedMotion: 'reduce' }, async ({ page }) => {
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
});

carouselTest('the carousel and its slides are described in Spanish', { reducedMotion: 'reduce' }, async ({ page }) => {
  expect(await carouselOf(page).getAttribute('aria-roledescription')).toBe('carrusel');
  const slides = await slidesOf(page).evaluateAll((elements) =>
    elements.map((element) => [element.getAttribute('aria-label'), element.getAttribute('aria-roledescription')]),
  );
  expect(slides.sort()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => [`${n} de 7`, 'diapositiva']));
});

carouselTest(
  'the pictures of the slides load lazily at 100x100 and have a Spanish title and alternative text',
  { reducedMotion: 'reduce' },
  async ({ page }) => {
    const pictures = [];
    for (const n of [1, 2, 3, 4, 5, 6, 7]) {
      const picture = slideOf(page, n).locator('img');
      pictures.push(
        await picture.evaluate((img: HTMLImageElement) => ({
          title: img.title,
          hasAlt: /^\p{Lu}.{20,}$/u.test(img.alt) && img.alt !== img.title,
          loading: img.loading,
          size: `${img.getAttribute('width')}x${img.getAttribute('height')}`,
        })),
      );
    }
    const titles = [
      'Menú Digital',
      'Constructora',
      'Menú Digital por categorías',
      'E-commerce',
      'Aikikai',
      'Código',
      'CRUD con Bun y Elysia',
    ];
    expect(pictures).toEqual(titles.map((title) => ({ title, hasAlt: true, loading: 'lazy', size: '100x100' })));
  },
);

carouselTest('a slide opens its project in a new tab that cannot reach back', {}, async ({ page }) => {
  const url = slides[3]?.url ?? '';
  await page.context().route(url, (route) => route.fulfill({ body: 'Proyecto' }));
  await button(page, 'Pausar').click();
  await expectSlide(page, 4);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), slideOf(page, 4).getByRole('link').click()]);
  await tab.waitForURL(url);
  expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const link = slideOf(page, n).locator('a');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  }
});

browserTest(
  'the link of the seventh slide neither leaves the page nor changes the route',
  { path: null },
  async ({ page, urlOf }) => {
    await page.goto(urlOf('/?desde=prueba'));
    await bringCarousels(page);
    for (const n of [5, 6, 7]) {
      await button(page, 'Proyecto siguiente').click();
      await expectSettled(page, n);
    }
    const { hash, entries } = await page.evaluate(() => ({ hash: location.hash, entries: history.length }));
    const link = slideOf(page, 7).getByRole('link');
    expect(await link.getAttribute('href')).toBe('#');
    await link.click();
    await link.press('Enter');
    await expectSlide(page, 7);
    expect(await page.evaluate(() => ({ hash: location.hash, entries: history.length }))).toEqual({ hash, entries });
    expect(page.context().pages()).toHaveLength(1);
  },
);
