import type { Page } from '@playwright/test';
import { overflows } from '../../src/tools/browser/overflow';
import { owner } from '../sites/reference/content/owner';
import { browserTest, expect, type Visit } from '../support/browserTest';
import { eventually } from '../support/eventually';

const CODE_FAILED = ['Failed to load resource', 'Failed to fetch dynamically imported module'];
const SCRIPTS = '**/assets/*.js';
const MAIN = '**/assets/main-*.js';

/** Little to paint, and wide enough for the links of the header. */
const WINDOW = { width: 800, height: 400 };

const HOME = 'Full Stack developer';
const ABOUT = 'DESARROLLADOR FULL STACK';
const PROJECT = 'E-commerce';
const FAILED = 'Esta página no se pudo mostrar';

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Volver a cargar' });

/** Counts how often the site is opened from here on, and how often the page then shown has asked for the app's code. */
function countLoads(page: Page) {
  const loads = { count: 0, attempts: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.count += 1;
      loads.attempts = 0;
    } else if (request.method() === 'GET' && request.url().includes('/assets/main-')) loads.attempts += 1;
  });
  return loads;
}

/** Answers 404 for some scripts, as a server does after a new deploy. */
const lose = (page: Page, scripts: string) =>
  page.route(scripts, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }));

/** Presses a key until the page asks for the app's code a second time: it has given up the first time, and stays. */
const showSigns = (page: Page, loads: ReturnType<typeof countLoads>) =>
  eventually(async () => {
    await page.keyboard.press('Shift');
    expect(loads.attempts).toBeGreaterThan(1);
  });

const PAGES_CODE = '**/assets/OtherPages-*.js';

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
  'a page whose code does not arrive says so and leaves the way home open, and trying again shows it once there is a connection, without a reload',
  { path: null, viewport: WINDOW, expectedErrors: CODE_FAILED },
  async (visit) => {
    const { page } = visit;
    await openHomeAlone(visit);
    const loads = countLoads(page);
    await page.context().setOffline(true);
    await headerLink(page, 'SOBRE MÍ').click();
    await heading(page, FAILED).waitFor();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/OtherPages-'));
    await tryAgain(page).click();
    await failed;
    // The page has seen that there is still no connection.
    await heading(page, FAILED).waitFor();
    await eventually(async () => expect(await page.title()).toContain(FAILED));
    await headerLink(page, 'INICIO').click();
    await heading(page, HOME).waitFor();
    await headerLink(page, 'SOBRE MÍ').click();
    await heading(page, FAILED).waitFor();
    await page.context().setOffline(false);
    await tryAgain(page).click();
    await heading(page, ABOUT).waitFor();
    expect(loads.count).toBe(0);
  },
);

browserTest(
  'a link to a page whose code is gone after a new deploy loads the site once, and never again, and shows the page, with the app once its code is there',
  { path: null, viewport: WINDOW, expectedErrors: CODE_FAILED },
  async (visit) => {
    const { page, urlOf } = visit;
    await openHomeAlone(visit);
    const loads = countLoads(page);
    await lose(page, SCRIPTS);
    const reloaded = page.waitForEvent('domcontentloaded');
    await headerLink(page, 'SOBRE MÍ').click();
    await reloaded;
    await showSigns(page, loads);
    await heading(page, ABOUT).waitFor();
    await page.unroute(SCRIPTS);
    await eventually(async () => {
      await page.keyboard.press('Shift');
      expect(await page.locator('[data-hydrated]').count()).toBe(1);
    });
    await heading(page, ABOUT).waitFor();
    expect(page.url()).toBe(urlOf('/about'));
    // The address with # leads on to the page's own file.
    expect(loads.count).toBe(2);
  },
);

browserTest(
  'a page that was kept since before a new deploy is loaded once more, and never again if that does not help',
  { path: null, viewport: WINDOW, expectedErrors: CODE_FAILED },
  async ({ page, urlOf }) => {
    const loads = countLoads(page);
    await lose(page, SCRIPTS);
    await page.goto(urlOf('/').replace('#/', 'projects/4/'), { waitUntil: 'domcontentloaded' });
    await page.waitForEvent('domcontentloaded');
    await showSigns(page, loads);
    expect(loads.count).toBe(2);
    await heading(page, PROJECT).waitFor();
    await headerLink(page, 'SOBRE MÍ').click();
    await heading(page, ABOUT).waitFor();
  },
);

browserTest(
  'a section that fails while it is shown takes down nothing but itself',
  { path: null, viewport: WINDOW, expectedErrors: ['Se rompió la sección.'] },
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

browserTest(
  'a carousel whose code does not arrive is a row that can be scrolled',
  { path: null, viewport: WINDOW, expectedErrors: CODE_FAILED },
  async ({ page, urlOf, hydrated }) => {
    for (const [module] of CAROUSELS) await page.route(`**/assets/${module}-*.js`, (route) => route.abort());
    await page.goto(urlOf('/'));
    await hydrated();
    for (const [module, name, items] of CAROUSELS) {
      const carousel = page.getByRole('group', { name });
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(module));
      await carousel.scrollIntoViewIfNeeded();
      await failed;
      const row = carousel.getByRole('list', { name });
      expect([module, await row.getByRole('listitem').count()]).toEqual([module, items]);
      const expectScrolled = (isScrolled: boolean) =>
        eventually(async () =>
          expect([module, await row.evaluate(({ scrollLeft }) => scrollLeft > 0)]).toEqual([module, isScrolled]),
        );
      await carousel.getByRole('button', { name: /siguiente/ }).click();
      await expectScrolled(true);
      await carousel.getByRole('button', { name: /anterior/ }).click();
      await expectScrolled(false);
    }
  },
);

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

/** Expects that the profiles of the footer and of the menu, which is opened, show their names. */
async function expectNames(page: Page) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const expected = owner.profiles.map(({ network, url }) => ({ href: url, name: network, isShown: true }));
  await eventually(async () => expect(await profilesOf(page)).toEqual([...expected, ...expected]));
}

const PROFILES = {
  path: null,
  viewport: { width: 390, height: 844 },
  expectedErrors: ['Failed to load resource'],
} as const;
const ICONS = '**/networks.svg*';

browserTest(
  'profiles show their names if their icons are blocked, and only then',
  PROFILES,
  async ({ page, urlOf }) => {
    await page.route(ICONS, (route) => route.abort('blockedbyclient'));
    await page.goto(urlOf('/').replace('#/', 'about/'));
    await expectNames(page);
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await overflows(page)).toEqual([]);

    await page.unroute(ICONS);
    const icons = page.waitForResponse(ICONS);
    await page.reload();
    await (await icons).finished();
    const profiles = page.getByRole('contentinfo').getByRole('list', { name: 'Redes sociales' });
    await profiles.scrollIntoViewIfNeeded();
    await eventually(async () => expect((await profilesOf(page)).filter(({ isShown }) => isShown)).toEqual([]));
    expect(await profilesOf(page)).toHaveLength(owner.profiles.length);
    for (const link of await profiles.getByRole('link').all()) {
      const [box, icon] = [await link.boundingBox(), await link.locator('svg').boundingBox()];
      expect(box).toMatchObject({ width: 44, height: 44 });
      expect([icon?.x, icon?.y]).toEqual([(box?.x ?? 0) + 11, (box?.y ?? 0) + 11]);
    }
  },
);

browserTest(
  'profiles whose icons are blocked show their names without scripts too',
  { ...PROFILES, javaScriptEnabled: false },
  async ({ page, urlOf }) => {
    await page.route(ICONS, (route) => route.abort('blockedbyclient'));
    await page.goto(urlOf('/').replace('#/', 'about/'));
    await expectNames(page);
  },
);
