import type { Page } from '@playwright/test';
import { NO_PAGE } from '../../src/paths';
import { expect, headerLink, heading, scrollY, test } from '../support/browserTest';
import { builtPage } from '../support/builtPage';
import { ENTRY, holdRequest, PAGES_CODE } from '../support/holdRequest';
import { NO_PROJECT } from '../support/reference';

const TAGS = 'title, link[rel=canonical], meta[name], meta[property], [type="application/ld+json"]';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

async function follow(page: Page, link: string) {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect(await scrollY(page)).toBeGreaterThan(0);
  await footerLink(page, link).click();
}

/** Expects the heading and the head tags of a page's file, with the canonical URL of the address with `#`. */
async function expectPage(page: Page, path: string) {
  const { $, texts } = builtPage(path);
  await expect(heading(page)).toHaveText(texts('h1'));
  await expect(page).toHaveTitle($('title').text());
  await expect(page.locator(TAGS)).toHaveCount($(TAGS).length);
  for (const name of ['description', 'robots']) {
    const content = $(`meta[name=${name}]`).attr('content') ?? '';
    await expect(page.locator(`meta[name=${name}]`)).toHaveAttribute('content', content);
  }
  const canonical = `https://example.com/#${path.endsWith(NO_PAGE) ? NO_PAGE : path}`;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
}

/** Expects a page at its top, with the focus on its heading, and with its title announced. */
async function expectArrival(page: Page, path: string) {
  await expectPage(page, path);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.locator('[aria-live=polite]', { hasText: builtPage(path).$('title').text() })).toHaveCount(1);
}

/** Expects which links of the navigation are marked for screen readers, and which for the eye. */
async function expectMarks(page: Page, current: string[], active = current) {
  const navigation = page.getByRole('navigation', { name: 'Principal' });
  await expect(navigation.locator('[aria-current=page]')).toHaveText(current);
  await expect(navigation.locator('.active')).toHaveText(active);
}

test('links, back and forward lead to the top of a page', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/#/contact');
  await test.step('the first page leaves the focus where it is and announces nothing', async () => {
    await expect(page.locator('body')).toBeFocused();
    for (const status of await page.locator('[aria-live=polite]').all()) await expect(status).toBeEmpty();
  });

  await test.step('the skip link leads to the content', async () => {
    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  await test.step('each page starts at the top, has the focus on its heading, is announced and marks its link', async () => {
    await expectMarks(page, ['CONTACTOS']);
    await follow(page, 'Portafolio');
    await expectArrival(page, '/projects');
    await expectMarks(page, ['PORTAFOLIO']);
    await follow(page, 'Menú digital');
    await expectArrival(page, '/projects/3');
    await expectMarks(page, [], ['PORTAFOLIO']);
    await follow(page, 'Constructora');
    await expectArrival(page, '/projects/2');
  });

  await test.step('a link to the current page leads to its top, and adds no history entry', async () => {
    await follow(page, 'Constructora');
    await expectArrival(page, '/projects/2');
    await page.goBack();
    await expectArrival(page, '/projects/3');
  });

  await test.step('back and forward lead to the top of a page too', async () => {
    await page.goBack();
    await expectArrival(page, '/projects');
    await page.goForward();
    await expectArrival(page, '/projects/3');
    await expect(page).toHaveURL('/#/projects/3');
  });

  await test.step('an address that does not exist leads to the top of the error page', async () => {
    await follow(page, 'Inicio');
    await expectArrival(page, '/');
    await page.goto('/#/nada');
    await expectArrival(page, NO_PAGE);
    await expectMarks(page, []);
    await page.goto('/#/projects/99');
    await expectArrival(page, NO_PROJECT);
  });
});

test('a link is pending while its page loads, or until the next link', async ({ page, open, allowErrors }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  allowErrors('Failed to load resource', 'Failed to fetch dynamically imported module');
  await page.route(PAGES_CODE, (route) => route.abort());
  // The app prefetches the code of the pages, and this request must fail first.
  const ahead = page.waitForEvent('requestfailed');
  await open('/');
  await ahead;
  await page.unroute(PAGES_CODE);
  const release = await holdRequest(page, PAGES_CODE);
  const pending = page.getByRole('navigation', { name: 'Principal' }).locator('.pending');
  for (const name of ['SOBRE MÍ', 'CONTACTOS']) {
    await headerLink(page, name).click();
    await expect(pending).toHaveText([name]);
    await expectMarks(page, ['INICIO']);
  }
  await expect(heading(page)).toHaveText('Full Stack developer');

  release();
  await expectArrival(page, '/contact');
  await expect(pending).toHaveCount(0);
  await expectMarks(page, ['CONTACTOS']);
  await expect(page).toHaveURL('/#/contact');
});

test('odd addresses show the right page and run no script', async ({ page, hydrated }) => {
  page.on('dialog', () => expect('a dialog').toBe('closed'));
  const release = await holdRequest(page, ENTRY);
  const type = async (hash: string, path: string) => {
    await page.evaluate((typed) => Object.assign(location, { hash: typed }), hash);
    await expect(heading(page)).toHaveText(builtPage(path).texts('h1'));
  };
  await page.goto('/?1#<img src=x onerror=alert(1)>', { waitUntil: 'domcontentloaded' });
  await expect(heading(page)).toHaveText('Full Stack developer');
  await type('#comments', '/');
  await type('#/portfolio', '/projects');
  release();
  await hydrated();
  await expectPage(page, '/projects');
  await type('#//evil.example/%2e%2e', NO_PAGE);
  await type('#<img src=x onerror=alert(1)>', '/');
  await type('#about', '/about');
  await type(`#/projects/${'9'.repeat(3000)}`, NO_PROJECT);
  await page.goBack();
  await expectPage(page, '/about');
});
