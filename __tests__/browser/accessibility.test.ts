import type { Page } from '@playwright/test';
import { NO_PAGE } from '../../src/paths';
import { violations } from '../../src/tools/browser/axe';
import { overflows } from '../../src/tools/browser/overflow';
import { bringCarousels } from '../support/bringCarousels';
import { browserTest, expect } from '../support/browserTest';
import { holdRequest } from '../support/holdRequest';
import { KINDS, showPage } from '../support/showPage';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const CAROUSELS = '[aria-roledescription=carrusel]';
const CAROUSELS_CODE = '**/assets/{CoverflowSlides,RowItems}-*.js';

/** What axe finds in a state of the page, or of a part of it. */
const violationsIn = async (page: Page, state: string, part?: string) =>
  (await violations(page, part)).map((fault) => `${state}: ${fault}`);

browserTest(
  'home breaks no rule of accessibility before its carousels arrive, while they are paused or move, and they leave the focus where it is',
  { path: null },
  async ({ page, urlOf, hydrated }) => {
    const release = await holdRequest(page, CAROUSELS_CODE);
    await page.goto(urlOf('/'));
    await hydrated();
    const faults = await violationsIn(page, 'without carousels');

    const slides = page.getByRole('group', { name: 'Algunos de mis proyectos' });
    await slides.getByRole('link').first().focus();
    const arrived = page.waitForResponse('**/assets/CoverflowSlides-*.js');
    release();
    await (await arrived).finished();
    // Once its exports can be had the code has run, and the app has been told. As text, because jest would compile the import.
    const later = 'new Promise((resolve) => setTimeout(resolve, 100))';
    await page.evaluate(`import(${JSON.stringify((await arrived).url())}).then(() => ${later})`);
    expect(await page.locator(`${CAROUSELS} :focus`).count()).toBe(1);
    await page.getByRole('link', { name: 'Ver más', exact: true }).focus();
    await slides.getByRole('group').first().waitFor({ state: 'attached' });

    await bringCarousels(page);
    faults.push(...(await violationsIn(page, 'paused', CAROUSELS)));
    await page.setViewportSize(PHONE);
    for (const carousel of await page.locator(CAROUSELS).all()) {
      await carousel.getByRole('button', { name: 'Reanudar' }).click();
      await carousel.getByRole('button', { name: 'Pausar' }).waitFor();
    }
    faults.push(...(await violationsIn(page, 'moving on a phone', CAROUSELS)));
    expect(faults).toEqual([]);
  },
);

browserTest(
  "neither the errors of the form's fields nor its messages nor the open menu break a rule of accessibility",
  { path: '/contact', viewport: PHONE },
  async ({ page }) => {
    const send = page.getByRole('button', { name: 'Enviar' });
    await page.getByRole('textbox', { name: 'Email' }).fill('esto no es un correo');
    await send.click();
    await page.getByText('Escribe tu nombre.').waitFor();
    await page.getByText(/correo válido/).waitFor();
    const faults = await violationsIn(page, 'errors', 'main');

    await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
    await page.getByRole('textbox', { name: 'Apellido' }).fill('Díaz');
    await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
    await page.getByRole('textbox', { name: 'Mensaje' }).fill('Hola');
    let success = false;
    await page.route('**/contact.php', (route) => route.fulfill({ json: { success } }));
    for (const [answer, message] of [
      [false, /^❌/],
      [true, /^✅/],
    ] as const) {
      success = answer;
      await send.click();
      await page.getByRole('status').filter({ hasText: message }).waitFor();
      faults.push(...(await violationsIn(page, answer ? 'success' : 'failure', 'main')));
    }

    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('navigation', { name: 'Menú' }).waitFor();
    const small = await smallTargets(page, 'a, button', [44, 44]);
    faults.push(...(await violationsIn(page, 'menu')), ...small.map((target) => `menu: ${target}`));
    expect(faults).toEqual([]);
  },
);

/** The links, buttons and fields that can be touched and are smaller than `width` x `height` CSS pixels. */
function smallTargets(page: Page, selector: string, [width, height]: readonly [number, number]) {
  return page.locator(selector).evaluateAll(
    (targets, size) =>
      targets
        .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((target) => !target.closest('[aria-hidden="true"], [inert]'))
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        // The link that skips to the content is above the page until it has the focus.
        .filter(({ box }) => box.bottom + window.scrollY > 0)
        .filter(({ box }) => box.width < size.width || box.height < size.height)
        .map(({ target, box }) => {
          const name = target.getAttribute('aria-label') ?? target.textContent?.trim();
          return `${target.localName} "${name}" ${box.width.toFixed(1)}x${box.height.toFixed(1)}`;
        }),
    { width, height },
  );
}

/** What is too small for a finger on a phone: for links in the footer less is enough. */
async function smallTargetsOnPhone(page: Page) {
  return [
    ...(await smallTargets(page, 'a, button, input, textarea', [24, 24])),
    ...(await smallTargets(page, 'main a, header a, button, input, textarea', [44, 44])),
  ];
}

/**
 * All that the Tab key must reach, in the order of the page, kept in the page as `stops`. Returns which of them are the first
 * and the last in a part of the page.
 */
function listStops(page: Page, part: string) {
  return page.evaluate((part) => {
    const stops = [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, [tabindex="0"]')].filter(
      // Nothing that is there for others is kept from the keyboard.
      (element) =>
        !element.closest('[inert], [aria-hidden="true"]') && element.checkVisibility({ visibilityProperty: true }),
    );
    Object.assign(window, { stops });
    const isInPart = (element: HTMLElement) => element.closest(part) !== null;
    return { first: stops.findIndex(isInPart), last: stops.findLastIndex(isInPart) };
  }, part);
}

const focusStop = (page: Page, index: number) =>
  page.evaluate((index) => (window as unknown as { stops: HTMLElement[] }).stops[index]?.focus(), index);

/** Where the focus is among the `stops`, and why a visitor would not see that it is there; none behind the last one. */
function currentStop(page: Page) {
  return page.evaluate(async () => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    // The ring takes a moment where borders and backgrounds do: here it is there at once.
    for (const animation of element.getAnimations()) animation.finish();
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    const header = document.querySelector('header');
    const isOverHeader = header?.contains(element) || element.matches('[href="#contenido"]');
    const visibleFrom = isOverHeader ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
    const visibleHeight = Math.min(bottom, innerHeight) - Math.max(top, visibleFrom);
    const faults: string[] = [];
    if (visibleHeight < Math.min(height, 44) - 1) faults.push(`${visibleHeight} px of it can be seen`);
    if (left < -1 || right > innerWidth + 1) faults.push(`it leaves the window at the sides: ${left} to ${right}`);
    if (!getComputedStyle(element).boxShadow.includes('rgb(45, 212, 191) 0px 0px 0px 4px'))
      faults.push('it has no ring');
    const { stops } = window as unknown as { stops: HTMLElement[] };
    return {
      index: stops.indexOf(element),
      faults: faults.map((fault) => `${element.outerHTML.slice(0, 80)}: ${fault}`),
    };
  });
}

/** The next `count` stops that a key leads to, and what is wrong with them. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', count: number) {
  const indices: number[] = [];
  const faults: string[] = [];
  while (indices.length < count) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop) break;
    indices.push(stop.index);
    faults.push(...stop.faults);
  }
  return { indices, faults };
}

/** Takes the focus out of the page, to where the Tab key enters it. */
async function leaveAtTop(page: Page) {
  await page.getByRole('link', { name: 'Saltar al contenido' }).focus();
  await page.keyboard.press('Shift+Tab');
}

browserTest(
  'on every page everything is large enough for a finger, and the Tab key alone reaches it and goes back, in order and in sight, also with colours forced by the system',
  { viewport: PHONE },
  async ({ page }) => {
    /** What is around the content is the same on all pages. */
    const partOf = (path: string) => (path === '/' ? 'body' : 'main');
    const walkThrough = async (path: string) => {
      const { first, last } = await listStops(page, partOf(path));
      if (first > 0) await focusStop(page, first - 1);
      else await leaveAtTop(page);
      const indices = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      expect([path, await walk(page, 'Tab', indices.length)]).toEqual([path, { indices, faults: [] }]);
      await page.keyboard.press('Tab');
      // After the very last stop come the browser's own controls or, where it shows none, the first stop again.
      if (path === '/') expect([undefined, 0]).toContain((await currentStop(page))?.index);
      return { last, back: indices.toReversed().slice(1) };
    };
    for (const path of [...KINDS.filter((path) => path !== '/'), '/']) {
      await showPage(page, path);
      await bringCarousels(page);
      expect([path, await smallTargetsOnPhone(page)]).toEqual([path, []]);
      const { last, back } = await walkThrough(path);
      await focusStop(page, last);
      expect([path, await walk(page, 'Shift+Tab', back.length)]).toEqual([path, { indices: back, faults: [] }]);
    }
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await smallTargets(page, 'nav[aria-label="Principal"] a', [24, 44])).toEqual([]);
    // With the links in the header, and several slides beside each other.
    await page.setViewportSize(WIDE);
    await walkThrough('/');

    const background = page.locator('[aria-hidden="true"]:has(> i):not(:has(span))').first();
    expect(await background.isVisible()).toBe(true);
    await page.emulateMedia({ forcedColors: 'active' });
    // No line crosses the text, and what has the focus is outlined.
    expect(await background.isVisible()).toBe(false);
    await leaveAtTop(page);
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement as Element);
      return `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    });
    expect(outline).toMatch(/^solid 2px rgba?\(/);
    expect(outline).not.toMatch(/, 0\)$/);
  },
);

browserTest(
  'without its pictures every page fits a phone and breaks no rule of accessibility',
  { path: null, viewport: PHONE, expectedErrors: ['Failed to load resource'] },
  async ({ page, urlOf, hydrated }) => {
    await page.route(/\.(svg|avif|webp|png)$/, (route) => route.abort());
    await page.route(CAROUSELS_CODE, (route) => route.abort());
    await page.goto(urlOf('/about'));
    await hydrated();
    const faults: string[] = [];
    for (const path of [...KINDS.filter((path) => path !== '/'), '/']) {
      await showPage(page, path);
      const found = [...(await overflows(page)), ...(await violations(page))];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }

    await page.setViewportSize(WIDE);
    // No other page has in its content what a phone does not show.
    await showPage(page, NO_PAGE);
    faults.push(...(await violationsIn(page, `${NO_PAGE} on a wide screen`, 'main')));
    expect(faults).toEqual([]);
  },
);
