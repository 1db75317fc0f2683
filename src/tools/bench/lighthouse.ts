import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../browser/chromium';

const PORT = 9333;

interface NetworkRequest {
  resourceType: string;
  transferSize: number;
}

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
  const { details } = audits['network-requests'] ?? {};
  const requests = (details?.type === 'table' ? details.items : []) as unknown as NetworkRequest[];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scripts: scripts.length,
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
    /** The lowest of performance, accessibility, best practices and search engines, of 100. */
    score: 100 * Math.min(...Object.values(categories).map(({ score }) => score ?? 0)),
  };
}
