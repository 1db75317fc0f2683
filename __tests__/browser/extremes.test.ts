import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import type { Translation } from '#content/schema';
import { violations } from '../../src/tools/browser/axe';
import { brokenWords, overflows } from '../../src/tools/browser/overflow';
import { parseHtml } from '../../src/tools/build/pages/parseHtml';
import * as longest from '../sites/longest/content/projects';
import { technologies } from '../sites/longest/content/technologies';
import { career as longestCareer } from '../sites/longestEditions/content/career';
import { career as longestEnglishCareer } from '../sites/longestEditions/content/en/career';
import * as shortest from '../sites/shortest/content/projects';
import { career as shortestCareer } from '../sites/shortestEditions/content/career';
import { career as shortestEnglishCareer } from '../sites/shortestEditions/content/en/career';
import { browserTest } from '../support/browserTest';
import { bringCarousels, finishStep } from '../support/carouselTest';
import { eventually } from '../support/eventually';
import { showPage } from '../support/showPage';
import { siteOf } from '../support/sites';
import { startHost } from '../support/startHost';

/** The narrowest window of each layout, in which it is hardest to find room, and a wide one. */
const WIDTHS = [320, 360, 768, 1024, 1440];
/** Little has to be drawn where all that is judged is the width; the words of the hero grow with the height. */
const heightOf = (path: string) => (path === '/' ? 900 : 300);

/** The pages with a career, availability or a client's words, and in one language all others. */
const SPANISH = ['/', '/about', '/projects/1', '/contact'];
const EDITIONS = { '': SPANISH, en: ['/', '/about', '/projects', '/projects/1', '/contact', '/404'] };

const EXTREMES = [
  // Without a career. The longest texts of other pages are in several languages.
  { name: 'longest', folders: { '': ['/projects', '/projects/7', '/projects/24', '/404'] }, titles: {} },
  {
    name: 'shortest',
    folders: { '': ['/', '/about', '/projects', '/projects/1', '/contact', '/404'] },
    titles: {},
  },
  {
    name: 'longestEditions',
    folders: EDITIONS,
    titles: { '': titlesIn(longestCareer), en: titlesIn(longestEnglishCareer) },
  },
  {
    name: 'shortestEditions',
    folders: EDITIONS,
    titles: { '': titlesIn(shortestCareer), en: titlesIn(shortestEnglishCareer) },
  },
] as const;

const hosts: Record<string, Awaited<ReturnType<typeof startHost>>> = {};

beforeAll(async () => {
  for (const { name } of EXTREMES) hosts[name] = await startHost(siteOf(name));
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

/** The question at the end of the page, if it leaves its drawing, which has room for three lines. */
const longQuestion = (page: Page) =>
  page.evaluate(() => {
    const question = document.getElementById('call-to-contact');
    if (!question) return [];
    const range = document.createRange();
    range.selectNodeContents(question);
    // The drawn marks have no size.
    const tops = [...range.getClientRects()].filter(({ height }) => height > 0).map(({ top }) => top);
    const lines =
      1 + Math.round((Math.max(...tops) - Math.min(...tops)) / parseFloat(getComputedStyle(question).lineHeight));
    return lines <= 3 ? [] : [`the question takes ${lines} lines`];
  });

/** The titles of posts, studies and certificates. */
function titlesIn({ experience, studies, certificates }: Translation['career']['career']): string[] {
  return [...experience.flatMap(({ posts }) => posts), ...studies, ...certificates].map(({ title }) => title);
}

/** The headings that the page does not show. */
async function missing(page: Page, headings: readonly string[]): Promise<string[]> {
  const shown = await page.getByRole('heading').allInnerTexts();
  return headings.filter((heading) => !shown.includes(heading)).map((heading) => `"${heading}" is not shown`);
}

/** What moves on the shortest site, or leaves room for it: one slide and one technology stand still. */
async function movements(page: Page): Promise<string[]> {
  const projects = page.getByRole('region', { name: 'ALGUNOS DE MIS PROYECTOS' });
  const items = await rowOf(page).getByRole('listitem').allInnerTexts();
  const buttons = (await buttonsIn(projects)) + (await buttonsIn(rowOf(page)));
  const slides = await projects.locator('img').count();
  return items.join() === 'Git' && buttons === 0 && slides === 1
    ? []
    : [`${slides} slides, ${buttons} buttons, and "${items.join('", "')}" in the row`];
}

for (const { name, folders, titles } of EXTREMES) {
  browserTest(
    `with the content "${name}" the pages fit every window and break no rule of accessibility`,
    { path: null, viewport: { width: 1024, height: 300 } },
    async ({ page, hydrated }) => {
      const faults: string[] = [];
      const logo = page.getByRole('banner').getByRole('link').first();
      const look = async (
        place: string,
        widths: readonly number[],
        height: number,
        examine = async (_: number) => [] as string[],
      ) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height });
          const found = [...(await overflows(page)), ...(await brokenWords(page))];
          const room = await logo.evaluate((link) => link.clientWidth);
          if (room < 180) found.push(`the logo has ${room} px`);
          found.push(...(await longQuestion(page)), ...(await examine(width)));
          faults.push(...found.map((fault) => `${place} at ${width} px: ${fault}`));
        }
      };
      for (const [folder, paths] of Object.entries(folders)) {
        await page.goto(`${hosts[name]?.url}${folder}`);
        await hydrated();
        for (const path of paths) {
          await showPage(page, path, `${siteOf(name)}/${folder}`);
          faults.push(...(await slips(page)));
          // Only the words are others in English, and without a career there is less of the same.
          const hasMore = folder === '' && (name.endsWith('Editions') || !SPANISH.includes(path));
          await look(folder + path, WIDTHS, heightOf(path), async (width) => [
            ...(name === 'shortest' && path === '/' ? await movements(page) : []),
            ...(path === '/about' ? await missing(page, titles[folder as keyof typeof titles] ?? []) : []),
            // Where controls have the least room.
            ...(hasMore && width === 360 ? await violations(page, 'main') : []),
          ]);
        }
      }
      if ('en' in folders) {
        await page.setViewportSize({ width: 320, height: 900 });
        await page.getByRole('button', { name: 'Open menu' }).click();
        await look('the menu', [320, 767], 900);
      }
      expect(faults).toEqual([]);
    },
  );
}

/** A page as its own file has it. */
const fileOf = (name: string, path: string) => parseHtml(readFileSync(`${siteOf(name)}${path}index.html`, 'utf8'));

test.each([
  ['longest', '/projects/24/', longest.projects[23]],
  ['shortest', '/projects/1/', shortest.projects[0]],
])('with the content "%s" a private project has no address, and its picture leads nowhere', (name, path, project) => {
  const $ = fileOf(name, path);
  const pictures = $('main img').filter((_, image) => $(image).attr('alt') === project?.imageAlt);
  expect($('main').text()).toContain('Uso interno');
  expect([pictures.length, pictures.closest('a').length]).toEqual([1, 0]);
  expect($('main a').text()).not.toContain('Ver sitio');
});

test('what an owner leaves out is not there', () => {
  const contact = fileOf('shortest', '/contact/');
  for (const left of ['a[href*="wa.me"], a[href^="tel:"]', 'ul:empty, dl:empty, nav:empty, h2:empty']) {
    expect([left, contact(left).length]).toEqual([left, 0]);
  }
  expect(contact('[aria-label="Redes sociales"]').length).toBe(0);
  const footer = contact('footer h2').toArray();
  expect(footer.map((heading) => contact(heading).text())).toEqual(['Navegación', 'Contactos']);

  const home = fileOf('shortest', '/');
  // Mail is in the place of chats.
  expect(home('[aria-labelledby=services] a').attr('href')).toMatch(/^mailto:a@li\.pe\?body=Hola/);
  expect(home('[aria-labelledby=projects] a').text()).toMatch(/^Ver más\s*$/);
});

browserTest(
  'each of thirty-six slides and forty technologies can be reached with the button, and what has no address is no link',
  { path: null, viewport: { width: 1280, height: 400 } },
  async ({ page, hydrated }) => {
    await page.goto(`${hosts.longest?.url}`);
    await hydrated();
    await bringCarousels(page);

    const coverflow = coverflowOf(page);
    const slides = [...longest.projects, ...longest.demos];
    const active = coverflow.getByRole('group');
    const start = 3;
    for (let step = 0; step < slides.length; step++) {
      const number = ((start + step) % slides.length) + 1;
      await eventually(async () => expect(await active.getAttribute('aria-label')).toBe(`${number} de 36`));
      const { title, url } = slides[number - 1] ?? {};
      const shown = await active.evaluate((slide) => [
        slide.querySelector('img')?.getAttribute('title'),
        slide.querySelectorAll('a').length,
      ]);
      expect([number, ...shown]).toEqual([number, title, url ? 1 : 0]);
      await coverflow.getByRole('button', { name: 'Proyecto siguiente' }).dispatchEvent('click');
      await finishStep(coverflow);
    }

    const row = rowOf(page);
    await row.scrollIntoViewIfNeeded();
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
        await row.getByRole('button', { name: 'Tecnologías siguientes' }).dispatchEvent('click');
        expect(await add()).not.toBe(first);
      });
      await finishStep(row);
    }
    expect([...seen].toSorted()).toEqual(technologies.map(({ name }) => name).toSorted());
  },
);
