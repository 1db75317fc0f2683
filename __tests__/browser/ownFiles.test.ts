import { expect, headerLink, heading, test } from '../support/browserTest';
import { SITE } from '../support/sites';

test('after a visit of the file of a page, other pages have addresses with #', async ({ page, open, hydrated }) => {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const canonical = page.locator('link[rel=canonical]');
  const address = '/projects/4/?utm_source=carta';
  await open(address);
  const entries = await page.evaluate(() => history.length);

  await test.step('a link to the page itself and an unknown fragment change nothing', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ecommerce' }).click();
    await page.evaluate(() => {
      location.hash = 'comments';
    });
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toHaveText('E-commerce');
    await expect(canonical).toHaveAttribute('href', 'https://example.com/projects/4/');
    await page.goBack();
  });

  await test.step('after a link to another page, both pages have addresses with #', async () => {
    await headerLink(page, 'SOBRE MÍ').click();
    await expect(heading(page)).toHaveText('DESARROLLADOR FULL STACK');
    await expect(page).toHaveURL('/#/about');
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await expect(canonical).toHaveAttribute('href', 'https://example.com/#/about');
    await page.goBack();
    await expect(heading(page)).toHaveText('E-commerce');
    await expect(page).toHaveURL('/#/projects/4?utm_source=carta');
    await expect(canonical).toHaveAttribute('href', 'https://example.com/#/projects/4');
  });

  await test.step('pictures that load later are found from the new address', async () => {
    const last = page.getByRole('main').getByRole('img').last();
    const widthInSight = async () => {
      // The sections below the first are rendered later.
      await last.scrollIntoViewIfNeeded();
      return last.evaluate((image: HTMLImageElement) => image.naturalWidth);
    };
    await expect.poll(widthInSight).toBeGreaterThan(0);
  });

  await test.step('further pages load no document, and a reload shows the same page', async () => {
    await page.goForward();
    await expect(heading(page)).toHaveText('DESARROLLADOR FULL STACK');
    await headerLink(page, 'INICIO').click();
    await expect(heading(page)).toHaveText('Full Stack developer');
    expect(documents).toEqual([new URL(address, page.url()).href]);
    await page.goBack();
    await page.reload();
    await hydrated();
    await expect(heading(page)).toHaveText('DESARROLLADOR FULL STACK');
    await expect(page).toHaveURL('/#/about');
  });
});

test('an oddly written address shows the page with its pictures', async ({ page, hydrated, allowErrors }) => {
  allowErrors('404');
  // Some servers, such as PHP's own, add no slash.
  const file = `${SITE}/projects/4/index.html`;
  await page.route('/projects/4', (route) => route.fulfill({ path: file }));
  for (const [address, shown, name] of [
    ['/projects/4', '/projects/4/', 'E-commerce'],
    // The host answers this address and the next with `404.html`.
    ['/Projects/4?utm_source=carta', '/projects/4/?utm_source=carta', 'E-commerce'],
    ['/projects/99/', '/#/projects/99/', 'Proyecto no encontrado'],
    // If a path follows the `#`, this path chooses the page.
    ['/projects/4/#/about', '/#/about', 'DESARROLLADOR FULL STACK'],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page).toHaveURL(shown);
      await expect(heading(page)).toHaveText(name);
      await hydrated();
      const pictures = page.locator('main img[loading=eager]');
      const widths = () => pictures.evaluateAll((all) => (all as HTMLImageElement[]).map((img) => img.naturalWidth));
      await expect.poll(widths).not.toContain(0);
      await headerLink(page, 'INICIO').click();
      await expect(heading(page)).toHaveText('Full Stack developer');
      await expect(page).toHaveURL('/#/');
    });
  }
});
