import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../browser/chromium.mjs';

const DEBUGGING_PORT = 9333;
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * What Lighthouse says of a page, in a browser of its own.
 *
 * @param {string} url
 */
export async function measureLoad(url) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags(), `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const result = await lighthouse(url, { port: DEBUGGING_PORT, logLevel: 'error' });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    const { audits, categories, environment } = result.lhr;
    /** @param {string} name */
    const value = (name) => audits[name]?.numericValue ?? Number.NaN;
    const requests = /** @type {{ resourceType: string, transferSize: number }[]} */ (
      /** @type {any} */ (audits['network-requests']?.details)?.items ?? []
    );
    /** @param {string} [type] */
    const bytes = (type) =>
      requests
        .filter(({ resourceType }) => !type || resourceType === type)
        .reduce((sum, { transferSize }) => sum + transferSize, 0);
    return {
      lcp: value('largest-contentful-paint'),
      fcp: value('first-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      script: bytes('Script'),
      images: bytes('Image'),
      total: bytes(),
      scripts: requests.filter(({ resourceType }) => resourceType === 'Script').length,
      requests: requests.length,
      index: environment.benchmarkIndex,
      ...Object.fromEntries(CATEGORIES.map((name) => [name, 100 * (categories[name]?.score ?? 0)])),
    };
  } finally {
    await browser.close();
  }
}
