import type { Page } from '@playwright/test';
import { expect, test } from '../support/browserTest';

// When the birthday begins in this time zone, the date in UTC is still the day before.
test.use({ timezoneId: 'Pacific/Kiritimati', viewport: { width: 1280, height: 800 } });
const BIRTHDAY = new Date('2032-05-14T00:00:00+14:00');

/** The sizes of elements in the layout, before transforms. */
const sizes = async (page: Page, selector: string) =>
  new Set(await page.locator(selector).evaluateAll((all) => all.map((it) => `${it.clientWidth}x${it.clientHeight}`)));

test('home has its pictures, its lines and the age of the owner', async ({ page, open }) => {
  const hosts = new Set<string>();
  page.context().on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.clock.setFixedTime(BIRTHDAY.getTime() - 1);
  await open('/#/');
  await test.step('pictures and logos have their sizes', async () => {
    for (const [selector, size] of [
      ['main section:first-of-type img[width="440"][height="431"]', '440x431'],
      ['[aria-labelledby=services] img[width="170"][height="150"]', '170x150'],
      ['[aria-labelledby=technologies] img[width="75"][height="75"]', '75x75'],
      [':is(header, footer) [aria-label$=inicio]', '250x48'],
    ] as const) {
      expect([selector, ...(await sizes(page, selector))]).toEqual([selector, size]);
    }
  });

  await test.step('three lines are behind the page, from the header down', async () => {
    const lines = await page.locator('body [aria-hidden=true] > *').evaluateAll((all) => {
      const top = document.querySelector('header')?.getBoundingClientRect().bottom;
      const isBehind = ({ parentElement }: Element) =>
        parentElement && getComputedStyle(parentElement).position === 'fixed';
      const boxes = all.filter(isBehind).map((line) => line.getBoundingClientRect());
      return boxes.filter((box) => box.top === top && box.bottom === innerHeight).length;
    });
    expect(lines).toBe(3);
  });

  await test.step('nothing is requested from another host or stored in the browser', async () => {
    expect([...hosts]).toEqual([new URL(page.url()).host]);
    expect(await page.context().cookies()).toEqual([]);
    const stored = () =>
      page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length]);
    expect(await stored()).toEqual([0, 0, 0]);
  });

  await test.step('the age goes up at midnight in the visitor’s time zone', async () => {
    const about = page.getByRole('region', { name: 'SOBRE MÍ' });
    await expect(about).toContainText('Tengo 33 años');
    await page.clock.setFixedTime(BIRTHDAY);
    await page.reload();
    await expect(about).toContainText('Tengo 34 años');
  });
});
