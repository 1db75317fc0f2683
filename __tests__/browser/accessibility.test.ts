import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { projects } from '../../src/content/projects';
import { browserTest } from '../support/browserTest';
import { bringCarousels, carouselTest } from '../support/carouselTest';
import { holdRequest } from '../support/holdRequest';
import { overflows } from '../support/overflow';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const ROUTES = ['/', '/about', '/projects', '/projects/1', '/projects/4', '/contact', '/nada', '/projects/9'];
const OTHER_PROJECTS = projects.map(({ path }) => path).filter((path) => !ROUTES.includes(path));
const PHONE = { width: 390, height: 844 };
const VIEWPORTS = [{ width: 1280, height: 800 }, PHONE];

/** What axe finds wrong with the page as it is now: the rule, the element and why. */
async function violations(page: Page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (values) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    TAGS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

for (const path of [...ROUTES, ...OTHER_PROJECTS]) {
  for (const viewport of VIEWPORTS) {
    browserTest(
      `${path} breaks no rule of accessibility at ${viewport.width} px`,
      { path, viewport },
      async ({ page }) => expect(await violations(page)).toEqual([]),
    );
  }
}

for (const viewport of VIEWPORTS) {
  carouselTest(
    `the carousels break no rule of accessibility while they are paused at ${viewport.width} px`,
    { viewport, reducedMotion: 'reduce' },
    async ({ page }) => expect(await violations(page)).toEqual([]),
  );

  carouselTest(
    `the carousels break no rule of accessibility while they move at ${viewport.width} px`,
    { viewport },
    async ({ page }) => expect(await violations(page)).toEqual([]),
  );
}

browserTest('the open menu breaks no rule of accessibility', { viewport: PHONE }, async ({ page }) => {
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('navigation', { name: 'Menú' }).waitFor();
  expect(await violations(page)).toEqual([]);
});

for (const viewport of VIEWPORTS) {
  browserTest(
    `the errors of the form's fields break no rule of accessibility at ${viewport.width} px`,
    { path: '/contact', viewport },
    async ({ page }) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('esto no es un correo');
      await page.getByRole('button', { name: 'Enviar' }).click();
      await page.getByText('Escribe tu nombre.').waitFor();
      await page.getByText(/correo válido/).waitFor();
      expect(await violations(page)).toEqual([]);
    },
  );

  for (const [outcome, answer, message] of [
    ['failure', { json: { success: false } }, /^❌/],
    ['success', { json: { success: true } }, /^✅/],
  ] as const) {
    browserTest(
      `the message after a ${outcome} breaks no rule of accessibility at ${viewport.width} px`,
      { path: '/contact', viewport },
      async ({ page }) => {
        await page.route('**/contact.php', (route) => route.fulfill(answer));
        await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
        await page.getByRole('textbox', { name: 'Apellido' }).fill('Díaz');
        await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
        await page.getByRole('textbox', { name: 'Mensaje' }).fill('Hola');
        await page.getByRole('button', { name: 'Enviar' }).click();
        await page.getByRole('status').filter({ hasText: message }).waitFor();
        expect(await violations(page)).toEqual([]);
      },
    );
  }
}

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

for (const path of ROUTES) {
  browserTest(
    `everything on ${path} that can be touched is large enough for a finger`,
    { path, viewport: PHONE },
    async ({ page }) => {
      expect(await smallTargets(page, 'a, button, input, textarea', [24, 24])).toEqual([]);
      expect(await smallTargets(page, 'main a, header a, button, input, textarea', [44, 44])).toEqual([]);
    },
  );
}

browserTest('everything in the menu is large enough for a finger', { viewport: PHONE }, async ({ page }) => {
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('navigation', { name: 'Menú' }).waitFor();
  expect(await smallTargets(page, 'a, button', [44, 44])).toEqual([]);
});

browserTest('the links of the navigation are large enough for a finger on a tablet', {}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await smallTargets(page, 'nav[aria-label="Principal"] a', [24, 44])).toEqual([]);
});

for (const path of ROUTES) {
  browserTest(`${path} fits the window with the text at twice its size`, { path }, async ({ page }) => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflows(page)).toEqual([]);
  });
}

/** All that the Tab key must reach, in the order of the page, kept in the page as `stops`. Returns how many these are. */
function listStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, [tabindex="0"]')].filter(
      // Nothing that is there for others is kept from the keyboard.
      (element) =>
        !element.closest('[inert], [aria-hidden="true"]') && element.checkVisibility({ visibilityProperty: true }),
    );
    Object.assign(window, { stops });
    return stops.length;
  });
}

/** Where the focus is among the `stops`, and why a visitor would not see that it is there; none behind the last one. */
function currentStop(page: Page) {
  return page.evaluate(async () => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    // The ring takes a moment where borders and backgrounds do.
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
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

/** The stops that a key leads to, until there is no other or there were `most`, and what is wrong with them. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = Number.POSITIVE_INFINITY) {
  const indices: number[] = [];
  const faults: string[] = [];
  while (indices.length < most) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop) break;
    indices.push(stop.index);
    faults.push(...stop.faults);
  }
  return { indices, faults };
}

for (const path of [...ROUTES, ...OTHER_PROJECTS]) {
  for (const viewport of VIEWPORTS) {
    browserTest(
      `the Tab key alone reaches everything on ${path} and goes back, in order and in sight, at ${viewport.width} px`,
      { path, viewport },
      async ({ page }) => {
        if (path === '/') await bringCarousels(page);
        const count = await listStops(page);
        const indices = Array.from({ length: count }, (_, index) => index);
        expect(await walk(page, 'Tab')).toEqual({ indices, faults: [] });
        expect(await walk(page, 'Shift+Tab', count)).toEqual({ indices: indices.toReversed(), faults: [] });
      },
    );
  }
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

for (const path of ROUTES) {
  browserTest(
    `${path} fits the window, and breaks no rule of accessibility, without its pictures`,
    { path: null, viewport: PHONE, expectedErrors: ['Failed to load resource'] },
    async ({ page, urlOf, hydrated }) => {
      await page.route(/\.(svg|avif|webp|png)$/, (route) => route.abort());
      await page.goto(urlOf(path));
      await hydrated();
      expect(await overflows(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    },
  );
}

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
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => document.activeElement?.closest('[aria-roledescription=carrusel]') !== null)).toBe(
    true,
  );
  await page.getByRole('link', { name: 'Ver más', exact: true }).focus();
  await carousel.getByRole('group').first().waitFor({ state: 'attached' });
});
