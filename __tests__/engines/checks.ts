import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { after, before, describe, type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Options } from './browser';
import { bodyOf, startSite } from './site';

type Size = [width: number, height: number];
const WIDE: Size = [1280, 800];
const NARROW: Size = [320, 800];
const LOW: Size = [480, 480];

/** A page of each kind, with its heading. */
const PAGES = {
  '/': 'Full Stack developer',
  '/about': 'DESARROLLADOR FULL STACK',
  '/projects': 'PORTAFOLIO DE IMPLEMENTACIONES',
  '/projects/4': 'E-commerce',
  '/contact': 'CONTACTOS',
};

const TOGGLE = 'header [aria-controls=menu]';

const MESSAGE = { name: 'Ana', lastname: 'Núñez', title: '', email: 'ana@correo.com', message: 'Hola' };

const FAILURES = 'test-results';
/** Milliseconds that something expected may take. */
const PATIENCE = 60_000;
/** Milliseconds that a browser may take to answer: rarely, WebKit's driver never does while a page is being left. */
const TIME_TO_ANSWER = 15_000;
const SLIDE_MS = 2500;

/**
 * What only another engine can break, checked in one window. An error or a policy violation in a page fails a check; a failure
 * leaves a screenshot in `test-results`.
 */
export function checkEngine(name: string, start: (options: Options) => Promise<Browser>) {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof startSite>>;

  /** Loads a page, even if it is shown already. */
  async function load(path: string) {
    await browser.open('about:blank');
    await browser.open(site.origin + path);
  }

  /** Loads a page and waits until the app has taken it over. */
  async function open(path: string) {
    await load(path);
    await until(() => document.documentElement.hasAttribute('data-hydrated'));
    await until(() => !document.documentElement.hasAttribute('data-fallback-fonts'));
  }

  /** Waits until a function in the page returns true. */
  async function until<Args extends unknown[]>(code: (...args: Args) => boolean, ...args: Args) {
    // While a page is being left nothing can be run in it.
    const holds = () => Promise.race([browser.run(code, ...args), wait(TIME_TO_ANSWER, false)]).catch(() => false);
    for (const deadline = Date.now() + PATIENCE; !(await holds()); await wait(50)) {
      if (Date.now() > deadline) throw new Error(`This does not come true: ${code} ${JSON.stringify(args)}`);
    }
  }

  const textIs = (selector: string, text: string) =>
    until((selector, text) => document.querySelector(selector)?.textContent === text, selector, text);

  const hasFocus = (selector: string) =>
    until((selector) => document.activeElement?.matches(selector) === true, selector);

  /** Waits until nothing in an element moves. */
  const standsStill = (selector: string) =>
    until((selector) => document.querySelector(selector)?.getAnimations({ subtree: true }).length === 0, selector);

  /** The middle of an element, scrolled to the middle of the window. */
  const middleOf = (selector: string) =>
    browser.run((selector) => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    }, selector);

  /** Scrolls at once, since the page would scroll smoothly, and clicks. */
  async function click(selector: string) {
    await middleOf(selector);
    await browser.click(selector);
  }

  /** Opens and closes the menu, opens it again and follows a link. */
  async function followMenu(href: string) {
    await click(TOGGLE);
    await hasFocus('#menu *');
    const isBehind = await browser.run(
      () => document.querySelector('main')?.checkVisibility({ visibilityProperty: true }) === false,
    );
    assert.ok(isBehind);
    await browser.press('Escape');
    await hasFocus(`${TOGGLE}[aria-expanded=false]`);
    await browser.press('Enter');
    await until((toggle) => document.querySelector(toggle)?.ariaExpanded === 'true', TOGGLE);
    await standsStill('#menu');
    await click(`#menu a[href="${href}"]`);
  }

  async function writeMessage() {
    for (const [field, text] of Object.entries(MESSAGE)) {
      await click(`[name=${field}]`);
      await browser.type(text);
    }
  }

  const writtenMessage = () =>
    browser.run(() => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined)));

  const scrollsSideways = () =>
    browser.run(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

  const brokenWords = () =>
    browser.run(() =>
      [...document.querySelectorAll(':is(h1, h2, h3), :is(h1, h2, h3) *')]
        .filter((heading) => getComputedStyle(heading).hyphens !== 'auto')
        .flatMap((heading) => [...heading.childNodes])
        .filter((node) => node instanceof Text)
        .flatMap((text) =>
          [...text.data.matchAll(/[\p{L}\d]+/gu)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? word : [];
          }),
        ),
    );

  function check(behaviour: string, size: Size, run: (context: TestContext) => Promise<void>) {
    test(behaviour, async (context) => {
      // Another origin each time: nothing is stored yet.
      site = await startSite();
      await browser.resize(...size);
      try {
        await run(context);
        assert.deepEqual(site.faults, []);
      } catch (error) {
        mkdirSync(FAILURES, { recursive: true });
        writeFileSync(`${FAILURES}/${name} ${behaviour}.png`, await browser.screenshot());
        throw error;
      } finally {
        site.stop();
      }
    });
  }

  describe(name, () => {
    before(async () => {
      browser = await start({ scripts: true });
    });

    after(() => browser?.stop());

    check(
      'in a narrow window the app takes over each kind of page, which does not scroll sideways or break words',
      NARROW,
      async () => {
        for (const [path, heading] of Object.entries(PAGES)) {
          await open(path === '/' ? path : `${path}/`);
          await textIs('main h1', heading);
          assert.equal(await scrollsSideways(), false, path);
          assert.deepEqual([path, ...(await brokenWords())], [path]);
        }
      },
    );

    check('an address with # shows its page and stays', WIDE, async () => {
      for (const [path, heading] of Object.entries(PAGES)) {
        await open(`/#${path}`);
        await textIs('main h1', heading);
        assert.equal(await browser.run(() => location.pathname + location.hash), `/#${path}`);
      }
    });

    check('links lead to their pages, and the way back leads back', WIDE, async () => {
      await open('/');
      await browser.run(() => scrollTo({ top: 600, behavior: 'instant' }));
      await click('header nav a[href="projects/"]');
      await hasFocus('main h1');
      await textIs('header nav [aria-current]', 'PORTAFOLIO');
      assert.equal(await browser.run(() => scrollY), 0);
      await click('main a[href="projects/2/"]');
      await until(() => location.hash === '#/projects/2');
      await browser.run(() => history.back());
      await textIs('main h1', PAGES['/projects']);
      await browser.run(() => history.back());
      await textIs('main h1', PAGES['/']);
      await textIs('header nav [aria-current]', 'INICIO');
    });

    check(
      'before the app is there, the menu opens and closes, its links lead on, and the form is sent',
      NARROW,
      async () => {
        const sent: string[] = [];
        site.answer = (request, response) => {
          if (request.url?.startsWith('/assets/main-')) return new Promise(() => {});
          if (request.url !== '/contact.php') return undefined;
          return bodyOf(request).then((body) => {
            sent.push(body);
            response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Enviado</h1>');
          });
        };
        await load('/');
        await followMenu('contact/');
        await textIs('main h1', PAGES['/contact']);
        await writeMessage();
        await click('form [type=submit]');
        await textIs('h1', 'Enviado');
        assert.equal(sent.length, 1);
        for (const text of Object.values(MESSAGE)) assert.ok(sent[0]?.includes(text), text);
      },
    );

    check('the menu opens and closes, hides the page behind it, and leads to a page', NARROW, async () => {
      await open('/');
      await followMenu('about/');
      await hasFocus('main h1');
      assert.equal(await browser.run(() => document.querySelector('#menu')?.checkVisibility()), false);
    });

    check('the projects move by themselves, one step at a click, and not while they are paused', WIDE, async () => {
      const caption = '[aria-labelledby=projects] p[aria-live]';
      const captionNow = () => browser.run((caption) => document.querySelector(caption)?.textContent ?? '', caption);
      const captionChanges = (from: string) =>
        until((caption, from) => document.querySelector(caption)?.textContent !== from, caption, from);
      await open('/');
      await middleOf('[aria-labelledby=projects]');
      await captionChanges('');
      await captionChanges(await captionNow());
      await click('[aria-labelledby=projects] [aria-label^=Pausar]');
      await standsStill('.swiper-initialized');
      const paused = await captionNow();
      await wait(SLIDE_MS + 500);
      assert.equal(await captionNow(), paused);
      await click('[aria-labelledby=projects] [aria-label*=iguiente]');
      await captionChanges(paused);
    });

    check('the technologies can be dragged, and no text is selected', WIDE, async () => {
      const position = () =>
        browser.run(() => document.querySelector('.react-multi-carousel-track')?.getBoundingClientRect().x);
      await open('/');
      await middleOf('[aria-labelledby=technologies]');
      await until(() => document.querySelector('.react-multi-carousel-track') !== null);
      await click('[aria-labelledby=technologies] [aria-label^=Pausar]');
      await standsStill('.react-multi-carousel-list');
      const before = await position();
      const { x, y } = await middleOf('.react-multi-carousel-list');
      // On the names, below the icons.
      await browser.drag({ x: x + 100, y: y + 45 }, { x: x - 100, y: y + 45 });
      assert.notEqual(await position(), before);
      assert.equal(await browser.run(() => `${getSelection()}`), '');
    });

    check('a picture of a gallery opens large, and closes on Escape', WIDE, async () => {
      const link = 'main figure > a[href$=".webp"]';
      await open('/projects/4/');
      await click(link);
      await until(() => (document.querySelector<HTMLImageElement>('dialog[open] img')?.naturalWidth ?? 0) > 0);
      await browser.press('Escape');
      await hasFocus(link);
      assert.equal(await browser.run(() => document.querySelector('dialog[open]')), null);
    });

    check('the form says what is missing, and shows the first such field with its label', LOW, async () => {
      await open('/contact/');
      await click('form [type=submit]');
      await hasFocus('[name=name][aria-invalid=true]');
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
      assert.deepEqual(
        await browser.run(() =>
          [...document.querySelectorAll('form [aria-invalid=true]')].map((field) =>
            document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent?.trim(),
          ),
        ),
        ['Escribe tu nombre.', 'Escribe tu apellido.', 'Escribe tu correo.', 'Escribe tu mensaje.'],
      );
    });

    check('a message survives a failure and a reload, and is gone once it is sent', WIDE, async () => {
      const sent: string[] = [];
      site.answer = (request, response) =>
        request.url === '/contact.php'
          ? bodyOf(request).then((body) => {
              response.writeHead(sent.push(body) > 1 ? 200 : 500, { 'Content-Type': 'application/json' });
              response.end('{"success": true}');
            })
          : undefined;
      await open('/contact/');
      await writeMessage();
      await click('form [type=submit]');
      await textIs('form [role=status]', '❌ Error en el servidor');
      await open('/contact/');
      assert.deepEqual(await writtenMessage(), MESSAGE);
      await click('form [type=submit]');
      await textIs('form [role=status]', '✅ Mensaje enviado con éxito');
      assert.equal(Object.values(await writtenMessage()).join(''), '');
      for (const text of Object.values(MESSAGE)) assert.ok(sent[1]?.includes(text), text);
    });

    check('links are underlined as designed', WIDE, async () => {
      await open('/contact/');
      // They fade to their colours as the styles load.
      for (const [selector, underline] of [
        ['footer nav > a', 'underline 1px rgba(0, 0, 0, 0)'],
        ['dd > a', 'underline 1px rgb(111, 111, 122)'],
      ] as const) {
        await until(
          (selector, underline) => {
            const link = getComputedStyle(document.querySelector(selector) ?? document.body);
            const { textDecorationLine, textDecorationThickness, textDecorationColor } = link;
            return `${textDecorationLine} ${textDecorationThickness} ${textDecorationColor}` === underline;
          },
          selector,
          underline,
        );
      }
    });

    check(
      'the name and the headings are set in the web font, in the optical size of their font size',
      WIDE,
      async () => {
        await open('/projects/');
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
      },
    );

    check('home takes one sheet of paper', WIDE, async (context) => {
      if (!browser.print) return context.skip('its driver does not print');
      await open('/');
      assert.equal(await browser.print(), 1);
    });
  });

  describe(`${name} without scripts, with larger text`, () => {
    before(async () => {
      browser = await start({ scripts: false });
    });

    after(() => browser?.stop());

    check('each kind of page can be read, and does not scroll sideways', LOW, async () => {
      for (const [path, heading] of Object.entries(PAGES)) {
        await load(path === '/' ? path : `${path}/`);
        await until((heading) => {
          const [main, ...others] = [...document.querySelectorAll('main')].filter((part) => part.checkVisibility());
          return others.length === 0 && main?.querySelector('h1')?.textContent === heading;
        }, heading);
        assert.equal(await scrollsSideways(), false, path);
        assert.ok(!(await browser.run(() => document.documentElement.hasAttribute('data-hydrated'))));
      }
    });
  });
}
