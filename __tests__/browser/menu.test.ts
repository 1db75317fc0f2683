import type { Locator, Page } from 'playwright-core';
import { pages } from '#content/pages';
import { browserTest } from '../support/browserTest';
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

browserTest('the menu’s button gives way to the inline navigation at 768 pixels', {}, async ({ page }) => {
  for (const width of [767, 768, 767, 1024, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const isNarrow = width < 768;
    await toggle(page).waitFor({ state: isNarrow ? 'visible' : 'hidden' });
    await inlineNavigation(page).waitFor({ state: isNarrow ? 'hidden' : 'visible' });
  }
});

browserTest(
  'the menu opens below the header, says so, lists the pages and takes the focus, from the keyboard too',
  NARROW,
  async ({ page }) => {
    await expect(menu(page).isVisible()).resolves.toBe(false);
    await expect(toggle(page).getAttribute('aria-expanded')).resolves.toBe('false');
    await open(page);
    await expect(toggle(page).getAttribute('aria-expanded')).resolves.toBe('true');
    await expect(menu(page).getByRole('link').allInnerTexts()).resolves.toEqual(
      Object.values(pages).map(({ label }) => label.toUpperCase()),
    );
    const current = menu(page).getByRole('link', { name: 'INICIO' });
    await expect(current.getAttribute('aria-current')).resolves.toBe('page');
    await eventually(async () => expect(await isFocused(current)).toBe(true));

    await toggle(page).click();
    await expectClosed(page);
    await toggle(page).press('Enter');
    await eventually(async () => expect(await isFocused(current)).toBe(true));
  },
);

browserTest(
  'the button, a click beside the links, Escape and the page one is on close the menu, and the focus comes back',
  NARROW,
  async ({ page, urlOf }) => {
    await open(page);
    await toggle(page).click();
    await expectClosed(page);
    await expect(isFocused(toggle(page))).resolves.toBe(true);

    await open(page);
    const links = await menu(page).boundingBox();
    await page.mouse.click(195, (links?.y ?? 0) + (links?.height ?? 0) + 16);
    await expectClosed(page);
    await expect(isFocused(toggle(page))).resolves.toBe(true);

    await open(page);
    await menu(page).getByRole('link', { name: 'CONTACTOS' }).focus();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(isFocused(toggle(page))).resolves.toBe(true);

    await open(page);
    await menu(page).getByRole('link', { name: 'INICIO' }).click();
    await expectClosed(page);
    expect(page.url()).toBe(urlOf('/'));
  },
);

browserTest(
  'choosing a page closes the menu, the header says that the page is on its way, and it is shown with the focus',
  { ...NARROW, path: null },
  async ({ page, urlOf, hydrated }) => {
    const dashes = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::after').opacity);
    const release = await holdRequest(page, '**/assets/otherPages-*.js');
    await page.goto(urlOf('/'));
    await hydrated();
    await open(page);
    expect(await dashes()).toBe('0');
    await menu(page).getByRole('link', { name: 'CONTACTOS' }).click();
    await expectClosed(page);
    await eventually(async () => expect(await dashes()).toBe('1'));
    release();
    const heading = page.getByRole('heading', { level: 1, name: 'CONTACTOS' });
    await heading.waitFor();
    expect(await dashes()).toBe('0');
    expect(page.url()).toBe(urlOf('/contact'));
    await expectClosed(page);
    await eventually(async () => expect(await isFocused(heading)).toBe(true));
  },
);

for (const [when, held] of [
  ['before the app is there', '**/assets/main-*.js'],
  ['once the app is there', ''],
] as const) {
  browserTest(
    `where the browser has no popovers the menu opens and closes all the same, ${when}`,
    { ...NARROW, path: null, hurry: false },
    async ({ page, urlOf, hydrated }) => {
      await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
      await page.route(urlOf('/').replace('#/', ''), async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(' popover="auto"', '') });
      });
      if (held) await holdRequest(page, held);
      await page.goto(urlOf('/'));
      if (!held) await hydrated();
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
    },
  );
}

browserTest('going back and forward closes the menu', { ...NARROW, path: '/about' }, async ({ page, urlOf }) => {
  await page.goto(urlOf('/contact'));
  await page.getByRole('heading', { level: 1, name: 'CONTACTOS' }).waitFor();
  await open(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'DESARROLLADOR FULL STACK' }).waitFor();
  await expectClosed(page);
  await open(page);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'CONTACTOS' }).waitFor();
  await expectClosed(page);
});

browserTest(
  'the open menu stays below 768 pixels, and one that the window outgrew stays closed when it shrinks again',
  NARROW,
  async ({ page }) => {
    await open(page);
    await page.setViewportSize({ width: 320, height: 600 });
    await page.setViewportSize({ width: 767, height: 600 });
    await expect(menu(page).isVisible()).resolves.toBe(true);
    await expect(toggle(page).getAttribute('aria-expanded')).resolves.toBe('true');

    await page.setViewportSize({ width: 768, height: 800 });
    await inlineNavigation(page).waitFor();
    await menu(page).waitFor({ state: 'hidden' });
    // What lay behind the menu can be used again.
    await page.getByRole('link', { name: 'Ver más', exact: true }).focus();
    await expect(page.locator('main :focus').count()).resolves.toBe(1);
    await page.setViewportSize({ width: 767, height: 800 });
    await toggle(page).waitFor();
    await expectClosed(page);
  },
);

browserTest('neither Tab nor Shift+Tab ever leaves the open menu for the page behind it', NARROW, async ({ page }) => {
  await open(page);
  for (const key of ['Tab', 'Shift+Tab']) {
    const reached = new Set<string>();
    for (let presses = 0; presses < 15; presses++) {
      await page.keyboard.press(key);
      await expect(page.locator('main:focus, main :focus, footer :focus').count()).resolves.toBe(0);
      reached.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    for (const name of ['INICIO', 'SOBRE MÍ', 'PORTAFOLIO', 'CONTACTOS']) expect([key, ...reached]).toContain(name);
  }
});

browserTest('a closed menu is no stop on the way through the page', NARROW, async ({ page }) => {
  const walkToContent = async () => {
    await page.getByRole('link', { name: 'Saltar al contenido' }).focus();
    for (const stop of [
      page.getByRole('banner').getByRole('link'),
      toggle(page),
      page.getByRole('link', { name: 'Ver Curriculum' }),
    ]) {
      await page.keyboard.press('Tab');
      await expect(isFocused(stop)).resolves.toBe(true);
    }
  };
  await walkToContent();
  await open(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await walkToContent();
});
