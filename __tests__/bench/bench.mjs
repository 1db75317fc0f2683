/**
 * Measures the built site as a phone on slow 4G sees it, each page beside its floor, which is the best possible result:
 *
 * - with Lighthouse, each page in its own file and at its address with `#`, beside the file without any script;
 * - the changes of page and the slowest interaction of a walk over all pages.
 *
 * Runs are interleaved, so that a busy machine slows all pages alike, and medians are shown.
 *
 * `npm run bench -- [--runs=5] [--json] [--only=/contact]`
 *
 * `npm run bench -- --build` measures the build instead: from nothing, and again with nothing changed.
 */
import { parseArgs } from 'node:util';
import { requireFonts } from '../support/fonts.mjs';
import { measureBuild } from './build.mjs';
import { measureLoad } from './lighthouse.mjs';
import { median } from './median.mjs';
import { printLoads, printVisits } from './report.mjs';
import { FLOOR, serveSite } from './site.mjs';
import { loadChecks, missedIn, TARGETS, visitChecks } from './targets.mjs';
import { measureVisit } from './visit.mjs';

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

const runs = Number(options.runs);

requireFonts();
const { origin, pages, close } = await serveSite();
const routes = [...pages.keys()]
  .map((folder) => ({ floor: folder + FLOOR, file: folder, hash: `/#${folder.replace(/(?<=.)\/$/, '')}` }))
  .filter(({ hash }) => !options.only || hash === `/#${options.only}`);
const addresses = routes.flatMap(({ floor, file, hash }) => (file === '/' ? [floor, file] : [floor, file, hash]));

/** @param {string} text */
function tell(text) {
  if (!options.json) process.stderr.write(`\r${text.padEnd(60)}`);
}

/**
 * The median of each number in the results.
 *
 * @template {Record<string, number>} T
 * @param {T[]} results
 */
function mediansOf(results) {
  const keys = Object.keys(results[0] ?? {});
  return /** @type {T} */ (
    Object.fromEntries(keys.map((key) => [key, median(results.map((result) => result[key] ?? Number.NaN))]))
  );
}

/** @type {Map<string, Awaited<ReturnType<typeof measureLoad>>[]>} */
const loads = new Map(addresses.map((page) => [page, []]));
/** @type {Awaited<ReturnType<typeof measureVisit>>[]} */
const visits = [];
for (let run = 1; run <= runs; run++) {
  for (const [page, results] of loads) {
    tell(`run ${run} of ${runs}: ${page}`);
    results.push(await measureLoad(origin + page));
  }
  visits.push(await measureVisit(origin, pages));
}

close();
close();

const loaded = [...loads].map(([page, results]) => ({ page, ...mediansOf(results) }));
const changes = visits.flatMap((visit) => visit.changes);
const interaction = {
  routeChange: median(changes),
  slowestRouteChange: Math.max(...changes),
  // As field data has it: the slowest of each visit.
  inp: median(visits.map(({ inp }) => inp)),
};

/** @param {string} page */
function floorOf(page) {
  const { floor } = routes.find((route) => Object.values(route).includes(page)) ?? {};
  return loaded.find((result) => result.page === floor);
}

const missed = missedIn([
  ...loaded.filter(({ page }) => !page.endsWith(FLOOR)).flatMap((result) => loadChecks(result, floorOf(result.page))),
  ...visitChecks(interaction),
]);
process.exitCode = missed.length > 0 ? 1 : 0;

if (options.json) {
  console.log(JSON.stringify({ runs, targets: TARGETS, medians: loaded, interaction, missed }, null, 2));
} else {
  console.log('\n');
  printLoads(loaded, floorOf);
  printVisits(interaction);
  console.log(missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'Every target is met.');
}
