import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { TestContext, TestOptions } from 'node:test';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { parseHtml } from '../../src/tools/build/pages/parseHtml';
import { answerWithPhp, startPhp } from '../../src/tools/server/phpServer';
import { dividedPage, EDITIONS, SITE, startSite } from './site';

/** What the checks need of a browser with one window. */
export interface Browser {
  /** Runs a function in the page. Its arguments and its result are data. */
  run: <Args extends unknown[], Result>(code: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  click: (selector: string) => Promise<void>;
  press: (key: 'Escape') => Promise<void>;
  /** With the mouse. */
  drag: (from: Point, to: Point) => Promise<void>;
  /** With a finger, where the browser can be told. */
  swipe?: (from: Point, to: Point) => Promise<void>;
  /** On A4 into a PDF, where the browser can be told. */
  print?: () => Promise<Uint8Array>;
  resize: (width: number, height: number) => Promise<void>;
  /** Zooms the page to about this factor. */
  zoom: (factor: number) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  stop: () => Promise<void>;
}

/** In CSS pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

export interface Options {
  scripts: boolean;
  /** In percent, of the text alone, where the browser can be told. */
  textZoom: number;
}

const WIDE: [width: number, height: number] = [1280, 800];
const NARROW: [width: number, height: number] = [480, 800];

const LOW: [width: number, height: number] = [480, 480];

const ZOOM = 3;

const FAILURES = 'test-results';
/** Milliseconds that something expected may take. */
const PATIENCE = 60_000;
const SLIDE_MS = 2500;

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

const CONTACT_FIELDS = { name: 'Ana', lastname: 'Núñez', email: 'ana@correo.com', message: 'Hola' };

/** The addresses, titles and headings of all pages, from the files that the build has written. */
function readPages() {
  const $ = parseHtml(readFileSync(`${SITE}/index.html`, 'utf8'));
  const others = $('noscript > object')
    .toArray()
    .map((frame) => $(frame).attr('data') ?? '')
    .map((address) => `/${address.slice(0, address.indexOf('/?'))}`);
  assert.ok(others.length > 10);
  // Several addresses may lead to one file.
  return [...new Set(['/', ...others])].map((path) => {
    const $page = parseHtml(readFileSync(`${SITE}${path}/index.html`, 'utf8'));
    return { path, title: $page('head > title').text(), heading: $page('main h1').first().text() };
  });
}

/** Of each kind of page one. */
const KINDS = ['/', '/about', '/projects', '/projects/4', '/contact'];

/**
 * All checks in one browser, one after the other in the same window. An error or a policy violation in a page fails them; a
 * failure leaves a screenshot in `test-results`.
 */
export function checkEngine(name: string, start: (options: Options) => Promise<Browser>) {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof startSite>>;
  let visits = 0;
  const pages = readPages();

  before(async () => {
    site = await startSite();
  });

  after(() => site.stop());

  /** Starts to load a page, even if it is shown already. */
  async function visit(path = '/') {
    const url = `${site.origin}/?${++visits}#${path}`;
    await browser.run((url) => location.assign(url), url);
    await until((url) => location.href === url && document.body !== null, url);
  }

  /** Loads a page and waits for the app, which an activity of the visitor brings at once, and for all styles and fonts. */
  async function open(path = '/') {
    await visit(path);
    await until(() => document.readyState === 'complete');
    await browser.run(() => void dispatchEvent(new KeyboardEvent('keydown')));
    await until(() => document.documentElement.hasAttribute('data-hydrated'));
    await until(() => [...document.styleSheets].some(({ href }) => href !== null));
    await until(() => !document.documentElement.hasAttribute('data-fallback-fonts'));
  }

  /** Goes to a page inside the app, which is loaded if it is not there. */
  async function show(path = '/') {
    const isThere = await browser.run(
      (origin) => location.href.startsWith(`${origin}/?`) && document.documentElement.hasAttribute('data-hydrated'),
      site.origin,
    );
    if (!isThere) return open(path);
    await browser.run((path) => {
      location.hash = path;
    }, path);
    await headingIs(pages.find((page) => page.path === path)?.heading ?? '');
    await until(() =>
      document.getAnimations().every(({ effect }) => !(effect as KeyframeEffect).pseudoElement?.includes('transition')),
    );
  }

  /** Waits until a function in the page returns something. */
  async function until<Args extends unknown[]>(code: (...args: Args) => boolean, ...args: Args) {
    // While a page is being left nothing can be run in it.
    const holds = () => browser.run(code, ...args).catch(() => false);
    for (const deadline = Date.now() + PATIENCE; !(await holds()); await wait(50)) {
      if (Date.now() > deadline) throw new Error(`This does not come true: ${code} ${JSON.stringify(args)}`);
    }
  }

  /** Waits until a paused carousel has made its last step; during a step it cannot be dragged. */
  const standsStill = (selector: string) =>
    until((selector) => document.querySelector(selector)?.getAnimations({ subtree: true }).length === 0, selector);

  /** Clicks an element as soon as it can be clicked: pages and panels move in. */
  async function click(selector: string) {
    const failure = () =>
      browser.click(selector).then(
        () => undefined,
        (error) => error,
      );
    for (const deadline = Date.now() + PATIENCE; ; await wait(50)) {
      const error = await failure();
      if (!error) return;
      if (Date.now() > deadline) throw error;
    }
  }

  const headingIs = (text: string) => until((text) => document.querySelector('main h1')?.textContent === text, text);

  const titleIs = (title: string) => until((title) => document.title === title, title);

  /** The middle of an element, scrolled to the middle of the window. */
  const middleOf = (selector: string) =>
    browser.run((selector) => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    }, selector);

  const isZoomed = (width: number, factor: number) => Math.abs((innerWidth * factor) / width - 1) < 0.2;

  /** Asks again until the page is zoomed: a busy WebKit loses keys. */
  async function zoom(factor: number) {
    for (const deadline = Date.now() + PATIENCE; ; ) {
      await browser.zoom(factor);
      await wait(500);
      if (await browser.run(isZoomed, WIDE[0], factor)) return;
      if (Date.now() > deadline) throw new Error(`The page cannot be zoomed to ${factor}.`);
    }
  }

  /** Texts of the header's links that are marked as current. */
  const marked = () =>
    browser.run(() =>
      [...document.querySelectorAll('header nav [aria-current]')].map(({ textContent }) => textContent),
    );

  function check(behaviour: string, run: (context: TestContext) => Promise<void>, options?: TestOptions) {
    test(behaviour, options, async (context) => {
      await browser.resize(...WIDE);
      try {
        await run(context);
        assert.deepEqual(site.faults, []);
      } catch (error) {
        mkdirSync(FAILURES, { recursive: true });
        writeFileSync(`${FAILURES}/${name} ${behaviour}.png`, await browser.screenshot());
        // The next check loads its page again.
        await browser.run(() => document.documentElement.removeAttribute('data-hydrated'));
        throw error;
      } finally {
        site.answer = () => undefined;
        site.faults.length = 0;
      }
    });
  }

  describe(name, () => {
    before(async () => {
      browser = await start({ scripts: true, textZoom: 100 });
    });

    after(() => browser?.stop());

    check('every page has its title and its heading', async () => {
      for (const { path, title, heading } of pages.filter(({ path }) => KINDS.includes(path))) {
        await visit(path);
        await headingIs(heading);
        await titleIs(title);
      }
      await open();
      for (const { path, title, heading } of pages) {
        await browser.run((path) => {
          location.hash = path;
        }, path);
        await headingIs(heading);
        await titleIs(title);
      }
    });

    check('the English home is one link away', async () => {
      const editions = await startSite(EDITIONS);
      try {
        await browser.run((url) => location.assign(url), `${editions.origin}/#/contact`);
        await headingIs('CONTACTOS');
        await click('header a[hreflang=en]');
        await headingIs('CONTACT');
        await click('header a[href="./"]');
        await headingIs('Full-stack developer');
        await browser.run(() => void dispatchEvent(new KeyboardEvent('keydown')));
        await until(
          () => document.documentElement.lang === 'en' && document.documentElement.hasAttribute('data-hydrated'),
        );
        assert.deepEqual(editions.faults, []);
      } finally {
        editions.stop();
      }
    });

    check('links lead to their pages and the way back leads back', async () => {
      await open();
      await browser.run(() => scrollTo({ top: 600, behavior: 'instant' }));
      await click('header a[href="projects/"]');
      await until(() => document.activeElement?.matches('main h1') === true && scrollY === 0);
      assert.deepEqual(await marked(), ['PORTAFOLIO']);
      await click('main a[href="projects/2/"]');
      await until(() => location.hash === '#/projects/2' && document.activeElement?.matches('main h1') === true);
      await browser.run(() => history.back());
      await until(
        () => location.hash === '#/projects' && document.querySelector('main a[href="projects/2/"]') !== null,
      );
      await browser.run(() => history.back());
      await until(() => document.querySelector('main h1')?.textContent === 'Full Stack developer');
      assert.deepEqual(await marked(), ['INICIO']);
    });

    check('the app takes the file of a page over in its place', async () => {
      const address = `${site.origin}/projects/4/`;
      await browser.run((url) => location.assign(url), address);
      await until((url) => location.href === url && document.readyState === 'complete', address);
      assert.deepEqual(await marked(), ['PORTAFOLIO']);
      await browser.run(() => {
        Object.assign(window, { isSameDocument: true });
        dispatchEvent(new KeyboardEvent('keydown'));
      });
      await until(() => document.documentElement.hasAttribute('data-hydrated'));
      assert.equal(await browser.run(() => location.href), address);
      // Asked for only now.
      await until(() => {
        const picture = [...document.images].findLast((image) => image.closest('figure'));
        picture?.scrollIntoView({ behavior: 'instant' });
        return picture !== undefined && picture.naturalWidth > 0;
      });
      await click('header a[href="about/"]');
      await until(() => location.hash === '#/about' && document.activeElement?.matches('main h1') === true);
      await browser.run(() => history.back());
      await until(() => location.hash === '#/projects/4' && document.querySelector('main figure') !== null);
      assert.equal(await browser.run(() => Reflect.get(window, 'isSameDocument')), true);
    });

    check('before the app is there the menu opens and closes, its links lead on, and the form is sent', async () => {
      const sent: string[] = [];
      // At another origin the browser has neither the app in its cache nor the service worker of an earlier check.
      site.stop();
      site = await startSite();
      site.answer = (request, response) => {
        if (request.url?.startsWith('/assets/main-')) return new Promise(() => {});
        if (request.url !== '/contact.php') return undefined;
        return request.toArray().then((chunks) => {
          sent.push(Buffer.concat(chunks).toString());
          response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Enviado</h1>');
        });
      };
      const toggle = 'header button[aria-expanded]';
      await browser.resize(...NARROW);
      await visit();
      await until(() => document.readyState === 'complete');
      await click(toggle);
      await until(() => document.activeElement?.closest('#menu') !== null);
      await browser.press('Escape');
      await until((toggle) => document.querySelector(toggle)?.getAttribute('aria-expanded') === 'false', toggle);
      await click(toggle);
      await until(() => document.activeElement?.closest('#menu') !== null);
      await standsStill('#menu');
      await click('#menu a[href="contact/"]');
      await until(() => location.pathname === '/contact/' && document.readyState === 'complete');
      await browser.run((fields) => {
        for (const [name, text] of Object.entries(fields)) {
          (document.querySelector(`[name=${name}]`) as HTMLInputElement).value = text;
        }
      }, CONTACT_FIELDS);
      await click('main [type=submit]');
      await until(() => document.querySelector('h1')?.textContent === 'Enviado');
      assert.equal(sent.length, 1);
      for (const text of Object.values(CONTACT_FIELDS)) assert.ok(sent[0]?.includes(text), text);
    });

    check('nothing is marked as the current page before the page is known', async () => {
      const [header = '', others = ''] = dividedPage();
      for (const [path, label] of [
        ['/contact', 'CONTACTOS'],
        ['/', 'INICIO'],
      ]) {
        let complete = () => {};
        site.answer = ({ url }, response) => {
          if (!url?.startsWith('/?')) return undefined;
          response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(header);
          return new Promise((resolve) => {
            complete = () => {
              response.end(others);
              resolve();
            };
          });
        };
        await visit(path);
        await until(() => document.querySelector('header nav a:last-child') !== null);
        assert.deepEqual(await marked(), []);
        complete();
        await until(() => document.querySelector('header [aria-current]') !== null);
        assert.deepEqual(await marked(), [label]);
      }
    });

    check('the menu opens, closes on Escape and leads to a page', async () => {
      const toggle = 'header button[aria-expanded]';
      await browser.resize(...NARROW);
      await open();
      await click(toggle);
      await until(() => document.activeElement?.closest('#menu') !== null);
      assert.deepEqual(
        await browser.run(() =>
          [...document.querySelectorAll('main, footer')].map((part) => getComputedStyle(part).visibility),
        ),
        ['hidden', 'hidden'],
      );
      await browser.press('Escape');
      await until((toggle) => document.activeElement?.matches(`${toggle}[aria-expanded=false]`) === true, toggle);
      await click(toggle);
      await click('#menu a[href="about/"]');
      await until(() => document.activeElement?.matches('main h1') === true);
      assert.equal(await browser.run(() => document.querySelector('#menu')?.checkVisibility()), false);
    });

    check('the projects move by themselves, one step at a click, and not while they are paused', async () => {
      const slides = '[aria-labelledby="projects"]';
      const caption = () =>
        browser.run((slides) => document.querySelector(`${slides} p[aria-live]`)?.textContent, slides);
      const captionChanges = (from: string | null | undefined) =>
        until((slides, from) => document.querySelector(`${slides} p[aria-live]`)?.textContent !== from, slides, from);
      await open();
      await middleOf(slides);
      await captionChanges('');
      await captionChanges(await caption());
      await click(`${slides} button:last-child`);
      await standsStill('.swiper-initialized');
      const paused = await caption();
      await wait(SLIDE_MS + 500);
      assert.equal(await caption(), paused);
      await click(`${slides} button:nth-last-child(2)`);
      await captionChanges(paused);
    });

    check('no text is selected while the technologies are dragged', async () => {
      const technologies = '[aria-labelledby="technologies"]';
      await show();
      await middleOf(technologies);
      await until(() => document.querySelector('.react-multi-carousel-track') !== null);
      await click(`${technologies} button:last-child`);
      await standsStill('.react-multi-carousel-list');
      const position = () =>
        browser.run(() => document.querySelector('.react-multi-carousel-track')?.getBoundingClientRect().x);
      const before = await position();
      const { x, y } = await middleOf('.react-multi-carousel-list');
      // On the names, below the icons.
      await browser.drag({ x: x + 100, y: y + 45 }, { x: x - 100, y: y + 45 });
      assert.notEqual(await position(), before);
      assert.equal(await browser.run(() => `${getSelection()}`), '');
    });

    check('the ticks of the projects have no empty space beside them', async () => {
      await browser.resize(...NARROW);
      await show();
      const ends = await browser.run(() => {
        const ticks = document.querySelector('[aria-labelledby="projects"] ul[aria-hidden]');
        return [ticks, ticks?.lastElementChild].map((element) => element?.getBoundingClientRect().right ?? 0);
      });
      assert.ok(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)) < 1, `${ends}`);
    });

    check('a finger moves the carousels', async (context) => {
      const { swipe } = browser;
      if (!swipe) return context.skip('its driver makes a mouse of a finger');
      await browser.resize(...NARROW);
      await open();
      for (const [section, slides, moved] of [
        ['projects', '.swiper-initialized', '[aria-labelledby=projects] p[aria-live]'],
        ['technologies', '.react-multi-carousel-list', '.react-multi-carousel-item--active'],
      ] as const) {
        await middleOf(`[aria-labelledby=${section}]`);
        await until((slides) => document.querySelector(slides) !== null, slides);
        await click(`[aria-labelledby=${section}] button:last-child`);
        await standsStill(slides);
        const text = await browser.run((moved) => document.querySelector(moved)?.textContent, moved);
        const { x, y } = await middleOf(slides);
        await swipe({ x: x + 100, y }, { x: x - 100, y });
        await until((moved, text) => document.querySelector(moved)?.textContent !== text, moved, text);
      }
    });

    check('the form says what is missing', async () => {
      await show('/contact');
      await click('form [type=submit]');
      await until(() => document.activeElement?.matches('[name=name][aria-invalid=true]') === true);
      assert.deepEqual(
        await browser.run(() =>
          [...document.querySelectorAll('form [aria-invalid]')].map((field) =>
            document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent?.trim(),
          ),
        ),
        ['Escribe tu nombre.', 'Escribe tu apellido.', 'Escribe tu correo.', 'Escribe tu mensaje.'],
      );
    });

    check('the first wrong field is shown with its label and its error', async () => {
      await browser.resize(...LOW);
      await show('/contact');
      for (const from of ['h1', 'footer']) {
        await middleOf(from);
        await browser.run(() => document.querySelector('form')?.requestSubmit());
        await until(() => {
          const field = document.activeElement;
          const label = document.querySelector(`label[for="${field?.id}"]`);
          const error = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return [label, error].every((part) => {
            const { top = 0, bottom = innerHeight } = part?.getBoundingClientRect() ?? {};
            return top >= header && bottom <= innerHeight;
          });
        });
      }
    });

    check('a message survives a failure and a reload and is gone once it is sent', async () => {
      const send = async (outcome: string) => {
        await click('form [type=submit]');
        await until((outcome) => document.querySelector('form [role=status]')?.textContent === outcome, outcome);
      };
      const values = () =>
        browser.run(() => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined)));
      const sent: string[] = [];
      let succeeds = false;
      site.answer = (request, response) =>
        request.url === '/contact.php'
          ? request.toArray().then((chunks) => {
              sent.push(Buffer.concat(chunks).toString());
              response.writeHead(succeeds ? 200 : 500, { 'Content-Type': 'application/json' });
              response.end('{"success": true}');
            })
          : undefined;
      await open('/contact');
      await browser.run((fields) => {
        for (const [name, text] of Object.entries(fields)) {
          const field = document.querySelector(`[name=${name}]`) as HTMLInputElement;
          field.value = text;
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
      }, CONTACT_FIELDS);
      await send('❌ Error en el servidor');
      await browser.run(() => location.reload());
      await until(() => !document.documentElement.hasAttribute('data-hydrated'));
      await open('/contact');
      assert.deepEqual(await values(), { ...CONTACT_FIELDS, title: '' });
      succeeds = true;
      await send('✅ Mensaje enviado con éxito');
      assert.deepEqual(Object.values(await values()).join(''), '');
      assert.equal(sent.length, 2);
      for (const text of Object.values(CONTACT_FIELDS)) assert.ok(sent[1]?.includes(text), text);
    });

    check('links are underlined as designed', async () => {
      await show('/contact');
      // They fade to their colours as the styles load.
      const areUnderlined = (selector: string, colour: string) =>
        until(
          (selector, expected) => {
            const links = [...document.querySelectorAll(selector)].map((link) => getComputedStyle(link));
            const found = links.map(
              ({ textDecorationLine, textDecorationThickness, textDecorationColor }) =>
                `${textDecorationLine} ${textDecorationThickness} ${textDecorationColor}`,
            );
            return found.length > 0 && found.every((underline) => underline === expected);
          },
          selector,
          `underline 1px ${colour}`,
        );
      await areUnderlined('footer nav > a', TRANSPARENT);
      await areUnderlined('dd > a', 'rgb(111, 111, 122)');
    });

    check('the name and the headings have the optical size of their font size', async () => {
      for (const path of ['/', '/projects', '/contact']) {
        await show(path);
        await until(() => [...document.fonts].some(({ weight, status }) => weight === '620' && status === 'loaded'));
        const wrong = await browser.run(() =>
          [...document.querySelectorAll('header a span span, main :is(h1, h2, h3)')].flatMap((heading) => {
            const copy = heading.cloneNode(true) as HTMLElement;
            heading.after(copy);
            Object.assign(copy.style, { position: 'absolute', width: 'max-content', maxWidth: 'none', margin: 0 });
            const { width } = copy.getBoundingClientRect();
            copy.style.fontVariationSettings = `'opsz' ${parseFloat(getComputedStyle(copy).fontSize)}`;
            const designed = copy.getBoundingClientRect().width;
            copy.remove();
            return Math.abs(width - designed) < 0.5 ? [] : [`${heading.textContent} ${width} ${designed}`];
          }),
        );
        assert.deepEqual(wrong, []);
      }
    });

    check('no word of a heading is broken in a zoomed page, and nothing scrolls sideways', async () => {
      await zoom(ZOOM);
      try {
        for (const path of KINDS) {
          await show(path);
          await until(isZoomed, WIDE[0], ZOOM);
          const faults = await browser.run(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            const texts = [...document.querySelectorAll(':is(h1, h2, h3), :is(h1, h2, h3) *')]
              .flatMap((heading) => [...heading.childNodes])
              .filter((node) => node instanceof Text);
            const broken = texts.flatMap((text) =>
              [...text.data.matchAll(/[\p{L}\d]+/gu)].flatMap(({ 0: word, index }) => {
                const range = document.createRange();
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                return range.getClientRects().length > 1 ? word : [];
              }),
            );
            return scrollWidth > clientWidth ? [...broken, `${scrollWidth} px in ${clientWidth} px`] : broken;
          });
          assert.deepEqual([path, ...faults], [path]);
        }
      } finally {
        await zoom(1);
      }
    });

    check('the text of a picture is shown only if the picture fails', async () => {
      let fail = () => {};
      const failure = new Promise((resolve) => {
        fail = () => resolve(undefined);
      });
      site.answer = ({ url }, response) =>
        url === '/slow.png' ? failure.then(() => void response.writeHead(500).end()) : undefined;
      const colour = () =>
        browser.run(() => {
          const picture = document.querySelector('main > img');
          return picture && getComputedStyle(picture).color;
        });
      await show();
      await browser.run(() => {
        document.querySelector('main')?.append(Object.assign(new Image(), { src: 'slow.png', alt: 'Texto' }));
      });
      assert.equal(await colour(), TRANSPARENT);
      fail();
      await until(() => document.querySelector('main > img[data-failed]') !== null);
      assert.notEqual(await colour(), TRANSPARENT);
    });

    check(
      'the page of contact.php shows its icon',
      async () => {
        const port = await startPhp(SITE);
        site.answer = (request, response) =>
          request.url === '/contact.php' ? answerWithPhp(request, response, port) : undefined;
        await browser.run((url) => location.assign(url), `${site.origin}/contact.php`);
        await until(() => document.querySelector('h1')?.textContent?.startsWith('Esta dirección') === true);
        await browser.run(() => {
          const icon = document.querySelector('link[rel=icon]')?.getAttribute('href') ?? '';
          document.body.append(Object.assign(new Image(), { src: icon }));
        });
        await until(() => (document.querySelector('img')?.naturalWidth ?? 0) > 0);
      },
      { skip: process.env.SKIP_PHP === '1' && '--skip=php' },
    );

    check('home takes one sheet of paper', async (context) => {
      const { print } = browser;
      if (!print) return context.skip('its driver does not print');
      await open();
      const { totalPages, text } = await extractText(await getDocumentProxy(await print()), { mergePages: true });
      assert.equal(totalPages, 1);
      const email = await browser.run(() => document.querySelector('footer a[href^="mailto:"]')?.textContent ?? '');
      assert.ok(email && text.includes(email), text);
    });

    check('the site can be visited without a connection', async () => {
      await open();
      await browser.run(() => scrollTo({ top: 100, behavior: 'instant' }));
      await until(() => navigator.serviceWorker.controller?.state === 'activated');
      site.answer = async (request) => void request.destroy();
      for (const { path, title, heading } of pages.slice(0, 2)) {
        await open(path);
        await headingIs(heading);
        await titleIs(title);
      }
    });
  });

  describe(`${name} without JavaScript, with larger text`, () => {
    before(async () => {
      browser = await start({ scripts: false, textZoom: 200 });
    });

    after(() => browser?.stop());

    check(
      'every kind of page can be read, is not marked as another, and does not scroll sideways in a narrow window',
      async () => {
        await browser.resize(...NARROW);
        for (const path of KINDS) {
          await visit(path);
          await until(
            (heading) => {
              const shown = [...document.querySelectorAll('main, object')].filter((part) => part.checkVisibility());
              const [page] = shown;
              const content = page instanceof HTMLObjectElement ? page.contentDocument : page?.ownerDocument;
              const isThere =
                content?.readyState === 'complete' && content.querySelector('main h1')?.textContent === heading;
              return shown.length === 1 && isThere;
            },
            pages.find((page) => page.path === path)?.heading ?? '',
          );
          assert.deepEqual(await marked(), []);
          const widths = await browser.run(() =>
            [
              document,
              ...[...document.querySelectorAll('object')].map(({ contentDocument }) => contentDocument),
            ].flatMap((page) => {
              const { scrollWidth = 0, clientWidth = 0 } = page?.documentElement ?? {};
              // The frames of other pages have no width.
              return clientWidth > 0 && scrollWidth > clientWidth ? `${scrollWidth} px in ${clientWidth} px` : [];
            }),
          );
          assert.deepEqual([path, ...widths], [path]);
        }
        const hidden = await browser.run(() =>
          [...document.querySelectorAll('main img')].map((picture) => getComputedStyle(picture).color),
        );
        assert.ok(hidden.length > 0);
        assert.ok(!hidden.includes(TRANSPARENT));
      },
    );
  });
}
