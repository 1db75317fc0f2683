import type { Page } from '@playwright/test';
import { NO_PAGE } from '../../src/paths';
import { violations } from '../../src/tools/browser/axe';
import { overflows } from '../../src/tools/browser/overflow';
import { bringCarousels } from '../support/bringCarousels';
import { browserTest, expect, test } from '../support/browserTest';
import { fillIn, site } from '../support/firstTouch';
import { KINDS, showPage } from '../support/showPage';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** The links, buttons and fields that can be touched and are smaller than `width` x `height` CSS pixels. */
const smallTargets = (page: Page, selector: string, width: number, height: number) =>
  page.locator(selector).evaluateAll(
    (targets, [width, height]) =>
      targets
        .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((it) => !it.closest('[aria-hidden="true"], [inert]'))
        .map((it) => ({ it, box: it.getBoundingClientRect() }))
        // The link that skips to the content is above the page until it has the focus.
        .filter(({ box }) => box.bottom + window.scrollY > 0 && (box.width < width || box.height < height))
        .map(({ it, box }) => `${it.outerHTML.slice(0, 80)} ${box.width}x${box.height}`),
    [width, height] as const,
  );

/**
 * All that the Tab key must reach, in the order of the page, kept in the page as `stops`. Returns which of them are the first
 * and the last in a part of the page.
 */
const listStops = (page: Page, part: string) =>
  page.evaluate((part) => {
    const all = document.querySelectorAll<HTMLElement>('a, button, input, textarea, [tabindex="0"]');
    // Nothing that is there for others is kept from the keyboard.
    const stops = [...all].filter(
      (it) => !it.closest('[inert], [aria-hidden="true"]') && it.checkVisibility({ visibilityProperty: true }),
    );
    Object.assign(window, { stops });
    const isInPart = (it: HTMLElement) => it.closest(part) !== null;
    return { first: stops.findIndex(isInPart), last: stops.findLastIndex(isInPart) };
  }, part);

const focusStop = (page: Page, index: number) => page.evaluate(`stops[${index}].focus()`);

/** Where the focus is among the `stops`, and why a visitor would not see that it is there; none behind the last one. */
const currentStop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return undefined;
    // The ring takes a moment where borders and backgrounds do: here it is there at once.
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

/** Takes the focus out of the page, to where the Tab key enters it. */
async function leaveAtTop(page: Page) {
  await page.getByRole('link', { name: 'Saltar al contenido' }).focus();
  await page.keyboard.press('Shift+Tab');
}

/** Expects the Tab key to reach the stops of a page in order, and to go back. */
async function expectTabbing(page: Page, path: string) {
  // What is around the content is the same on all pages.
  const { first, last } = await listStops(page, path === '/' ? 'body' : 'main');
  const stops = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (first > 0) await focusStop(page, first - 1);
  else await leaveAtTop(page);
  for (const [key, expected] of [
    ['Tab', stops],
    ['Shift+Tab', stops.toReversed().slice(1)],
  ] as const) {
    const reached: (number | string | undefined)[] = [];
    for (const _ of expected) {
      await page.keyboard.press(key);
      reached.push(await currentStop(page));
    }
    expect([path, key, ...reached]).toEqual([path, key, ...expected]);
  }
  await focusStop(page, last);
  await page.keyboard.press('Tab');
  // After the very last stop come the browser's own controls or, where it shows none, the first stop again.
  if (path === '/') expect([undefined, 0]).toContain(await currentStop(page));
}

browserTest(
  'a visit of every page with the keyboard alone and with large fingers',
  { viewport: PHONE },
  async ({ page }) => {
    for (const path of [...KINDS.filter((path) => path !== '/'), '/']) {
      await test.step(`everything on ${path} is large enough, and the Tab key reaches it and goes back, in order and in sight`, async () => {
        await showPage(page, path);
        await bringCarousels(page);
        expect(await smallTargets(page, 'a, button, input, textarea', 24, 24)).toEqual([]);
        // For links in the footer less is enough.
        expect(await smallTargets(page, 'main a, header a, button, input, textarea', 44, 44)).toEqual([]);
        await expectTabbing(page, path);
      });
    }
    await test.step('the links in the header are large enough, and reached', async () => {
      await page.setViewportSize({ width: 768, height: 1024 });
      expect(await smallTargets(page, 'nav[aria-label="Principal"] a', 24, 44)).toEqual([]);
      // With several slides beside each other.
      await page.setViewportSize(WIDE);
      await expectTabbing(page, '/');
    });
    await test.step('with colours forced by the system no line crosses the text, and what has the focus is outlined', async () => {
      const background = page.locator('[aria-hidden="true"]:has(> i):not(:has(span))').first();
      await expect(background).toBeVisible();
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(background).toBeHidden();
      await leaveAtTop(page);
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveCSS('outline', /^rgba?\([^/]*(?<!, 0)\) solid 2px$/);
    });
  },
);

browserTest(
  'a visit of every page on a phone without pictures breaks no rule of accessibility',
  { path: null, viewport: PHONE, expectedErrors: ['Failed to load resource'] },
  async ({ page, urlOf, hydrated }) => {
    await page.route(/\.(svg|avif|webp|png)$/, (route) => route.abort());
    // A carousel whose code does not arrive stays a row that can be scrolled.
    await page.route('**/assets/{CoverflowSlides,RowItems}-*.js', (route) => route.abort());
    await page.goto(`${site(urlOf)}about/`);
    await hydrated();
    for (const path of [...KINDS.filter((path) => path !== '/contact'), '/contact']) {
      await test.step(path, async () => {
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
    await test.step('the open menu, where everything is large enough too', async () => {
      await page.getByRole('button', { name: 'Abrir menú' }).click();
      await expect(page.getByRole('navigation', { name: 'Menú' })).toBeVisible();
      expect([...(await violations(page)), ...(await smallTargets(page, 'a, button', 44, 44))]).toEqual([]);
    });
    await test.step('what a phone does not show', async () => {
      await page.setViewportSize(WIDE);
      await showPage(page, NO_PAGE);
      expect(await violations(page, 'main')).toEqual([]);
    });
  },
);
