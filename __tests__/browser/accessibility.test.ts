import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { violations } from '../../src/tools/browser/axe';
import { overflows } from '../../src/tools/browser/overflow';
import { browserTest } from '../support/browserTest';
import { bringCarousels } from '../support/carouselTest';
import { holdRequest } from '../support/holdRequest';
import { KINDS, showPage } from '../support/showPage';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const VIEWPORTS = [WIDE, PHONE];

const CAROUSELS = '[aria-roledescription=carrusel]';
const CAROUSELS_CODE = '**/assets/{CoverflowSlides,RowItems}-*.js';

/** What axe finds at both widths, below the state in which the page is. */
async function violationsAtBothWidths(page: Page, state: string, part?: string) {
  const faults: string[] = [];
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    const found = await violations(page, part);
    faults.push(...found.map((fault) => `${state} at ${viewport.width} px: ${fault}`));
  }
  return faults;
}

browserTest(
  'neither a page nor the open menu breaks a rule of accessibility, and everything that can be touched is large enough for a finger',
  {},
  async ({ page }) => {
    const faults: string[] = [];
    for (const path of KINDS) {
      await showPage(page, path);
      // The whole page first; then what the other width changes in its content. Home has a test of its own.
      if (path !== '/') {
        await bringCarousels(page);
        faults.push(...(await violations(page)).map((fault) => `${path}: ${fault}`));
      }
      await page.setViewportSize(PHONE);
      const onPhone = [
        ...(path === '/' ? [] : await violations(page, 'main')),
        ...(await smallTargets(page, 'a, button, input, textarea', [24, 24])),
        ...(await smallTargets(page, 'main a, header a, button, input, textarea', [44, 44])),
      ];
      faults.push(...onPhone.map((fault) => `${path} on a phone: ${fault}`));
      await page.setViewportSize(WIDE);
    }
    await page.setViewportSize({ width: 768, height: 1024 });
    const onTablet = await smallTargets(page, 'nav[aria-label="Principal"] a', [24, 44]);
    faults.push(...onTablet.map((target) => `tablet: ${target}`));

    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('navigation', { name: 'Menú' }).waitFor();
    const inMenu = [...(await violations(page)), ...(await smallTargets(page, 'a, button', [44, 44]))];
    faults.push(...inMenu.map((fault) => `menu: ${fault}`));
    expect(faults).toEqual([]);
  },
);

browserTest(
  'the home page breaks no rule of accessibility, before its carousels arrive, while they are paused and while they move',
  { path: null },
  async ({ page, urlOf, hydrated }) => {
    const release = await holdRequest(page, CAROUSELS_CODE);
    await page.goto(urlOf('/'));
    await hydrated();
    const faults = await violationsAtBothWidths(page, 'without carousels');
    release();
    await bringCarousels(page);
    faults.push(...(await violationsAtBothWidths(page, 'paused', CAROUSELS)));
    for (const carousel of await page.locator(CAROUSELS).all()) {
      await carousel.getByRole('button', { name: 'Reanudar' }).click();
      await carousel.getByRole('button', { name: 'Pausar' }).waitFor();
    }
    faults.push(...(await violationsAtBothWidths(page, 'moving', CAROUSELS)));
    expect(faults).toEqual([]);
  },
);

browserTest(
  "neither the errors of the form's fields nor its messages break a rule of accessibility",
  { path: '/contact' },
  async ({ page }) => {
    const send = page.getByRole('button', { name: 'Enviar' });
    await page.getByRole('textbox', { name: 'Email' }).fill('esto no es un correo');
    await send.click();
    await page.getByText('Escribe tu nombre.').waitFor();
    await page.getByText(/correo válido/).waitFor();
    const faults = await violationsAtBothWidths(page, 'errors', 'main');

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
      faults.push(...(await violationsAtBothWidths(page, answer ? 'success' : 'failure', 'main')));
    }
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

for (const viewport of VIEWPORTS) {
  browserTest(
    `the Tab key alone reaches everything on every page and goes back, in order and in sight, at ${viewport.width} px`,
    { viewport },
    async ({ page }) => {
      for (const path of KINDS) {
        await showPage(page, path);
        await bringCarousels(page);
        // What is around the content is the same on all pages.
        const { first, last } = await listStops(page, path === '/' ? 'body' : 'main');
        if (first > 0) await focusStop(page, first - 1);
        else await leaveAtTop(page);
        const indices = Array.from({ length: last - first + 1 }, (_, index) => first + index);
        expect([path, await walk(page, 'Tab', indices.length)]).toEqual([path, { indices, faults: [] }]);
        await page.keyboard.press('Tab');
        // After the very last stop come the browser's own controls or, where it shows none, the first stop again.
        if (path === '/') expect([undefined, 0]).toContain((await currentStop(page))?.index);
        await focusStop(page, last);
        const back = { indices: indices.toReversed().slice(1), faults: [] };
        expect([path, await walk(page, 'Shift+Tab', back.indices.length)]).toEqual([path, back]);
      }
    },
  );
}

browserTest(
  'in colours forced by the system no line crosses the text, and what has the focus is outlined',
  { forcedColors: 'active' },
  async ({ page }) => {
    const background = page.locator('[aria-hidden="true"]:has(> i):not(:has(span))').first();
    expect(await background.isVisible()).toBe(false);
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
  'without its pictures every page fits the window of a phone and breaks no rule of accessibility',
  { path: null, viewport: PHONE, expectedErrors: ['Failed to load resource'] },
  async ({ page, urlOf, hydrated }) => {
    await page.route(/\.(svg|avif|webp|png)$/, (route) => route.abort());
    await page.goto(urlOf('/'));
    await hydrated();
    const faults: string[] = [];
    for (const path of KINDS) {
      await showPage(page, path);
      const found = [...(await overflows(page)), ...(await violations(page, 'main'))];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

browserTest(
  'a row that stands in the place of a carousel shows that it has the focus',
  { path: null, expectedErrors: ['Failed to load resource'] },
  async ({ page, urlOf, hydrated }) => {
    await page.route(/(CoverflowSlides|RowItems)-.*\.js$/, (route) => route.abort());
    await page.goto(urlOf('/'));
    await hydrated();
    for (const name of ['Algunos de mis proyectos', 'Tecnologías que uso']) {
      const carousel = page.getByRole('group', { name });
      await carousel.getByRole('button').last().focus();
      await page.keyboard.press('Tab');
      const row = carousel.getByRole('list', { name });
      const { data, info } = await sharp(await row.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const pixels = Array.from({ length: data.length / 3 }, (_, index) => data.readUIntBE(3 * index, 3));
      // Two pixels above and below; what fades out at the sides counts as nothing.
      expect(pixels.filter((pixel) => pixel === 0x2dd4bf).length).toBeGreaterThan(3 * info.width);
    }
  },
);

browserTest('a carousel whose code arrives does not take the place of what has the focus', {}, async ({ page }) => {
  const release = await holdRequest(page, '**/assets/CoverflowSlides-*.js');
  const carousel = page.getByRole('group', { name: 'Algunos de mis proyectos' });
  await carousel.getByRole('link').first().focus();
  const arrived = page.waitForResponse('**/assets/CoverflowSlides-*.js');
  release();
  await (await arrived).finished();
  // Once its exports can be had the code has run, and the app has been told. As text, because jest would compile the import.
  const later = 'new Promise((resolve) => setTimeout(resolve, 100))';
  await page.evaluate(`import(${JSON.stringify((await arrived).url())}).then(() => ${later})`);
  expect(await page.evaluate(() => document.activeElement?.closest('[aria-roledescription=carrusel]') !== null)).toBe(
    true,
  );
  await page.getByRole('link', { name: 'Ver más', exact: true }).focus();
  await carousel.getByRole('group').first().waitFor({ state: 'attached' });
});
