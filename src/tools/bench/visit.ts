import type { Page } from 'playwright-core';
import { NAMES } from '../browser/pageFunction';
import { menuControl, PHONE, slowProcessor, startBrowser } from './phone';

/**
 * Follows the links of the app to all pages and back home.
 *
 * @returns Milliseconds from each tap to the new page's first frame.
 */
async function walk(page: Page, pages: Map<string, string>) {
  const [home = '/', ...others] = pages.keys();
  const changes = [];
  for (const folder of [...others, home]) {
    // The portfolio has the links that are neither in the footer nor on the page.
    if ((await linkTo(page, folder).count()) === 0) changes.push(await follow(page, '/projects/', pages));
    changes.push(await follow(page, folder, pages));
  }
  await page.waitForTimeout(500);
  return changes;
}

const hashOf = (folder: string) => `#${folder.replace(/(?<=.)\/$/, '')}`;

const linkTo = (page: Page, folder: string) =>
  page.locator(`a[href="${folder === '/' ? './' : folder.slice(1)}"]`).filter({ visible: true });

/** Taps a link to a page whose code is there. */
async function follow(page: Page, folder: string, pages: Map<string, string>) {
  const link = linkTo(page, folder).last();
  await link.scrollIntoViewIfNeeded();
  await link.evaluate((element) => element.dispatchEvent(new Event('touchstart', { bubbles: true })));
  await page.waitForTimeout(500);
  const took = link.evaluate(
    (element, [hash, heading]) =>
      new Promise((resolve: (took: number) => void) => {
        const watch = (started: number) => {
          const changed = location.hash === hash && document.querySelector('main h1')?.textContent === heading;
          requestAnimationFrame(() => (changed ? resolve(performance.now() - started) : watch(started)));
        };
        element.addEventListener('click', ({ timeStamp }) => watch(timeStamp), { once: true, capture: true });
      }),
    [hashOf(folder), pages.get(folder)],
  );
  await link.tap();
  return await took;
}

/**
 * A visit to all pages with the processor slowed down four times and the service worker in place: the milliseconds that
 * each change of page takes once all code is there, and the slowest interaction (Event Timing).
 */
export async function measureVisit(origin: string, pages: Map<string, string>) {
  const browser = await startBrowser();
  const page = await browser.newPage(PHONE);
  await page.addInitScript(NAMES);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    const durations: number[] = [];
    Object.assign(window, { durations });
    document.addEventListener('site:ready', () => document.documentElement.setAttribute('data-hydrated', ''));
  });
  await page.goto(origin);
  await page.waitForSelector('[data-hydrated]');
  // It is installed once in all of a visitor's visits, when the first of them scrolls.
  await page.mouse.wheel(0, 100);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await slowProcessor(await page.context().newCDPSession(page));
  await walk(page, pages);
  const changes = await walk(page, pages);
  for (const _ of ['open', 'close']) {
    await menuControl(page).tap();
    await page.waitForTimeout(500);
  }
  const durations = (await page.evaluate('window.durations')) as number[];
  await browser.close();
  return { changes, inp: Math.max(0, ...durations) };
}
