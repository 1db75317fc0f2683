/**
 * Measures the built site with Lighthouse as a phone on slow 4G sees it: each page in its own file and at its address with
 * `#`, beside its floor, which is the file without any script. Runs are interleaved, so that a busy machine slows all pages
 * alike, and medians are shown.
 *
 * `npm run bench -- [--runs=5] [--json] [--only=/contact]`
 *
 * `npm run bench -- --build` measures the build instead: from nothing, and again with nothing changed.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { parseHtml } from '../../src/build/parseHtml.mjs';
import { createStaticServer, listen } from '../../src/server/staticServer.mjs';
import { chromiumFlags, findChromium } from '../support/chromium.mjs';
import { requireFonts } from '../support/fonts.mjs';

const DEBUGGING_PORT = 9333;
const FLOOR = 'floor.html';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** How many times slower than this machine's the processor is taken to be. */
const SLOW_DOWN = 4;
const TARGETS = {
  homeLcp: 1000,
  fileRatio: 1.15,
  hashRatio: 1.3,
  tbtOverFloor: 75,
  cls: 0.01,
  inp: 200,
  routeChange: 100,
  rebuild: 0.5,
};

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    build: { type: 'boolean', default: false },
  },
});

if (options.build) {
  process.exitCode = measureBuild() ? 0 : 1;
  process.exit();
}

requireFonts();
execFileSync(process.execPath, ['build.mjs'], { stdio: 'ignore' });
const sitemap = parseHtml(readFileSync('dist/sitemap.xml', 'utf8'));
const addresses = sitemap('loc')
  .toArray()
  .map((loc) => sitemap(loc).text());
const [home = ''] = addresses;
/** The folders of the pages' files, home first. */
const folders = addresses.map((address) => `/${address.slice(home.length)}`);

/** A copy of the site in which each page has a floor: what is painted, without anything that runs. */
const site = mkdtempSync(path.join(tmpdir(), 'bench-'));
cpSync('dist', site, { recursive: true });
for (const folder of folders) {
  const $ = parseHtml(readFileSync(path.join('dist', folder, 'index.html'), 'utf8'));
  $('#root > noscript').replaceWith($('#root > noscript > main').first());
  $('script').remove();
  writeFileSync(path.join(site, folder, FLOOR), $.html());
}

const server = createStaticServer({ root: site });
const origin = `http://127.0.0.1:${await listen(server, 0)}`;

/** Whether a second build, with nothing changed, is as fast as it should be; in a copy that has no cache yet. */
function measureBuild() {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  for (const part of ['src', 'public', 'build.mjs', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(part, path.join(copy, part), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  const [first = 0, second = 0] = [1, 2].map(() => {
    const started = performance.now();
    execFileSync(process.execPath, ['build.mjs'], { cwd: copy, stdio: 'ignore' });
    return (performance.now() - started) / 1000;
  });
  rmSync(copy, { recursive: true, force: true });
  const share = second / first;
  console.log(
    `First build ${first.toFixed(1)} s, second ${second.toFixed(1)} s: ${share.toFixed(2)} of it (target < ${TARGETS.rebuild}).`,
  );
  return share < TARGETS.rebuild;
}

/** @param {number[]} values Those that are no number were not measured, and are left out. */
function median(values) {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** @param {string} page */
async function measure(page) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags(), `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const result = await lighthouse(`${origin}${page}`, { port: DEBUGGING_PORT, logLevel: 'error' });
    if (!result || result.lhr.runtimeError) throw new Error(`${page}: ${result?.lhr.runtimeError?.message}`);
    const { audits, categories, environment } = result.lhr;
    /** @param {string} name */
    const value = (name) => audits[name]?.numericValue ?? Number.NaN;
    const requests = /** @type {{ resourceType: string, transferSize: number }[]} */ (
      /** @type {any} */ (audits['network-requests']?.details)?.items ?? []
    );
    /** @param {string} [type] */
    const bytes = (type) =>
      requests
        .filter(({ resourceType }) => !type || resourceType === type)
        .reduce((sum, { transferSize }) => sum + transferSize, 0);
    return {
      lcp: value('largest-contentful-paint'),
      fcp: value('first-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      script: bytes('Script'),
      images: bytes('Image'),
      total: bytes(),
      scripts: requests.filter(({ resourceType }) => resourceType === 'Script').length,
      requests: requests.length,
      index: environment.benchmarkIndex,
      ...Object.fromEntries(CATEGORIES.map((name) => [name, 100 * (categories[name]?.score ?? 0)])),
    };
  } finally {
    await browser.close();
  }
}

/**
 * Taps links to four pages whose code is there.
 *
 * @param {import('playwright-core').Page} page
 * @returns Milliseconds from each tap to the new page's first frame.
 */
async function followLinks(page) {
  const changes = [];
  for (const path of ['/about', '/projects', '/contact', '/']) {
    const link = page.locator(`footer a[href="#${path}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.evaluate((element) => element.dispatchEvent(new Event('touchstart', { bubbles: true })));
    await page.waitForTimeout(500);
    const took = link.evaluate(
      (element, target) =>
        new Promise((/** @type {(took: number) => void} */ resolve) => {
          const heading = document.querySelector('main h1');
          /** @param {number} started */
          const watch = (started) => {
            const changed = document.querySelector('main h1') !== heading && location.hash === `#${target}`;
            requestAnimationFrame(() => (changed ? resolve(performance.now() - started) : watch(started)));
          };
          element.addEventListener('click', ({ timeStamp }) => watch(timeStamp), { once: true, capture: true });
        }),
      path,
    );
    await link.tap();
    changes.push(await took);
  }
  await page.waitForTimeout(500);
  return changes;
}

/**
 * A visit with the processor slowed down four times and the service worker in place: the milliseconds that each change
 * of page takes, and the slowest interaction (Event Timing).
 */
async function measureVisit() {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
    /** @type {number[]} */
    const durations = [];
    Object.assign(window, { durations });
    document.addEventListener('site:ready', () => document.documentElement.setAttribute('data-hydrated', ''));
  });
  await page.goto(origin);
  await page.waitForSelector('[data-hydrated]');
  // It is installed once in all of a visitor's visits, when the first of them scrolls.
  await page.mouse.wheel(0, 100);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  // The first round loads what the others find.
  await followLinks(page);
  await page.evaluate('window.durations.length = 0');
  const changes = [];
  for (let round = 1; round <= 3; round++) changes.push(...(await followLinks(page)));
  for (const name of ['Abrir menú', 'Abrir menú']) {
    await page.getByRole('button', { name }).tap();
    await page.waitForTimeout(500);
  }
  const durations = /** @type {number[]} */ (await page.evaluate('window.durations'));
  await browser.close();
  return { changes, inp: Math.max(0, ...durations) };
}

const routes = folders
  .map((folder) => ({ floor: folder + FLOOR, file: folder, hash: `/#${folder.replace(/(?<=.)\/$/, '')}` }))
  .filter(({ hash }) => !options.only || hash === `/#${options.only}`);
const pages = routes.flatMap(({ floor, file, hash }) => (file === '/' ? [floor, file] : [floor, file, hash]));
/** @type {Map<string, Awaited<ReturnType<typeof measure>>[]>} */
const runs = new Map(pages.map((page) => [page, []]));
const visits = [];
for (let run = 1; run <= Number(options.runs); run++) {
  for (const page of pages) {
    runs.get(page)?.push(await measure(page));
    if (!options.json) process.stderr.write(`\rrun ${run} of ${options.runs}: ${page}          `);
  }
  visits.push(await measureVisit());
}
server.closeAllConnections();
server.close();
rmSync(site, { recursive: true, force: true });

const medians = pages.map((page) => {
  const results = runs.get(page) ?? [];
  const keys = /** @type {(keyof typeof results[0])[]} */ (Object.keys(results[0] ?? {}));
  return { page, ...Object.fromEntries(keys.map((key) => [key, median(results.map((result) => result[key]))])) };
});
const changes = visits.flatMap((visit) => visit.changes);
const interaction = {
  routeChange: median(changes),
  slowestRouteChange: Math.max(...changes),
  // As field data has it: the slowest of each visit.
  inp: median(visits.map(({ inp }) => inp)),
};
/**
 * The medians of a page's floor.
 *
 * @param {string} page
 * @returns {any}
 */
function floorOf(page) {
  const { floor } = routes.find((route) => Object.values(route).includes(page)) ?? {};
  return medians.find((result) => result.page === floor);
}
const missed = missedTargets();
process.exitCode = missed.length > 0 ? 1 : 0;

/** What is over its target, before any rounding. */
function missedTargets() {
  const checks = medians.flatMap((/** @type {any} */ m) => {
    const floor = floorOf(m.page);
    if (floor === m) return [];
    const ratio = m.page.includes('#') ? TARGETS.hashRatio : TARGETS.fileRatio;
    return [
      [`${m.page}: LCP to the floor's`, m.lcp / floor.lcp, ratio],
      ...(m.page === '/' ? [[`${m.page}: LCP`, m.lcp, TARGETS.homeLcp]] : []),
      [`${m.page}: TBT over the floor's`, m.tbt - floor.tbt, TARGETS.tbtOverFloor],
      [`${m.page}: CLS`, m.cls, TARGETS.cls],
      ...CATEGORIES.map((name) => [`${m.page}: points short in ${name}`, 100 - m[name], 0]),
    ];
  });
  checks.push(
    ['route change', interaction.routeChange, TARGETS.routeChange],
    ['interaction', interaction.inp, TARGETS.inp],
  );
  return checks
    .filter(([, value, target]) => !(value <= target))
    .map(([name, value, target]) => `${name} ${value.toFixed(2)} > ${target.toFixed(2)}`);
}

if (options.json) {
  console.log(JSON.stringify({ runs: Number(options.runs), targets: TARGETS, medians, interaction, missed }, null, 2));
} else {
  console.log('\n');
  console.table(
    medians.map((/** @type {any} */ m) => ({
      page: m.page,
      'LCP ms': Math.round(m.lcp),
      'of floor': (m.lcp / floorOf(m.page).lcp).toFixed(2),
      'TBT ms': Math.round(m.tbt),
      CLS: m.cls.toFixed(4),
      'script KB': (m.script / 1000).toFixed(1),
      'images KB': (m.images / 1000).toFixed(1),
      scripts: m.scripts,
      requests: m.requests,
      'total KB': (m.total / 1000).toFixed(1),
      scores: CATEGORIES.map((name) => Math.round(m[name])).join(' '),
    })),
  );
  console.log(
    `Targets: home LCP ≤ ${TARGETS.homeLcp} ms; files' LCP ≤ ${TARGETS.fileRatio} of their floor, addresses with # ≤ ${TARGETS.hashRatio}; TBT ≤ the floor's + ${TARGETS.tbtOverFloor} ms; CLS ≤ ${TARGETS.cls}; all scores 100.`,
  );
  const index = median(medians.map((/** @type {any} */ m) => m.index));
  console.log(`Speed of this machine as Lighthouse measures it: ${index.toFixed(0)}; times grow as it falls.`);
  console.log(
    `Route change at 4x slow-down: median ${interaction.routeChange.toFixed(0)} ms, slowest ${interaction.slowestRouteChange.toFixed(0)} ms (target ≤ ${TARGETS.routeChange}); slowest interaction of a visit, median ${interaction.inp} ms (target ≤ ${TARGETS.inp}).`,
  );
  console.log(missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'Every target is met.');
}
