import { chromium } from '@playwright/test';
import { owner } from '../../content/owner';
import { demos, projects } from '../../content/projects';
import { BROWSER, chromiumFlags, findChromium } from '../browser/chromium';
import { requireTools } from '../browser/requireTools';
import { NOBODY } from '../build/check/example';
import { readCommandLine, SPANISH } from '../commandLine';
import { createStaticServer, listen } from '../server/staticServer';
import { build, exampleFaults, formFaults } from './build';
import { hiddenContrastFaults } from './contrast';
import { examinePage } from './examinePage';
import { type Findings, reportOf } from './findings';
import { adviceOnLinks, outsideLinks } from './links';
import { adviceOnSlides } from './slides';
import { faultsOfMenu } from './use';
import { adviceOnVideos } from './videos';

/** Pages mostly wait, for requests and timers. */
const PAGES_AT_ONCE = 4;

const { values: options } = readCommandLine({
  name: 'npm run doctor',
  about: 'construye el sitio, visita cada página en un navegador y dice qué corregir y dónde.',
  options: {
    example: { type: 'boolean', about: 'acepta los datos del ejemplo, y lo visita en español y en inglés' },
  },
  words: SPANISH,
});
requireTools([
  {
    ...BROWSER,
    missing: 'No hay navegador: instala Chromium o Chrome, o escribe dónde está en la variable CHROME_PATH',
  },
]);
const editions = options.example && owner.name === NOBODY ? ['--editions=es,en'] : [];
const { pages, examples, texts, warnings } = build(...editions);
const server = createStaticServer({ root: 'dist' });
const origin = `http://localhost:${await listen(server, 0)}`;
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
// Asked while the pages are visited.
const linkAdvice = adviceOnLinks(outsideLinks(texts));
const found: Findings[] = [
  {
    faults: [...exampleFaults(options.example ? [] : examples), ...formFaults(owner), ...hiddenContrastFaults()],
    advice: [...adviceOnSlides({ projects, demos }), ...adviceOnVideos('src/assets'), ...warnings],
  },
];
try {
  for (let first = 0; first < pages.length; first += PAGES_AT_ONCE) {
    const some = pages.slice(first, first + PAGES_AT_ONCE);
    found.push(...(await Promise.all(some.map((page) => examinePage(browser, origin, page)))));
  }
  for (const folder of new Set(pages.map(({ folder }) => folder))) {
    const faults = await faultsOfMenu(browser, new URL(folder, origin).href);
    found.push({ faults: faults.map((fault) => `src/pages: /${folder}: ${fault}`), advice: [] });
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
found.push({ faults: [], advice: await linkAdvice });
const { text, status } = reportOf(found);
console.log(text);
process.exitCode = status;
