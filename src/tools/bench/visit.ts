import type { Browser } from 'playwright-core';
import { menuControl } from './menu';
import { openPhone, type Phone } from './phone';

/** Milliseconds between two actions of a visitor. */
const TIME_TO_READ = 500;

/** Milliseconds after which a page has not come. */
const PATIENCE = 15_000;

/**
 * Follows the links of the app to all pages and back home.
 *
 * @returns Milliseconds from each tap to the new page's first frame.
 */
async function walk(phone: Phone, pages: Map<string, string>) {
  const [home = '/', ...others] = pages.keys();
  const changes = [];
  for (const folder of [...others, home]) {
    // The portfolio has the links that are neither in the footer nor on the page.
    if (!(await phone.evaluate(approach, addressOf(folder)))) changes.push(await follow(phone, '/projects/', pages));
    changes.push(await follow(phone, folder, pages));
  }
  await phone.wait(TIME_TO_READ);
  return changes;
}

const addressOf = (folder: string) => (folder === '/' ? './' : folder.slice(1));

/**
 * Brings the last link to an address on screen, and touches it, so that the app fetches the page. Returns its middle if there is
 * one.
 */
function approach(address: string) {
  const links = [...document.querySelectorAll(`a[href="${address}"]`)].filter((link) => link.checkVisibility());
  const link = links.at(-1);
  if (!link) return undefined;
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  link.dispatchEvent(new Event('touchstart', { bubbles: true }));
  const { left, top, width, height } = link.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Notes how long it takes from the next click to the first frame of the page with that hash and heading. */
function watchChange(hash: string, heading: string) {
  const look = (started: number) => {
    const isShown = location.hash === hash && document.querySelector('main h1')?.textContent === heading;
    requestAnimationFrame(() => {
      if (isShown) Object.assign(window, { took: performance.now() - started });
      else look(started);
    });
  };
  Object.assign(window, { took: undefined });
  addEventListener('click', ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
}

/** Taps a link to a page whose code is there. */
async function follow(phone: Phone, folder: string, pages: Map<string, string>) {
  const address = addressOf(folder);
  const hash = `#${folder.replace(/(?<=.)\/$/, '')}`;
  await phone.evaluate(approach, address);
  await phone.wait(TIME_TO_READ);
  await phone.evaluate(watchChange, hash, pages.get(folder) ?? '');
  // The page may have moved meanwhile.
  const link = await phone.evaluate(approach, address);
  if (!link) throw new Error(`No link leads to ${address}.`);
  await phone.tap(link);
  const took = await phone.until(() => (window as unknown as { took?: number }).took, PATIENCE);
  if (took === undefined) throw new Error(`A tap on the link to ${folder} did not show its page.`);
  return took;
}

/**
 * Has the browser alone answer the clicks on links: the content of a page's file takes the place of the old one, its first section
 * before the others, as in the app. What that takes is the floor of the walk.
 */
async function answerAlone(addresses: string[]) {
  const contents: Map<string, Element> = new Map();
  for (const address of addresses) {
    const file = new XMLHttpRequest();
    file.open('GET', address);
    file.responseType = 'document';
    await new Promise((resolve) => {
      file.onload = resolve;
      file.send();
    });
    const main = file.responseXML?.querySelector('main');
    if (main) contents.set(address, main);
  }
  const show = (content: Node) => document.querySelector('main')?.replaceWith(content);
  const answer = (event: Event) => {
    const address = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
    const content = contents.get(address);
    if (!content) return;
    event.preventDefault();
    event.stopPropagation();
    history.replaceState(null, '', `./#/${address.replace(/^\.\/|\/$/g, '')}`);
    const first = document.importNode(content, true);
    // The page of the form comes whole.
    const others = first.querySelector('form') ? [] : first.querySelectorAll(':scope > :last-child > * + *');
    for (const other of others) other.remove();
    show(first);
    const heading = first.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
    requestAnimationFrame(() => setTimeout(() => show(document.importNode(content, true))));
  };
  addEventListener('click', answer, true);
}

/** Keeps how long the interactions of a document take, and marks it when the app answers. */
function watchInteractions() {
  const durations: number[] = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(window, { durations });
  document.addEventListener('site:ready', () => Object.assign(window, { isReady: true }));
}

/**
 * A visit to all pages with the processor slowed down four times and the service worker in place: the milliseconds that
 * each change of page takes once all code is there, and the slowest interaction (Event Timing).
 *
 * @param isFloor Whether the browser shows the pages alone, without the app.
 */
export async function measureVisit(browser: Browser, origin: string, pages: Map<string, string>, isFloor = false) {
  const phone = await openPhone(browser);
  try {
    await phone.watch(watchInteractions);
    await phone.open(origin);
    await phone.until(() => (window as unknown as { isReady?: boolean }).isReady, PATIENCE);
    // It is installed once in all of a visitor's visits, when the first of them scrolls.
    await phone.evaluate(() => scrollBy(0, 100));
    await phone.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    if (isFloor) await phone.evaluate(answerAlone, [...pages.keys()].map(addressOf));
    await phone.slowProcessor();
    await walk(phone, pages);
    const changes = await walk(phone, pages);
    for (const _ of ['open', 'close']) {
      await phone.tap(await menuControl(phone));
      await phone.wait(TIME_TO_READ);
    }
    const durations = await phone.evaluate(() => (window as unknown as { durations: number[] }).durations);
    return { changes, inp: Math.max(0, ...durations) };
  } finally {
    await phone.close();
  }
}
