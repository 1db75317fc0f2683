import type { Locator, Page } from '@playwright/test';
import { movingTest } from './browserTest';

/** Scrolls to the carousels of a page, the last one first, so that their code comes, and waits for it. */
export async function bringCarousels(page: Page) {
  const carousels = await page.locator('[aria-roledescription]:not([aria-roledescription] *)').all();
  for (const carousel of carousels.toReversed()) {
    // One whose items all fit has no buttons and needs no code.
    if (!(await carousel.getByRole('button').first().isVisible())) continue;
    await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await carousel.locator('li[aria-hidden], [role=group]').first().waitFor({ state: 'attached' });
  }
}

/** Has the step that is under way in a carousel come to its end at once, and the carousel hear of it. */
export const finishStep = (carousel: Locator) =>
  carousel.evaluate(async (element) => {
    const running = element.getAnimations({ subtree: true });
    if (running.length === 0) return;
    const ended = new Promise((resolve) => element.addEventListener('transitionend', resolve, { once: true }));
    for (const animation of running) animation.finish();
    await ended;
  });

/**
 * A test of the home page's carousels, in which time stands still: `page.clock` moves it on, and a step that has begun
 * is drawn no further until `finishStep` ends it.
 */
export function carouselTest(...[name, options, run]: Parameters<typeof movingTest>) {
  movingTest(name, { viewport: { width: 1280, height: 600 }, ...options, path: null }, async (visit) => {
    const { page, urlOf, hydrated } = visit;
    await page.clock.install();
    // Later than this takes: the clock goes on until then, and cannot go back.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(urlOf(options.path ?? '/'));
    await hydrated();
    await bringCarousels(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await run(visit);
  });
}
