import type { Browser } from '@playwright/test';
import { openPage, PHONE } from './openPage';

/**
 * Returns the milliseconds from the start of the first navigation to the largest contentful paint. At an address such as
 * `/#/contact`, a second document can replace the first document, and Lighthouse would count only from the second document.
 */
export async function largestPaint(browser: Browser, url: string): Promise<number> {
  const page = await openPage(browser, PHONE);
  await page.addInitScript(() => {
    sessionStorage.began ??= performance.timeOrigin;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const took = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const { startTime } = list.getEntries().at(-1) as PerformanceEntry;
          resolve(performance.timeOrigin + startTime - sessionStorage.began);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.context().close();
  return took;
}
