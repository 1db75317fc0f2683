import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../browser/chromium';
import { requireFonts } from '../browser/fonts';
import { parseHtml } from '../build/pages/parseHtml';
import { program } from '../program';
import { createStaticServer, listen } from '../server/staticServer';
import { hiddenContrastFaults } from './contrast';
import { examinePage } from './examinePage';
import { type Findings, merged } from './findings';
import { examineMetadata } from './metadata';
import { sitePages } from './sitePages';
import { readSources } from './sources';
import { type Told, untranslated } from './untranslated';

/** Pages mostly wait, for requests and timers. */
const PAGES_AT_ONCE = 4;
/** How much of the example is listed. */
const LISTED = 10;

/** Builds the site and visits every page of it in a real browser. */
export async function examine(): Promise<Findings> {
  requireFonts();
  const built = build();
  const sitemap = parseHtml(readFileSync('dist/sitemap.xml', 'utf8'));
  const addresses = sitemap('loc')
    .toArray()
    .map((loc) => sitemap(loc).text());
  const sources = await readSources();
  const pages = sitePages(addresses, sources.tags);

  const server = createStaticServer({ root: 'dist' });
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
  const findings = [built, { faults: hiddenContrastFaults(), advice: [] }, examineMetadata(pages)];
  const told: Told[] = [];
  try {
    const left = [...pages];
    const examineNext = async (): Promise<void> => {
      const page = left.shift();
      if (page === undefined) return;
      const { texts, ...found } = await examinePage(browser, origin, page, pages);
      findings.push(found);
      told.push({ page, texts });
      await examineNext();
    };
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, examineNext));
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  const inOrder = told.sort((one, other) => pages.indexOf(one.page) - pages.indexOf(other.page));
  return merged([...findings, untranslated(inOrder, sources)]);
}

/** Builds the site. Returns what a release refuses: a form that does not work, and what is left of the example. */
function build(): Findings {
  const release = spawnSync(process.execPath, program('build.mjs', '--release'), { encoding: 'utf8' });
  if (release.status === 0) return { faults: [], advice: [] };
  execFileSync(process.execPath, program('build.mjs'), { stdio: ['ignore', 'ignore', 'inherit'] });
  const sentences = release.stderr.split('\n').filter((line) => line.startsWith('src/'));
  const faults = sentences.filter((sentence) => sentence.includes('contactForm')).map(inSpanish);
  const examples = sentences.filter((sentence) => !sentence.includes('contactForm')).map(inSpanish);
  const more = examples.length - LISTED;
  return {
    faults,
    advice: [
      ...examples.slice(0, LISTED),
      ...(more > 0 ? [`src/content: y ${more} más del ejemplo; \`npm run release\` las enumera todas.`] : []),
    ],
  };
}

/** What a release says; other mistakes of the owner stop every build, which says them in English. */
function inSpanish(sentence: string): string {
  return sentence
    .replace(/^(\S+): (\S+) is .*, which is example data\.$/, '$1: $2 es un texto del ejemplo.')
    .replace(/ is a picture of the example\.$/, ' es una imagen del ejemplo.')
    .replace(
      /^(\S+): owner\.contactForm is .*, but (\S+) runs no PHP: write (.*) or another service of (\S+)\.$/,
      '$1: los mensajes del formulario no llegarían: $2 no ejecuta PHP. Escribe $3 u otro servicio de $4.',
    );
}
