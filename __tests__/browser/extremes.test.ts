import type { Locator, Page } from 'playwright-core';
import type { Translation } from '#content/schema';
import { violations } from '../../src/tools/browser/axe';
import { WIDTHS as ALL_WIDTHS, brokenWords, overflows } from '../../src/tools/browser/overflow';
import * as longest from '../sites/longest/content/projects';
import { technologies } from '../sites/longest/content/technologies';
import { career as longestCareer } from '../sites/longestEditions/content/career';
import { career as longestEnglishCareer } from '../sites/longestEditions/content/en/career';
import * as shortest from '../sites/shortest/content/projects';
import { career as shortestCareer } from '../sites/shortestEditions/content/career';
import { career as shortestEnglishCareer } from '../sites/shortestEditions/content/en/career';
import { browserTest } from '../support/browserTest';
import { finishStep } from '../support/carouselTest';
import { eventually } from '../support/eventually';
import { showPage } from '../support/showPage';
import { EXTREME_EDITIONS, siteOf } from '../support/sites';
import { startHost } from '../support/startHost';

const WIDTHS = [360, 768, 1024, 1440];
const NARROWEST_AND_WIDEST = [360, 1440];

/** Without a career. The longest texts of other pages are in several languages. */
const EXTREMES = [
  { name: 'longest', paths: ['/projects', '/projects/7', '/projects/24', '/404'] },
  { name: 'shortest', paths: ['/', '/about', '/projects', '/projects/1', '/contact', '/404'] },
];

/** The pages with a career, availability or a client's words, and in one language all others. */
const PATHS = {
  '': ['/', '/about', '/projects/1', '/contact'],
  en: ['/', '/about', '/projects', '/projects/1', '/contact', '/404'],
};
const CAREERS = {
  longestEditions: { '': longestCareer, en: longestEnglishCareer },
  shortestEditions: { '': shortestCareer, en: shortestEnglishCareer },
};

const hosts: Record<string, Awaited<ReturnType<typeof startHost>>> = {};

beforeAll(async () => {
  const names = [...EXTREMES.map(({ name }) => name), ...EXTREME_EDITIONS.map(([name]) => name)];
  for (const name of names) hosts[name] = await startHost(siteOf(name));
});

afterAll(async () => {
  for (const host of Object.values(hosts)) await host.stop();
});

/** Texts of the page that only a slip in the code would show. */
const slips = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (/^(0|NaN|null|undefined|true|false)$/.test(data) && !parentElement?.closest('script, style'))
        found.push(`${location.href}: the text "${data}"`);
    }
    return found;
  });

const coverflowOf = (page: Page) => page.getByRole('group', { name: 'Algunos de mis proyectos', exact: true });
const rowOf = (page: Page) => page.getByRole('group', { name: 'Tecnologías que uso', exact: true });

/** The buttons that can be seen in a part of the page. */
const buttonsIn = (part: Locator) => part.getByRole('button').count();

/** The titles of posts, studies and certificates. */
function titlesIn({ experience, studies, certificates }: Translation['career']['career']): string[] {
  return [...experience.flatMap(({ posts }) => posts), ...studies, ...certificates].map(({ title }) => title);
}

/** The headings that the page does not show. */
async function missing(page: Page, headings: readonly string[]): Promise<string[]> {
  const shown = await page.getByRole('heading').allInnerTexts();
  return headings.filter((heading) => !shown.includes(heading)).map((heading) => `"${heading}" is not shown`);
}

for (const { name, paths } of EXTREMES) {
  browserTest(
    `with the ${name} content the pages fit every window and break no rule of accessibility`,
    { path: null },
    async ({ page, hydrated }) => {
      const faults: string[] = [];
      await page.goto(`${hosts[name]?.url}`);
      await hydrated();
      for (const path of paths) {
        await showPage(page, path, siteOf(name));
        faults.push(...(await slips(page)));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const found = await overflows(page);
          // The same page with more in it is examined below.
          if (!PATHS[''].includes(path) && NARROWEST_AND_WIDEST.includes(width))
            found.push(...(await violations(page, 'main')));
          faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
  );
}

for (const [name, , others] of EXTREME_EDITIONS) {
  browserTest(
    `with ${others.length + 2} languages, a career and the ${name.replace('Editions', '')} content the pages fit every window and break no rule of accessibility`,
    { path: null },
    async ({ page, hydrated }) => {
      const faults: string[] = [];
      const logo = page.getByRole('banner').getByRole('link').first();
      const look = async (
        place: string,
        widths: readonly number[],
        examine = async (_: number): Promise<string[]> => [],
      ) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const found = [...(await overflows(page)), ...(await brokenWords(page))];
          const room = await logo.evaluate((link) => link.clientWidth);
          if (room < 180) found.push(`the logo has ${room} px`);
          found.push(...(await examine(width)));
          faults.push(...found.map((fault) => `${place} at ${width} px: ${fault}`));
        }
      };
      for (const folder of ['', 'en'] as const) {
        await page.goto(`${hosts[name]?.url}${folder}`);
        await hydrated();
        for (const path of PATHS[folder]) {
          await showPage(page, path, `${siteOf(name)}/${folder}`);
          faults.push(...(await slips(page)));
          await look(folder + path, [...ALL_WIDTHS, 360], async (width) => [
            ...(path === '/about' ? await missing(page, titlesIn(CAREERS[name][folder])) : []),
            // Only the words are others in English.
            ...(folder === '' && NARROWEST_AND_WIDEST.includes(width) ? await violations(page, 'main') : []),
          ]);
        }
      }
      await page.setViewportSize({ width: 320, height: 900 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await look('the menu', [320, 767]);
      expect(faults).toEqual([]);
    },
  );
}

/** A private project has no address, and its picture leads nowhere. */
async function expectPrivate(page: Page, imageAlt = '') {
  const main = page.getByRole('main');
  await main.getByText('Uso interno', { exact: true }).waitFor();
  const picture = main.getByRole('img', { name: imageAlt, exact: true });
  await expect(picture.count()).resolves.toBe(1);
  await expect(main.getByRole('link').filter({ has: picture }).count()).resolves.toBe(0);
  await expect(main.getByRole('link', { name: 'Ver sitio' }).count()).resolves.toBe(0);
}

browserTest(
  'each of thirty-six slides and forty technologies can be reached with the button, and what has no address is no link',
  { path: null },
  async ({ page, hydrated }) => {
    await page.goto(`${hosts.longest?.url}#/projects/24`);
    await hydrated();
    await expectPrivate(page, longest.projects[23]?.imageAlt);
    await showPage(page, '/', siteOf('longest'));

    const coverflow = coverflowOf(page);
    await coverflow.scrollIntoViewIfNeeded();
    const slides = [...longest.projects, ...longest.demos];
    const active = coverflow.getByRole('group');
    await active.first().waitFor({ state: 'attached' });
    const start = 3;
    for (let step = 0; step < slides.length; step++) {
      const number = ((start + step) % slides.length) + 1;
      await eventually(async () => expect(await active.getAttribute('aria-label')).toBe(`${number} de 36`));
      const { title, url } = slides[number - 1] ?? {};
      expect([number, await active.locator('img').getAttribute('title')]).toEqual([number, title]);
      expect([number, await active.locator('a').count()]).toEqual([number, url ? 1 : 0]);
      await coverflow.getByRole('button', { name: 'Proyecto siguiente' }).click();
      await finishStep(coverflow);
    }

    const row = rowOf(page);
    await row.scrollIntoViewIfNeeded();
    await row.locator('li[aria-hidden]').first().waitFor({ state: 'attached' });
    const seen = new Set<string>();
    const add = async () => {
      const names = await row.getByRole('listitem').allInnerTexts();
      for (const name of names) seen.add(name);
      return names[0];
    };
    for (let step = 0; step < technologies.length && seen.size < technologies.length; step++) {
      const first = await add();
      // A click is not heard while a step is under way.
      await eventually(async () => {
        await row.getByRole('button', { name: 'Tecnologías siguientes' }).click();
        expect(await add()).not.toBe(first);
      });
      await finishStep(row);
    }
    expect([...seen].toSorted()).toEqual(technologies.map(({ name }) => name).toSorted());
  },
);

browserTest(
  'the shortest content leaves no gap: one slide and one technology stand still, a private project leads nowhere, and what an owner leaves out is not there',
  { path: null },
  async ({ page, hydrated }) => {
    await page.goto(`${hosts.shortest?.url}#/projects/1`);
    await hydrated();
    await expectPrivate(page, shortest.projects[0]?.imageAlt);

    await showPage(page, '/contact', siteOf('shortest'));
    await expect(page.locator('a[href*="wa.me"], a[href^="tel:"]').count()).resolves.toBe(0);
    await expect(page.locator('ul:empty, dl:empty, nav:empty, h2:empty').count()).resolves.toBe(0);
    await expect(page.getByRole('list', { name: 'Redes sociales' }).count()).resolves.toBe(0);
    await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Proyectos' }).count()).resolves.toBe(0);

    await showPage(page, '/', siteOf('shortest'));
    // Mail is in the place of chats.
    const service = page.getByRole('region', { name: 'SOPORTE' }).getByRole('link');
    await expect(service.getAttribute('href')).resolves.toMatch(/^mailto:a@li\.pe\?body=Hola/);
    const projects = page.getByRole('region', { name: 'ALGUNOS DE MIS PROYECTOS' });
    await projects.scrollIntoViewIfNeeded();
    await expect(projects.locator('img').count()).resolves.toBe(1);
    await expect(projects.getByRole('link').allInnerTexts()).resolves.toEqual([expect.stringContaining('Ver más')]);
    await expect(buttonsIn(projects)).resolves.toBe(0);
    await rowOf(page).scrollIntoViewIfNeeded();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(rowOf(page).getByRole('listitem').allInnerTexts()).resolves.toEqual(['Git']);
      await expect(buttonsIn(rowOf(page))).resolves.toBe(0);
    }
  },
);
