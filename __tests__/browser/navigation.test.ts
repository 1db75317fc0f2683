import type { Locator, Page } from 'playwright-core';
import { portfolio } from '../../src/content/portfolio';
import { browserTest, movingTest } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { holdRequest } from '../support/holdRequest';

const HOME = 'Full Stack developer';
const ABOUT = 'DESARROLLADOR FULL STACK';
const PORTFOLIO = 'PORTAFOLIO DE IMPLEMENTACIONES';
const CONTACT = 'CONTACTOS';
const NO_PAGE = '404 Página no encontrada';

const ABOUT_CODE = '**/assets/About-*.js';
const CONTACT_CODE = '**/assets/Contact-*.js';
const CODE_FAILED = ['Failed to load resource', 'Failed to fetch dynamically imported module'];

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const isFocused = (element: Locator) => element.evaluate((it) => it === document.activeElement);
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const classesOf = async (link: Locator) => (await link.getAttribute('class'))?.split(' ');

async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect(await scrollY(page)).toBeGreaterThan(0);
}

/** That a page is shown from its top, its heading has the focus and its title was announced. */
async function expectArrival(page: Page, name: string) {
  await heading(page, name).waitFor();
  await eventually(async () => {
    expect(await isFocused(heading(page, name))).toBe(true);
    expect(await scrollY(page)).toBe(0);
    const announced = await page.locator('[aria-live=polite]').allInnerTexts();
    const title = await page.title();
    expect(title).not.toBe('');
    expect(announced).toContain(title);
  });
}

movingTest(
  'each change of page starts at the top, focuses the heading and announces the title',
  {},
  async ({ page, urlOf }) => {
    const footer = page.getByRole('contentinfo');
    for (const [link, name] of [
      ['Portafolio', PORTFOLIO],
      ['Menú digital', 'Menú Digital por categorías'],
      ['Constructora', 'Constructora'],
      ['Contactos', CONTACT],
      ['Inicio', HOME],
    ] as const) {
      await scrollDown(page);
      await footer.getByRole('link', { name: link, exact: true }).click();
      await expectArrival(page, name);
    }
    await scrollDown(page);
    await page.goto(urlOf('/nada'));
    await expectArrival(page, NO_PAGE);
    await page.goto(urlOf('/projects/99'));
    await expectArrival(page, 'Proyecto no encontrado');
  },
);

for (const { path, name, first, all } of [
  { path: '/', name: HOME, first: 1, all: ['SOPORTE', 'ALGUNOS DE MIS PROYECTOS', 'SOBRE MÍ', 'TECNOLOGÍAS QUE USO'] },
  { path: '/projects', name: PORTFOLIO, first: 2, all: portfolio.projects.map(({ title }) => title) },
]) {
  movingTest(
    `${path}, in the place of another page, shows its first screen before the rest`,
    { path: '/about' },
    async ({ page }) => {
      const titles = await page.evaluate(
        ([href, name]) => {
          const shown = () => [...document.querySelectorAll('main h2')].map((title) => title.textContent);
          return new Promise<[first: unknown[], last: unknown[]]>((resolve) => {
            new MutationObserver((_, observer) => {
              if (document.querySelector('main h1')?.textContent?.trim() === name) {
                observer.disconnect();
                const first = shown();
                setTimeout(() => resolve([first, shown()]), 1000);
              }
            }).observe(document.body, { childList: true, subtree: true });
            document.querySelector<HTMLElement>(`header nav a[href="${href}"]`)?.click();
          });
        },
        [`#${path}`, name] as const,
      );
      expect(titles).toEqual([all.slice(0, first), all]);
    },
  );
}

movingTest(
  'a link that is followed as soon as the app is there announces its page too',
  { path: null },
  async ({ page, urlOf }) => {
    await page.addInitScript(() => {
      const follow = () => document.querySelector<HTMLElement>('footer a[href="#/about"]')?.click();
      document.addEventListener('site:ready', follow);
    });
    await page.goto(urlOf('/'));
    await expectArrival(page, ABOUT);
  },
);

movingTest(
  'the first page leaves the focus where it is and announces nothing',
  { path: '/about' },
  async ({ page }) => {
    await page.waitForLoadState('networkidle');
    await expect(isFocused(page.locator('body'))).resolves.toBe(true);
    await expect(page.locator('[aria-live=polite]').allInnerTexts()).resolves.toEqual(['']);
  },
);

movingTest(
  'a link to the page one is on goes back to its top without a step in the history',
  {},
  async ({ page, urlOf }) => {
    await headerLink(page, 'SOBRE MÍ').click();
    await expectArrival(page, ABOUT);
    await scrollDown(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre mí' }).click();
    await expectArrival(page, ABOUT);
    await page.goBack();
    await expectArrival(page, HOME);
    expect(page.url()).toBe(urlOf('/'));
  },
);

movingTest('back and forward show their pages from the top', {}, async ({ page, urlOf }) => {
  await page.getByRole('link', { name: 'Ver más', exact: true }).click();
  await expectArrival(page, PORTFOLIO);
  await page.getByRole('link', { name: 'Leer más... Aikikai' }).click();
  await expectArrival(page, 'Aikikai');
  await scrollDown(page);
  await page.goBack();
  await expectArrival(page, PORTFOLIO);
  await page.goBack();
  await expectArrival(page, HOME);
  await page.goForward();
  await expectArrival(page, PORTFOLIO);
  // The browser itself would bring back where the page was left; that must not win afterwards either.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(scrollY(page)).resolves.toBe(0);
  expect(page.url()).toBe(urlOf('/projects'));
});

movingTest('an address typed or shared opens its page at once', { path: null }, async ({ page, urlOf }) => {
  for (const [path, name] of [
    ['/projects/5', 'Aikikai'],
    ['/contact', CONTACT],
    ['/projects', PORTFOLIO],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(urlOf(path));
    await heading(page, name).waitFor();
    expect(page.url()).toBe(urlOf(path));
  }
  await page.reload();
  await heading(page, PORTFOLIO).waitFor();
});

movingTest('the navigation marks the page one is on, and only that', { path: null }, async ({ page, urlOf }) => {
  for (const [path, current] of [
    ['/', ['INICIO']],
    ['/about', ['SOBRE MÍ']],
    ['/projects', ['PORTAFOLIO']],
    ['/contact', ['CONTACTOS']],
    ['/nada', []],
  ] as const) {
    await page.goto(urlOf(path));
    const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
    const marked = (selector: string) =>
      links.evaluateAll(
        (all, mark) => all.filter((link) => link.matches(mark)).map((link) => link.textContent),
        selector,
      );
    await eventually(async () => {
      expect(await marked('[aria-current=page]')).toEqual(current);
      expect(await marked('.active')).toEqual(current);
    });
  }
});

movingTest('a link is pending, and its old page stays, until its page is there', {}, async ({ page, urlOf }) => {
  const release = await holdRequest(page, ABOUT_CODE);
  const link = headerLink(page, 'SOBRE MÍ');
  await link.click();
  await eventually(async () => expect(await classesOf(link)).toContain('pending'));
  expect(await classesOf(link)).not.toContain('active');
  await expect(heading(page, HOME).isVisible()).resolves.toBe(true);
  await expect(page.getByRole('heading', { name: 'SOPORTE' }).isVisible()).resolves.toBe(true);
  expect(await classesOf(headerLink(page, 'INICIO'))).toContain('active');
  expect(await classesOf(headerLink(page, 'CONTACTOS'))).not.toContain('pending');

  release();
  await expectArrival(page, ABOUT);
  expect(await classesOf(link)).toContain('active');
  expect(await classesOf(link)).not.toContain('pending');
  await expect(link.getAttribute('aria-current')).resolves.toBe('page');
  expect(await classesOf(headerLink(page, 'INICIO'))).not.toContain('active');
  expect(page.url()).toBe(urlOf('/about'));
});

movingTest(
  'a second link while the first is pending wins, also when the first arrives later',
  {},
  async ({ page, urlOf }) => {
    const releaseAbout = await holdRequest(page, ABOUT_CODE);
    const releaseContact = await holdRequest(page, CONTACT_CODE);
    const first = headerLink(page, 'SOBRE MÍ');
    const second = headerLink(page, 'CONTACTOS');
    await first.click();
    await eventually(async () => expect(await classesOf(first)).toContain('pending'));
    await second.click();
    await eventually(async () => expect(await classesOf(second)).toContain('pending'));
    expect(await classesOf(first)).not.toContain('pending');
    await expect(heading(page, HOME).isVisible()).resolves.toBe(true);

    releaseContact();
    await expectArrival(page, CONTACT);
    const aboutArrives = page.waitForResponse(ABOUT_CODE);
    releaseAbout();
    await (await aboutArrives).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(heading(page, CONTACT).isVisible()).resolves.toBe(true);
    expect(page.url()).toBe(urlOf('/contact'));
  },
);

movingTest('links followed faster than pages can be shown end on the last one', {}, async ({ page, urlOf }) => {
  const names = ['SOBRE MÍ', 'PORTAFOLIO', 'CONTACTOS', 'INICIO'];
  // Every page is there already, so that each change is animated.
  for (const [index, name] of names.entries()) {
    await headerLink(page, name).click();
    await heading(page, [ABOUT, PORTFOLIO, CONTACT, HOME][index] ?? '').waitFor();
  }
  await page.getByRole('navigation', { name: 'Principal' }).evaluate((navigation) => {
    const links = [...navigation.querySelectorAll('a')];
    for (const index of [1, 2, 3, 0, 1, 3, 2]) links[index]?.click();
  });
  await expectArrival(page, PORTFOLIO);
  expect(page.url()).toBe(urlOf('/projects'));
});

movingTest(
  'the skip link is the first stop and goes to the content, not to another page',
  { path: '/contact' },
  async ({ page, urlOf }) => {
    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    await page.keyboard.press('Tab');
    await expect(isFocused(skip)).resolves.toBe(true);
    await eventually(async () => expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0));
    await page.keyboard.press('Enter');
    await expect(isFocused(page.getByRole('main'))).resolves.toBe(true);
    expect(page.url()).toBe(urlOf('/contact'));
    await heading(page, CONTACT).waitFor();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus').count()).resolves.toBe(1);
  },
);

movingTest(
  'a page whose code does not arrive says so and can be loaded again',
  { expectedErrors: CODE_FAILED },
  async ({ page, urlOf }) => {
    await page.route(ABOUT_CODE, (route) => route.abort());
    await headerLink(page, 'SOBRE MÍ').click();
    const alert = page.getByRole('alert');
    await alert.getByRole('heading', { level: 1, name: 'Esta página no se pudo mostrar' }).waitFor();
    await expect(page.getByRole('banner').isVisible()).resolves.toBe(true);
    await page.unroute(ABOUT_CODE);
    await alert.getByRole('button', { name: 'Volver a cargar' }).click();
    await heading(page, ABOUT).waitFor();
    expect(page.url()).toBe(urlOf('/about'));
  },
);

movingTest(
  'a page whose code does not arrive leaves the way to the others open',
  { expectedErrors: CODE_FAILED },
  async ({ page }) => {
    await page.route(ABOUT_CODE, (route) => route.abort());
    await headerLink(page, 'SOBRE MÍ').click();
    await page.getByRole('alert').waitFor();
    await headerLink(page, 'CONTACTOS').click();
    await expectArrival(page, CONTACT);
    await expect(page.getByRole('alert').count()).resolves.toBe(0);
  },
);

movingTest(
  'a deep link whose code does not arrive can be read all the same, and works once the code arrives',
  { path: null, expectedErrors: CODE_FAILED },
  async ({ page, urlOf, hydrated }) => {
    await page.route(ABOUT_CODE, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(urlOf('/about'));
    await failed;
    await heading(page, ABOUT).waitFor();
    await page.unroute(ABOUT_CODE);
    await page.mouse.move(10, 10);
    await hydrated();
  },
);

for (const [sign, movementX, first] of [
  ['a pointer that rests where the page appears does not hurry the code', 0, 'woff2'],
  ['a pointer that moves does', 1, 'js'],
] as const) {
  browserTest(sign, { path: null, hurry: false }, async ({ page, urlOf, hydrated }) => {
    const kinds: string[] = [];
    page.on('request', (request) => kinds.push(/\.(woff2|js)$/.exec(request.url())?.[1] ?? ''));
    await page.addInitScript((movementX) => {
      addEventListener('DOMContentLoaded', () => dispatchEvent(new PointerEvent('pointermove', { movementX })));
    }, movementX);
    await page.goto(urlOf('/'));
    await hydrated();
    expect(kinds.find(Boolean)).toBe(first);
  });
}

movingTest(
  'code that failed to arrive beforehand is asked for again by the click',
  { expectedErrors: CODE_FAILED },
  async ({ page }) => {
    await page.route(ABOUT_CODE, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await headerLink(page, 'SOBRE MÍ').hover();
    await failed;
    await page.unroute(ABOUT_CODE);
    await headerLink(page, 'SOBRE MÍ').click();
    await expectArrival(page, ABOUT);
  },
);

movingTest(
  'a link clicked with Ctrl opens in a tab of its own and leaves this page alone',
  {},
  async ({ page, urlOf }) => {
    const opened = page.context().waitForEvent('page');
    await headerLink(page, 'SOBRE MÍ').click({ modifiers: ['Control'] });
    const tab = await opened;
    await heading(tab, ABOUT).waitFor();
    expect(tab.url()).toBe(urlOf('/about'));
    expect(page.url()).toBe(urlOf('/'));
    await expect(heading(page, HOME).isVisible()).resolves.toBe(true);
  },
);
