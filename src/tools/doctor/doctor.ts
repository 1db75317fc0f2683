import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../browser/chromium';
import { requireFonts } from '../browser/fonts';
import { parseHtml } from '../build/pages/parseHtml';
import { program } from '../program';
import { createStaticServer, listen } from '../server/staticServer';
import { hiddenContrastFaults } from './contrast';
import { examinedPages } from './examinedPages';
import { examinePage } from './examinePage';
import { type Findings, merged } from './findings';
import { examineMetadata } from './metadata';
import { readSources } from './sources';
import { type Told, untranslated } from './untranslated';

/** Pages mostly wait, for requests and timers. */
const PAGES_AT_ONCE = 4;
/** How much of the example is listed. */
const LISTED = 10;

/** What a release refuses; of the form, every build warns. */
const REFUSED = /, which is example data\.$| is a picture of the example\.$|: owner\.contactForm is .* runs no PHP: /;
/** How a warning begins. */
const WARNING = /^(src\/|The title of )/;

/** Builds the site and visits every page of it in a real browser. */
export async function examine(): Promise<Findings> {
  requireFonts();
  const built = build();
  const sitemap = parseHtml(readFileSync('dist/sitemap.xml', 'utf8'));
  const addresses = sitemap('loc')
    .toArray()
    .map((loc) => sitemap(loc).text());
  const sources = await readSources();
  const pages = examinedPages(addresses, sources.tags);

  const server = createStaticServer({ root: 'dist' });
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
  const findings = [built, { faults: hiddenContrastFaults(), advice: sources.outdated }, examineMetadata(pages)];
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

/**
 * Builds the site. Returns what a release refuses, a form that does not work and what is left of the example, and what the
 * build warns of.
 */
function build(): Findings {
  const release = run('--release');
  const whole = release.status === 0 ? release : run();
  if (whole.status !== 0) {
    process.stderr.write(whole.stderr);
    process.exit(whole.status ?? 1);
  }
  const isRefused = (sentence: string) => REFUSED.test(sentence);
  const refused = release === whole ? [] : sentencesIn(release.stderr).filter(isRefused);
  const warnings = sentencesIn(whole.stderr).filter((sentence) => !isRefused(sentence));
  const faults = refused.filter((sentence) => sentence.includes('contactForm')).map(inSpanish);
  const examples = refused.filter((sentence) => !sentence.includes('contactForm')).map(inSpanish);
  const more = examples.length - LISTED;
  return {
    faults,
    advice: [
      ...examples.slice(0, LISTED),
      ...(more > 0 ? [`src/content: y ${more} más del ejemplo; \`npm run release\` los enumera todos.`] : []),
      ...warnings.map(inSpanish),
    ],
  };
}

function run(...options: string[]) {
  return spawnSync(process.execPath, program('build.mjs', ...options), { encoding: 'utf8' });
}

function sentencesIn(stderr: string): string[] {
  return stderr.split('\n').filter((line) => WARNING.test(line));
}

/** What a build that succeeds says of the content; mistakes that stop it are said in English. */
function inSpanish(sentence: string): string {
  return sentence
    .replace(/^(\S+): (\S+) is .*, which is example data\.$/, '$1: $2 es un texto del ejemplo.')
    .replace(/ is a picture of the example\.$/, ' es una imagen del ejemplo.')
    .replace(
      /^(\S+): owner\.contactForm is .*, but (\S+) runs no PHP: write (.*) or another service of (\S+)\.$/,
      '$1: los mensajes del formulario no llegarían: $2 no ejecuta PHP. Escribe $3 u otro servicio de $4.',
    )
    .replace(
      /^(.+): (.+) has no (.+)\. Browsers show another font's\.$/,
      '$1: $2 no tiene $3. Los navegadores lo toman de otra tipografía.',
    )
    .replace(
      /^The title of (\S+), "(.+)", is longer than search engines show; it is shortened to "(.+)"\.$/,
      'src/content: el título de $1, «$2», es más largo de lo que muestran los buscadores; queda en «$3».',
    )
    .replace(
      /^src\/content: (\S+) \((\S+)\) has the first (\d+) of each list, as more do not fit (\d) pages\.$/,
      'src/content: $1 ($2) tiene los $3 primeros de cada lista, porque más no caben en $4 páginas.',
    );
}
