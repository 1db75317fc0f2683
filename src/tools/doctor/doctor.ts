/**
 * What an owner should mend in the own site, in Spanish: a line each, with the file to open. Visits every page of `dist` in a
 * real browser.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findViolations } from '../browser/axe';
import { chromiumFlags, findChromium } from '../browser/chromium';
import { requireFonts } from '../browser/fonts';
import { brokenWords, overflows, WIDTHS } from '../browser/overflow';
import { NAMES } from '../browser/pageFunction';
import { parseHtml } from '../build/pages/parseHtml';
import { program } from '../program';
import { createStaticServer, listen } from '../server/staticServer';
import { contrastFault, hiddenContrastFaults } from './contrast';

/** Windows whose first screen has the home page's button. */
const FIRST_SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Bytes, compressed. */
const BUDGETS = { index: 14_600, scripts: 130_000, fonts: 60_000 };
/** Pages mostly wait, for requests and timers. */
const PAGES_AT_ONCE = 4;
/** Pixels of a screen per CSS pixel, for which pictures are sharp. */
const DENSITY = 2;
/** Lines that fit in the drawing around the question at the end of a page. */
const QUESTION_LINES = 3;

const gzipped = (body: Buffer) => gzipSync(body, { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The source file of a page's texts. */
function fileOf(route: string): string {
  const [, name = '', id] = route.split('/');
  if (name === 'projects') return id ? 'src/content/projects.ts' : 'src/content/portfolio.ts';
  const file = `src/content/${name || 'home'}.ts`;
  return existsSync(file) ? file : 'src/content';
}

/** Builds the site. Returns what a release refuses. */
function build(): string[] {
  const release = spawnSync(process.execPath, program('build.mjs', '--release'), { encoding: 'utf8' });
  if (release.status === 0) return [];
  execFileSync(process.execPath, program('build.mjs'), { stdio: ['ignore', 'ignore', 'inherit'] });
  const sentences = release.stderr.split('\n').filter((line) => line.startsWith('src/'));
  return sentences.map(inSpanish);
}

/** What a release says of the example; the owner's own mistakes stop every build, which says them in English. */
function inSpanish(sentence: string): string {
  return sentence
    .replace(/^(\S+): (\S+) is .*, which is example data\.$/, '$1: $2 es un texto del ejemplo.')
    .replace(/ is a picture of the example\.$/, ' es una imagen del ejemplo.');
}

/** The photographs that have fewer pixels than the screen shows. */
function blurredPictures(page: Page): Promise<string[]> {
  return page.evaluate((density) => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
    // Cards crop a phone's screenshot, which is narrower than they are.
    const isCropped = (picture: HTMLImageElement) =>
      picture.naturalHeight > picture.naturalWidth && getComputedStyle(picture).objectFit === 'cover';
    return pictures.flatMap((picture) => {
      if (isCropped(picture)) return [];
      const [, name, pixels] = picture.currentSrc.match(/([^/]+)-[0-9a-f]{8}-(\d+)\.\w+$/) ?? [];
      const width = Math.round(picture.getBoundingClientRect().width);
      return name && Number(pixels) < width * density * 0.95 ? `${name} (${pixels} píxeles en ${width})` : [];
    });
  }, DENSITY);
}

/** How many lines the question at the end of a page takes; none on a page without one. */
function questionLines(page: Page): Promise<number> {
  return page.evaluate(() => {
    const question = document.getElementById('call-to-contact');
    if (!question) return 0;
    const { lineHeight } = getComputedStyle(question);
    const range = document.createRange();
    range.selectNodeContents(question);
    // The drawn marks have no size.
    const tops = [...range.getClientRects()].filter(({ height }) => height > 0).map(({ top }) => top);
    return 1 + Math.round((Math.max(...tops) - Math.min(...tops)) / Number.parseFloat(lineHeight));
  });
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
}

export async function examine(): Promise<string[]> {
  requireFonts();
  const findings = build();
  const sitemap = parseHtml(readFileSync('dist/sitemap.xml', 'utf8'));
  const [home = '', ...others] = sitemap('loc')
    .toArray()
    .map((loc) => sitemap(loc).text());
  const routes = ['/', ...others.map((address) => `/${address.slice(home.length).replace(/\/$/, '')}`)];
  const index = gzipped(readFileSync('dist/index.html'));
  if (index > BUDGETS.index) {
    findings.push(
      `src/content: index.html pesa ${kilobytes(index)}, más de ${kilobytes(BUDGETS.index)}: acorta textos.`,
    );
  }

  findings.push(...hiddenContrastFaults());

  const server = createStaticServer({ root: 'dist' });
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
  try {
    const left = [...routes];
    const examineNext = async (): Promise<void> => {
      const route = left.shift();
      if (route === undefined) return;
      findings.push(...(await examinePage(browser, origin, route, routes)));
      await examineNext();
    };
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, examineNext));
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  return [...new Set(findings)];
}

/** @param routes All routes of the site. */
async function examinePage(browser: Browser, origin: string, route: string, routes: readonly string[]) {
  const findings: string[] = [];
  const add = (text: string) => findings.push(`${fileOf(route)}: ${route}: ${text}`);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: DENSITY,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const bodies: { kind: string; body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    const body = response.body().catch(() => Buffer.alloc(0));
    bodies.push({ kind: response.request().resourceType(), body });
    if (response.status() >= 400) add(`falta el archivo ${new URL(response.url()).pathname}.`);
  });
  page.on('pageerror', (error) => add(`error en la consola: ${error.message}`));
  page.on('console', (message) => {
    const isMissingFile = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isMissingFile) add(`error en la consola: ${message.text()}`);
  });
  await page.addInitScript(NAMES);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new KeyboardEvent('keydown')));
    document.addEventListener('site:ready', () => document.documentElement.setAttribute('data-hydrated', ''));
  });
  await page.goto(`${origin}/#${route}`);
  await page.waitForSelector('[data-hydrated]').catch(() => add('la aplicación no arranca en 30 segundos.'));
  await page.waitForLoadState('networkidle');
  await checkSizes(bodies, add);
  await checkLinks(page, routes, add);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await scrollThrough(page);
    const widthAnd = (text: string) => `a ${width} px, ${text}`;
    for (const fault of await overflows(page)) add(widthAnd(`algo no cabe: ${fault}`));
    for (const word of await brokenWords(page)) add(widthAnd(`«${word}» se parte: usa una palabra más corta.`));
    const lines = await questionLines(page);
    if (lines > QUESTION_LINES) {
      findings.push(
        `src/content/callToContact.ts: a ${width} px, la pregunta ocupa ${lines} líneas y en su dibujo caben ${QUESTION_LINES}: usa palabras más cortas.`,
      );
    }
    for (const name of await blurredPictures(page)) add(widthAnd(`la imagen ${name} se ve borrosa.`));
  }
  for (const { id, target, failureSummary = '', any } of await findViolations(page)) {
    if (id === 'color-contrast') findings.push(contrastFault(any[0]?.data));
    else add(`accesibilidad: ${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`);
  }
  if (route === '/') await checkFirstScreen(page, origin, add);
  await context.close();
  return findings;
}

async function checkSizes(bodies: { kind: string; body: Promise<Buffer> }[], add: (text: string) => void) {
  const bytesOf = async (wanted: string, size: (body: Buffer) => number) =>
    (await Promise.all(bodies.filter(({ kind }) => kind === wanted).map(({ body }) => body)))
      .map(size)
      .reduce((sum, bytes) => sum + bytes, 0);
  const scripts = await bytesOf('script', gzipped);
  const fonts = await bytesOf('font', ({ length }) => length);
  if (scripts > BUDGETS.scripts) add(`los scripts pesan ${kilobytes(scripts)}, más de ${kilobytes(BUDGETS.scripts)}.`);
  if (fonts > BUDGETS.fonts) add(`las tipografías pesan ${kilobytes(fonts)}, más de ${kilobytes(BUDGETS.fonts)}.`);
}

/** Links to pages that do not exist, and to files that are not there. */
async function checkLinks(page: Page, routes: readonly string[], add: (text: string) => void) {
  const targets = await page.evaluate(() => [...document.querySelectorAll('a')].map(({ href }) => href));
  for (const target of new Set(targets)) {
    const url = URL.canParse(target) ? new URL(target) : undefined;
    if (url?.origin !== new URL(page.url()).origin) continue;
    if (url.pathname === '/' && url.hash.startsWith('#/')) {
      const [path = ''] = url.hash.slice(1).split('?');
      if (!routes.includes(decodeURIComponent(path))) add(`el enlace ${url.hash} no lleva a ninguna página.`);
    } else if (!url.hash) {
      const { ok } = await fetch(url, { method: 'HEAD' });
      if (!ok) add(`el enlace ${url.pathname} no lleva a ningún archivo.`);
    }
  }
}

async function checkFirstScreen(page: Page, origin: string, add: (text: string) => void) {
  for (const viewport of FIRST_SCREENS) {
    await page.setViewportSize(viewport);
    await page.goto(`${origin}/#/`);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const bottom = await page.evaluate(() => document.querySelector('main a')?.getBoundingClientRect().bottom ?? 0);
    if (bottom > viewport.height) {
      add(
        `el botón no está en la primera pantalla de ${viewport.width} x ${viewport.height}: acorta \`role\` o \`skills\`.`,
      );
    }
  }
}
