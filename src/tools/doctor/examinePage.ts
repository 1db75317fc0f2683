import axeInSpanish from 'axe-core/locales/es.json';
import type { Browser, Page } from 'playwright-core';
import { HOME } from '../../site/paths';
import { findViolations } from '../browser/axe';
import { brokenWords, overflows, WIDTHS } from '../browser/overflow';
import { NAMES } from '../browser/pageFunction';
import { blurredPictures, DENSITY } from './blurredPictures';
import { contrastFault } from './contrast';
import type { ExaminedPage } from './examinedPages';
import { contentFile, type Findings, textsFileOf } from './findings';
import { textsOnPage } from './texts';
import { adviceOnFile, watchWeight } from './weight';

/** Windows whose first screen has home's button. */
const FIRST_SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

interface Examined extends Findings {
  /** What the page says in its language. */
  texts: string[];
}

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
): Promise<Examined> {
  const faults: string[] = [];
  const app = `${origin}/${examined.folder}`;
  const add = (text: string) => faults.push(`${textsFileOf(examined)}: ${examined.route}: ${text}`);
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
  const adviceOnWeight = watchWeight(page, examined.route);
  await page.addInitScript(NAMES);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new KeyboardEvent('keydown')));
  });
  await page.goto(`${app}#${examined.path}`);
  // The app sets it once all that the first screen needs has been asked for.
  await page.waitForSelector('[data-ready]').catch(() => add('la aplicación no arranca en 30 segundos.'));
  await page.waitForLoadState('networkidle');
  const advice = [...adviceOnFile(examined), ...(await adviceOnWeight())];

  for (const fault of await structureFaults(page)) add(fault);
  for (const fault of await linkFaults(page, pages)) add(fault);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await scrollThrough(page);
    const widthAnd = (text: string) => `a ${width} px, ${text}`;
    for (const fault of await overflows(page)) add(widthAnd(`algo no cabe: ${inSpanish(fault)}`));
    for (const word of await brokenWords(page)) add(widthAnd(`«${word}» se parte: usa una palabra más corta.`));
    for (const picture of await blurredPictures(page)) add(widthAnd(picture));
  }
  for (const { id, target, failureSummary = '', any } of await findViolations(page, 'html', axeInSpanish)) {
    if (id === 'color-contrast') faults.push(contrastFault(any[0]?.data));
    else add(`accesibilidad: ${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`);
  }
  const texts = await page.evaluate(textsOnPage);
  if (examined.path === HOME) advice.push(...(await adviceOnFirstScreen(page, app, contentFile(examined, 'owner'))));
  await context.close();
  return { faults, advice, texts };
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

/** What `overflows` says. */
function inSpanish(fault: string): string {
  return fault
    .replace(/^the page is (\d+) px wide in a window of (\d+) px$/, 'la página mide $1 px de ancho y la ventana $2.')
    .replace(/^(".*") leaves (<.*>) by ([\d.]+) px$/s, '$1 sobresale $3 px de $2.');
}

/** Headings and regions by which assistive technologies find their way. */
function structureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const titles = document.querySelectorAll('h1').length;
    const nameless = [...document.querySelectorAll('main section:has(h2), nav')].filter((region) => {
      const heading = document.getElementById(region.getAttribute('aria-labelledby') ?? '');
      return !(region.getAttribute('aria-label') ?? heading?.textContent)?.trim();
    });
    return [
      ...(titles === 1 ? [] : [`hay ${titles} títulos (h1), y tiene que haber uno.`]),
      ...nameless.map(
        (region) =>
          `a un <${region.localName}> le falta el nombre: aria-labelledby con el id de su título, o aria-label.`,
      ),
    ];
  });
}

/** Links to pages that do not exist, and to files that are not there. */
async function linkFaults(page: Page, pages: readonly ExaminedPage[]): Promise<string[]> {
  const targets = await page.evaluate(() => [...document.querySelectorAll('a')].map(({ href }) => href));
  const { origin } = new URL(page.url());
  const faults = [...new Set(targets)].map(async (target) => {
    const url = URL.canParse(target) ? new URL(target) : undefined;
    if (url?.origin !== origin) return [];
    const edition = pages.filter(({ folder }) => url.pathname === `/${folder}`);
    if (edition.length > 0 && url.hash.startsWith('#/')) {
      const [written = ''] = url.hash.slice(1).split('?');
      const exists = edition.some(({ path }) => path === decodeURIComponent(written));
      return exists ? [] : `el enlace ${url.hash} no lleva a ninguna página.`;
    }
    if (url.hash) return [];
    const { ok } = await fetch(url, { method: 'HEAD' });
    return ok ? [] : `el enlace ${url.pathname} no lleva a ningún archivo.`;
  });
  return (await Promise.all(faults)).flat();
}

/**
 * @param app Address of the edition's home.
 * @param file The file with what makes its first screen long.
 */
async function adviceOnFirstScreen(page: Page, app: string, file: string): Promise<string[]> {
  const advice = [];
  for (const viewport of FIRST_SCREENS) {
    await page.setViewportSize(viewport);
    await page.goto(`${app}#${HOME}`);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const bottom = await page.evaluate(() => document.querySelector('main a')?.getBoundingClientRect().bottom ?? 0);
    if (bottom > viewport.height) {
      advice.push(
        `${file}: en la portada, el primer botón no está en la primera pantalla de ${viewport.width} x ${viewport.height}: acorta \`role\` o \`skills\`.`,
      );
    }
  }
  return advice;
}
