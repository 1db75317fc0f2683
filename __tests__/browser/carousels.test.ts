import type { Page } from '@playwright/test';
import { projectCarousel } from '#site';
import { violations } from '../../src/tools/browser/axe';
import { technologies } from '../sites/reference/content/technologies';
import { bringCarousels } from '../support/bringCarousels';
import { expect, test } from '../support/browserTest';
import { drag } from '../support/drag';
import { holdRequest } from '../support/holdRequest';

const { slides } = projectCarousel;

/** Number of technologies that the carousel shows, and the narrowest window for this number. */
const ITEMS_AT = [
  [2, 360],
  [3, 468],
  [4, 576],
  [5, 768],
  [7, 1024],
] as const;

/** Height of the window in pixels. A slide fits, and a higher window would take longer to draw. */
const HEIGHT = 600;
/** Milliseconds that the animation of a step takes. */
const STEP = 400;

const widthOf = (page: Page) => page.viewportSize()?.width ?? 0;

/**
 * The carousel of the projects. A visitor drags the element `grip` by `reach` pixels to bring the next item. The carousel moves by
 * itself every `delay` milliseconds. Screen readers can read the items in `shown`, and `count` is their expected number.
 */
function projectsOn(page: Page) {
  const group = page.getByRole('group', { name: 'Algunos de mis proyectos' });
  const slide = group.getByRole('group');
  return {
    ...{ group, grip: slide, delay: 2500, count: () => 1 },
    items: slides.map((_, index) => `${index + 1} de 7`),
    reach: () => slide.evaluate((it: HTMLElement) => 0.7 * it.offsetWidth),
    shown: () => slide.evaluateAll((all) => all.map(({ ariaLabel }) => `${ariaLabel}`)),
    expectInPlace: async () => {
      const { x = 0, width = 0 } = (await slide.boundingBox()) ?? {};
      expect(Math.abs(x + width / 2 - widthOf(page) / 2)).toBeLessThan(1);
      await expect(slide.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
    },
  };
}

type Carousel = ReturnType<typeof projectsOn>;

function technologiesOn(page: Page): Carousel {
  const group = page.getByRole('group', { name: 'Tecnologías que uso' });
  const count = () => ITEMS_AT.findLast(([, from]) => widthOf(page) >= from)?.[0] ?? 0;
  return {
    ...{ group, grip: group.locator('div', { has: page.getByRole('list') }).last(), delay: 1000, count },
    items: technologies.map(({ name }) => name),
    // A drag by a little less than an item is enough: the carousel moves the rest of the way by itself.
    reach: async () => (0.8 * widthOf(page)) / count(),
    shown: () => group.getByRole('listitem').allInnerTexts(),
    expectInPlace: async () => {
      const found = await group.evaluate((carousel) => {
        const { left, right } = carousel.getBoundingClientRect();
        const boxes = [...carousel.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
        const [start, end] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
        // The widths of items are rounded to pixels, so seven items can be 3.5 pixels off.
        const inside = boxes.filter((box) => box.left > left - 4 && box.right < right + 4).length;
        return { inside, isFull: start <= left && end >= right };
      });
      expect(found).toEqual({ inside: count(), isFull: true });
    },
  };
}

/** The actions of a visitor on a carousel, and functions that expect their results. */
function visit(page: Page, carousel: Carousel) {
  const { group, items, shown, delay, grip, reach } = carousel;
  const button = (name: RegExp) => group.getByRole('button', { name });

  /** Ends the running animation of a step, and waits until the carousel is in its place. */
  async function settle() {
    await group.evaluate(async (element) => {
      const running = element.getAnimations({ subtree: true });
      if (running.length === 0) return;
      const ended = new Promise((resolve) => element.addEventListener('transitionend', resolve, { once: true }));
      for (const animation of running) animation.finish();
      await ended;
    });
    await expect(carousel.expectInPlace).toPass();
  }

  /** Expects an action to move the carousel by a number of items, and ends the step. The first item follows the last. */
  async function expectStep(by: number, act: () => Promise<unknown>) {
    const start = items.indexOf((await shown())[0] ?? '') + by;
    await act();
    const expected = Array.from({ length: carousel.count() }, (_, index) => items.at((start + index) % items.length));
    await expect.poll(shown).toEqual(expected);
    await settle();
  }

  return {
    ...{ ...carousel, settle, expectStep },
    ...{ previous: button(/anterior/), next: button(/siguiente/), resume: button(/^Rea/) },
    expectToMoveOn: () => expectStep(1, () => page.clock.runFor(delay)),
    expectToStay: () => expectStep(0, () => page.clock.runFor(3 * delay)),
    /** Waits for the end of the last step before the action. */
    expectAnswer: (by: number, act: () => Promise<unknown>) => page.clock.runFor(STEP).then(() => expectStep(by, act)),
    /** Drags for half a second: a faster drag is a swipe, and even a short swipe moves a slide. */
    drag: async (direction: number) => drag(page, grip, direction * (await reach()), () => page.clock.fastForward(100)),
  };
}

const carouselsOn = (page: Page) => [visit(page, projectsOn(page)), visit(page, technologiesOn(page))] as const;

/** The play states of the lights on the lines of the background. Only lights are animated pseudo-elements. */
const lights = (page: Page) =>
  page.evaluate(() => {
    const all = document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).pseudoElement);
    return [...new Set(all.map(({ playState }) => playState))];
  });

test.use({ viewport: { width: 1024, height: HEIGHT } });

test('the carousels move by themselves, by the mouse and by their buttons', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  // The clock already runs, so it can only be paused at a later time.
  await page.clock.pauseAt(Date.now() + 60_000);
  await open('/#/');
  await bringCarousels(page);
  const session = await page.context().newCDPSession(page);
  // At this rate, animations make no progress until `settle` ends them.
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  const all = carouselsOn(page);

  await test.step('the button of the footer pauses and resumes the lights and both carousels', async () => {
    const button = page.getByRole('contentinfo').getByRole('button', { name: /animaciones$/ });
    await page.clock.runFor(2000);
    await expect.poll(() => lights(page)).toEqual(['running']);
    await button.click();
    expect(await lights(page)).toEqual(['paused']);
    for (const { settle, expectToStay } of all) {
      await settle();
      await expectToStay();
    }
    await button.click();
    expect(await lights(page)).toEqual(['running']);
    for (const { expectToMoveOn } of all) await expectToMoveOn();
    await button.click();
    for (const { settle, resume } of all) {
      await expect(resume).toBeVisible();
      await settle();
    }
  });

  const [{ expectStep, next }] = all;
  await test.step('every click on the next button counts, even during a step and past the end', () =>
    expectStep(5, async () => {
      for (let clicks = 0; clicks < 5; clicks++) await next.click();
    }));

  for (const carousel of all) {
    const { group, items, delay, previous, next, resume, expectStep, expectAnswer, expectToMoveOn } = carousel;
    await group.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

    await test.step(`${items[0]}: the previous button and a drag move it back, past the start too`, async () => {
      for (const act of [() => carousel.drag(1), () => previous.click(), () => previous.click()]) {
        await expectAnswer(-1, act);
      }
    });

    await test.step(`${items[0]}: it moves by itself after its delay, past the end and without a gap`, async () => {
      await resume.click();
      for (const _ of ['once', 'twice', 'over the end']) {
        await expectStep(0, () => page.clock.runFor(delay - 1));
        await expectStep(1, () => page.clock.runFor(1));
      }
    });

    await test.step(`${items[0]}: it moves on after a drag and a click`, async () => {
      for (const act of [() => carousel.drag(-1), () => next.click()]) {
        await expectAnswer(1, act);
        await expectToMoveOn();
      }
    });

    await test.step(`${items[0]}: it stops while the keyboard’s focus is in it`, async () => {
      await next.focus();
      await page.keyboard.press('Tab');
      await carousel.expectToStay();
      await page.getByRole('banner').getByRole('link').first().focus();
      await expectToMoveOn();
    });
  }
});

test('with reduced motion the carousels move only when the visitor moves them', async ({ page, open }) => {
  const release = await holdRequest(page, '**/assets/{CoverflowSlides,RowItems}-*.js');
  await page.clock.install();
  await open('/#/?desde=prueba');
  const all = carouselsOn(page);
  const [projects, row] = all;
  const middle = projects.grip.getByRole('link');
  const caption = projects.group.locator('[aria-live]');
  const more = page.getByRole('link', { name: 'Ver más', exact: true });

  await test.step('before their code arrives, their buttons scroll them as rows', async () => {
    for (const { group, items, previous, next } of all) {
      const strip = group.getByRole('list');
      const scrolled = () => strip.evaluate((it) => it.scrollLeft);
      await expect(strip.getByRole('listitem')).toHaveCount(items.length);
      await next.click();
      await expect.poll(scrolled).toBeGreaterThan(0);
      await previous.click();
      await expect.poll(scrolled).toBe(0);
    }
  });

  await test.step('the arrival of their code leaves the focus where it is', async () => {
    const first = projects.group.getByRole('link').first();
    await first.focus();
    const arrived = page.waitForResponse('**/assets/CoverflowSlides-*.js');
    release();
    await (await arrived).finished();
    // This import ends only after the code of the slides has run.
    await page.evaluate(`import(${JSON.stringify((await arrived).url())})`);
    await page.clock.runFor(100);
    await expect(first).toBeFocused();
    await more.focus();
    await bringCarousels(page);
    expect(await violations(page, '[aria-roledescription=carrusel]')).toEqual([]);
  });

  await test.step('carousels and lights stand still, and the slide beside the middle one is turned away', async () => {
    await expect(caption).toHaveAttribute('aria-live', 'polite');
    for (const { expectToStay } of all) await expectToStay();
    expect([await lights(page), await projects.shown(), (await row.shown())[0]]).toEqual([[], ['4 de 7'], 'HTML']);
    await expect(caption).toHaveText('E-commerce');
    const before = projects.group.locator('[role=group]').nth(2);
    await expect(before).toHaveAttribute('style', /-100px\) rotateX\(0deg\) rotateY\(50deg\)/);
    await expect(before.locator('> :not(a)').first()).toHaveCSS('opacity', '1');
  });

  await test.step('the row is filled with the technologies that fit the window', async () => {
    for (const [count, width] of ITEMS_AT) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expect(async () => {
        // The row adapts to the window in its next animation frame, for which the clock must run.
        await page.clock.runFor(STEP);
        expect(await row.shown()).toHaveLength(count);
        await row.expectInPlace();
      }).toPass();
    }
  });

  await test.step('all parts have Spanish names, and the buttons come first', async () => {
    const parts = page.locator('[aria-roledescription=carrusel] :is(button, a, [data-index="0"])');
    const names = await parts.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
    expect(names).toEqual([
      ...['Proyecto anterior', 'Proyecto siguiente', 'Reanudar: Algunos de mis proyectos', ...slides.map(() => null)],
      ...['Tecnologías anteriores', 'Tecnologías siguientes', 'Reanudar: Tecnologías que uso', null],
    ]);
    const images = await projects.group.locator('[role=group]').evaluateAll((all) =>
      all.map((slide) => {
        const { title, alt, loading } = slide.querySelector('img') ?? {};
        return [slide.ariaRoleDescription, title, alt, loading];
      }),
    );
    expect(images).toEqual(slides.map(({ title, alt }) => ['diapositiva', title, alt, 'lazy']));
  });

  await test.step('the Tab key reaches only the slide in the middle', async () => {
    for (const _ of ['fourth', 'fifth', 'sixth']) await projects.expectStep(1, () => projects.next.click());
    await projects.resume.focus();
    await page.keyboard.press('Tab');
    await expect(middle).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(more).toBeFocused();
  });

  await test.step('the link of the seventh slide, whose address is #, does nothing', async () => {
    await middle.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => [location.hash, history.length, window.scrollY > 0, window.scrollY]);
    const before = await place();
    await middle.click();
    await middle.press('Enter');
    expect([await place(), await projects.shown()]).toEqual([before, ['7 de 7']]);
    expect(before).toContain(true);
    expect(page.context().pages()).toHaveLength(1);
  });

  await test.step('the resume button of each carousel starts it', async () => {
    for (const { shown, resume, delay } of all) {
      const before = await shown();
      await resume.click();
      await page.clock.runFor(delay);
      await expect.poll(shown).not.toEqual(before);
    }
    await expect(caption).toHaveAttribute('aria-live', 'off');
  });
});
