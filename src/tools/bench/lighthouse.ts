import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from '../browser/chromium';

const PORT = 9333;

/** What Lighthouse says of a page, in a browser of its own. */
export async function measureLoad(url: string) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags(), `--remote-debugging-port=${PORT}`],
  });
  const result = await lighthouse(url, { port: PORT, logLevel: 'error' }).finally(() => browser.close());
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const lowest = Math.min(...Object.values(categories).map(({ score }) => score ?? 0));
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    /** Of 100 in performance, accessibility, best practices or search engines, where it has the fewest. */
    pointsShort: 100 - 100 * lowest,
  };
}
