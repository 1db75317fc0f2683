import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../browser/chromium';

const DEBUGGING_PORT = 9333;
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of a page, in a browser of its own. */
export async function measureWithLighthouse(url: string) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags(), `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const result = await lighthouse(url, { port: DEBUGGING_PORT, logLevel: 'error' });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    const { audits, categories, environment } = result.lhr;
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const { details } = audits['network-requests'] ?? {};
    const requests: { resourceType: string; transferSize: number }[] =
      details && 'items' in details ? (details.items as never) : [];
    const bytes = (type?: string) =>
      requests
        .filter(({ resourceType }) => !type || resourceType === type)
        .reduce((sum, { transferSize }) => sum + transferSize, 0);
    const scores = Object.fromEntries(CATEGORIES.map((name) => [name, 100 * (categories[name]?.score ?? 0)]));
    return {
      lcp: value('largest-contentful-paint'),
      fcp: value('first-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      script: bytes('Script'),
      images: bytes('Image'),
      total: bytes(),
      scripts: requests.filter(({ resourceType }) => resourceType === 'Script').length,
      requests: requests.length,
      index: environment.benchmarkIndex,
      ...(scores as Record<(typeof CATEGORIES)[number], number>),
    };
  } finally {
    await browser.close();
  }
}
