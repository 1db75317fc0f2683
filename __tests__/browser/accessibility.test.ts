import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { browserTest } from '../support/browserTest';
import { overflows } from '../support/overflow';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const ROUTES = ['/', '/about', '/projects', '/projects/1', '/projects/4', '/contact', '/nada', '/projects/9'];
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

for (const path of ROUTES) {
  for (const viewport of VIEWPORTS) {
    browserTest(
      `${path} breaks no rule of accessibility at ${viewport.width} px`,
      { path, viewport, reducedMotion: 'reduce' },
      async ({ page }) => expect(await violations(page)).toEqual([]),
    );
  }
}

for (const viewport of VIEWPORTS) {
  browserTest(
    `the home page breaks no rule of accessibility while it moves at ${viewport.width} px`,
    { viewport },
    async ({ page }) => expect(await violations(page)).toEqual([]),
  );
}

browserTest(
  'the open menu breaks no rule of accessibility',
  { viewport: PHONE, reducedMotion: 'reduce' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('navigation', { name: 'Menú' }).waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

for (const viewport of VIEWPORTS) {
  browserTest(
    `the errors of the form's fields break no rule of accessibility at ${viewport.width} px`,
    { path: '/contact', viewport, reducedMotion: 'reduce' },
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
      { path: '/contact', viewport, reducedMotion: 'reduce' },
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
    { path, viewport: PHONE, reducedMotion: 'reduce' },
    async ({ page }) => {
      expect(await smallTargets(page, 'a, button, input, textarea', [24, 24])).toEqual([]);
      expect(await smallTargets(page, 'main a, header a, button, input, textarea', [44, 44])).toEqual([]);
    },
  );
}

browserTest(
  'everything in the menu is large enough for a finger',
  { viewport: PHONE, reducedMotion: 'reduce' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('navigation', { name: 'Menú' }).waitFor();
    expect(await smallTargets(page, 'a, button', [44, 44])).toEqual([]);
  },
);

browserTest('the links of the navigation are large enough for a finger on a tablet', {}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await smallTargets(page, 'nav[aria-label="Principal"] a', [24, 44])).toEqual([]);
});

for (const path of ROUTES) {
  browserTest(
    `${path} fits the window with the text at twice its size`,
    { path, reducedMotion: 'reduce' },
    async ({ page }) => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await overflows(page)).toEqual([]);
    },
  );
}
