import { openPhone, type Phone } from '../../src/tools/bench/phone';
import { browserTest } from '../support/browserTest';

/** Milliseconds that a request takes at least on slow 4G. */
const LATENCY = 150;

/** Milliseconds that each file of the page has taken. */
const timesOf = (phone: Phone) =>
  phone.evaluate(() => performance.getEntriesByType('resource').map(({ duration }) => duration));

browserTest(
  "the bench's phone waits for every file as long as a slow network has it wait",
  { path: null },
  async ({ page, urlOf }) => {
    const browser = page.context().browser();
    if (!browser) throw new Error('The page has no browser.');
    const phone = await openPhone(browser);
    await phone.slowNetwork();
    await phone.open(urlOf('/'));
    const times = await timesOf(phone);
    await phone.close();
    expect(times.length).toBeGreaterThan(1);
    expect(times.filter((time) => time < LATENCY)).toEqual([]);
  },
);
