/**
 * Measures the built site on slow 4G and a slow processor. Most measurements are compared with a floor, which is the best possible
 * result:
 *
 * - `lighthouse.ts` measures how a phone loads each page's own file. The floor is the same file without scripts.
 * - `clock.ts` measures the largest contentful paint on a phone at each page's address in the app, such as `/#/contact`. The result
 *   is compared with that of the page's own file, such as `/contact/`.
 * - `touch.ts` measures the time from a tap on a phone to its result. For a tap on the menu's button, the floor is the same page
 *   without scripts, with a menu that the browser opens itself.
 * - `nextPage.ts` measures the time from a click on a computer to the next page. The floor replaces the page's markup with that of
 *   the next page, without the app.
 *
 * A page and its floor are measured in turns, so that a busy machine slows both alike. The printed results are medians.
 */
import { chromium } from '@playwright/test';
import { BROWSER, chromiumFlags, findChromium } from '../browser/chromium';
import { FONTS } from '../browser/fonts';
import { readCommandLine, stop } from '../commandLine';
import { requireTools } from '../requireTools';
import { largestPaint } from './clock';
import { measureLoad } from './lighthouse';
import { measureNextPage } from './nextPage';
import { FLOOR, serveSite } from './site';
import { measureTouch } from './touch';

/* The upper limits. Times are in milliseconds, and ratios compare a page with its floor. */
const LOAD = { lcpRatio: 1.15, tbtOverFloor: 75, cls: 0.005, pointsBelowFloor: 2, pointsShort: 0 };
const LOAD_HOME = { ...LOAD, lcpRatio: 1.05 };
/** The ratio compares the time of a visit by the address in the app, such as `/#/contact`, with a visit by the file of the page. */
const HASH = { lcpRatio: 1.4 };
/**
 * The seconds from the `load` event to a tap, each with the limits for the tap. After the shorter time, the site's scripts are
 * still loading. After the longer time, all scripts have loaded.
 */
const TOUCH = [
  [1.5, { menuRatio: 1.5 }],
  [6, { menuRatio: 1.5, heading: 300 }],
] as const;

/** The ratio is the time of a page change, divided by the time on the floor (see docs/performance.md). */
const NEXT_PAGE = { ratio: 4 };

const { values: options } = readCommandLine({
  name: 'npm run bench',
  about: 'measures how the pages of the site load and answer a tap, beside the best possible result.',
  options: {
    runs: { type: 'string', about: 'the number of measurements; by default 5 of loading and 3 of taps' },
    only: { type: 'string', about: 'the only page that is measured, such as /contact' },
    touch: { type: 'boolean', about: 'measures only the taps' },
  },
});
const runs = Number(options.runs ?? 5);
const touchRuns = Number(options.runs ?? 3);
const missed: string[] = [];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures `count` times, and prints the medians with their limits. */
async function measure(
  name: string,
  targets: Record<string, number>,
  count: number,
  once: () => Promise<Record<string, number>>,
) {
  process.stdout.write(name);
  const found: Record<string, number>[] = [];
  for (let run = 0; run < count; run++) found.push(await once());
  for (const key of Object.keys(found[0] ?? {})) {
    const value = median(found.map((numbers) => numbers[key] ?? Number.NaN));
    const target = targets[key];
    const line = `${key} ${Number(value.toPrecision(4))}${target === undefined ? '' : ` (${target})`}`;
    process.stdout.write(`  ${line}`);
    if (target !== undefined && !(value <= target)) missed.push(`${name}: ${line}`);
  }
  console.log();
}

/** Returns the address in the app of the page in a folder: `/#/contact` for `/contact/`. */
const appAddress = (folder: string) => `/#${folder.replace(/(?<=.)\/$/, '')}`;

requireTools([BROWSER, FONTS]);
const { origin, headings } = await serveSite();
const { only } = options;
const folders = Object.keys(headings).filter((folder) => !only || [folder, appAddress(folder).slice(2)].includes(only));
if (folders.length === 0 || !(runs >= 1))
  stop(`--only takes one of ${Object.keys(headings).join(', ')}, and --runs a number from 1.`);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });

console.log('Medians, with their upper limits in brackets. Times are in milliseconds.');
for (const folder of options.touch ? [] : folders) {
  await measure(folder, folder === '/' ? LOAD_HOME : LOAD, runs, async () => {
    const floor = await measureLoad(origin + folder + FLOOR);
    const load = await measureLoad(origin + folder);
    return {
      ...load,
      lcpFloor: floor.lcp,
      lcpRatio: load.lcp / floor.lcp,
      tbtOverFloor: load.tbt - floor.tbt,
      pointsBelowFloor: floor.points - load.points,
    };
  });
  if (folder === '/') continue;
  await measure(appAddress(folder), HASH, runs, async () => {
    const lcp = await largestPaint(browser, origin + appAddress(folder));
    const lcpOfFile = await largestPaint(browser, origin + folder);
    return { lcp, lcpOfFile, lcpRatio: lcp / lcpOfFile };
  });
}

const study = folders.find((folder) => /^\/projects\/./.test(folder));
const touched = folders.filter((folder) => only || ['/', '/contact/', study].includes(folder));
for (const address of touched.flatMap((folder) => (folder === '/' ? folder : [folder, appAddress(folder)]))) {
  for (const [seconds, targets] of TOUCH) {
    await measure(`${address} after ${seconds} s`, targets, touchRuns, () =>
      measureTouch(browser, origin + address, seconds, headings),
    );
  }
}
const [, first] = folders;
if (first && !only) {
  await measure(`from / to ${first}`, NEXT_PAGE, touchRuns, async () => {
    const heading = await measureNextPage(browser, origin, first, false);
    const floor = await measureNextPage(browser, origin, first, true);
    return { heading, floor, ratio: heading / floor };
  });
}
await browser.close();

console.log(missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'Every target is met.');
process.exitCode = missed.length > 0 ? 1 : 0;
