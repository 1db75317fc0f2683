/**
 * Measures the built site as a phone on slow 4G sees it, each page beside its floor, which is the best possible result:
 *
 * - with Lighthouse, each page in its own file and at its address with `#`, beside the file without any script;
 * - how long a page blocks the processor while it loads, beside the same file;
 * - the time from a tap to what it asks for, beside the same page with a menu that the browser opens by itself;
 * - the changes of page and the slowest interaction of a walk over all pages, beside the same walk without the app.
 *
 * Runs are interleaved, so that a busy machine slows all pages alike, and medians are shown.
 *
 * `npm run bench -- [--runs=5] [--json] [--only=/contact] [--touch]`: `--touch` measures the taps alone.
 *
 * `npm run bench -- --build` measures the build instead: from nothing, and again with nothing changed.
 */
import { parseArgs } from 'node:util';
import { requireFonts } from '../browser/fonts';
import { measureBuild } from './build';
import { measureLoad } from './load';
import { median } from './median';
import { startBrowser } from './phone';
import { printLoads, printTouches, printVisits } from './report';
import { FLOOR, serveSite } from './site';
import { loadChecks, missedIn, TARGETS, touchChecks, visitChecks } from './targets';
import { measureTouch, WAITS } from './touch';
import { measureVisit } from './visit';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string' },
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    touch: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
  },
});

if (options.build) {
  process.exitCode = measureBuild() ? 0 : 1;
  process.exit();
}

const loadRuns = options.touch ? 0 : Number(options.runs ?? 5);
const touchRuns = Number(options.runs ?? 3);

requireFonts();
const { origin, pages, close } = await serveSite();
const routes = [...pages.keys()]
  .map((folder) => ({ floor: folder + FLOOR, file: folder, hash: `/#${folder.replace(/(?<=.)\/$/, '')}` }))
  .filter(({ hash }) => !options.only || hash === `/#${options.only}`);
const addresses = routes.flatMap(({ floor, file, hash }) => (file === '/' ? [floor, file] : [floor, file, hash]));

function tell(text: string) {
  if (!options.json) process.stderr.write(`\r${text.padEnd(60)}`);
}

/** The addresses that are tapped on: one of each kind, or all of the page that was asked for. */
function touchedAddresses() {
  const all = routes.flatMap(({ file, hash }) =>
    (file === '/' ? [file] : [file, hash]).map((page) => ({ page, folder: file })),
  );
  if (options.only) return all;
  const studies = [...pages.keys()].filter((folder) => /^\/projects\/./.test(folder));
  const [file] = studies;
  const hash = routes.find((route) => route.file === studies[Math.floor(studies.length / 2)])?.hash;
  return all.filter(({ page }) => ['/', file, '/contact/', hash].includes(page));
}

/** The median of each number in the results. */
function mediansOf<T extends Record<string, number>>(results: T[]) {
  const keys = Object.keys(results[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, median(results.map((result) => result[key] ?? Number.NaN))])) as T;
}

const browser = await startBrowser();
const loads: Map<string, Awaited<ReturnType<typeof measureLoad>>[]> = new Map(addresses.map((page) => [page, []]));
type Visits = Awaited<ReturnType<typeof measureVisit>>[];
const visits: Visits = [];
const floorVisits: Visits = [];
for (let run = 1; run <= loadRuns; run++) {
  for (const [page, results] of loads) {
    tell(`run ${run} of ${loadRuns}: ${page}`);
    results.push(await measureLoad(browser, origin + page));
  }
  visits.push(await measureVisit(browser, origin, pages));
  floorVisits.push(await measureVisit(browser, origin, pages, true));
}

const taps = touchedAddresses().flatMap(({ page, folder }) => WAITS.map((wait) => ({ page, folder, wait })));
const touches: Map<(typeof taps)[0], Awaited<ReturnType<typeof measureTouch>>[]> = new Map(
  taps.map((tap) => [tap, []]),
);
for (let run = 1; run <= touchRuns; run++) {
  for (const [tap, results] of touches) {
    tell(`taps, run ${run} of ${touchRuns}: ${tap.page} after ${tap.wait} s`);
    results.push(await measureTouch(browser, origin, tap, pages));
  }
}
await browser.close();
close();

const loaded = [...(options.touch ? [] : loads)].map(([page, results]) => ({ page, ...mediansOf(results) }));
const touched = [...touches].map(([{ page, wait }, results]) => ({ page, wait, ...mediansOf(results) }));

function mediansOfVisits(visits: Visits) {
  const changes = visits.flatMap((visit) => visit.changes);
  return {
    routeChange: median(changes),
    slowestRouteChange: Math.max(...changes),
    // As field data has it: the slowest of each visit.
    inp: median(visits.map(({ inp }) => inp)),
  };
}

const interaction = options.touch ? undefined : { ...mediansOfVisits(visits), floor: mediansOfVisits(floorVisits) };

function floorOf(page: string) {
  const { floor } = routes.find((route) => Object.values(route).includes(page)) ?? {};
  const found = loaded.find((result) => result.page === floor);
  if (!found) throw new Error(`${page} has no floor.`);
  return found;
}

const missed = missedIn([
  ...loaded.filter(({ page }) => !page.endsWith(FLOOR)).flatMap((result) => loadChecks(result, floorOf(result.page))),
  ...(interaction ? visitChecks(interaction) : []),
  ...touched.flatMap(touchChecks),
]);
process.exitCode = missed.length > 0 ? 1 : 0;

if (options.json) {
  const results = { targets: TARGETS, medians: loaded, interaction, touch: touched, missed };
  console.log(JSON.stringify({ runs: { load: loadRuns, touch: touchRuns }, ...results }, null, 2));
} else {
  console.log('\n');
  if (!options.touch) printLoads(loaded, floorOf);
  if (interaction) printVisits(interaction);
  printTouches(touched);
  console.log(missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'Every target is met.');
}
