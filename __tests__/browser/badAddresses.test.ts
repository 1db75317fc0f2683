import type { Page } from '@playwright/test';
import { NO_PAGE } from '../../src/paths';
import { owner } from '../sites/reference/content/owner';
import { browserTest, expect } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { holdRequest } from '../support/holdRequest';
import { readMetadata } from '../support/readMetadata';
import { NO_PROJECT } from '../support/reference';

/** The heading of a page, and the path in its canonical address. */
const PAGES: Record<string, readonly [heading: string, canonical: string]> = {
  [NO_PAGE]: ['404 Página no encontrada', '/404'],
  [NO_PROJECT]: ['Proyecto no encontrado', '/404'],
  '/about': ['DESARROLLADOR FULL STACK', '/about'],
  '/projects': ['PORTAFOLIO DE IMPLEMENTACIONES', '/projects'],
  '/': ['Full Stack developer', '/'],
};

/** Odd addresses, each of another page than the one before. */
const CASES: [hash: string, path: string][] = [
  ['#//evil.example/%2e%2e', NO_PAGE],
  ['#<img src=x onerror=alert(1)>', '/'],
  ['#/%E0%A4%A', NO_PAGE],
  ['#about', '/about'],
  ['#/portfolio', '/projects'],
  [`#/projects/${'9'.repeat(3000)}`, NO_PROJECT],
  ['#/%', NO_PAGE],
  ['#/projects/%E0%A4%A', NO_PROJECT],
];

const viewport = { width: 800, height: 300 };

/** Everything a page says aside from what it shows: in the console, of whatever kind, and in dialogs. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('dialog', (dialog) => {
    said.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  return said;
}

async function expectPage(page: Page, path: string) {
  const [name = '', canonical] = PAGES[path] ?? [];
  await page.getByRole('main').getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await eventually(async () => {
    const tags = await readMetadata(page);
    expect([tags.title?.length, tags.canonical, tags.robots]).toEqual([
      1,
      [`${owner.siteUrl}#${canonical}`],
      [canonical === '/404' ? 'noindex' : 'index, follow'],
    ]);
  });
}

const type = (page: Page, hash: string) =>
  page.evaluate((typed) => {
    window.location.hash = typed;
  }, hash);

browserTest(
  'an odd address that is typed quietly shows what it should, before the code arrives too, and back leads back',
  { path: null, viewport },
  async ({ page, urlOf, hydrated }) => {
    const said = listen(page);
    const release = await holdRequest(page, '**/assets/main-*.js');
    await page.goto(urlOf('/'), { waitUntil: 'domcontentloaded' });
    for (const [hash, path] of [
      ['#/portfolio', '/projects'],
      ['#comments', '/'],
      ['#/about).', '/about'],
    ] as const) {
      await type(page, hash);
      await page.getByRole('heading', { level: 1, name: PAGES[path]?.[0] }).waitFor();
    }
    release();
    await hydrated();
    await expectPage(page, '/about');
    for (const [hash, path] of CASES) {
      await type(page, hash);
      await expectPage(page, path);
    }
    await page.goBack();
    await expectPage(page, NO_PAGE);
    expect(said).toEqual([]);
  },
);

browserTest(
  'an odd address that is opened first quietly shows what it should, and the way on from a malformed one works',
  { path: null, viewport },
  async ({ page, urlOf }) => {
    const said = listen(page);
    for (const [hash, path] of CASES) {
      await page.goto('about:blank');
      await page.goto(urlOf('').replace('#', () => hash));
      await expectPage(page, path);
      expect([hash, said]).toEqual([hash, []]);
    }
    await page.getByRole('main').getByRole('link', { name: 'Atrás' }).click();
    await expectPage(page, '/projects');
    await page.getByRole('banner').getByRole('link', { name: 'SOBRE MÍ' }).click();
    await expectPage(page, '/about');
  },
);
