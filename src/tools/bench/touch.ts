/**
 * How long a visitor waits between a tap and what it asks for. Neither Lighthouse nor Event Timing sees that: a tap that
 * a script notes for later, or that leads to another document, ends for them with the next frame.
 */

import type { Browser } from 'playwright-core';
import { MENU_LINKS, menuControl } from './menu';
import { openPhone, type Phone } from './phone';
import { MENU_FLOOR } from './site';

/** Seconds after the `load` event at which the visitor taps: the site's code is on its way, or has long arrived. */
export const WAITS = [1.5, 6];

/** Milliseconds after which the visitor gives up. */
const PATIENCE = 15_000;

/** Milliseconds between a scroll and the tap on what the visitor finds there. */
const TIME_TO_FIND = 1000;

/** What a tap asks for. */
export type Awaited = { selector: string; text?: string };

/**
 * Runs in every document of a visit, before its own scripts. Notes the milliseconds from the touch to the frame after the
 * one in which what is awaited is on screen. All is measured in the page, because answers to questions from outside are
 * late when the processor is slow; and by the wall clock, which goes on in the next document.
 */
function watchTouch() {
  function look() {
    requestAnimationFrame(() => (isOnScreen() ? requestAnimationFrame(report) : look()));
  }

  function isOnScreen() {
    const { selector, text } = JSON.parse(sessionStorage.getItem('awaited') ?? '{}') as Awaited;
    const element = document.querySelector(selector);
    if (!element || (text !== undefined && element.textContent !== text)) return false;
    const { top, bottom, width } = element.getBoundingClientRect();
    const isInside = width > 0 && top < innerHeight && bottom > 0;
    return isInside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function report() {
    const now = performance.timeOrigin + performance.now();
    sessionStorage.setItem('took', String(now - Number(sessionStorage.getItem('touched'))));
  }

  if (sessionStorage.getItem('touched')) look();
  const start = ({ timeStamp }: TouchEvent) => {
    sessionStorage.setItem('touched', String(performance.timeOrigin + timeStamp));
    look();
  };
  addEventListener('touchstart', start, { capture: true, once: true, passive: true });
}

/**
 * One visit with one tap.
 *
 * @param wait In seconds after the `load` event.
 * @param aim Where to
 *   tap, and what for. If there is nothing on screen, the visitor scrolls to the footer.
 */
async function timeTap(
  browser: Browser,
  url: string,
  wait: number,
  aim: (phone: Phone) => Promise<(Awaited & { x: number; y: number }) | undefined>,
) {
  const phone = await openPhone(browser);
  try {
    await phone.watch(watchTouch);
    await phone.slowNetwork();
    await phone.slowProcessor();
    await phone.open(url);
    await phone.wait(1000 * wait);
    if (!(await aim(phone))) {
      await phone.evaluate(scrollToFooter);
      await phone.wait(TIME_TO_FIND);
    }
    const target = await aim(phone);
    if (!target) throw new Error(`${url}: there is nothing to tap on.`);
    const { x, y, ...awaited } = target;
    await phone.evaluate((json) => sessionStorage.setItem('awaited', json), JSON.stringify(awaited));
    await phone.tap({ x, y });
    return Number((await phone.until(() => sessionStorage.getItem('took'), PATIENCE)) ?? PATIENCE);
  } finally {
    await phone.close();
  }
}

const aimAtMenu = async (phone: Phone) => ({ ...(await menuControl(phone)), selector: MENU_LINKS });

/**
 * A link on screen to another page.
 *
 * @param folder The folder of the page that is shown.
 */
async function aimAtLink(phone: Phone, folder: string, pages: Map<string, string>) {
  for (const { target, x, y } of await phone.evaluate(linksOnScreen)) {
    const text = pages.get(target);
    if (text && target !== folder) return { x, y, selector: 'main h1', text };
  }
  return undefined;
}

function scrollToFooter() {
  document.querySelector('footer nav')?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** The middle of each link that can be tapped there, those in the content first, and the folder of the page it leads to. */
function linksOnScreen() {
  const links = ['main a', 'header a, footer a'].flatMap((selector) => [
    ...(document.querySelectorAll(selector) as NodeListOf<HTMLAnchorElement>),
  ]);
  return links.flatMap((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    if (!link.contains(document.elementFromPoint(x, y))) return [];
    const path = link.hash.startsWith('#/') ? link.hash.slice(1) : link.pathname;
    return [{ target: path.replace(/\/?$/, '/'), x, y }];
  });
}

/**
 * Three visits: a tap on what opens the menu, the same on the menu's floor, and a tap on a link.
 *
 * @param tap An address, the folder of the page that it means, and when
 *   to tap there.
 * @returns Milliseconds until the menu and the next page's heading are there.
 */
export async function measureTouch(
  browser: Browser,
  origin: string,
  { page, folder, wait }: { page: string; folder: string; wait: number },
  pages: Map<string, string>,
) {
  return {
    menu: await timeTap(browser, origin + page, wait, aimAtMenu),
    floor: await timeTap(browser, origin + folder + MENU_FLOOR, wait, aimAtMenu),
    heading: await timeTap(browser, origin + page, wait, (shown) => aimAtLink(shown, folder, pages)),
  };
}
