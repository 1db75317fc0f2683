import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { MAIN_ID } from '../../navigation/mainId';
import { openPage } from './openPage';

/** Milliseconds to wait after the `load` event, so that the page has fetched everything. */
const TIME_TO_LOAD = 6000;

/** Milliseconds to wait between the movement of the pointer to a link and the click. */
const TIME_TO_CLICK = 300;

/** Makes a click on the link replace the contents of `main` with those of the linked page's own file. */
async function answerByMarkup(link: Element, mainId: string) {
  const html = await (await fetch((link as HTMLAnchorElement).href)).text();
  const next = new DOMParser().parseFromString(html, 'text/html').getElementById(mainId) as HTMLElement;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const fragment = document.createRange().createContextualFragment(next.innerHTML);
    document.getElementById(mainId)?.replaceChildren(fragment);
  });
}

/** Resolves to the milliseconds from the next click to the second frame with the new heading. */
async function timeClick() {
  const first = document.querySelector('main h1')?.textContent;
  const click = new Promise<Event>((resolve) => addEventListener('click', resolve, { capture: true, once: true }));
  const { timeStamp } = await click;
  for (let heading: string | undefined = first; !heading || heading === first; ) {
    await new Promise(requestAnimationFrame);
    heading = document.querySelector('main h1')?.textContent;
  }
  await new Promise(requestAnimationFrame);
  return performance.now() - timeStamp;
}

/**
 * Visits a page on a computer and clicks on a link of the header.
 *
 * @param isFloor Whether the click inserts the next page as markup, without the app.
 * @returns The milliseconds until the next page's heading is shown.
 */
export async function measureNextPage(
  browser: Browser,
  url: string,
  folder: string,
  isFloor: boolean,
): Promise<number> {
  // The security policy of the site would prevent the floor from making elements from a text.
  const page = await openPage(browser, { viewport: { width: 1440, height: 900 }, bypassCSP: isFloor });
  await page.goto(url);
  await wait(TIME_TO_LOAD);
  const link = page
    .locator(`header a[href="${folder.slice(1)}"]`)
    .filter({ visible: true })
    .first();
  if (isFloor) await link.evaluate(answerByMarkup, MAIN_ID);
  await link.hover();
  const took = page.evaluate(timeClick);
  await wait(TIME_TO_CLICK);
  await page.mouse.down();
  await page.mouse.up();
  const milliseconds = await took;
  await page.context().close();
  return milliseconds;
}
