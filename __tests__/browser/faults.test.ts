import type { Page } from 'playwright-core';
import { owner } from '#content/owner';
import { overflows } from '../../src/tools/browser/overflow';
import { browserTest, movingTest, type Visit } from '../support/browserTest';
import { labels, message } from '../support/contactMessage';
import { eventually } from '../support/eventually';

const CODE_FAILED = ['Failed to load resource', 'Failed to fetch dynamically imported module'];
const SCRIPTS = '**/assets/*.js';
const MAIN = '**/assets/main-*.js';

const HOME = 'Full Stack developer';
const ABOUT = 'DESARROLLADOR FULL STACK';
const PROJECT = 'E-commerce';
const FAILED = 'Esta página no se pudo mostrar';

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Volver a cargar' });

/** Counts how often the site is opened from here on. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1;
  });
  return loads;
}

/** Answers 404 for some scripts, as a server does after a new deploy. */
const lose = (page: Page, scripts: string) =>
  page.route(scripts, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }));

/** Presses a key now and then, at which the page tries to fetch the app's code again. */
async function showSigns(page: Page) {
  for (let signs = 0; signs < 5; signs++) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(150);
  }
}

const PAGES_CODE = '**/assets/otherPages-*.js';

/** Opens home so that the code of the other pages, which the app fetches ahead, does not arrive. */
async function openHomeAlone({ page, urlOf, hydrated }: Visit) {
  await page.route(PAGES_CODE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(urlOf('/'));
  await hydrated();
  await failed;
  await page.unroute(PAGES_CODE);
}

browserTest(
  'a page whose code does not arrive says so, and trying again shows it once there is a connection, without a reload',
  { path: null, expectedErrors: CODE_FAILED },
  async (visit) => {
    const { page } = visit;
    await openHomeAlone(visit);
    const loads = countLoads(page);
    await page.context().setOffline(true);
    await headerLink(page, 'SOBRE MÍ').click();
    await heading(page, FAILED).waitFor();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/otherPages-'));
    await tryAgain(page).click();
    await failed;
    // The page has seen that there is still no connection.
    await heading(page, FAILED).and(page.locator(':focus')).waitFor();
    await page.context().setOffline(false);
    await tryAgain(page).click();
    await heading(page, ABOUT).waitFor();
    expect(loads.count).toBe(0);
  },
);

browserTest(
  'a link to a page whose code is gone after a new deploy loads the site once and shows the page',
  { path: null, expectedErrors: CODE_FAILED },
  async (visit) => {
    const { page, urlOf } = visit;
    await openHomeAlone(visit);
    const loads = countLoads(page);
    await lose(page, SCRIPTS);
    const reloaded = page.waitForEvent('domcontentloaded');
    await headerLink(page, 'SOBRE MÍ').click();
    await reloaded;
    await page.unroute(SCRIPTS);
    await heading(page, ABOUT).waitFor();
    await eventually(async () => {
      await page.keyboard.press('Shift');
      expect(await page.locator('[data-hydrated]').count()).toBe(1);
    });
    expect(page.url()).toBe(urlOf('/about'));
    expect(loads.count).toBe(1);
  },
);

browserTest(
  'a link to a page whose code stays gone loads the site once, and never again, and shows the page',
  { path: null, expectedErrors: CODE_FAILED },
  async (visit) => {
    const { page } = visit;
    await openHomeAlone(visit);
    const loads = countLoads(page);
    await lose(page, SCRIPTS);
    const reloaded = page.waitForEvent('domcontentloaded');
    await headerLink(page, 'SOBRE MÍ').click();
    await reloaded;
    await showSigns(page);
    expect(loads.count).toBe(1);
    await heading(page, ABOUT).waitFor();
  },
);

browserTest(
  'a page that was kept since before a new deploy is loaded once more, and never again if that does not help',
  { path: null, expectedErrors: CODE_FAILED },
  async ({ page, urlOf }) => {
    const loads = countLoads(page);
    await lose(page, SCRIPTS);
    for (const [address, name] of [
      [urlOf('/'), HOME],
      [urlOf('/').replace('#/', 'projects/4/'), PROJECT],
    ] as const) {
      loads.count = 0;
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.waitForEvent('domcontentloaded');
      await showSigns(page);
      expect(loads.count).toBe(2);
      await heading(page, name).waitFor();
    }
    await headerLink(page, 'SOBRE MÍ').click();
    await heading(page, ABOUT).waitFor();
  },
);

browserTest(
  'a page of which nothing arrives is left to the browser, which opens its file',
  { path: null, hurry: false, expectedErrors: CODE_FAILED },
  async ({ page, urlOf }) => {
    await page.route('**/projects/4/*', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await page.route(MAIN, (route) => route.abort());
    await page.goto(urlOf('/projects/4'));
    await page.waitForURL(`${urlOf('/').replace('#/', 'projects/4/')}*`);
    await heading(page, PROJECT).waitFor();
  },
);

browserTest(
  'a section that fails while it is shown takes down nothing but itself',
  { path: null, expectedErrors: ['Se rompió la sección.'] },
  async ({ page, urlOf, hydrated }) => {
    await page.route(MAIN, async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const broken = code.replace(
        /(?<="aria-labelledby":)"projects"/,
        '(()=>{throw new Error("Se rompió la sección.")})()',
      );
      expect(broken).not.toBe(code);
      await route.fulfill({ response, body: broken });
    });
    await page.goto(urlOf('/'));
    await hydrated();
    await page.getByRole('heading', { name: 'ALGUNOS DE MIS PROYECTOS' }).waitFor({ state: 'detached' });
    for (const name of ['SOPORTE', 'SOBRE MÍ', 'TECNOLOGÍAS QUE USO']) {
      expect(await page.getByRole('region', { name }).isVisible()).toBe(true);
    }
    await heading(page, HOME).waitFor();
    await headerLink(page, 'SOBRE MÍ').click();
    await heading(page, ABOUT).waitFor();
  },
);

const CAROUSELS = [
  ['CoverflowSlides', 'Algunos de mis proyectos', 7],
  ['RowItems', 'Tecnologías que uso', 17],
] as const;
const failing = (module: string) => `export function ${module}() { throw new Error('Se rompió ${module}.'); }`;
const failingLater = (module: string) => `
  let shown = false;
  export function ${module}({ onReady }) {
    if (shown) throw new Error('Se rompió ${module}.');
    setTimeout(() => {
      shown = true;
      onReady({ previous() {}, next() {} });
    });
  }`;

for (const [situation, answer] of [
  ['fails', (module) => ({ contentType: 'text/javascript', body: failing(module) })],
  ['fails when it was ready', (module) => ({ contentType: 'text/javascript', body: failingLater(module) })],
  ['does not arrive', () => ({ status: 500 })],
] as [string, (module: string) => { status?: number; contentType?: string; body?: string }][]) {
  browserTest(
    `a carousel whose code ${situation} is a row that can be scrolled`,
    { path: null, expectedErrors: ['Se rompió', ...CODE_FAILED] },
    async ({ page, urlOf, hydrated }) => {
      for (const [module] of CAROUSELS) {
        await page.route(`**/assets/${module}-*.js`, (route) => route.fulfill(answer(module)));
      }
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text() + message.location().url));
      await page.goto(urlOf('/'));
      await hydrated();
      for (const [module, name, items] of CAROUSELS) {
        const carousel = page.getByRole('group', { name });
        await carousel.scrollIntoViewIfNeeded();
        await eventually(async () => expect(said.join()).toContain(module));
        const row = carousel.getByRole('list', { name });
        await row.waitFor();
        expect([module, await row.getByRole('listitem').count()]).toEqual([module, items]);
        const scrolled = () => row.evaluate(({ scrollLeft }) => scrollLeft);
        await carousel.getByRole('button', { name: /siguiente/ }).click();
        await eventually(async () => expect(await scrolled()).toBeGreaterThan(0));
        await carousel.getByRole('button', { name: /anterior/ }).click();
        await eventually(async () => expect(await scrolled()).toBe(0));
      }
      expect(await page.getByRole('main').getByRole('region').count()).toBe(4);
    },
  );
}

browserTest(
  'a browser without IntersectionObserver shows both carousels',
  { path: null },
  async ({ page, urlOf, hydrated }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await page.goto(urlOf('/'));
    await hydrated();
    await page.locator('.swiper-slide-active').waitFor();
    await page.locator('.react-multi-carousel-item--active').first().waitFor();
  },
);

browserTest('a clock in the year 1970 or 2100 breaks nothing', { path: null }, async ({ page, urlOf, hydrated }) => {
  await page.route('**/contact.php', (route) => route.fulfill({ json: { success: true } }));
  for (const year of [1970, 2100]) {
    await page.clock.setFixedTime(new Date(`${year}-06-15T12:00:00Z`));
    await page.goto('about:blank');
    await page.goto(urlOf('/'));
    await hydrated();
    await page.getByText(/^Tengo \d+ años/).waitFor();
    await headerLink(page, 'CONTACTOS').click();
    for (const name of ['name', 'lastname', 'email', 'message'] as const) {
      await page.getByLabel(labels[name], { exact: true }).fill(message[name]);
    }
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByText('✅ Mensaje enviado con éxito').waitFor();
  }
});

movingTest('an address that changes 50 times in half a second ends on its page', {}, async ({ page, urlOf }) => {
  const paths = ['/about', '/projects', '/projects/4', '/contact', '/', '/nada', '/projects/9', '/projects/1'];
  await page.evaluate(async (paths) => {
    for (let change = 0; change < 50; change++) {
      window.location.hash = paths[change % paths.length] ?? '';
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    window.location.hash = '/projects/4';
  }, paths);
  await heading(page, PROJECT).waitFor();
  expect(page.url()).toBe(urlOf('/projects/4'));
  await headerLink(page, 'INICIO').click();
  await heading(page, HOME).waitFor();
});

/** The profiles of the menu and of the footer: their addresses, and the width at which their names are shown. */
const profilesOf = (page: Page) =>
  page
    .getByRole('list', { name: 'Redes sociales', includeHidden: true })
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => {
          const name = document.createRange();
          name.selectNodeContents(link.querySelector('span') ?? link);
          return {
            href: link.getAttribute('href'),
            name: link.textContent,
            isShown: name.getBoundingClientRect().width > 5,
          };
        }),
    );

for (const javaScriptEnabled of [true, false]) {
  browserTest(
    `profiles whose icons are blocked show their names, ${javaScriptEnabled ? 'with' : 'without'} scripts`,
    {
      path: null,
      javaScriptEnabled,
      viewport: { width: 390, height: 844 },
      expectedErrors: ['Failed to load resource'],
    },
    async ({ page, urlOf }) => {
      await page.route('**/networks.svg*', (route) => route.abort('blockedbyclient'));
      await page.goto(urlOf('/').replace('#/', 'about/'));
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Abrir menú' }).click();
      const expected = owner.profiles.map(({ network, url }) => ({ href: url, name: network, isShown: true }));
      await eventually(async () => expect(await profilesOf(page)).toEqual([...expected, ...expected]));
      await page.setViewportSize({ width: 320, height: 844 });
      if (javaScriptEnabled) expect(await overflows(page)).toEqual([]);
    },
  );
}

browserTest('profiles whose icons arrive show no names', { path: '/about' }, async ({ page }) => {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const profiles = await profilesOf(page);
  expect(profiles).toHaveLength(owner.profiles.length);
  expect(profiles.filter(({ isShown }) => isShown)).toEqual([]);
  const links = page.getByRole('contentinfo').getByRole('list', { name: 'Redes sociales' }).getByRole('link');
  for (const link of await links.all()) {
    const [box, icon] = [await link.boundingBox(), await link.locator('svg').boundingBox()];
    expect(box).toMatchObject({ width: 44, height: 44 });
    expect([icon?.x, icon?.y]).toEqual([(box?.x ?? 0) + 11, (box?.y ?? 0) + 11]);
  }
});
