import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../support/chromium.mjs';

/** How many times slower than this machine's the processor is taken to be. */
const SLOW_DOWN = 4;

/**
 * Taps links to four pages whose code is there.
 *
 * @param {import('playwright-core').Page} page
 * @returns Milliseconds from each tap to the new page's first frame.
 */
async function followLinks(page) {
  const changes = [];
  for (const path of ['/about', '/projects', '/contact', '/']) {
    const link = page.locator(`footer a[href="#${path}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.evaluate((element) => element.dispatchEvent(new Event('touchstart', { bubbles: true })));
    await page.waitForTimeout(500);
    const took = link.evaluate(
      (element, target) =>
        new Promise((/** @type {(took: number) => void} */ resolve) => {
          const heading = document.querySelector('main h1');
          /** @param {number} started */
          const watch = (started) => {
            const changed = document.querySelector('main h1') !== heading && location.hash === `#${target}`;
            requestAnimationFrame(() => (changed ? resolve(performance.now() - started) : watch(started)));
          };
          element.addEventListener('click', ({ timeStamp }) => watch(timeStamp), { once: true, capture: true });
        }),
      path,
    );
    await link.tap();
    changes.push(await took);
  }
  await page.waitForTimeout(500);
  return changes;
}

/**
 * A visit with the processor slowed down four times and the service worker in place: the milliseconds that each change
 * of page takes, and the slowest interaction (Event Timing).
 *
 * @param {string} origin
 */
export async function measureVisit(origin) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
    /** @type {number[]} */
    const durations = [];
    Object.assign(window, { durations });
    document.addEventListener('site:ready', () => document.documentElement.setAttribute('data-hydrated', ''));
  });
  await page.goto(origin);
  await page.waitForSelector('[data-hydrated]');
  // It is installed once in all of a visitor's visits, when the first of them scrolls.
  await page.mouse.wheel(0, 100);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  // The first round loads what the others find.
  await followLinks(page);
  await page.evaluate('window.durations.length = 0');
  const changes = [];
  for (let round = 1; round <= 3; round++) changes.push(...(await followLinks(page)));
  for (const name of ['Abrir menú', 'Abrir menú']) {
    await page.getByRole('button', { name }).tap();
    await page.waitForTimeout(500);
  }
  const durations = /** @type {number[]} */ (await page.evaluate('window.durations'));
  await browser.close();
  return { changes, inp: Math.max(0, ...durations) };
}
