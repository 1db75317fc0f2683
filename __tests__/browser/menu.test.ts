import type { Page } from '@playwright/test';
import { expect, test } from '../support/browserTest';
import { ENTRY, holdRequest, PAGES_CODE } from '../support/holdRequest';

const PHONE = { width: 390, height: 800 };
test.use({ hurry: false, viewport: PHONE });

const PAGES = ['INICIO', 'SOBRE MÍ', 'PORTAFOLIO', 'CONTACTOS'];

/** The parts and the states of the menu. */
function menuOn(page: Page) {
  const toggle = page.getByRole('button', { name: 'Abrir menú', exact: true });
  const menu = page.getByRole('navigation', { name: 'Menú', exact: true });
  const links = menu.getByRole('link');
  return {
    ...{ toggle, menu, links },
    async open() {
      await toggle.click();
      await expect(links.first()).toBeFocused();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    },
    async expectClosed() {
      await expect(menu).toBeHidden();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    },
  };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const [browser, hasPopovers] of [
  ['a browser', true],
  ['a browser without popovers', false],
] as const) {
  test(`in ${browser} the menu works before and after the app arrives`, async ({ page, hydrated }) => {
    const { toggle, menu, links, open, expectClosed } = menuOn(page);
    if (!hasPopovers) {
      await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
      await page.route('/', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(' popover="auto"', '') });
      });
    }
    const releaseApp = await holdRequest(page, ENTRY);
    const releasePages = await holdRequest(page, PAGES_CODE);
    await page.goto('/');
    for (const appIsThere of [false, true]) {
      if (appIsThere) {
        releaseApp();
        await hydrated();
      }
      await test.step(`${appIsThere ? 'with' : 'before'} the app: a key, the button, a click beside the links and a wide window close it`, async () => {
        await expectClosed();
        for (const close of [
          () => page.keyboard.press('Escape'),
          () => toggle.click(),
          async () => {
            const { y = 0, height = 0 } = (await menu.boundingBox()) ?? {};
            await page.mouse.click(195, y + height + 16);
          },
        ]) {
          await open();
          await close();
          await expectClosed();
          await expect(toggle).toBeFocused();
        }
        await open();
        await page.setViewportSize({ width: 767, height: 800 });
        await expect(menu).toBeVisible();
        await page.setViewportSize({ width: 768, height: 800 });
        await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
        await expect(menu.or(toggle)).toBeHidden();
        // The closed menu no longer keeps the focus out of the content.
        await page.getByRole('link', { name: 'Ver más', exact: true }).focus();
        await expect(page.locator('main :focus')).toHaveCount(1);
        await page.setViewportSize(PHONE);
        await expectClosed();
      });
    }
    if (!hasPopovers) return;

    await test.step('the open menu lists the pages, marks the current page and keeps the focus', async () => {
      await open();
      await expect(links).toHaveText(PAGES);
      await expect(links.first()).toHaveAttribute('aria-current', 'page');
      const reached = new Set<string | undefined>();
      for (let presses = 0; presses < 15; presses++) {
        await page.keyboard.press('Tab');
        await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);
        reached.add(await page.evaluate(() => document.activeElement?.textContent));
      }
      expect([...reached]).toEqual(expect.arrayContaining(PAGES));
      await links.first().click();
      await expectClosed();
      await expect(page).toHaveURL('/');
    });

    await test.step('a link closes the menu, and the header shows that the page is loading', async () => {
      const dashes = () => page.getByRole('banner').evaluate((it) => getComputedStyle(it, '::after').opacity);
      await open();
      expect(await dashes()).toBe('0');
      await links.last().click();
      await expectClosed();
      await expect.poll(dashes).toBe('1');
      releasePages();
      await expect(heading(page, 'CONTACTOS')).toBeFocused();
      await expect(page).toHaveURL('/#/contact');
      expect(await dashes()).toBe('0');
    });

    await test.step('the way back closes the menu', async () => {
      await toggle.click();
      await expect(menu).toBeVisible();
      await page.goBack();
      await expect(heading(page, 'Full Stack developer')).toBeVisible();
      await expectClosed();
    });
  });
}
