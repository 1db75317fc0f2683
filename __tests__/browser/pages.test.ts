import type { Page } from '@playwright/test';
import { browserTest, expect, test } from '../support/browserTest';

/** East of all others: here it is the birthday while UTC has the day before. */
const timezoneId = 'Pacific/Kiritimati';
const BIRTHDAY = new Date('2032-05-14T00:00:00+14:00');

const main = (page: Page) => page.getByRole('main');
const logo = (page: Page, place: 'banner' | 'contentinfo') =>
  page.getByRole(place).getByRole('link', { name: 'Nombre Apellido, inicio' });

/** The sizes of elements in the layout, before anything is turned or moved. */
const sizes = async (page: Page, selector: string) =>
  new Set(await page.locator(selector).evaluateAll((all) => all.map((it) => `${it.clientWidth}x${it.clientHeight}`)));

browserTest('a visit to a page of each kind', { path: null, timezoneId }, async ({ page, urlOf, hydrated }) => {
  const hosts = new Set<string>();
  page.context().on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.clock.setFixedTime(BIRTHDAY.getTime() - 1);
  await page.goto(urlOf('/'));
  await hydrated();

  /** Expects that a link leads to a page. */
  const follow = async (link: ReturnType<typeof logo>, name: string, path: string) => {
    await link.click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveURL(urlOf(path));
  };
  const link = (name: string) => main(page).getByRole('link', { name, exact: true });

  await test.step('home has its pictures in their sizes, and both logos', async () => {
    for (const [selector, size] of [
      ['main section:first-of-type img[width="440"][height="431"]', '440x431'],
      ['[aria-labelledby=services] img[width="170"][height="150"]', '170x150'],
      ['[aria-labelledby=technologies] img[width="75"][height="75"]', '75x75'],
      [':is(header, footer) [aria-label$=inicio]', '250x48'],
    ] as const) {
      expect([selector, ...(await sizes(page, selector))]).toEqual([selector, size]);
    }
  });

  await test.step('the age goes up at midnight on the birthday, where the visitor is', async () => {
    await expect(page.getByRole('region', { name: 'SOBRE MÍ' })).toContainText('Tengo 33 años');
    await page.clock.setFixedTime(BIRTHDAY);
    await follow(link('Leer más'), 'DESARROLLADOR FULL STACK', '/about');
    await follow(logo(page, 'contentinfo'), 'Full Stack developer', '/');
    await expect(page.getByRole('region', { name: 'SOBRE MÍ' })).toContainText('Tengo 34 años');
  });

  await test.step('links lead from page to page and back', async () => {
    await follow(link('Ver más'), 'PORTAFOLIO DE IMPLEMENTACIONES', '/projects');
    await follow(link('Leer más... Código'), 'Código', '/projects/6');
    await follow(link('Atrás'), 'PORTAFOLIO DE IMPLEMENTACIONES', '/projects');
    await page.goto(urlOf('/nada'));
    await follow(link('Atrás'), 'PORTAFOLIO DE IMPLEMENTACIONES', '/projects');
    await follow(logo(page, 'banner'), 'Full Stack developer', '/');
  });

  await test.step('three lines stand behind the page, from the header down', async () => {
    const lines = await page.locator('body [aria-hidden=true] > *').evaluateAll((all) => {
      const top = document.querySelector('header')?.getBoundingClientRect().bottom;
      const isBehind = ({ parentElement }: Element) =>
        parentElement && getComputedStyle(parentElement).position === 'fixed';
      const boxes = all.filter(isBehind).map((line) => line.getBoundingClientRect());
      return boxes.filter((box) => box.top === top && box.bottom === innerHeight).length;
    });
    expect(lines).toBe(3);
  });

  await test.step('nothing was asked of another host or stored in the browser', async () => {
    expect([...hosts]).toEqual([new URL(urlOf('/')).host]);
    expect(await page.context().cookies()).toEqual([]);
    const stored = () =>
      page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length]);
    expect(await stored()).toEqual([0, 0, 0]);
  });
});
