import type { Locator, Page } from '@playwright/test';
import { browserTest, expect, movingTest } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { holdRequest } from '../support/holdRequest';

const HOME = 'Full Stack developer';
const ABOUT = 'DESARROLLADOR FULL STACK';
const PORTFOLIO = 'PORTAFOLIO DE IMPLEMENTACIONES';
const CONTACT = 'CONTACTOS';
const NO_PAGE = '404 Página no encontrada';

/** Of all pages but home. */
const PAGES_CODE = '**/assets/OtherPages-*.js';
const CODE_FAILED = ['Failed to load resource', 'Failed to fetch dynamically imported module'];

/** The narrowest with the links in the header, and low: what moves is drawn over and over again. */
const viewport = { width: 768, height: 500 };

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const isFocused = (element: Locator) => element.evaluate((it) => it === document.activeElement);
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const classesOf = async (link: Locator) => (await link.getAttribute('class'))?.split(' ');

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect(await scrollY(page)).toBeGreaterThan(0);
}

/** The links of the navigation that say where the visitor is, to screen readers and to the eye. */
async function markedLinks(page: Page) {
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  const marked = (mark: string) =>
    links.evaluateAll((all, mark) => all.filter((link) => link.matches(mark)).map((link) => link.textContent), mark);
  return { current: await marked('[aria-current=page]'), active: await marked('.active') };
}

/** That a page is shown from its top, its heading has the focus and its title was announced. */
async function expectArrival(page: Page, name: string) {
  await heading(page, name).waitFor();
  await eventually(async () => {
    expect(await isFocused(heading(page, name))).toBe(true);
    expect(await scrollY(page)).toBe(0);
    const announced = await page.locator('[aria-live=polite]').allInnerTexts();
    const title = await page.title();
    expect(title).not.toBe('');
    expect(announced).toContain(title);
  });
}

movingTest(
  'each change of page, also back or forward, starts at the top, focuses the heading, announces the title and marks its link',
  { viewport },
  async ({ page, urlOf }) => {
    const follow = async (link: string) => {
      await scrollDown(page);
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    };
    expect(await markedLinks(page)).toEqual({ current: ['INICIO'], active: ['INICIO'] });
    for (const [link, name, current, active = current] of [
      ['Portafolio', PORTFOLIO, ['PORTAFOLIO']],
      ['Menú digital', 'Menú Digital por categorías', [], ['PORTAFOLIO']],
      ['Constructora', 'Constructora', [], ['PORTAFOLIO']],
    ] as const) {
      await follow(link);
      await expectArrival(page, name);
      expect(await markedLinks(page)).toEqual({ current, active });
    }
    // A link to the page one is on adds no step between the others.
    await follow('Constructora');
    await expectArrival(page, 'Constructora');
    await scrollDown(page);
    await page.goBack();
    await expectArrival(page, 'Menú Digital por categorías');
    await page.goBack();
    await expectArrival(page, PORTFOLIO);
    await page.goForward();
    await expectArrival(page, 'Menú Digital por categorías');
    // The browser itself would bring back where the page was left; that must not win afterwards either.
    await twoFrames(page);
    await expect(scrollY(page)).resolves.toBe(0);
    expect(page.url()).toBe(urlOf('/projects/3'));

    await follow('Inicio');
    await expectArrival(page, HOME);
    expect(await markedLinks(page)).toEqual({ current: ['INICIO'], active: ['INICIO'] });
    await scrollDown(page);
    await page.goto(urlOf('/nada'));
    await expectArrival(page, NO_PAGE);
    expect(await markedLinks(page)).toEqual({ current: [], active: [] });
    await page.goto(urlOf('/projects/99'));
    await expectArrival(page, 'Proyecto no encontrado');

    // Faster than pages can be shown.
    await page.getByRole('navigation', { name: 'Principal' }).evaluate((navigation) => {
      for (const folder of ['about/', 'projects/', 'contact/', './', 'about/', 'contact/', 'projects/'])
        navigation.querySelector<HTMLElement>(`[href="${folder}"]`)?.click();
    });
    await expectArrival(page, PORTFOLIO);
    expect(page.url()).toBe(urlOf('/projects'));
  },
);

browserTest(
  'a link that is followed as soon as the app is there announces its page too',
  { path: null, viewport },
  async ({ page, urlOf }) => {
    await page.addInitScript(() => {
      const follow = () => document.querySelector<HTMLElement>('footer a[href="about/"]')?.click();
      document.addEventListener('site:ready', follow);
    });
    await page.goto(urlOf('/'));
    await expectArrival(page, ABOUT);
  },
);

browserTest(
  'the first page leaves the focus where it is and announces nothing; from there the skip link leads to the content, and a link clicked with Ctrl to a tab of its own',
  { path: '/contact', viewport },
  async ({ page, urlOf }) => {
    await page.waitForLoadState('networkidle');
    await expect(isFocused(page.locator('body'))).resolves.toBe(true);
    const announced = await page.locator('[aria-live=polite]').allInnerTexts();
    expect(new Set(announced)).toEqual(new Set(['']));

    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    await page.keyboard.press('Tab');
    await expect(isFocused(skip)).resolves.toBe(true);
    await eventually(async () => expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0));
    await page.keyboard.press('Enter');
    await expect(isFocused(page.getByRole('main'))).resolves.toBe(true);
    expect(page.url()).toBe(urlOf('/contact'));
    await heading(page, CONTACT).waitFor();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus').count()).resolves.toBe(1);

    const opened = page.context().waitForEvent('page');
    await headerLink(page, 'SOBRE MÍ').click({ modifiers: ['Control'] });
    const tab = await opened;
    await heading(tab, ABOUT).waitFor();
    expect(tab.url()).toBe(new URL('about/', urlOf('/')).href);
    expect(page.url()).toBe(urlOf('/contact'));
    await expect(heading(page, CONTACT).isVisible()).resolves.toBe(true);
  },
);

movingTest(
  'until the code of a page is there its link is pending and its old page stays; a second link wins',
  { path: null, viewport, expectedErrors: CODE_FAILED },
  async ({ page, urlOf, hydrated }) => {
    await page.route(PAGES_CODE, (route) => route.abort());
    // The app fetches it ahead.
    const ahead = page.waitForEvent('requestfailed');
    await page.goto(urlOf('/'));
    await hydrated();
    await ahead;
    const first = headerLink(page, 'SOBRE MÍ');
    const second = headerLink(page, 'CONTACTOS');
    await page.unroute(PAGES_CODE);
    const release = await holdRequest(page, PAGES_CODE);
    await first.click();
    await eventually(async () => expect(await classesOf(first)).toContain('pending'));
    expect(await classesOf(first)).not.toContain('active');
    expect(await classesOf(second)).not.toContain('pending');
    expect(await markedLinks(page)).toEqual({ current: ['INICIO'], active: ['INICIO'] });
    await second.click();
    await eventually(async () => expect(await classesOf(second)).toContain('pending'));
    expect(await classesOf(first)).not.toContain('pending');
    await expect(heading(page, HOME).isVisible()).resolves.toBe(true);
    await expect(page.getByRole('heading', { name: 'SOPORTE' }).isVisible()).resolves.toBe(true);

    release();
    await expectArrival(page, CONTACT);
    expect(await classesOf(second)).not.toContain('pending');
    expect(await markedLinks(page)).toEqual({ current: ['CONTACTOS'], active: ['CONTACTOS'] });
    await twoFrames(page);
    await expect(heading(page, CONTACT).isVisible()).resolves.toBe(true);
    expect(page.url()).toBe(urlOf('/contact'));
  },
);
