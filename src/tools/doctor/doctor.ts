import { chromium } from '@playwright/test';
import { editions, owner } from '../../content/owner';
import { demos, projects } from '../../content/projects';
import { BROWSER, chromiumFlags, findChromium } from '../browser/chromium';
import { NOBODY } from '../build/check/example';
import { exampleFaults, formFaults, warningInWords } from '../build/warnings';
import { readCommandLine, spokenIn } from '../commandLine';
import { requireTools } from '../requireTools';
import { createStaticServer, listen } from '../server/staticServer';
import { build, curriculumFaults } from './build';
import { hiddenContrastFaults } from './contrast';
import { examinePage } from './examinePage';
import { type Finding, type Findings, reportOf } from './findings';
import { adviceOnLinks, outsideLinks } from './links';
import { adviceOnSlides, adviceOnTitles } from './projects';
import { faultsOfMenu } from './use';
import { adviceOnVideos } from './videos';
import { en } from './words/en';
import { es } from './words/es';

/** The number of pages that are visited at once. Visits at once save time, because pages mostly wait for requests and timers. */
const PAGES_AT_ONCE = 4;

const spoken = spokenIn(editions);
const words = { es, en }[spoken];
const { values: options } = readCommandLine({
  name: 'npm run doctor',
  about: words.about,
  options: { example: { type: 'boolean', about: words.example } },
  spoken,
});
requireTools([{ ...BROWSER, missing: words.noBrowser }], words);
const built = build(...(options.example && owner.name === NOBODY ? ['--editions=es,en'] : []));
const { pages, examples, texts, warnings } = built;
const folders = [...new Set(pages.map(({ folder }) => folder))];
const server = createStaticServer({ root: 'dist' });
const origin = `http://localhost:${await listen(server, 0)}`;
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
const visit = { browser, origin, texts, words };
// The links are checked while the pages are visited.
const linkAdvice = adviceOnLinks(outsideLinks(texts), words);
const findingsOf = (sentences: readonly string[]): Finding[] => sentences.map((says) => ({ says }));
const found: Findings[] = [
  {
    faults: findingsOf([
      ...exampleFaults(options.example ? [] : examples, words),
      ...formFaults(owner, words),
      ...curriculumFaults(folders, words),
      ...hiddenContrastFaults(words).map((fault) => `src/content/theme.ts: ${fault}`),
    ]),
    advice: findingsOf([
      ...adviceOnSlides({ projects, demos }, words),
      ...adviceOnTitles({ projects }, words),
      ...adviceOnVideos('src/assets', words),
      ...warnings.map((warning) => warningInWords(warning, words)),
    ]),
  },
];
try {
  for (let first = 0; first < pages.length; first += PAGES_AT_ONCE) {
    const some = pages.slice(first, first + PAGES_AT_ONCE);
    found.push(...(await Promise.all(some.map((page) => examinePage(visit, page)))));
  }
  for (const folder of folders) {
    const faults = await faultsOfMenu(browser, new URL(folder, origin).href, words);
    found.push({ faults: findingsOf(faults.map((fault) => `src/pages: /${folder}: ${fault}`)), advice: [] });
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
found.push({ faults: [], advice: findingsOf(await linkAdvice) });
const { text, status } = reportOf(found, words, pages.length);
console.log(text);
process.exitCode = status;
