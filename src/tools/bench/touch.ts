/**
 * How long a visitor waits between a tap and what it asks for. Neither Lighthouse nor Event Timing sees that: a tap that
 * a script notes for later, or that leads to another document, ends for them with the next frame.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { MENU_ID } from '../../navigation/menuId';
import { AT_REST } from '../../theme/stages';
import { openPage, PHONE } from './openPage';
import { MENU_FLOOR } from './site';

/** Milliseconds between a scroll and the tap on what the visitor finds there. */
const TIME_TO_FIND = 1000;

/** Milliseconds from a floor's first script to the lights of the background, which the app starts about then. */
const TIME_TO_LIGHTS = 4000;

/** Where to tap, and what for. */
interface Aim {
  x: number;
  y: number;
  selector: string;
  text?: string;
}

/**
 * Runs in every document of a visit, before its own scripts. Notes the milliseconds from the touch to the frame after the
 * one in which what is awaited is on screen. All is measured in the page, because answers to questions from outside are
 * late when the processor is slow; and by the wall clock, which goes on in the next document.
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

/** Moves the lights of a floor, which has no app: they take a part of the processor. */
function startLights({ attribute, delay }: { attribute: string; delay: number }) {
  setTimeout(() => document.documentElement.setAttribute(attribute, ''), delay);
}

/**
 * One visit with one tap, `seconds` after the `load` event. If there is nothing to tap on the first screen, the visitor scrolls to
 * the footer.
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

/** What opens the menu of the site, and of its floor. */
async function aimAtMenu(page: Page): Promise<Aim | undefined> {
  const control = page.locator(`[aria-controls="${MENU_ID}"], header summary`).filter({ visible: true });
  const box = await control.first().boundingBox();
  if (!box) return undefined;
  const { x, y, width, height } = box;
  return { x: x + width / 2, y: y + height / 2, selector: `#${MENU_ID} a, header details a` };
}

/** The first link on screen that leads to another page, those in the content first. */
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
 * Three visits: a tap on what opens the menu, the same on the menu's floor, and a tap on a link.
 *
 * @param seconds From the `load` event to the tap.
 * @param headings Of all pages, by the folders of their files.
 * @returns Milliseconds until the menu and the next page's heading are there.
 */
export async function measureTouch(browser: Browser, url: string, seconds: number, headings: Record<string, string>) {
  const floor = `${url.replace('/#', '').replace(/\/?$/, '/')}${MENU_FLOOR}`;
  const menu = await timeTap(browser, url, seconds, aimAtMenu);
  const menuRatio = menu / (await timeTap(browser, floor, seconds, aimAtMenu));
  const heading = await timeTap(browser, url, seconds, (page) => page.evaluate(linkOnScreen, headings));
  return { menu, menuRatio, heading };
}
