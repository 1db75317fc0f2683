/**
 * Measures the built site as a phone on slow 4G sees it, each page beside its floor, which is the best possible result:
 *
 * - with Lighthouse, each page's own file, beside the same file without any script;
 * - on the clock, the largest contentful paint at each address with `#`, beside the page's own file;
 * - the time from a tap to what it asks for, beside the same page with a menu that the browser opens by itself.
 *
 * A page and its floor are measured in turns, so that a busy machine slows both alike, and medians are shown.
 *
 * `npm run bench -- [--runs=5] [--only=/contact] [--touch]`: `--touch` measures the taps alone.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../browser/chromium';
import { requireFonts } from '../browser/fonts';
import { largestPaint } from './clock';
import { measureLoad } from './lighthouse';
import { FLOOR, serveSite } from './site';
import { TARGETS } from './targets';
import { measureTouch } from './touch';

/** Seconds after the `load` event at which the visitor taps: the site's code is on its way, or has long arrived. */
const SECONDS = [1.5, 6];

const { values: options } = parseArgs({
  options: { runs: { type: 'string' }, only: { type: 'string' }, touch: { type: 'boolean', default: false } },
});
const runs = Number(options.runs ?? 5);
const touchRuns = Number(options.runs ?? 3);

/** With the four digits that are printed. */
function median(values: number[]) {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return Number(middle.toPrecision(4));
}

/** Measures several things in turns, and gives the medians of each. */
async function inTurns<Numbers extends Record<string, number>>(
  count: number,
  measurements: { name: string; measure: () => Promise<Numbers> }[],
) {
  const results = measurements.map((measurement) => ({ ...measurement, found: [] as Numbers[] }));
  for (let run = 1; run <= count; run++) {
    for (const { name, measure, found } of results) {
      process.stderr.write(`\r${`run ${run} of ${count}: ${name}`.padEnd(60)}`);
      found.push(await measure());
    }
  }
  return results.map(({ name, found }) => {
    const keys = Object.keys(found[0] ?? {});
    const medians = keys.map((key) => [key, median(found.map((numbers) => numbers[key] ?? Number.NaN))]);
    return { name, ...(Object.fromEntries(medians) as Numbers) };
  });
}

const missed: string[] = [];
function check(name: string, value: number, target: number) {
  if (!(value <= target)) missed.push(`${name} ${value.toFixed(2)} > ${target}`);
}

requireFonts();
const { origin, headings, close } = await serveSite();
const hashOf = (folder: string) => `/#${folder.replace(/(?<=.)\/$/, '')}`;
const folders = Object.keys(headings).filter((folder) => !options.only || hashOf(folder) === `/#${options.only}`);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });

const loads = await inTurns(
  options.touch ? 0 : runs,
  folders.map((folder) => ({
    name: folder,
    async measure() {
      const { lcp: lcpFloor, tbt: tbtFloor } = await measureLoad(origin + folder + FLOOR);
      const load = await measureLoad(origin + folder);
      return { ...load, lcpFloor, lcpRatio: load.lcp / lcpFloor, tbtFloor };
    },
  })),
);

const others = folders.filter((folder) => folder !== '/');
const hashes = await inTurns(
  options.touch ? 0 : runs,
  others.map((folder) => ({
    name: hashOf(folder),
    async measure() {
      const lcp = await largestPaint(browser, origin + hashOf(folder));
      const lcpOfFile = await largestPaint(browser, origin + folder);
      return { lcp, lcpOfFile, lcpRatio: lcp / lcpOfFile };
    },
  })),
);

const study = folders.find((folder) => /^\/projects\/./.test(folder));
const touched = folders.filter((folder) => options.only || ['/', '/contact/', study].includes(folder));
const taps = [...touched, ...touched.filter((folder) => folder !== '/').map(hashOf)].flatMap((address) =>
  SECONDS.map((seconds) => ({ address, seconds })),
);
const touches = await inTurns(
  touchRuns,
  taps.map(({ address, seconds }) => ({
    name: `${address} after ${seconds} s`,
    measure: async () => ({ seconds, ...(await measureTouch(browser, origin + address, seconds, headings)) }),
  })),
);
await browser.close();
close();

for (const { name, lcpRatio, tbt, tbtFloor, cls, score } of loads) {
  check(`${name}: LCP to the floor's`, lcpRatio, name === '/' ? TARGETS.homeRatio : TARGETS.fileRatio);
  check(`${name}: TBT over the floor's`, tbt - tbtFloor, TARGETS.tbtOverFloor);
  check(`${name}: CLS`, cls, TARGETS.cls);
  check(`${name}: points short`, 100 - score, 0);
}
for (const { name, lcpRatio } of hashes) check(`${name}: LCP to its file's`, lcpRatio, TARGETS.hashRatio);
for (const { name, seconds, menu, menuFloor, heading } of touches) {
  check(`${name}: menu over the floor's`, menu - menuFloor, TARGETS.menuOverFloor);
  if (seconds >= TARGETS.headingFrom) check(`${name}: next page`, heading, TARGETS.heading);
}

console.log('\n\nLoading by Lighthouse, addresses with # on the clock, taps');
for (const rows of [loads, hashes, touches]) console.table(rows);
console.log('Targets:', TARGETS);
console.log(missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'Every target is met.');
process.exitCode = missed.length > 0 ? 1 : 0;
