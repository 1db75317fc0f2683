import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from '../browser/chromium';

const PORT = 9333;

/** Measures a page with Lighthouse in a separate browser. */
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
    /** `points` is the performance score, up to 100. `pointsShort` is the difference between 100 and the lowest other score. */
    points: performance ?? 0,
    pointsShort: 100 - Math.min(...Object.values(others)),
  };
}
