import type { Page } from 'playwright-core';
import { owner } from '#content/owner';
import { browserTest } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { holdRequest } from '../support/holdRequest';
import { readMetadata } from '../support/readMetadata';

const NO_PAGE = {
  heading: '404 Página no encontrada',
  title: `Página no encontrada | ${owner.name}`,
  canonical: `${owner.siteUrl}#/404`,
  robots: 'noindex',
};
const NO_PROJECT = {
  heading: 'Proyecto no encontrado',
  title: 'Proyecto no encontrado',
  canonical: `${owner.siteUrl}#/404`,
  robots: 'noindex',
};
const ABOUT = {
  heading: 'DESARROLLADOR FULL STACK',
  title: `Sobre mí | ${owner.name}`,
  canonical: `${owner.siteUrl}#/about`,
  robots: 'index, follow',
};
const PORTFOLIO = {
  heading: 'PORTAFOLIO DE IMPLEMENTACIONES',
  title: `Portafolio | ${owner.name}`,
  canonical: `${owner.siteUrl}#/projects`,
  robots: 'index, follow',
};
const HOME = {
  heading: 'Full Stack developer',
  title: `${owner.name} | ${owner.role} en ${owner.country}`,
  canonical: `${owner.siteUrl}#/`,
  robots: 'index, follow',
};

const SITUATIONS: [situation: string, expected: typeof HOME, hashes: string[]][] = [
  [
    'a path that is no page',
    NO_PAGE,
    ['#/nada', '#/about/nada', '#/projects/4/extra', '#/%00', '#/%20', '#/ñandú/日本/🦜'],
  ],
  ['a path that looks like another site', NO_PAGE, ['#//evil', '#//evil.example/%2e%2e', '#/\\evil']],
  ['a path that looks relative', NO_PAGE, ['#/../nada', '#/./about']],
  [
    'a fragment that is no path',
    HOME,
    [
      '#comments',
      '#Echobox=1',
      '#contenido',
      '#.',
      '#../about',
      '#javascript:alert(1)',
      '#<img src=x onerror=alert(1)>',
    ],
  ],
  [
    'a path that looks like code',
    NO_PAGE,
    ['#/javascript:alert(1)', '#/<img src=x onerror=alert(1)>', '#/%3Cimg%20src=x%20onerror=alert(1)%3E'],
  ],
  ['a path of thousands of characters', NO_PAGE, [`#/${'a'.repeat(3000)}`, `#/${'a/'.repeat(1500)}`]],
  ['a path with malformed escapes', NO_PAGE, ['#/%', '#/%E0%A4%A', '#/about/%']],
  [
    'a project number out of range',
    NO_PROJECT,
    ['#/projects/0', '#/projects/7', '#/projects/1.5', '#/projects/-1', '#/projects/1e400', '#/projects/Infinity'],
  ],
  [
    'a project number that is none',
    NO_PROJECT,
    ['#/projects/abc', '#/projects/NaN', '#/projects/%20', '#/projects/null', '#/projects/1,2', '#/projects/1%2F2'],
  ],
  ['a project number of thousands of digits', NO_PROJECT, [`#/projects/${'9'.repeat(3000)}`]],
  ['a project number with malformed escapes', NO_PROJECT, ['#/projects/%', '#/projects/%E0%A4%A']],
  ['the home page loosely written', HOME, ['', '#', '#?utm_source=carta', '#/?x=%']],
  ['the about page loosely written', ABOUT, ['#about', '#/about/', '#//about', '#/about?x=%E0%A4%A', '#/about#']],
  ['the former path of the portfolio', PORTFOLIO, ['#/portfolio', '#/portfolio/']],
  ['the about page as messengers write it', ABOUT, ['#/about).', '#/about/,', '#/about&fbclid=IwAR0', '#/about%29']],
];

const CASES = SITUATIONS.flatMap(([situation, expected, hashes]) =>
  hashes.map((hash) => ({
    situation,
    hash,
    expected,
    other:
      expected === NO_PAGE ? { hash: '#/projects/9', expected: NO_PROJECT } : { hash: '#/otra', expected: NO_PAGE },
  })),
);

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

async function expectPage(page: Page, { heading, ...tags }: typeof HOME) {
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

/** Types addresses, each over one that shows another page; returns those that do not show what they should. */
const typeAll = (page: Page, cases: typeof CASES, parts: (keyof typeof HOME)[]) =>
  page.evaluate(
    async ({ cases, parts }) => {
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
        const isThere = () => parts.every((part) => read[part]() === expected[part]);
        const deadline = Date.now() + 30_000;
        while (!isThere() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 4));
        return isThere();
      };
      const wrong: string[] = [];
      for (const { situation, hash, expected, other } of cases) {
        if (!(await shows(other.hash, other.expected))) wrong.push(other.hash);
        if (!(await shows(hash, expected))) wrong.push(`${situation}: ${hash}`);
      }
      return wrong;
    },
    { cases, parts },
  );

browserTest(
  'every odd address quietly shows what it should before the code arrives',
  { path: null, viewport: { width: 800, height: 300 } },
  async ({ page, urlOf, hydrated }) => {
    const said = listen(page);
    const release = await holdRequest(page, '**/assets/main-*.js');
    await page.goto(urlOf('/'), { waitUntil: 'domcontentloaded' });
    expect(await typeAll(page, CASES, ['heading', 'title'])).toEqual([]);
    release();
    await hydrated();
    expect(said).toEqual([]);
  },
);

browserTest(
  'an odd address of each kind quietly shows what it should once the code is there',
  { viewport: { width: 800, height: 300 } },
  async ({ page }) => {
    const said = listen(page);
    const cases = CASES.filter(({ situation }, index) => situation !== CASES[index - 1]?.situation);
    expect(await typeAll(page, cases, ['heading', 'title', 'canonical', 'robots'])).toEqual([]);
    expect(said).toEqual([]);
  },
);

browserTest(
  'an odd address that is opened first quietly shows what it should',
  { path: null, viewport: { width: 800, height: 300 } },
  async ({ page, urlOf }) => {
    const said = listen(page);
    for (const [situation, expected, [hash = '']] of SITUATIONS) {
      await page.goto('about:blank');
      await page.goto(urlOf('').replace('#', () => hash));
      await expectPage(page, expected).catch((error) => {
        throw new Error(`${situation}: ${error.message}`);
      });
      expect([situation, said]).toEqual([situation, []]);
    }
  },
);

browserTest(
  'typing a bad address over a good one quietly shows that it is none, and back leads back',
  {},
  async ({ page }) => {
    const said = listen(page);
    for (const [hash, expected] of [
      ['#/%', NO_PAGE],
      ['#/projects/%E0%A4%A', NO_PROJECT],
      ['#/-', NO_PAGE],
    ] as const) {
      await type(page, hash);
      await expectPage(page, expected);
      await page.goBack();
      await expectPage(page, HOME);
    }
    expect(said).toEqual([]);
  },
);

browserTest('the way on from a malformed address works', { path: '/projects/%' }, async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'Atrás' }).click();
  await page.getByRole('heading', { level: 1, name: 'PORTAFOLIO DE IMPLEMENTACIONES' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'SOBRE MÍ' }).click();
  await expectPage(page, ABOUT);
});
