import type { Page } from '@playwright/test';
import { webFonts } from '../../src/tools/browser/overflow';
import { browserTest, expect, movingTest, test } from '../support/browserTest';
import { holdRequest } from '../support/holdRequest';

const ENTRY = '**/assets/main-*.js';
const STYLES = '**/assets/styles-*.css';

/** Every kind of page, by its file or in the app, and the window in which it is opened. No two in a row have the same path. */
const PAGES: [address: string, heading: string, width: number, height: number][] = [
  ['/', 'Full Stack developer', 360, 740],
  ['/about/', 'DESARROLLADOR FULL STACK', 360, 740],
  ['/#/projects', 'PORTAFOLIO DE IMPLEMENTACIONES', 1440, 900],
  ['/projects/4/', 'E-commerce', 360, 740],
  ['/#/nada', '404 Página no encontrada', 360, 740],
  ['/contact/', 'CONTACTOS', 1440, 900],
  ['/#/projects/99', 'Proyecto no encontrado', 360, 740],
  ['/projects/4/?1', 'E-commerce', 768, 1024],
  ['/?1', 'Full Stack developer', 1440, 900],
];

/** Little to paint, and wide enough for the links of the header. */
const viewport = { width: 800, height: 400 };

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** What moves by itself, and whether it does. A link that becomes the current one changes its colour in a transition. */
const movements = (page: Page) =>
  page.evaluate(() => {
    const animations = document.getAnimations().filter((animation) => animation instanceof CSSAnimation);
    const states = animations.map(({ effect, playState }) => {
      const { target, pseudoElement } = effect as KeyframeEffect;
      return `${pseudoElement ? 'light' : target?.parentElement?.localName} ${playState}`;
    });
    return [...new Set(states)].sort();
  });

/** Keeps what moves in a page while nobody does anything, and how far. */
const recordShifts = () => {
  const shifts: [value: number, ...moved: string[]][] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
      shifts.push([value, ...sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`)]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** What has moved since the page was opened and moves while it is scrolled through, if it is more than can be seen. */
async function shiftsWhileScrolling(page: Page) {
  await webFonts(page);
  return page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    const shifts: [value: number][] = Reflect.get(window, 'shifts');
    return shifts.reduce((sum, [value]) => sum + value, 0) <= 0.01 ? [] : shifts;
  });
}

/** Computed styles of the link to the content, the header, and the first screen: a line for each element. */
const looks = (page: Page) =>
  page
    .locator('#root > a, header, header *, main, main *')
    .filter({ hasNot: page.locator('[data-later]') })
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('[data-later]'))
        .map((element) => {
          const style = getComputedStyle(element);
          const names = [...style].filter((name) => !name.startsWith('--'));
          return [element.outerHTML.slice(0, 80), ...names.map((name) => style.getPropertyValue(name))].join(';');
        }),
    );

/** What the app is to leave as it is. In the app a page has other metadata than in its file, but as much. */
async function shown(page: Page) {
  const tags = await page
    .locator('title, link[rel=canonical], meta[name], meta[property], [type="application/ld+json"]')
    .evaluateAll((all) => all.map((tag) => tag.outerHTML));
  return {
    url: page.url(),
    title: await page.title(),
    tags: page.url().includes('#') ? tags.length : tags.sort(),
    markup: await page.locator('#root').evaluate((root) => {
      const copy = root.cloneNode(true) as Element;
      for (const script of copy.querySelectorAll('script')) script.remove();
      // At an address with # the skip link leads to the page's file until the app is there.
      copy.querySelector('a')?.removeAttribute('href');
      return copy.innerHTML;
    }),
    links: await page
      .locator('#root > :not(a) a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
  };
}

movingTest('the app takes every page over', { path: null, hurry: false }, async ({ page, hydrated }) => {
  await page.addInitScript(recordShifts);
  for (const [address, name, width, height] of PAGES) {
    const where = `${address} at ${width} px`;
    const releaseStyles = await holdRequest(page, STYLES);
    const releaseRest = [await holdRequest(page, ENTRY), await holdRequest(page, '**/*.woff2')];
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address, { waitUntil: 'commit' });

    await test.step(`${where}: its first paint looks as with all styles`, async () => {
      await expect(heading(page)).toHaveText(name);
      await page.waitForLoadState('domcontentloaded');
      const first = await looks(page);
      releaseStyles();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await looks(page)).toEqual(first);
    });

    await test.step(`${where}: the app leaves its address, its markup, its links and its metadata`, async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const prerendered = await shown(page);
      await expect(page).toHaveURL(address);
      for (const release of releaseRest) release();
      await hydrated();
      expect(await shown(page)).toEqual(prerendered);
    });

    await test.step(`${where}: nothing moves while it loads and is scrolled through`, async () => {
      expect(await shiftsWhileScrolling(page)).toEqual([]);
    });
    await page.unrouteAll();
  }
});

browserTest(
  'the app brings the styles itself if their file does not arrive',
  { path: null, viewport, expectedErrors: ['Failed to load resource'] },
  async ({ page, hydrated }) => {
    await page.route(STYLES, (route) => route.abort());
    await page.goto('/');
    await hydrated();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  },
);

browserTest(
  'all texts change to the web fonts at once, even if one of them does not arrive',
  { path: null, hurry: false, viewport, expectedErrors: ['net::ERR_FAILED'] },
  async ({ page }) => {
    let fail = () => {};
    const failure = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/bricolage-*.woff2', async (route) => {
      await failure;
      await route.abort();
    });
    const others = page.waitForResponse('**/instrument-*.woff2');
    await page.goto('/contact/');
    await (await others).finished();
    await expect(page.locator('body')).toHaveCSS('font-family', /^"Instrument Sans fallback"/);
    await expect(heading(page)).toHaveCSS('font-family', /^"Bricolage Grotesque fallback"/);
    fail();
    await expect(page.locator('body')).toHaveCSS('font-family', /^"Instrument Sans",/);
    await expect(heading(page)).toHaveCSS('font-family', /^"Bricolage Grotesque",/);
  },
);

movingTest(
  'without JavaScript every hash address shows home, all its sections, still lights, and links that lead to their pages, whose skip link works',
  { path: '/projects/4', javaScriptEnabled: false, viewport },
  async ({ page }) => {
    await expect.poll(() => movements(page)).toEqual(['light paused']);
    for (const name of ['SOPORTE', 'ALGUNOS DE MIS PROYECTOS', 'SOBRE MÍ', 'TECNOLOGÍAS QUE USO']) {
      const region = page.getByRole('main').getByRole('region', { name });
      await expect(region).toBeVisible();
      await expect(region).toHaveCSS('opacity', '1');
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Constructora', exact: true }).click();
    await expect(page).toHaveURL('/projects/2/');
    await expect(heading(page)).toHaveText('Constructora');
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveText(['PORTAFOLIO']);
    await page.getByRole('link', { name: 'Saltar al contenido' }).press('Enter');
    await expect(page).toHaveURL('/projects/2/#contenido');
  },
);

movingTest(
  'code, fonts and the entrance wait until the page has been painted, the lights until the app is there to pause them',
  { path: null, hurry: false },
  async ({ page }) => {
    const later: string[] = [];
    page.on('request', (request) => /\.(js|woff2|css)$/.test(request.url()) && later.push(request.url()));
    await page.clock.install();
    await page.addInitScript(() => {
      class HeldObserver extends PerformanceObserver {
        constructor(callback: PerformanceObserverCallback) {
          super((list, ...rest) => {
            // The first paint may be reported before the first contentful one.
            if (list.getEntriesByName('first-contentful-paint').length === 0) return;
            Object.assign(window, { release: () => callback(list, ...rest) });
          });
        }
      }
      Object.assign(window, { PerformanceObserver: HeldObserver });
    });
    const releaseApp = await holdRequest(page, ENTRY);
    await page.goto('/');
    expect(await movements(page)).toEqual(['div paused', 'light paused']);
    await page.waitForFunction(() => 'release' in window);
    await page.clock.fastForward('01:00');
    expect(later).toEqual([]);
    await page.evaluate('window.release()');
    await expect.poll(() => movements(page)).toEqual(['light paused']);
    await expect.poll(() => later.length).toBeGreaterThan(0);
    releaseApp();
    await expect.poll(() => movements(page)).toEqual(['light running']);
  },
);
