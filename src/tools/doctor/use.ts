import type { Browser, Page } from '@playwright/test';
import { MENU_ID } from '../../navigation/menuId';
import { openPage } from './openPage';
import type { Words } from './words/es';

/** Milliseconds in which a part of a page must react to the visitor. */
const PATIENCE = 3000;
/** The width of a phone in CSS pixels. The header of a narrow window has a button that opens the menu. */
const PHONE = 390;

/** Returns whether an element becomes visible within `PATIENCE`. */
async function isShown(page: Page, selector: string) {
  const shown = page.locator(selector).first().waitFor({ timeout: PATIENCE });
  return shown.then(() => true).catch(() => false);
}

/** Checks that an empty form shows its errors and that the gallery opens, if the page has them. Returns the faults. */
export async function faultsOfParts(page: Page, words: Words): Promise<string[]> {
  const faults: string[] = [];
  const [submit, picture] = [page.locator('main form [type=submit]'), page.locator('main figure > a')];
  if ((await submit.count()) > 0) {
    await submit.first().click();
    if (!(await isShown(page, 'main [aria-invalid=true]'))) faults.push(words.form);
  }
  if ((await picture.count()) > 0) {
    await picture.first().click();
    if (!(await isShown(page, 'dialog img'))) faults.push(words.gallery);
  }
  return faults;
}

/** Checks that the menu opens each page, and that the link to the next language works. Returns the faults. */
export async function faultsOfMenu(browser: Browser, home: string, words: Words): Promise<string[]> {
  const faults: string[] = [];
  const page = await openPage(browser, home, PHONE, words, (fault) => faults.push(fault));
  const links = page.locator(`#${MENU_ID} nav a`);
  const labels = await links.allInnerTexts();
  for (const [index, label] of labels.entries()) {
    await page.locator(`[aria-controls=${MENU_ID}]`).click();
    const opens = await isShown(page, `#${MENU_ID} nav a`);
    if (opens) await links.nth(index).click();
    // The app moves the focus to the heading of a page that has been opened.
    if (!opens || !(await isShown(page, 'main h1:focus'))) faults.push(words.menu(label.trim()));
  }
  const others = page.locator('header a[hreflang]');
  const language = (await others.count()) > 0 ? await others.first().getAttribute('hreflang') : undefined;
  if (language) {
    await others.first().click();
    if (!(await isShown(page, `html[lang=${language}] main h1`))) faults.push(words.edition(language));
  }
  await page.close();
  return faults;
}
