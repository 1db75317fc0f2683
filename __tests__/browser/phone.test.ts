import { openPhone } from '../../src/tools/bench/phone';
import { browserTest, expect } from '../support/browserTest';

/** Milliseconds that a request takes at least on slow 4G. */
const LATENCY = 150;

browserTest(
  "the bench's phone waits for every file as long as a slow network has it wait",
  { path: null },
  async ({ page, urlOf }) => {
    const browser = page.context().browser();
    if (!browser) throw new Error('The page has no browser.');
    const phone = await openPhone(browser);
    await phone.goto(urlOf('/'));
    const times = await phone.evaluate(() => performance.getEntriesByType('resource').map(({ duration }) => duration));
    await phone.context().close();
    expect(times.length).toBeGreaterThan(1);
    expect(times.filter((time) => time < LATENCY)).toEqual([]);
  },
);
