import { violations } from '../../src/tools/browser/axe';
import { expect, test } from '../support/browserTest';
import { ENTRY, holdRequest } from '../support/holdRequest';
import { showPage } from '../support/showPage';
import { siteDist } from '../support/sites';

test.use({ site: 'editions' });

test('home and the about page show the career and the availability', async ({ page, hydrated }) => {
  const main = page.getByRole('main');
  const firm = main.getByRole('link', { name: 'Agencia de comercio electrónico' });
  const heading = page.getByRole('heading', { name: 'Experiencia' });
  const release = await holdRequest(page, ENTRY);
  await page.goto('/');

  await test.step('the link to the firm of the present post leads to the experience before the code arrives', async () => {
    await firm.click();
    await expect(page).toHaveURL('/about/#experience');
    release();
    await hydrated();
    await expect(heading).toBeInViewport();
    expect(await violations(page, 'main')).toEqual([]);
  });

  await test.step('the texts of an old post are folded on the screen, not on paper', async () => {
    const folded = main.getByText('Guía de estilo').last();
    await expect(folded).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(folded).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the hero shows the availability, and its button stays on the first screen', async () => {
    await showPage(page, '/', siteDist('editions'));
    // The browser is still at the file of the about page, so the address with `#` loads another document.
    await hydrated();
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(main.getByRole('link', { name: 'Ver Curriculum' })).toBeInViewport({ ratio: 1 });
    await expect(main.getByText('Disponible desde enero')).toBeVisible();
  });

  await test.step('the link to the firm leads to the experience in the app too', async () => {
    await firm.click();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL('/#/about#experience');
  });
});
