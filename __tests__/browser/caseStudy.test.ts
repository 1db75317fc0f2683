import type { Locator, Page } from '@playwright/test';
import { projects } from '#site/otherPages';
import { violations } from '../../src/tools/browser/axe';
import { bringCarousels } from '../support/bringCarousels';
import { browserTest, expect, test } from '../support/browserTest';
import { builtPage } from '../support/builtPage';
import { swipe } from '../support/drag';
import { showPage } from '../support/showPage';

const [, , , study] = projects;
const pictures = study?.gallery ?? [];

const main = (page: Page) => page.getByRole('main');
const gallery = (page: Page) => main(page).getByRole('region', { name: 'Imágenes del proyecto' }).getByRole('link');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Imágenes del proyecto' });
const expectPicture = (page: Page, index: number) =>
  expect(dialog(page).getByRole('img')).toHaveAccessibleName(pictures[index]?.alt ?? '');
/** The texts of elements of a project's page, as its own file has it. */
const textsIn = (id: number, selector: string) => builtPage(`/projects/${id}`).texts(`main ${selector}`);

test('a case study tells its facts, its addresses and its results, and shows its pictures, which are links to files', () => {
  expect([...textsIn(4, 'dt'), ...textsIn(4, 'dd')]).toEqual([
    ...['Rol', 'Año', 'Cliente', 'Duración'],
    ...['Diseño y desarrollo', '2025', 'Taller de cerámica', '6 semanas'],
  ]);
  expect(textsIn(4, '[aria-labelledby=results] li')).toEqual(study?.results);
  expect(textsIn(4, 'figcaption')).toEqual(pictures.map(({ caption }) => caption));
  const { links, attributes } = builtPage('/projects/4');
  expect(links('main a')).toEqual(
    expect.arrayContaining([
      ['Ver sitio', study?.url],
      ['Ver código', study?.repository],
    ]),
  );
  expect(attributes('main figure img', 'alt')).toEqual(pictures.map(({ alt }) => alt));
  expect(attributes('main figure a', 'href')).toEqual(pictures.map(() => expect.stringMatching(/\.webp$/)));
  // What a project lacks leaves no heading and no space.
  expect(textsIn(6, 'h2')).toEqual([projects[5]?.subtitle, expect.stringMatching(/^¿?Tienes/)]);
  expect(textsIn(6, ':is(dl, figure, a:contains("Ver código"))')).toEqual([]);
});

browserTest(
  'a visit of case studies, from neighbour to neighbour, with the keyboard and to the form',
  { path: null, viewport: { width: 1280, height: 400 } },
  async ({ page, urlOf, hydrated }) => {
    const neighbours = main(page).getByRole('navigation', { name: 'Más proyectos' }).getByRole('link');

    await page.goto('/projects/6/');
    await hydrated();

    await test.step('the neighbours lead round the portfolio', async () => {
      await expect(neighbours.first()).toHaveAccessibleName('Proyecto anterior: Aikikai');
      await expect(neighbours.last()).toHaveAccessibleName('Proyecto siguiente: Menú Digital');
      await neighbours.last().click();
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Menú Digital');
      await expect(page).toHaveURL(urlOf('/projects/1'));
      await expect(neighbours.first()).toHaveAccessibleName('Proyecto anterior: Código');
    });

    await test.step('a video plays once its button is pressed, in the gallery and in the dialog, where arrows move in it', async () => {
      const start = async (part: Locator) => {
        await part.getByRole('button', { name: 'Reproducir: Un pedido, del teléfono a la mesa.' }).click();
        const video = part.getByLabel('Un plato llega a la mesa');
        await expect(video).toBeFocused();
        await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(0);
        return video;
      };
      await start(main(page));
      await gallery(page).click();
      await page.keyboard.press('ArrowRight');
      const video = await start(dialog(page));
      await page.keyboard.press('ArrowRight');
      await expect(video).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(gallery(page)).toBeFocused();
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
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await opener.click();
      await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
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
        [-20, 1],
        [200, 0],
      ] as const) {
        await swipe(page, image, distance);
        await expectPicture(page, index);
      }
      for (const button of await dialog(page).getByRole('button').all()) {
        const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
  },
);
