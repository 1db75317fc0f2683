/**
 * Measures the time from a tap to its result. Lighthouse and Event Timing cannot measure this time. They count a tap only until the
 * next frame, even if a script answers the tap later or the tap leads to another document.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { MENU_ID } from '../../navigation/menuId';
import { AT_REST } from '../../theme/stages';
import { openPage, PHONE } from './openPage';
import { MENU_FLOOR } from './site';

/** Milliseconds to wait between a scroll and the next tap. */
const TIME_TO_FIND = 1000;

/** Milliseconds until a floor starts the moving lights of its background. The app starts the lights after about the same time. */
const TIME_TO_LIGHTS = 4000;

/** The place of a tap, and the element with the text that must appear. */
interface Aim {
  x: number;
  y: number;
  selector: string;
  text?: string;
}

/**
 * Runs in every document of a visit, before the scripts of the document. Stores the milliseconds from the touch to the second frame
 * in which the expected element is on screen. The page measures itself, because messages to another process are late on a slow
 * processor. The page uses the wall clock, which goes on in the next document.
 */
async function watchTouch() {
  sessionStorage.touched ??= await new Promise((resolve) => {
    const options = { capture: true, once: true, passive: true };
    addEventListener('touchstart', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), options);
  });
  const { selector, text } = JSON.parse(sessionStorage.aim) as Aim;
  for (let isOnScreen = false; !isOnScreen; ) {
    await new Promise(requestAnimationFrame);
    const element = document.querySelector(selector);
    const { top = 0, bottom = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
    const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isRight = text === undefined || element?.textContent === text;
    isOnScreen = isRight && isShown === true && width > 0 && top < innerHeight && bottom > 0;
  }
  await new Promise(requestAnimationFrame);
  sessionStorage.took = performance.timeOrigin + performance.now() - sessionStorage.touched;
}

/** Starts the moving lights of the background, which take processor time. A floor has no app that starts the lights. */
function startLights({ attribute, delay }: { attribute: string; delay: number }) {
  setTimeout(() => document.documentElement.setAttribute(attribute, ''), delay);
}

/**
 * Visits a page and taps once, `seconds` after the `load` event. If the first screen has nothing to tap, the visitor scrolls to the
 * footer. Returns the milliseconds until the result is on screen.
 */
async function timeTap(
  browser: Browser,
  url: string,
  seconds: number,
  aimIn: (page: Page) => Promise<Aim | undefined>,
) {
  const page = await openPage(browser, PHONE);
  await page.addInitScript(watchTouch);
  if (url.endsWith(MENU_FLOOR)) await page.addInitScript(startLights, { attribute: AT_REST, delay: TIME_TO_LIGHTS });
  await page.goto(url);
  await wait(1000 * seconds);
  if (!(await aimIn(page))) {
    await page.evaluate(() => document.querySelector('footer nav')?.scrollIntoView({ behavior: 'instant' }));
    await wait(TIME_TO_FIND);
  }
  const aim = await aimIn(page);
  if (!aim) throw new Error(`${url}: there is nothing to tap on.`);
  await page.evaluate((json) => sessionStorage.setItem('aim', json), JSON.stringify(aim));
  await page.touchscreen.tap(aim.x, aim.y);
  const took = await page.waitForFunction(() => Number(sessionStorage.took), null, { polling: 200 });
  const milliseconds = await took.jsonValue();
  await page.context().close();
  return milliseconds;
}

/** Returns the position of the button that opens the menu. */
async function aimAtMenu(page: Page): Promise<Aim | undefined> {
  const control = page.locator(`[aria-controls="${MENU_ID}"], header summary`).filter({ visible: true });
  const box = await control.first().boundingBox();
  if (!box) return undefined;
  const { x, y, width, height } = box;
  return { x: x + width / 2, y: y + height / 2, selector: `#${MENU_ID} a, header details a` };
}

/** Returns the first link on screen that leads to another page. Links in the content come first. */
function linkOnScreen(headings: Record<string, string>): Aim | undefined {
  const links = ['main a', 'header a, footer a'].flatMap((selector) => [
    ...document.querySelectorAll<HTMLAnchorElement>(selector),
  ]);
  for (const link of links) {
    const { left, top, width, height } = link.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const path = link.hash.startsWith('#/') ? link.hash.slice(1) : link.pathname;
    const text = headings[path.replace(/\/?$/, '/')];
    const isOther = text && text !== document.querySelector('main h1')?.textContent;
    if (isOther && link.contains(document.elementFromPoint(x, y))) return { x, y, selector: 'main h1', text };
  }
  return undefined;
}

/**
 * Visits a page three times: to tap on the button of the menu, to tap on the same button of the floor (the page without scripts), and
 * to tap on a link.
 *
 * @param seconds The seconds from the `load` event to the tap.
 * @param headings The headings of all pages, by the folders of the pages.
 * @returns The milliseconds until the menu and the next page's heading are shown, and the ratio of the menu to its floor.
 */
export async function measureTouch(browser: Browser, url: string, seconds: number, headings: Record<string, string>) {
  const floor = `${url.replace('/#', '').replace(/\/?$/, '/')}${MENU_FLOOR}`;
  const menu = await timeTap(browser, url, seconds, aimAtMenu);
  const menuRatio = menu / (await timeTap(browser, floor, seconds, aimAtMenu));
  const heading = await timeTap(browser, url, seconds, (page) => page.evaluate(linkOnScreen, headings));
  return { menu, menuRatio, heading };
}
