import type { Browser, Page } from '@playwright/test';
import axeInSpanish from 'axe-core/locales/es.json';
import { folderOf } from '../../paths';
import { findViolations } from '../browser/axe';
import { overflows, shownInFull, WIDTHS } from '../browser/overflow';
import { blurredPictures, DENSITY } from './blurredPictures';
import { contrastFault } from './contrast';
import { type ExaminedPage, type Findings, routeOf, textsFileOf } from './findings';
import { adviceOnWeight } from './weight';

/** What a visitor of a page, or an assistive technology, stumbles on. */
export async function examinePage(browser: Browser, origin: string, examined: ExaminedPage): Promise<Findings> {
  const faults: string[] = [];
  const placed = (text: string) => `${textsFileOf(examined)}: ${routeOf(examined)}: ${text}`;
  const add = (text: string) => faults.push(placed(text));
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: DENSITY,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('response', (response) => {
    if (response.status() >= 400) add(`falta el archivo ${new URL(response.url()).pathname}.`);
  });
  page.on('pageerror', (error) => add(`error en la consola: ${error.message}`));
  page.on('console', (message) => {
    const isMissingFile = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isMissingFile) add(`error en la consola: ${message.text()}`);
  });
  // The loader that runs TypeScript has functions call this to keep their names, those that are sent to a page too.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.goto(new URL(examined.folder + folderOf(examined.path), origin).href);
  // The app sets it once all that the first screen needs has been asked for.
  await page.waitForSelector('[data-ready]').catch(() => add('la aplicación no arranca en 30 segundos.'));
  await page.waitForLoadState('networkidle');
  await shownInFull(page);
  const advice = await adviceOnWeight(page, examined);

  for (const link of await deadLinks(page)) add(`el enlace ${link} no lleva a ninguna página ni archivo.`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // What is near the window is asked for.
    for (const part of await page.locator('main > *:visible, footer').all()) await part.scrollIntoViewIfNeeded();
    for (const fault of await overflows(page)) add(`a ${width} px, algo no cabe: ${fault}.`);
    for (const picture of await blurredPictures(page)) advice.push(placed(`a ${width} px, ${picture}`));
  }
  for (const { id, target, failureSummary = '', any } of await findViolations(page, 'html', axeInSpanish)) {
    if (id === 'color-contrast') {
      const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = any[0]?.data ?? {};
      faults.push(contrastFault([fgColor, bgColor], contrastRatio, Number.parseFloat(expectedContrastRatio)));
    } else add(`accesibilidad: ${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`);
  }
  await context.close();
  return { faults, advice };
}

/** The links within the site whose file is not there; of an address with `#`, that of its page. */
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
