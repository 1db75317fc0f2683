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
  const { performance, ...others } = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(100 * (score ?? 0))]),
  );
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    /** Of 100 points in performance, and what is missing in accessibility, best practices or search engines, where it is most. */
    points: performance ?? 0,
    pointsShort: 100 - Math.min(...Object.values(others)),
  };
}
