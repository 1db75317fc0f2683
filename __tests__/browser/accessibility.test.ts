import type { Page } from '@playwright/test';
import { NO_PAGE } from '../../src/paths';
import { violations } from '../../src/tools/browser/axe';
import { overflows } from '../../src/tools/browser/overflow';
import { bringCarousels } from '../support/bringCarousels';
import { expect, test } from '../support/browserTest';
import { fillIn } from '../support/contactMessage';
import { KINDS, showPage } from '../support/showPage';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

/** The visible links, buttons and fields that are smaller than `width` x `height` CSS pixels. */
const smallTargets = (page: Page, selector: string, width: number, height: number) =>
  page.locator(selector).evaluateAll(
    (targets, [width, height]) =>
      targets
        .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((it) => !it.closest('[aria-hidden="true"], [inert]'))
        .map((it) => ({ it, box: it.getBoundingClientRect() }))
        // Until the skip link has the focus, the link is outside of the page, above its top edge.
        .filter(({ box }) => box.bottom + window.scrollY > 0 && (box.width < width || box.height < height))
        .map(({ it, box }) => `${it.outerHTML.slice(0, 80)} ${box.width}x${box.height}`),
    [width, height] as const,
  );

/** Stores the elements in a part of the page that the Tab key must reach as `window.stops`. Returns the indices of `stops`. */
const listStops = (page: Page, part: string) =>
  page.locator(part).evaluate((part) => {
    const all = part.querySelectorAll<HTMLElement>('a, button, input, textarea, [tabindex="0"]');
    const stops = [...all].filter(
      (it) => !it.closest('[inert], [aria-hidden="true"]') && it.checkVisibility({ visibilityProperty: true }),
    );
    Object.assign(window, { stops });
    return [...stops.keys()];
  });

/** The index of the focused element in `stops`, or a description if a visitor cannot see the focus. */
const currentStop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // A transition would delay the ring around the element.
    for (const animation of element.getAnimations()) animation.finish();
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    const isOverHeader = element.closest('header, [href="#contenido"]');
    const visibleFrom = isOverHeader ? 0 : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    const isInSight = Math.min(bottom, innerHeight) - Math.max(top, visibleFrom) >= Math.min(height, 44) - 1;
    const hasRing = getComputedStyle(element).boxShadow.includes('rgb(45, 212, 191) 0px 0px 0px 4px');
    const isSeen = isInSight && hasRing && left >= -1 && right <= innerWidth + 1;
    const index: number = Reflect.get(window, 'stops').indexOf(element);
    return isSeen ? index : `${index} is not seen: ${element.outerHTML.slice(0, 80)}`;
  });

/**
 * Expects the Tab key to reach all links, buttons and fields in a part of the page, in order and in sight. In `body`, also expects
 * Shift and Tab to reach them in reverse order.
 */
async function expectTabbing(page: Page, part: string) {
  const stops = await listStops(page, part);
  const back = part === 'body' ? stops.toReversed().slice(1) : [];
  await page.evaluate('stops[0].focus()');
  const reached = [await currentStop(page)];
  for (let index = 1; index < stops.length + back.length; index++) {
    await page.keyboard.press(index < stops.length ? 'Tab' : 'Shift+Tab');
    reached.push(await currentStop(page));
  }
  expect(reached).toEqual([...stops, ...back]);
}

test('every page can be used with the keyboard alone and with large fingers', async ({ page, open }) => {
  await open('/#/');
  for (const path of KINDS) {
    await test.step(`targets on ${path} are large enough, and the Tab key reaches them in order and in sight`, async () => {
      await showPage(page, path);
      await bringCarousels(page);
      expect(await smallTargets(page, 'a, button, input, textarea', 24, 24)).toEqual([]);
      // Links in the footer can be smaller.
      expect(await smallTargets(page, 'main a, header a, button, input, textarea', 44, 44)).toEqual([]);
      // Header and footer are the same on all pages.
      await expectTabbing(page, path === '/' ? 'body' : 'main');
    });
  }
  await test.step('the links in the header are large enough', async () => {
    await page.setViewportSize({ width: 768, height: 600 });
    expect(await smallTargets(page, 'nav[aria-label="Principal"] a', 24, 44)).toEqual([]);
  });
  await test.step('with colours forced by the system the lines are hidden, and the focused element has an outline', async () => {
    const background = page.locator('[aria-hidden="true"]:has(> i):not(:has(span))').first();
    await expect(background).toBeVisible();
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(background).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline', /^rgba?\([^/]*(?<!, 0)\) solid 2px$/);
  });
});

test('no page on a phone without pictures breaks a rule of accessibility', async ({ page, open, allowErrors }) => {
  allowErrors('Failed to load resource');
  await page.route(/\.(svg|avif|webp|png)$/, (route) => route.abort());
  // Without its code, a carousel stays a row of items that scrolls.
  await page.route('**/assets/{CoverflowSlides,RowItems}-*.js', (route) => route.abort());
  await open('/about/');
  for (const path of KINDS) {
    await test.step(path, async () => {
      // In the window of a phone, the drawing of the error page is cut off.
      await page.setViewportSize(path === NO_PAGE ? { width: 1280, height: 800 } : PHONE);
      await showPage(page, path);
      expect([...(await overflows(page)), ...(await violations(page))]).toEqual([]);
    });
  }

  const send = () => page.getByRole('button', { name: 'Enviar' }).click();
  await test.step('the errors of the fields', async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill('esto no es un correo');
    await send();
    await expect(page.getByText('Escribe tu nombre.')).toBeVisible();
    await expect(page.getByText(/correo válido/)).toBeVisible();
    expect(await violations(page, 'main')).toEqual([]);
  });
  for (const [success, message] of [
    [false, '❌'],
    [true, '✅'],
  ] as const) {
    await test.step(`the message ${message}`, async () => {
      await page.route('**/contact.php', (route) => route.fulfill({ json: { success } }));
      await fillIn(page);
      await send();
      await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
      expect(await violations(page, 'main')).toEqual([]);
    });
  }
  await test.step('the open menu, whose targets are large enough', async () => {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await expect(page.getByRole('navigation', { name: 'Menú' })).toBeVisible();
    expect([...(await violations(page)), ...(await smallTargets(page, 'a, button', 44, 44))]).toEqual([]);
  });
});
