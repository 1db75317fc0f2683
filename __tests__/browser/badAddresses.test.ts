import type { Page } from 'playwright-core';
import { owner } from '#content/owner';
import { NO_PAGE } from '../../src/site/paths';
import { NO_PROJECT } from '../../src/site/projects';
import { browserTest } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { holdRequest } from '../support/holdRequest';
import { ODD_ADDRESSES } from '../support/oddAddresses';
import { readMetadata } from '../support/readMetadata';

interface Expected {
  heading: string;
  title: string;
  canonical: string;
  robots: string;
}

const PAGES: Record<string, Expected> = {
  [NO_PAGE]: {
    heading: '404 Página no encontrada',
    title: `Página no encontrada | ${owner.name}`,
    canonical: `${owner.siteUrl}#/404`,
    robots: 'noindex',
  },
  [NO_PROJECT]: {
    heading: 'Proyecto no encontrado',
    title: 'Proyecto no encontrado',
    canonical: `${owner.siteUrl}#/404`,
    robots: 'noindex',
  },
  '/about': {
    heading: 'DESARROLLADOR FULL STACK',
    title: `Sobre mí | ${owner.name}`,
    canonical: `${owner.siteUrl}#/about`,
    robots: 'index, follow',
  },
  '/projects': {
    heading: 'PORTAFOLIO DE IMPLEMENTACIONES',
    title: `Portafolio | ${owner.name}`,
    canonical: `${owner.siteUrl}#/projects`,
    robots: 'index, follow',
  },
  '/': {
    heading: 'Full Stack developer',
    title: `${owner.name} | ${owner.role} en ${owner.country}`,
    canonical: `${owner.siteUrl}#/`,
    robots: 'index, follow',
  },
};

/** What tells a page from the others. */
const pageOf = (path: string) => PAGES[path] as Expected;

/** One address of each kind. */
const CASES = ODD_ADDRESSES.map(([situation, path, [hash = '']]) => ({
  situation,
  hash,
  expected: pageOf(path),
}));

/** Those that the start of the app, or what is there before, reads in another way than what is typed later. */
const OPENED = [
  'a path that looks like another site',
  'a fragment that is no path',
  'a path with malformed escapes',
  'the about page loosely written',
  'the former path of the portfolio',
  'a project number with malformed escapes',
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

async function expectPage(page: Page, { heading, ...tags }: Expected) {
  await page.getByRole('main').getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await eventually(async () => {
    const { title, canonical, robots } = await readMetadata(page);
    expect({ title, canonical, robots }).toEqual({
      title: [tags.title],
      canonical: [tags.canonical],
      robots: [tags.robots],
    });
  });
}

async function type(page: Page, hash: string) {
  await page.evaluate((typed) => {
    window.location.hash = typed;
  }, hash);
}

/** Types addresses, each over the one before; returns those that do not show what they should. */
const typeAll = (page: Page) =>
  page.evaluate(async (cases) => {
    const contentsOf = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute)).join(' + ');
    const read = {
      heading: () => {
        const heading = document.querySelector('main h1');
        return heading?.checkVisibility({ visibilityProperty: true }) ? heading.textContent : '';
      },
      title: () => [...document.head.querySelectorAll('title')].map((title) => title.textContent).join(' + '),
      canonical: () => contentsOf('link[rel=canonical]', 'href'),
      robots: () => contentsOf('meta[name=robots]', 'content'),
    };
    const shows = async (hash: string, expected: Record<keyof typeof read, string>) => {
      window.location.hash = hash;
      const parts = Object.keys(read) as (keyof typeof read)[];
      const isThere = () => parts.every((part) => read[part]() === expected[part]);
      const deadline = Date.now() + 30_000;
      while (!isThere() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
      return isThere();
    };
    const wrong: string[] = [];
    for (const { situation, hash, expected } of cases) {
      if (!(await shows(hash, expected))) wrong.push(`${situation}: ${hash}`);
    }
    return wrong;
  }, CASES);

browserTest(
  'an odd address of each kind that is typed quietly shows what it should, before the code arrives too, and back leads back',
  { path: null, viewport },
  async ({ page, urlOf, hydrated }) => {
    const said = listen(page);
    const release = await holdRequest(page, '**/assets/main-*.js');
    await page.goto(urlOf('/'), { waitUntil: 'domcontentloaded' });
    for (const [hash, path] of [
      ['#/portfolio', '/projects'],
      ['#/about).', '/about'],
      ['#comments', '/'],
      ['#about', '/about'],
    ] as const) {
      await type(page, hash);
      await page.getByRole('heading', { level: 1, name: pageOf(path).heading }).waitFor();
    }
    release();
    await hydrated();
    await expectPage(page, pageOf('/about'));
    expect(await typeAll(page)).toEqual([]);

    await type(page, '#/about');
    await expectPage(page, pageOf('/about'));
    for (const [hash, path] of [
      ['#/%', NO_PAGE],
      ['#/projects/%E0%A4%A', NO_PROJECT],
      ['#/-', NO_PAGE],
    ] as const) {
      await type(page, hash);
      await expectPage(page, pageOf(path));
      await page.goBack();
      await expectPage(page, pageOf('/about'));
    }
    expect(said).toEqual([]);
  },
);

browserTest(
  'an odd address that is opened first quietly shows what it should, and the way on from a malformed one works',
  { path: null, viewport },
  async ({ page, urlOf }) => {
    const said = listen(page);
    for (const { situation, hash, expected } of CASES.filter(({ situation }) => OPENED.includes(situation))) {
      await page.goto('about:blank');
      await page.goto(urlOf('').replace('#', () => hash));
      await expectPage(page, expected).catch((error) => {
        throw new Error(`${situation}: ${error.message}`);
      });
      expect([situation, said]).toEqual([situation, []]);
    }
    await page.getByRole('main').getByRole('link', { name: 'Atrás' }).click();
    await expectPage(page, pageOf('/projects'));
    await page.getByRole('banner').getByRole('link', { name: 'SOBRE MÍ' }).click();
    await expectPage(page, pageOf('/about'));
  },
);
