import type { Page } from '@playwright/test';
import { folderOf } from '../../src/paths';
import { webFonts } from '../../src/tools/browser/overflow';
import { owner } from '../sites/reference/content/owner';
import { browserTest, expect, movingTest } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { holdRequest } from '../support/holdRequest';
import { markupOf } from '../support/markupOf';
import { readMetadata } from '../support/readMetadata';

const ENTRY = '**/assets/main-*.js';

/** Addresses, with the heading of the page and the end of its canonical address. */
const PAGES: [address: string, heading: string, canonical: string][] = [
  ['#/', 'Full Stack developer', '#/'],
  ['#/projects', 'PORTAFOLIO DE IMPLEMENTACIONES', '#/projects'],
  ['#/projects/4', 'E-commerce', '#/projects/4'],
  ['#/projects/99', 'Proyecto no encontrado', '#/404'],
  ['#/nada', '404 Página no encontrada', '#/404'],
  ['about/', 'DESARROLLADOR FULL STACK', 'about/'],
  ['projects/4/', 'E-commerce', 'projects/4/'],
  ['projects/6/', 'Código', 'projects/6/'],
  ['contact/', 'CONTACTOS', 'contact/'],
];

/** Little to paint, and wide enough for the links of the header. */
const WINDOW = { width: 800, height: 400 };

/** The address of a page's own file. */
const fileOf = (urlOf: (path: string) => string, path: string) => urlOf('/').replace('#/', folderOf(path));

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

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

interface WindowWithShifts {
  shifts: { value: number; moved: string[] }[];
}

/** Keeps what moves in the pages to come while nobody does anything. */
function recordShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts: WindowWithShifts['shifts'] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
        const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the page was opened and moves while it is scrolled through, if it is more than can be seen. */
async function shiftsWhileScrolling(page: Page) {
  await webFonts(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  const shifts = await page.evaluate(() => (window as unknown as WindowWithShifts).shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  return total <= 0.01 ? [] : shifts;
}

/** Opens a page by itself, however the one before it came. */
async function open(page: Page, url: string) {
  await page.goto('about:blank');
  await page.goto(url, { waitUntil: 'commit' });
}

movingTest(
  'the app takes every page over as it was prerendered, gives it its metadata, leaves its address and its links, and moves nothing',
  { path: null, hurry: false, viewport: { width: 360, height: 740 } },
  async ({ page, urlOf, hydrated }) => {
    await recordShifts(page);
    const shown = async () => ({
      url: page.url(),
      title: await page.title(),
      // At an address with # the skip link leads to the page's file until the app is there.
      markup: (await markupOf(page)).replace(/href="[^"]*#contenido"/, ''),
      links: await page
        .locator('#root > :not(a) a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
    });
    for (const [address, name, canonical] of PAGES) {
      const url = urlOf('/').replace('#/', '') + address;
      const release = await holdRequest(page, ENTRY);
      await open(page, url);
      await heading(page, name).waitFor();
      await page.waitForFunction(() => document.readyState !== 'loading');
      const prerendered = await shown();
      const tags = await readMetadata(page);
      expect(prerendered.url).toBe(url);
      release();
      await hydrated();
      expect(await shown()).toEqual(prerendered);
      await eventually(async () => {
        const metadata = await readMetadata(page);
        expect(metadata.canonical).toEqual([owner.siteUrl + canonical]);
        expect([address, Object.entries(metadata).filter(([, values]) => values.length > 1)]).toEqual([address, []]);
        if (!address.startsWith('#')) expect(metadata).toEqual(tags);
      });
      expect([address, await shiftsWhileScrolling(page)]).toEqual([address, []]);
      await page.unroute(ENTRY);
    }
  },
);

browserTest(
  'the app brings the styles itself if their file does not arrive',
  { path: null, viewport: WINDOW, expectedErrors: ['Failed to load resource'] },
  async ({ page, urlOf, hydrated }) => {
    await page.route('**/assets/styles-*.css', (route) => route.abort());
    await page.goto(urlOf('/'));
    await hydrated();
    await page.getByRole('contentinfo').waitFor();
  },
);

/** Computed styles that have changed since the last call: of the link to the content, the header, and the first screen. */
const changedStyles = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('#root > a, header, header *, main, main *')].filter(
      (element) => !element.closest('[data-later]') && !element.querySelector('[data-later]'),
    );
    const styles = elements.map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith('--'));
      return new Map(names.map((name) => [name, style.getPropertyValue(name)]));
    });
    const before: typeof styles = Reflect.get(window, 'computedStyles') ?? styles;
    Object.assign(window, { computedStyles: styles });
    return styles.flatMap((style, index) => {
      const changes = [...style].filter(([name, value]) => before[index]?.get(name) !== value);
      return changes.map((change) => `${elements[index]?.outerHTML.slice(0, 80)}: ${change.join(': ')}`);
    });
  });

browserTest(
  'the first paint of a page looks as with all styles',
  { path: null, hurry: false, viewport: { width: 1280, height: 400 } },
  async ({ page, urlOf }) => {
    await holdRequest(page, ENTRY);
    await holdRequest(page, '**/*.woff2');
    const pages = ['/', '/projects/4', '/contact', '/404'].map((path) => fileOf(urlOf, path));
    for (const address of pages) {
      const release = await holdRequest(page, '**/assets/styles-*.css');
      await page.goto('about:blank');
      await page.goto(address);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await changedStyles(page);
      release();
      await page.getByRole('contentinfo').waitFor();
      expect([address, await changedStyles(page)]).toEqual([address, []]);
      await page.unroute('**/assets/styles-*.css');
    }
  },
);

browserTest(
  'all texts change to the web fonts at once, even if one of them does not arrive',
  { path: null, hurry: false, viewport: WINDOW, expectedErrors: ['net::ERR_FAILED'] },
  async ({ page, urlOf }) => {
    const fonts = () =>
      page.evaluate(() =>
        ['body', 'main h1'].map((part) => getComputedStyle(document.querySelector(part) as Element).fontFamily),
      );
    let fail = () => {};
    const failure = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/bricolage-*.woff2', async (route) => {
      await failure;
      await route.abort();
    });
    const others = page.waitForResponse('**/instrument-*.woff2');
    await page.goto(fileOf(urlOf, '/contact'));
    await (await others).finished();
    expect(await fonts()).toEqual([
      expect.stringMatching(/^"Instrument Sans fallback"/),
      expect.stringMatching(/^"Bricolage Grotesque fallback"/),
    ]);
    fail();
    await webFonts(page);
    expect(await fonts()).toEqual([
      expect.stringMatching(/^"Instrument Sans",/),
      expect.stringMatching(/^"Bricolage Grotesque",/),
    ]);
  },
);

movingTest(
  'without JavaScript every hash address shows home, all its sections, still lights, and links that lead to their pages, whose skip link works',
  { path: '/projects/4', javaScriptEnabled: false, viewport: WINDOW },
  async ({ page, urlOf }) => {
    await eventually(async () => expect(await movements(page)).toEqual(['light paused']));
    for (const name of ['SOPORTE', 'ALGUNOS DE MIS PROYECTOS', 'SOBRE MÍ', 'TECNOLOGÍAS QUE USO']) {
      const region = page.getByRole('main').getByRole('region', { name });
      const isVisible = await region.evaluate((section) =>
        section.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      expect([name, isVisible]).toEqual([name, true]);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Constructora', exact: true }).click();
    await heading(page, 'Constructora').waitFor();
    expect(page.url()).toBe(fileOf(urlOf, '/projects/2'));
    expect(await page.getByRole('banner').locator('[aria-current]').allInnerTexts()).toEqual(['PORTAFOLIO']);
    await page.getByRole('link', { name: 'Saltar al contenido' }).press('Enter');
    await page.waitForURL(`${fileOf(urlOf, '/projects/2')}#contenido`);
  },
);

movingTest(
  'code, fonts and the entrance wait until the page has been painted, the lights until the app is there to pause them',
  { path: null, hurry: false },
  async ({ page, urlOf }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const later = () => fetched.filter((url) => /\.(js|woff2|css)$/.test(url));
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
    await page.goto(urlOf('/'));
    expect(await movements(page)).toEqual(['div paused', 'light paused']);
    await page.waitForFunction(() => 'release' in window);
    await page.clock.fastForward('01:00');
    expect(later()).toEqual([]);
    await page.evaluate('window.release()');
    await eventually(async () => expect(await movements(page)).toEqual(['light paused']));
    await eventually(async () => expect(later().length).toBeGreaterThan(0));
    releaseApp();
    await eventually(async () => expect(await movements(page)).toEqual(['light running']));
  },
);

movingTest(
  'nothing moves in wider windows either while a page loads and is scrolled through',
  { path: null, hurry: false },
  async ({ page, urlOf, hydrated }) => {
    await recordShifts(page);
    for (const [width, height, path] of [
      [768, 1024, '/projects/4'],
      [1440, 900, '/'],
      [1440, 900, '/projects'],
      [1440, 900, '/contact'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, urlOf(path));
      await hydrated();
      expect([width, path, await shiftsWhileScrolling(page)]).toEqual([width, path, []]);
    }
  },
);
