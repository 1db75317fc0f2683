import type { Page } from 'playwright-core';
import { movingTest } from './browserTest';

/** Scrolls to both carousels, so that their code comes, and waits for it. */
export async function bringCarousels(page: Page) {
  for (const [name, moved] of [
    ['Tecnologías que uso', 'li[aria-hidden]'],
    ['Algunos de mis proyectos', '[role=group]'],
  ] as const) {
    const carousel = page.getByRole('group', { name, exact: true });
    await carousel.scrollIntoViewIfNeeded();
    await carousel.locator(moved).first().waitFor({ state: 'attached' });
  }
}

/** Stops the lights in the lines: without a graphics card they take most of the machine. */
async function stopLights(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect instanceof KeyframeEffect && animation.effect.pseudoElement) animation.pause();
    }
  });
}

/** A test of a page's carousels, with nothing else in movement. */
export function carouselTest(...[name, options, run]: Parameters<typeof movingTest>) {
  movingTest(name, options, async (visit) => {
    await stopLights(visit.page);
    await bringCarousels(visit.page);
    await run(visit);
  });
}
