import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from '../../src/tools/browser/axe';
import { overflows } from '../../src/tools/browser/overflow';
import { parseHtml } from '../../src/tools/build/pages/parseHtml';
import { longest } from '../sites/longest';
import { shortest } from '../sites/shortest';
import { bringCarousels } from '../support/bringCarousels';
import { browserTest, expect, test } from '../support/browserTest';
import { message } from '../support/contactMessage';
import { ATTRIBUTES, foreignIn, PSEUDO_SITE, pseudo, pseudoProjects } from '../support/pseudoSite';
import { showPage } from '../support/showPage';
import { PSEUDO, siteOf } from '../support/sites';
import { startHost } from '../support/startHost';

/** The narrowest window of each layout, in which it is hardest to find room. */
const WIDTHS = [320, 360, 576, 768, 992, 1024, 1280];
const KINDS = ['/', '/about', '/projects', '/projects/1', '/contact', '/404'];

/** Little has to be drawn. */
const SMALL = { path: null, viewport: { width: 1024, height: 300 } } as const;

const hosts: Record<string, Awaited<ReturnType<typeof startHost>>> = {};

test.beforeAll(async () => {
  for (const name of ['longest', 'shortest']) hosts[name] = await startHost(siteOf(name));
});

test.afterAll(async () => {
  for (const host of Object.values(hosts)) await host.stop();
});

/** What only a slip in the code would show: texts that are no texts, and texts of the content that are markup. */
const slips = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [...document.querySelectorAll('x-y')].map((element) => element.outerHTML);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (/^(0|NaN|null|undefined|true|false)$|&lt;/.test(data) && !parentElement?.closest('script, style'))
        found.push(`the text "${data}"`);
    }
    for (const data of document.querySelectorAll('[type="application/ld+json"]')) JSON.parse(data.textContent ?? '');
    return found;
  });

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

/** What of the page as it is now does not fit windows of some widths. */
async function misfits(page: Page, path: string, widths: readonly number[] = WIDTHS) {
  const faults = (await slips(page)).map((fault) => `${path}: ${fault}`);
  for (const width of widths) {
    // Little has to be drawn where all that is judged is the width; the words of the hero grow with the height.
    await page.setViewportSize({ width, height: path === '/' ? 900 : 300 });
    const found = [...(await overflows(page)), ...(await longQuestion(page))];
    const room = await page
      .getByRole('banner')
      .getByRole('link')
      .first()
      .evaluate((link) => link.clientWidth);
    if (room < 180) found.push(`the logo has ${room} px`);
    faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
  }
  return faults;
}

for (const [name, paths] of [
  ['longest', [...KINDS, '/projects/7', '/projects/24']],
  ['shortest', KINDS],
] as const) {
  browserTest(
    `with the ${name} content the pages fit every window, break no rule of accessibility and show it as it is`,
    SMALL,
    async ({ page, hydrated }) => {
      const faults: string[] = [];
      await page.goto(`${hosts[name]?.url}`);
      await hydrated();
      for (const path of paths) {
        await showPage(page, path, siteOf(name));
        faults.push(...(await misfits(page, path)));
        // Where controls have the least room.
        await page.setViewportSize({ width: 360, height: 300 });
        faults.push(...(await violations(page, 'main')).map((fault) => `${path}: ${fault}`));
      }
      await page.setViewportSize({ width: 320, height: 900 });
      await page.getByRole('button', { name: 'Abrir menú' }).click();
      faults.push(...(await misfits(page, 'the menu', [320, 767])));
      expect(faults).toEqual([]);
    },
  );
}

browserTest(
  'every page and whatever changes on it is in the content’s language, and fits every window in one with longer words',
  { ...SMALL, expectedErrors: ['net::ERR_FAILED', 'Failed to load resource', 'Failed to fetch dynamically'] },
  async ({ page, hydrated }) => {
    const { layout } = pseudo;
    const { fields, outcomes, submit, submitting } = pseudo.contactForm;
    const faults: string[] = [];
    const look = async (place: string) => {
      const texts = await page.evaluate((attributes) => {
        const copy = document.body.cloneNode(true) as HTMLElement;
        for (const other of copy.querySelectorAll('script, style, noscript, a[hreflang]')) other.remove();
        const labels = attributes.flatMap((name) =>
          [...copy.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
        );
        return [document.title, copy.textContent ?? '', ...labels];
      }, ATTRIBUTES);
      faults.push(...foreignIn(place, texts));
    };
    const show = (path: string) => showPage(page, path, PSEUDO_SITE);
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await page.goto(`${hosts.longest?.url}${PSEUDO}/`);
    await hydrated();
    for (const path of KINDS) {
      await show(path);
      if (path === '/') {
        await bringCarousels(page);
        const slides = page.locator('[aria-labelledby=projects] [role=group] [role=group]');
        const { projects, demos } = longest.projects;
        // What has no address is no link.
        const linked = [...projects, ...demos].filter(({ url }) => url);
        expect([await slides.count(), await slides.locator('a').count()]).toEqual([36, linked.length]);
      }
      await look(path);
      faults.push(...(await misfits(page, path)));
    }

    await show('/projects/1');
    const [picture] = pseudoProjects[1]?.gallery ?? [];
    await page.getByRole('main').getByRole('link', { name: picture?.alt }).first().click();
    await page.getByRole('dialog').waitFor();
    await look('the gallery');
    await page.keyboard.press('Escape');

    await show('/');
    await bringCarousels(page);
    await button(layout.footer.resumeMotion).click();
    await look('home in motion');
    await button(layout.footer.pauseMotion).click();

    await show('/contact');
    await button(submit).click();
    await page.getByText(fields.email.missing).waitFor();
    await page.getByLabel(fields.email.label).fill('ana');
    await button(submit).click();
    await page.getByText(fields.email.invalid).waitFor();
    await look('the form with errors');

    const write = async () => {
      for (const [field, text] of Object.entries(message)) await page.locator(`[name=${field}]`).fill(text);
    };
    await write();
    for (const [answer, text] of [
      ['{"success":false}', outcomes.rejected],
      ['<html>', outcomes.failurePrefix],
      ['{"success":true}', outcomes.success],
    ] as const) {
      await page.route('**/contact.php', (route) => route.fulfill({ body: answer }));
      await button(submit).click();
      await page.getByRole('status').filter({ hasText: text }).first().waitFor();
      await look(`the form after ${answer}`);
      await page.unroute('**/contact.php');
    }

    let reply = () => {};
    const replied = new Promise<void>((resolve) => {
      reply = resolve;
    });
    await page.route('**/contact.php', async (route) => {
      await replied;
      await route.abort();
    });
    await write();
    await button(submit).click();
    await page.getByText(submitting).waitFor();
    await look('the form while it is sent');
    await show('/about');
    reply();
    await page.getByRole('status').filter({ hasText: '‹' }).waitFor();
    await look('the notice of a failure');

    await page.route('**/assets/OtherPages-*', (route) => route.abort());
    await page.goto('about:blank');
    await page.goto(`${hosts.longest?.url}${PSEUDO}/`);
    await hydrated();
    await page.evaluate(() => {
      location.hash = '/about';
    });
    await page.getByText(layout.loadError.title).first().waitFor();
    await look('the page whose code does not arrive');
    expect(faults).toEqual([]);
  },
);

/** A page as its own file has it. */
const fileOf = (name: string, path: string) => parseHtml(readFileSync(`${siteOf(name)}${path}index.html`, 'utf8'));

for (const [name, path, project] of [
  ['longest', '/projects/24/', longest.projects.projects[23]],
  ['shortest', '/projects/1/', shortest.projects.projects[0]],
] as const)
  test(`with the ${name} content a private project has no address, and its picture leads nowhere`, () => {
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

browserTest('one slide and one technology stand still, and have no buttons', SMALL, async ({ page, hydrated }) => {
  await page.goto(`${hosts.shortest?.url}`);
  await hydrated();
  const projects = page.getByRole('region', { name: 'ALGUNOS DE MIS PROYECTOS' });
  const row = page.getByRole('group', { name: 'Tecnologías que uso', exact: true });
  expect([await projects.locator('img').count(), await row.getByRole('listitem').allInnerTexts()]).toEqual([
    1,
    ['Git'],
  ]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 300 });
    for (const part of [projects, row]) expect([width, await part.getByRole('button').count()]).toEqual([width, 0]);
  }
});
