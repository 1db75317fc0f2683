import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './browser';
import { type Site, startSite } from './site';

const WIDE = [1280, 800] as const;
const NARROW = [320, 800] as const;

/** A page of each kind, with its heading. */
const PAGES = {
  '/': 'Full Stack developer',
  '/about/': 'DESARROLLADOR FULL STACK',
  '/projects/': 'PORTAFOLIO DE IMPLEMENTACIONES',
  '/projects/4/': 'E-commerce',
  '/contact/': 'CONTACTOS',
};

const MESSAGE = { name: 'Ana', lastname: 'Núñez', email: 'ana@correo.com', message: 'Hola' };

/** Milliseconds in which a browser must start, or a page must reach an expected state. */
const PATIENCE = 60_000;
/** Milliseconds in which a browser must answer a command. WebKit's driver sometimes never answers while a page is being left. */
const TIME_TO_ANSWER = 15_000;
/** Milliseconds in which a check must end. */
const TIME_LIMIT = 180_000;

/** Rejects if a promise takes too long. */
const within = <Result>(milliseconds: number, result: Promise<Result>) =>
  Promise.race([result, wait(milliseconds).then(() => Promise.reject(new Error(`No answer in ${milliseconds} ms`)))]);

/**
 * Checks behaviour that depends on the engine, in one window. An error or a policy violation in a page fails a check. A failure leaves
 * a screenshot in `test-results`.
 */
export function checkEngine(name: string, start: () => Promise<Browser>) {
  let browser: Browser;
  let site: Site;
  // WebKit's driver sometimes does not answer at its start.
  const launch = () => within(PATIENCE, start()).catch(() => within(PATIENCE, start()));
  before(async () => {
    browser = await launch();
  });
  after(() => within(TIME_TO_ANSWER, browser.stop()).catch(() => undefined));

  /** Loads a page, even if the browser shows the page already. */
  async function load(path: string) {
    await browser.open('about:blank');
    await browser.open(site.origin + path);
  }

  /** Loads a page and waits until the app has taken the page over. */
  async function open(path: string) {
    await load(path);
    await until(() =>
      document.documentElement.matches('[data-hydrated]:not([data-fallback-fonts], [data-first-screen])'),
    );
  }

  /** Waits until a function in the page returns true. */
  async function until<Args extends unknown[]>(code: (...args: Args) => boolean | undefined, ...args: Args) {
    // No code can run in a page that is being left.
    const holds = () => Promise.race([browser.run(code, ...args), wait(TIME_TO_ANSWER, false)]).catch(() => false);
    for (const deadline = Date.now() + PATIENCE; !(await holds()); await wait(50)) {
      if (Date.now() > deadline) throw new Error(`This does not come true: ${code} ${JSON.stringify(args)}`);
    }
  }

  const textIs = (selector: string, text: string) =>
    until((selector, text) => document.querySelector(selector)?.textContent === text, selector, text);

  const hasFocus = (selector: string) => until((selector) => document.activeElement?.matches(selector), selector);

  /** Waits for an element, and scrolls to the element without an animation. */
  const find = (selector: string) =>
    until((selector) => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element !== null;
    }, selector);

  async function click(selector: string) {
    await find(selector);
    await browser.click(selector);
  }

  /** Opens and closes the menu, opens it again and follows a link. */
  async function followMenu(href: string) {
    const toggle = 'header [aria-controls=menu]';
    await click(toggle);
    await hasFocus('#menu *');
    await browser.press('Escape');
    await hasFocus(`${toggle}[aria-expanded=false]`);
    await browser.press('Enter');
    await find(`${toggle}[aria-expanded=true]`);
    await until(() => document.querySelector('#menu')?.getAnimations({ subtree: true }).length === 0);
    await click(`#menu a[href="${href}"]`);
  }

  async function sendMessage() {
    for (const [field, text] of Object.entries(MESSAGE)) {
      // A field that moves while an error disappears can be missed.
      do await click(`[name=${field}]`);
      while (!(await browser.run((name) => document.activeElement?.getAttribute('name') === name, field)));
      await browser.type(text);
    }
    await click('form [type=submit]');
  }

  function check(behaviour: string, size: readonly [width: number, height: number], run: () => Promise<unknown>) {
    async function attempt() {
      // Each attempt has its own origin, for which nothing is stored.
      site = await startSite();
      try {
        await browser.resize(...size);
        await run();
        assert.deepEqual(site.faults, []);
      } finally {
        site.stop();
      }
    }

    test(`${name}: ${behaviour}`, async () => {
      try {
        await within(TIME_LIMIT, attempt());
      } catch (error) {
        const screenshot = await within(TIME_TO_ANSWER, browser.screenshot()).catch(() => undefined);
        if (screenshot) {
          mkdirSync('test-results', { recursive: true });
          writeFileSync(`test-results/${name} ${behaviour}.png`, screenshot);
          throw error;
        }
        // The driver does not answer, which is no fault of the page. The check is repeated in a new browser.
        browser = await launch();
        await within(TIME_LIMIT, attempt());
      }
    });
  }

  check('the app takes over each kind of page, and pages fit narrow windows', NARROW, async () => {
    for (const [path, heading] of Object.entries(PAGES)) {
      // At an address with `#`, the browser loads the file of the page, and the address bar shows the address with `#` in the end.
      for (const address of [path, `/#${path.replace(/(?<=.)\/$/, '')}`]) {
        await open(address);
        await textIs('main h1', heading);
        assert.equal(await browser.run(() => location.pathname + location.hash), address);
        const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        assert.equal(await browser.run(overflow), 0, address);
      }
    }
  });

  check('before the app is there, the menu works and the form is sent', NARROW, async () => {
    site.holdsCode = true;
    await load('/');
    await followMenu('contact/');
    await textIs('main h1', PAGES['/contact/']);
    await sendMessage();
    await textIs('h1', 'Enviado');
  });

  check('the menu and the way back work in the app', NARROW, async () => {
    await open('/');
    await followMenu('projects/');
    await hasFocus('main h1');
    await textIs('main h1', PAGES['/projects/']);
    await click('main a[href="projects/4/"]');
    await textIs('main h1', PAGES['/projects/4/']);
    for (const path of ['/projects/', '/'] as const) {
      await browser.run(() => history.back());
      await textIs('main h1', PAGES[path]);
    }
  });

  check('a picture of a gallery opens in a dialog, and Escape closes the dialog', WIDE, async () => {
    const link = 'main figure > a[href$=".webp"]';
    await open('/projects/4/');
    await click(link);
    await until(() => (document.querySelector<HTMLImageElement>('dialog[open] img')?.naturalWidth ?? 0) > 0);
    await browser.press('Escape');
    await hasFocus(link);
    await until(() => !document.querySelector('dialog[open]'));
  });

  check('the form scrolls to the error of its first missing field, and is empty once sent', [480, 480], async () => {
    await open('/contact/');
    await click('form [type=submit]');
    await hasFocus('[name=name][aria-invalid=true]');
    await until(() => {
      const field = document.activeElement as HTMLInputElement;
      const error = document.getElementById(`${field.getAttribute('aria-describedby')}`);
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const boxes = [field.labels?.[0], error].map((part) => part?.getBoundingClientRect());
      const areSeen = boxes.every((box) => box && box.top >= header && box.bottom <= innerHeight);
      return areSeen && error?.textContent === 'Escribe tu nombre.';
    });
    await sendMessage();
    await textIs('form [role=status]', '✅ Mensaje enviado con éxito');
    await until(() => [...new FormData(document.querySelector('form') ?? undefined).values()].join('') === '');
  });
}
