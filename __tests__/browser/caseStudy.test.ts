import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { projects } from '#site/otherPages';
import { violations } from '../../src/tools/browser/axe';
import { parseHtml } from '../../src/tools/build/pages/parseHtml';
import { browserTest, expect, movingTest, test } from '../support/browserTest';
import { swipe } from '../support/drag';
import { eventually } from '../support/eventually';
import { showPage } from '../support/showPage';
import { SITE } from '../support/sites';

const [, , , study] = projects;
const pictures = study?.gallery ?? [];

const main = (page: Page) => page.getByRole('main');
const gallery = (page: Page) => main(page).getByRole('region', { name: 'Imágenes del proyecto' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Imágenes del proyecto' });
const shownIn = (page: Page) => dialog(page).getByRole('img').getAttribute('alt');
const neighbours = (page: Page) => main(page).getByRole('navigation', { name: 'Más proyectos' }).getByRole('link');
const namesOf = (page: Page) => neighbours(page).evaluateAll((links) => links.map((link) => link.ariaLabel));
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name, exact: true });

/** The main part of a project's page, as its own file has it. */
function fileOf(id: number) {
  const $ = parseHtml(readFileSync(`${SITE}/projects/${id}/index.html`, 'utf8'));
  const textsOf = (selector: string) =>
    $(`main ${selector}`)
      .toArray()
      .map((element) => $(element).text());
  return { $, textsOf };
}

test('a case study tells its facts, its addresses and its results, and shows its pictures, which are links to files', () => {
  const { $, textsOf } = fileOf(4);
  expect([textsOf('dt'), textsOf('dd')]).toEqual([
    ['Rol', 'Año', 'Cliente', 'Duración'],
    ['Diseño y desarrollo', '2025', 'Taller de cerámica', '6 semanas'],
  ]);
  const addresses = $('main a')
    .toArray()
    .map((link) => [$(link).text().trim(), $(link).attr('href')]);
  expect(addresses).toEqual(
    expect.arrayContaining([
      ['Ver sitio', study?.url],
      ['Ver código', study?.repository],
    ]),
  );
  expect(textsOf('[aria-labelledby=results] li')).toEqual(study?.results);
  expect(textsOf('figcaption')).toEqual(pictures.map(({ caption }) => caption));
  expect(
    $('main figure img')
      .toArray()
      .map((image) => $(image).attr('alt')),
  ).toEqual(pictures.map(({ alt }) => alt));
  const files = $('main figure a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  expect(files).toEqual(pictures.map(() => expect.stringMatching(/\.webp$/)));
  expect(files.filter((file) => !existsSync(`${SITE}/${file}`))).toEqual([]);
});

test('a part of the case study that a project lacks leaves no heading and no space', () => {
  const { $, textsOf } = fileOf(6);
  expect($('main :is(dl, figure)').length).toBe(0);
  expect(textsOf('h2')).toEqual([projects[5]?.subtitle, expect.stringMatching(/^¿?Tienes/)]);
  expect($('main a').text()).not.toContain('Ver código');
});

browserTest(
  'the neighbours lead round the portfolio, their pictures are there before the visitor is, and a case study leads to the form',
  { path: '/projects/6', viewport: { width: 1280, height: 400 } },
  async ({ page, urlOf }) => {
    expect(await namesOf(page)).toEqual(['Proyecto anterior: Aikikai', 'Proyecto siguiente: Menú Digital']);
    await neighbours(page).last().scrollIntoViewIfNeeded();
    const picture = neighbours(page).last().locator('img');
    await eventually(async () => expect(await picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true));
    const asked = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
    await neighbours(page).last().click();
    await heading(page, 'Menú Digital').waitFor();
    expect(page.url()).toBe(urlOf('/projects/1'));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const first = main(page)
      .getByRole('link')
      .filter({ has: page.getByRole('img') })
      .first()
      .locator('img');
    await eventually(async () => expect(await first.evaluate((img: HTMLImageElement) => img.currentSrc)).toBe(asked));
    // What lies below the first screen of a new page comes after its first frame.
    const others = ['Proyecto anterior: Código', 'Proyecto siguiente: Constructora'];
    await eventually(async () => expect(await namesOf(page)).toEqual(others));

    // The portfolio has neither, and leads on with no project in mind.
    await showPage(page, '/projects/4');
    const write = main(page).getByRole('link', { name: 'Escríbeme' });
    const title = page.getByRole('textbox', { name: 'Título' });
    await write.click();
    await eventually(async () => expect(await title.inputValue()).toBe('Quiero algo como E-commerce'));
    await title.fill('Una tienda de telas');
    await showPage(page, '/projects');
    await expect(main(page).locator('dl').count()).resolves.toBe(0);
    await expect(neighbours(page).count()).resolves.toBe(0);
    await write.click();
    await expect(title.inputValue()).resolves.toBe('Una tienda de telas');
    expect(page.url()).toBe(urlOf('/contact'));
    await expect(write.count()).resolves.toBe(0);
  },
);

browserTest(
  'a picture opens large in a dialog with keys and buttons, which gives the focus back',
  { path: '/projects/4', viewport: { width: 1024, height: 400 } },
  async ({ page }) => {
    const links = gallery(page).getByRole('link');
    await links.nth(1).focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    expect(await shownIn(page)).toBe(pictures[1]?.alt);
    await dialog(page).getByText('2 de 3').waitFor();
    expect(await violations(page, 'dialog')).toEqual([]);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 500 },
    ]) {
      await page.setViewportSize(viewport);
      const image = await dialog(page).getByRole('img').boundingBox();
      const caption = await dialog(page).locator('figcaption').boundingBox();
      expect((image?.y ?? 0) + (image?.height ?? 0)).toBeLessThanOrEqual(caption?.y ?? 0);
      expect((caption?.y ?? 0) + (caption?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    }

    await page.keyboard.press('ArrowRight');
    expect(await shownIn(page)).toBe(pictures[2]?.alt);
    await dialog(page).getByRole('button', { name: 'Imagen siguiente' }).click();
    expect(await shownIn(page)).toBe(pictures[0]?.alt);
    await page.keyboard.press('ArrowLeft');
    await dialog(page).getByRole('button', { name: 'Imagen anterior' }).click();
    expect(await shownIn(page)).toBe(pictures[1]?.alt);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Cerrar' }).click(),
    ]) {
      await close();
      // It is taken out of the page after it has closed.
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(await links.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
      await links.nth(1).click();
      await dialog(page).waitFor();
    }
  },
);

browserTest(
  'a finger turns to the next picture and back, and every control is large enough for it',
  { path: '/projects/4', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  async ({ page }) => {
    await gallery(page).getByRole('link').first().tap();
    await dialog(page).waitFor();
    const image = dialog(page).getByRole('img');
    await swipe(page, image, -200);
    await eventually(async () => expect(await shownIn(page)).toBe(pictures[1]?.alt));
    await swipe(page, image, 200);
    await eventually(async () => expect(await shownIn(page)).toBe(pictures[0]?.alt));
    // Too short to be meant.
    await swipe(page, image, -20);
    expect(await shownIn(page)).toBe(pictures[0]?.alt);
    for (const button of await dialog(page).getByRole('button').all()) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
);

movingTest(
  "a card's picture becomes that of its page, and both pages are left without a trace of it",
  { path: '/projects' },
  async ({ page }) => {
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        transition.ready.then(() => {
          const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
          document.documentElement.dataset.parts = parts.join(' ');
        });
        return transition;
      };
    });
    // A click of the test's browser may scroll the picture out of sight first.
    await main(page).getByRole('link', { name: 'Leer más... Menú Digital', exact: true }).dispatchEvent('click');
    await heading(page, 'Menú Digital').waitFor();
    await eventually(async () =>
      expect(await page.locator('html').getAttribute('data-parts')).toContain(
        'view-transition-group(picture-projects-1)',
      ),
    );
    await eventually(async () => {
      const names = await page.locator('[style*="view-transition-name"]').count();
      expect(names).toBe(0);
    });
  },
);
