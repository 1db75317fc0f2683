import axeInSpanish from 'axe-core/locales/es.json';
import type { Browser, Page } from 'playwright-core';
import { folderOf } from '../../site/paths';
import { findViolations } from '../browser/axe';
import { brokenWords, overflows, WIDTHS, webFonts } from '../browser/overflow';
import { NAMES } from '../browser/pageFunction';
import { blurredPictures, DENSITY } from './blurredPictures';
import { contrastFault } from './contrast';
import { type ExaminedPage, type Findings, routeOf, textsFileOf } from './findings';
import { adviceOnWeight } from './weight';

/**
 * What a visitor of a page, or an assistive technology, stumbles on.
 *
 * @param pages All pages of the site.
 */
export async function examinePage(
  browser: Browser,
  origin: string,
  examined: ExaminedPage,
  pages: readonly ExaminedPage[],
): Promise<Findings> {
  const faults: string[] = [];
  const add = (text: string) => faults.push(`${textsFileOf(examined)}: ${routeOf(examined)}: ${text}`);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: DENSITY,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
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
  await page.addInitScript(NAMES);
  // A first touch, which the app does not keep waiting.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new KeyboardEvent('keydown')));
  });
  await page.goto(new URL(examined.folder + folderOf(examined.path), origin).href);
  // The app sets it once all that the first screen needs has been asked for.
  await page.waitForSelector('[data-ready]').catch(() => add('la aplicación no arranca en 30 segundos.'));
  await page.waitForLoadState('networkidle');
  await webFonts(page);
  const advice = await adviceOnWeight(page, examined);

  for (const fault of await deadLinks(page, pages)) add(fault);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await scrollThrough(page);
    for (const fault of await overflows(page)) add(`a ${width} px, algo no cabe: ${fault}.`);
    for (const word of await brokenWords(page)) add(`a ${width} px, «${word}» se parte: usa una palabra más corta.`);
    for (const fault of await blurredPictures(page)) add(`a ${width} px, ${fault}`);
  }
  for (const { id, target, failureSummary = '', any } of await findViolations(page, 'html', axeInSpanish)) {
    if (id === 'color-contrast') faults.push(contrastFault(any[0]?.data));
    else add(`accesibilidad: ${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`);
  }
  await context.close();
  return { faults, advice };
}

/** Has everything asked for that comes when it is near the window. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo({ top: y, behavior: 'instant' });
      // What observes the window hears of it once a frame is drawn.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

/** Links to pages that do not exist, and to files that are not there. */
async function deadLinks(page: Page, pages: readonly ExaminedPage[]): Promise<string[]> {
  const targets = await page.evaluate(() => [...document.querySelectorAll('a')].map(({ href }) => href));
  const { origin } = new URL(page.url());
  const faults = [...new Set(targets)].map(async (target) => {
    const url = URL.canParse(target) ? new URL(target) : undefined;
    if (url?.origin !== origin) return [];
    if (url.hash.startsWith('#/')) {
      const [path = ''] = decodeURIComponent(url.hash.slice(1)).split('?');
      const exists = pages.some((other) => url.pathname === `/${other.folder}` && path === other.path);
      return exists ? [] : `el enlace ${url.hash} no lleva a ninguna página.`;
    }
    if (url.hash) return [];
    const { ok } = await fetch(url, { method: 'HEAD' });
    return ok ? [] : `el enlace ${url.pathname} no lleva a ningún archivo.`;
  });
  return (await Promise.all(faults)).flat();
}
