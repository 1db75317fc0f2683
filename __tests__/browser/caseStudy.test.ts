import { existsSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { projects } from '#site/otherPages';
import { violations } from '../../src/tools/browser/axe';
import { parseHtml } from '../../src/tools/build/pages/parseHtml';
import { bringCarousels } from '../support/bringCarousels';
import { browserTest, expect, movingTest, test } from '../support/browserTest';
import { swipe } from '../support/drag';
import { site } from '../support/firstTouch';
import { showPage } from '../support/showPage';
import { SITE } from '../support/sites';

const [, , , study] = projects;
const pictures = study?.gallery ?? [];

const main = (page: Page) => page.getByRole('main');
const gallery = (page: Page) => main(page).getByRole('region', { name: 'Imágenes del proyecto' }).getByRole('link');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Imágenes del proyecto' });
const expectPicture = (page: Page, index: number) =>
  expect(dialog(page).getByRole('img')).toHaveAccessibleName(pictures[index]?.alt ?? '');
const expectHeading = (page: Page, name: string) =>
  expect(main(page).getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** The main part of a project's page, as its own file has it. */
function fileOf(id: number) {
  const $ = parseHtml(readFileSync(`${SITE}/projects/${id}/index.html`, 'utf8'));
  const main = (selector: string) => $(`main ${selector}`).toArray();
  return {
    textsOf: (selector: string) => main(selector).map((element) => $(element).text().trim()),
    attributesOf: (selector: string, name: string) => main(selector).map((element) => $(element).attr(name) ?? ''),
  };
}

test('a case study tells its facts, its addresses and its results, and shows its pictures, which are links to files', () => {
  const { textsOf, attributesOf } = fileOf(4);
  expect([textsOf('dt'), textsOf('dd'), textsOf('[aria-labelledby=results] li'), textsOf('figcaption')]).toEqual([
    ['Rol', 'Año', 'Cliente', 'Duración'],
    ['Diseño y desarrollo', '2025', 'Taller de cerámica', '6 semanas'],
    study?.results,
    pictures.map(({ caption }) => caption),
  ]);
  expect(textsOf('a').map((text, index) => [text, attributesOf('a', 'href')[index]])).toEqual(
    expect.arrayContaining([
      ['Ver sitio', study?.url],
      ['Ver código', study?.repository],
    ]),
  );
  // Before the app has loaded, only taps on such buttons wait for it.
  expect(attributesOf('button', 'type')).toEqual(['button']);
  expect(attributesOf('figure img', 'alt')).toEqual(pictures.map(({ alt }) => alt));
  const files = attributesOf('figure a', 'href');
  expect(files.map((file) => file.endsWith('.webp') && existsSync(`${SITE}/${file}`))).toEqual([true, true, true]);
});

test('a part of the case study that a project lacks leaves no heading and no space', () => {
  const { textsOf } = fileOf(6);
  expect(textsOf('h2')).toEqual([projects[5]?.subtitle, expect.stringMatching(/^¿?Tienes/)]);
  expect(textsOf(':is(dl, figure, a:contains("Ver código"))')).toEqual([]);
});

browserTest(
  'a visit of case studies, from neighbour to neighbour, with the keyboard and to the form',
  { path: null, viewport: { width: 1280, height: 400 } },
  async ({ page, urlOf, hydrated }) => {
    const neighbours = main(page).getByRole('navigation', { name: 'Más proyectos' }).getByRole('link');
    const expectNeighbours = (previous: string, next: string) =>
      Promise.all([
        expect(neighbours.first()).toHaveAccessibleName(`Proyecto anterior: ${previous}`),
        expect(neighbours.last()).toHaveAccessibleName(`Proyecto siguiente: ${next}`),
      ]);
    const srcOf = (image: Locator) => image.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc);

    await page.goto(`${site(urlOf)}projects/6/`);
    await hydrated();

    await test.step('the neighbours lead round the portfolio, and their pictures are there before the visitor is', async () => {
      await expectNeighbours('Aikikai', 'Menú Digital');
      const picture = neighbours.last().locator('img');
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => srcOf(picture)).toBeTruthy();
      const asked = await srcOf(picture);
      await neighbours.last().click();
      await expectHeading(page, 'Menú Digital');
      await expect(page).toHaveURL(urlOf('/projects/1'));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect.poll(() => srcOf(main(page).locator('a img').first())).toBe(asked);
      await expectNeighbours('Código', 'Constructora');
    });

    await showPage(page, '/projects/4');
    const opener = gallery(page).nth(1);

    await test.step('a picture opens large in a dialog, which has room for it and its caption', async () => {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expectPicture(page, 1);
      await expect(dialog(page).getByText('2 de 3')).toBeVisible();
      expect(await violations(page, 'dialog')).toEqual([]);
      for (const [width, height] of [
        [390, 844],
        [1280, 500],
      ] as const) {
        await page.setViewportSize({ width, height });
        const [image, caption] = await dialog(page)
          .locator('img, figcaption')
          .evaluateAll((all) => all.map((it) => it.getBoundingClientRect()));
        expect(image?.bottom).toBeLessThanOrEqual(caption?.top ?? 0);
        expect(caption?.bottom).toBeLessThanOrEqual(height);
      }
    });

    await test.step('keys and buttons turn to the other pictures, round the end', async () => {
      const press = (name: string) => dialog(page).getByRole('button', { name }).click();
      await page.keyboard.press('ArrowRight');
      await expectPicture(page, 2);
      await press('Imagen siguiente');
      await expectPicture(page, 0);
      await page.keyboard.press('ArrowLeft');
      await expectPicture(page, 2);
      await press('Imagen anterior');
      await expectPicture(page, 1);
    });

    await test.step('a key and a button close it, and give the focus back', async () => {
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => dialog(page).getByRole('button', { name: 'Cerrar' }).click(),
      ]) {
        await close();
        await expect(page.locator('dialog')).toHaveCount(0);
        await expect(opener).toBeFocused();
        await opener.click();
        await expectPicture(page, 1);
      }
      await page.keyboard.press('Escape');
    });

    await test.step('a case study leads to the form with the project in mind, the portfolio with none', async () => {
      const write = main(page).getByRole('link', { name: 'Escríbeme' });
      const title = page.getByRole('textbox', { name: 'Título' });
      await write.click();
      await expect(title).toHaveValue('Quiero algo como E-commerce');
      await expect(write).toHaveCount(0);
      await title.fill('Una tienda de telas');
      await showPage(page, '/projects');
      await expect(main(page).locator('dl').or(neighbours)).toHaveCount(0);
      await write.click();
      await expect(title).toHaveValue('Una tienda de telas');
      await expect(page).toHaveURL(urlOf('/contact'));
    });
  },
);

browserTest(
  'a visit with a finger, which turns slides, technologies and the pictures of a gallery',
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  async ({ page }) => {
    await test.step('carousels follow it to both sides', async () => {
      await bringCarousels(page);
      const slide = page.getByRole('group', { name: 'Algunos de mis proyectos' }).getByRole('group');
      const row = page.getByRole('group', { name: 'Tecnologías que uso' });
      await swipe(page, slide, -200);
      await expect(slide).toHaveAccessibleName('5 de 7');
      await swipe(page, slide, 200);
      await expect(slide).toHaveAccessibleName('4 de 7');
      await swipe(page, row.getByRole('listitem').last(), -150);
      await expect(row.getByRole('listitem').first()).toHaveText('CSS');
    });

    await test.step('a gallery does too, unless it is moved too little to be meant, and its controls are large enough', async () => {
      await showPage(page, '/projects/4');
      await gallery(page).first().tap();
      const image = dialog(page).getByRole('img');
      await expectPicture(page, 0);
      for (const [distance, index] of [
        [-200, 1],
        [200, 0],
        [-20, 0],
        [200, 2],
      ] as const) {
        await swipe(page, image, distance);
        await expectPicture(page, index);
      }
      const buttons = dialog(page).getByRole('button');
      const sizes = await buttons.evaluateAll((all) => all.flatMap((it) => [it.clientWidth, it.clientHeight]));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    });
  },
);

movingTest(
  "a card's picture becomes that of its page, and both pages are left without a trace of it",
  { path: null },
  async ({ page, urlOf, hydrated }) => {
    await page.goto(`${site(urlOf)}projects/`);
    await hydrated();
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    // A click of the test's browser may scroll the picture out of sight first.
    await main(page).getByRole('link', { name: 'Leer más... Menú Digital', exact: true }).dispatchEvent('click');
    const parts = () =>
      page.evaluate(() => document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement));
    await expect.poll(parts).toContain('::view-transition-group(picture-projects-1)');
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expectHeading(page, 'Menú Digital');
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
  },
);
