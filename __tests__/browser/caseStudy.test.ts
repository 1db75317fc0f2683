import type { Locator, Page } from '@playwright/test';
import { projects } from '#site/otherPages';
import { violations } from '../../src/tools/browser/axe';
import { bringCarousels } from '../support/bringCarousels';
import { expect, test } from '../support/browserTest';
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
/** The texts of elements in the file of a project's page. */
const textsIn = (id: number, selector: string) => builtPage(`/projects/${id}`).texts(`main ${selector}`);

test('the file of a case study has the facts, the links, the results and the pictures of the project', () => {
  expect([...textsIn(4, 'dt'), ...textsIn(4, 'dd')]).toEqual([
    ...['Rol', 'Año', 'Cliente', 'Duración'],
    ...['Diseño y desarrollo', '2025', 'Taller de cerámica', '6 semanas'],
  ]);
  expect(textsIn(4, '[aria-labelledby=results] li')).toEqual(study?.results);
  expect(textsIn(4, 'figcaption')).toEqual(pictures.map(({ caption }) => caption));
  const { links, attributes } = builtPage('/projects/4');
  expect(links('main a')).toContainEqual(['Ver sitio', study?.url]);
  expect(links('main a')).toContainEqual(['Ver código', study?.repository]);
  expect(attributes('main figure img', 'alt')).toEqual(pictures.map(({ alt }) => alt));
  expect(attributes('main figure a', 'href')).toEqual(pictures.map(() => expect.stringMatching(/\.webp$/)));
  // Project 6 has no facts, results, pictures or repository, so its page has no elements and no headings for them.
  expect(textsIn(6, 'h2')).toEqual([projects[5]?.subtitle, expect.stringMatching(/^¿?Tienes/)]);
  expect(textsIn(6, ':is(dl, figure, a:contains("Ver código"))')).toEqual([]);
});

test('a case study has links to its neighbours and the form, and a gallery with a dialog', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const neighbours = main(page).getByRole('navigation', { name: 'Más proyectos' }).getByRole('link');

  await open('/projects/6/');

  await test.step('the last project links to the first', async () => {
    await expect(neighbours.first()).toHaveAccessibleName('Proyecto anterior: Aikikai');
    await expect(neighbours.last()).toHaveAccessibleName('Proyecto siguiente: Menú Digital');
    await neighbours.last().click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Menú Digital');
    await expect(page).toHaveURL('/#/projects/1');
    await expect(neighbours.first()).toHaveAccessibleName('Proyecto anterior: Código');
  });

  await test.step('the controls of a video replace its button, in the gallery and in the dialog, where arrow keys seek', async () => {
    const start = async (part: Locator) => {
      const button = part.getByRole('button', { name: 'Reproducir: Un pedido, del teléfono a la mesa.' });
      const video = part.getByLabel('Un plato llega a la mesa');
      await expect(video).toHaveJSProperty('controls', false);
      await button.click();
      await expect(video).toBeFocused();
      await expect(video).toHaveJSProperty('controls', true);
      await expect(button).toHaveCount(0);
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

  await test.step('a picture opens in a dialog, which has room for the picture and its caption', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expectPicture(page, 1);
    await expect(dialog(page).getByText('2 de 3')).toBeVisible();
    expect(await violations(page, 'dialog')).toEqual([]);
    const parts = dialog(page).locator('img, figcaption');
    for (const height of [500, 844]) {
      await page.setViewportSize({ width: height === 500 ? 1280 : 390, height });
      const [image, caption] = await parts.evaluateAll((all) => all.map((it) => it.getBoundingClientRect()));
      expect(image?.bottom).toBeLessThanOrEqual(caption?.top ?? 0);
      expect(caption?.bottom).toBeLessThanOrEqual(height);
    }
  });

  await test.step('keys and buttons show the other pictures, past the end too', async () => {
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

  await test.step('a key and a button close the dialog, and the focus returns to the picture', async () => {
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('the form gets its title from a case study, but not from the portfolio', async () => {
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
    await expect(page).toHaveURL('/#/contact');
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('swipes move slides, technologies and the pictures of a gallery', async ({ page, open }) => {
    await open('/#/');
    await test.step('in carousels', async () => {
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

    await test.step('in a gallery, whose controls are large enough, except for very short swipes', async () => {
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
  });
});
