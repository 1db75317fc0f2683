import type { Browser, Page } from '@playwright/test';
import axeInSpanish from 'axe-core/locales/es.json';
import { pageFolder } from '../../paths';
import { SCREENSHOT_WIDTH } from '../../schema/screenshots';
import { findViolations } from '../browser/axe';
import { overflows, shownInFull, WIDTHS } from '../browser/overflow';
import type { Written } from '../build/check/texts';
import { blurredPictures } from './blurredPictures';
import { causeOf } from './cause';
import { contrastFault } from './contrast';
import type { ExaminedPage, Finding, Findings } from './findings';
import { openPage } from './openPage';
import { faultsOfParts } from './use';
import { adviceOnWeight } from './weight';
import { es, type Words } from './words/es';

/** The built site that the doctor visits. */
export interface Visit {
  browser: Browser;
  origin: string;
  /** The texts of all editions. */
  texts: readonly Written[];
  words: Words;
}

/** Visits a page at several widths. Returns the faults that visitors and assistive technologies meet, and advice. */
export async function examinePage(visit: Visit, examined: ExaminedPage): Promise<Findings> {
  const { browser, origin, texts, words } = visit;
  const faults: Finding[] = [];
  const add = (says: string, more: Partial<Finding> = {}) => faults.push({ says, page: examined, ...more });
  const url = new URL(examined.folder + pageFolder(examined.path), origin).href;
  const page = await openPage(browser, url, 1440, words, (says) => add(says));
  await page.waitForLoadState('networkidle');
  await shownInFull(page);
  const advice = await adviceOnWeight(page, examined, words);

  for (const link of await deadLinks(page)) add(words.deadLink(link));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // Browsers load a picture only when the picture is near the window.
    for (const part of await page.locator('main > *:visible, footer').all()) await part.scrollIntoViewIfNeeded();
    for (const { kind, text } of await overflows(page)) {
      const cause =
        kind === 'header'
          ? { file: `src/content/${examined.folder}pages.ts`, field: undefined }
          : causeOf(text, texts, examined);
      add(words.overflow[kind](shortened(text), cause?.field), { file: cause?.file, width });
    }
    for (const name of await blurredPictures(page))
      advice.push({ file: 'src/assets', says: words.blurred(name, SCREENSHOT_WIDTH) });
  }
  for (const { id, target, text, failureSummary = '', any } of await findViolations(
    page,
    'html',
    words === es ? axeInSpanish : {},
  )) {
    if (id === 'color-contrast') {
      const { fgColor, bgColor, contrastRatio } = any[0]?.data ?? {};
      add(contrastFault([fgColor, bgColor], contrastRatio, words), { file: 'src/content/theme.ts' });
    } else {
      const element = shortened(text || target.join(' '));
      const summary = failureSummary.replaceAll(/\s+/g, ' ');
      add(words.accessibility(id, element, summary), { file: causeOf(text, texts, examined)?.file });
    }
  }
  for (const fault of await faultsOfParts(page, words)) add(fault);
  await page.close();
  return { faults, advice };
}

/** Returns the start of a text, which is enough to find the text. */
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Returns the links within the site that lead to no file. A link with `#/` leads to the file of its page. */
async function deadLinks(page: Page): Promise<string[]> {
  const links = await page.evaluate(() =>
    [...document.links].filter(({ origin }) => origin === location.origin).map(({ href }) => href),
  );
  const dead = [...new Set(links)].map(async (link) => {
    const { pathname, hash } = new URL(link);
    const { ok } = await fetch(hash.startsWith('#/') ? new URL(hash.slice(2), link) : link, { method: 'HEAD' });
    return ok ? [] : pathname + hash;
  });
  return (await Promise.all(dead)).flat();
}
