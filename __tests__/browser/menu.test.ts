import type { Locator, Page } from '@playwright/test';
import { layout } from '#site';
import { browserTest, expect } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { holdRequest } from '../support/holdRequest';

const NARROW = { viewport: { width: 390, height: 800 } };

const toggle = (page: Page) => page.getByRole('button', { name: 'Abrir menú', exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú', exact: true });
const inlineNavigation = (page: Page) => page.getByRole('navigation', { name: 'Principal', exact: true });
const isFocused = (element: Locator) => element.evaluate((it) => it === document.activeElement);

async function open(page: Page) {
  await toggle(page).click();
  await menu(page).waitFor();
}

async function expectClosed(page: Page) {
  await menu(page).waitFor({ state: 'hidden' });
  await expect(toggle(page).getAttribute('aria-expanded')).resolves.toBe('false');
}

/** Where a key leads to from the open menu in as many presses as it has stops and more. */
async function reachedWith(page: Page, key: 'Tab' | 'Shift+Tab') {
  const reached = new Set<string>();
  for (let presses = 0; presses < 15; presses++) {
    await page.keyboard.press(key);
    const { name, isBehind } = await page.evaluate(() => ({
      name: document.activeElement?.textContent ?? '',
      isBehind: document.activeElement?.closest('main, footer') != null,
    }));
    expect([key, name, isBehind]).toEqual([key, name, false]);
    reached.add(name);
  }
  return [...reached];
}

/** A closed menu is no stop on the way through the page. */
async function walkToContent(page: Page) {
  await page.getByRole('link', { name: 'Saltar al contenido' }).focus();
  for (const stop of [
    page.getByRole('banner').getByRole('link'),
    toggle(page),
    page.getByRole('link', { name: 'Ver Curriculum' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(isFocused(stop)).resolves.toBe(true);
  }
}

browserTest(
  'the menu opens below the header, says so, lists the pages, takes and keeps the focus, and gives it back when it is closed',
  NARROW,
  async ({ page, urlOf }) => {
    await expect(menu(page).isVisible()).resolves.toBe(false);
    await expect(toggle(page).getAttribute('aria-expanded')).resolves.toBe('false');
    await walkToContent(page);
    await open(page);
    await expect(toggle(page).getAttribute('aria-expanded')).resolves.toBe('true');
    await expect(menu(page).getByRole('link').allInnerTexts()).resolves.toEqual(
      layout.pages.map(({ label }) => label.toUpperCase()),
    );
    const current = menu(page).getByRole('link', { name: 'INICIO' });
    await expect(current.getAttribute('aria-current')).resolves.toBe('page');
    await eventually(async () => expect(await isFocused(current)).toBe(true));
    const names = ['INICIO', 'SOBRE MÍ', 'PORTAFOLIO', 'CONTACTOS'];
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      expect([key, ...(await reachedWith(page, key))]).toEqual(expect.arrayContaining([key, ...names]));
    }

    await toggle(page).click();
    await expectClosed(page);
    await expect(isFocused(toggle(page))).resolves.toBe(true);
    await toggle(page).press('Enter');
    await eventually(async () => expect(await isFocused(current)).toBe(true));

    const links = await menu(page).boundingBox();
    await page.mouse.click(195, (links?.y ?? 0) + (links?.height ?? 0) + 16);
    await expectClosed(page);
    await expect(isFocused(toggle(page))).resolves.toBe(true);

    await open(page);
    await menu(page).getByRole('link', { name: 'CONTACTOS' }).focus();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(isFocused(toggle(page))).resolves.toBe(true);
    await walkToContent(page);

    await open(page);
    await menu(page).getByRole('link', { name: 'INICIO' }).click();
    await expectClosed(page);
    expect(page.url()).toBe(urlOf('/'));
  },
);

browserTest(
  'choosing a page, going back or forward and a window of 768 pixels close the menu',
  { ...NARROW, path: null },
  async ({ page, urlOf, hydrated }) => {
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const dashes = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::after').opacity);
    const release = await holdRequest(page, '**/assets/OtherPages-*.js');
    await page.goto(urlOf('/'));
    await hydrated();
    await open(page);
    expect(await dashes()).toBe('0');
    await menu(page).getByRole('link', { name: 'CONTACTOS' }).click();
    await expectClosed(page);
    // The header says that the page is on its way.
    await eventually(async () => expect(await dashes()).toBe('1'));
    release();
    await heading('CONTACTOS').waitFor();
    expect(await dashes()).toBe('0');
    expect(page.url()).toBe(urlOf('/contact'));
    await expectClosed(page);
    await eventually(async () => expect(await isFocused(heading('CONTACTOS'))).toBe(true));

    await open(page);
    await page.goBack();
    await heading('Full Stack developer').waitFor();
    await expectClosed(page);
    await open(page);
    await page.goForward();
    await heading('CONTACTOS').waitFor();
    await expectClosed(page);
    await page.goBack();
    await heading('Full Stack developer').waitFor();

    await open(page);
    await page.setViewportSize({ width: 320, height: 600 });
    await page.setViewportSize({ width: 767, height: 600 });
    await expect(menu(page).isVisible()).resolves.toBe(true);
    await expect(toggle(page).getAttribute('aria-expanded')).resolves.toBe('true');
    await expect(inlineNavigation(page).isVisible()).resolves.toBe(false);

    await page.setViewportSize({ width: 768, height: 800 });
    await inlineNavigation(page).waitFor();
    await menu(page).waitFor({ state: 'hidden' });
    await expect(toggle(page).isVisible()).resolves.toBe(false);
    // What lay behind the menu can be used again.
    await page.getByRole('link', { name: 'Ver más', exact: true }).focus();
    await expect(page.locator('main :focus').count()).resolves.toBe(1);
    await page.setViewportSize({ width: 767, height: 800 });
    await toggle(page).waitFor();
    await inlineNavigation(page).waitFor({ state: 'hidden' });
    await expectClosed(page);
  },
);

browserTest(
  'where the browser has no popovers the menu opens and closes all the same, before and once the app is there',
  { ...NARROW, path: null, hurry: false },
  async ({ page, urlOf, hydrated }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
    await page.route(urlOf('/').replace('#/', ''), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(' popover="auto"', '') });
    });
    const release = await holdRequest(page, '**/assets/main-*.js');
    const openAndClose = async () => {
      await open(page);
      await eventually(async () => expect(await isFocused(menu(page).getByRole('link').first())).toBe(true));
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(isFocused(toggle(page))).resolves.toBe(true);
      await open(page);
      await toggle(page).click();
      await expectClosed(page);
      await open(page);
      await page.setViewportSize({ width: 768, height: 800 });
      await page.getByRole('link', { name: 'Ver más', exact: true }).waitFor();
      await page.setViewportSize({ width: 390, height: 800 });
      await expectClosed(page);
    };
    await page.goto(urlOf('/'));
    await openAndClose();
    release();
    await hydrated();
    await openAndClose();
  },
);
