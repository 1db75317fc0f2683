/** @jest-environment node */

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../src/tools/browser/chromium';
import { adviceOnExample, formFaults } from '../../src/tools/doctor/build';
import { hiddenContrastFaults } from '../../src/tools/doctor/contrast';
import { examinePage } from '../../src/tools/doctor/examinePage';
import { routeOf, textsFileOf } from '../../src/tools/doctor/findings';
import { program } from '../../src/tools/program';
import { createStaticServer, listen } from '../../src/tools/server/staticServer';
import { owner } from '../sites/reference/content/owner';
import { palette } from '../sites/reference/content/theme';
import { copyProject } from '../support/copyProject';

const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
const server = createStaticServer({ root: dist });
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
});

afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(dist, { recursive: true, force: true });
});

/** What the doctor says of a home page whose `main` has this. */
async function examine(main: string) {
  const head = '<title>Ana</title><link rel="icon" href="data:,">';
  writeFileSync(
    path.join(dist, 'index.html'),
    `<!doctype html><html lang="es" data-ready><head>${head}</head><body><main><h1>Ana</h1>${main}</main></body></html>`,
  );
  if (!server.listening) await listen(server, 0);
  const { port } = server.address() as { port: number };
  return examinePage(browser, `http://localhost:${port}`, { folder: '', path: '/' });
}

test('a page with nothing wrong is not mentioned', async () => {
  expect(await examine('<a href="#/">Inicio</a> <a href="#main">Contenido</a>')).toEqual({ faults: [], advice: [] });
});

/** Of 300 pixels. */
const PICTURE = 'foto-01234567-300.svg';

const PLANTED: [name: string, html: string, finding: RegExp][] = [
  ['a link to no page', '<a href="#/nada">Nada</a>', /^el enlace \/#\/nada no lleva a ninguna página ni archivo\.$/],
  [
    'a link to no file',
    '<a href="nada.pdf">Nada</a>',
    /^el enlace \/nada\.pdf no lleva a ninguna página ni archivo\.$/,
  ],
  ['a picture that is not there', '<img src="nada.png" alt="">', /^falta el archivo \/nada\.png\.$/],
  ['a script that fails', '<script>throw new Error("Ay")</script>', /^error en la consola: Ay$/],
  [
    'what is wider than the window',
    '<p style="width: 1100px">Ancho</p>',
    /^a (320|390|768|1024) px, algo no cabe: la página mide 1\d\d\d px de ancho y la ventana \d+\.$/,
  ],
  [
    'a text that leaves its box',
    '<p class="caja" style="width: 9px">Largo</p>',
    /^a \d+ px, algo no cabe: «Largo» sobresale [\d.]+ px de <p class="caja">\.$/,
  ],
  [
    'a heading whose word is broken',
    '<h2 style="width: 3em; overflow-wrap: anywhere">Desarrolladora</h2>',
    /^a \d+ px, algo no cabe: «Desarrolladora» se parte\.$/,
  ],
  [
    'a picture with too few pixels',
    `<picture><img src="${PICTURE}" alt="Una foto" width="800"></picture>`,
    /^a \d+ px, la imagen foto se ve borrosa \(300 píxeles en 800\): pon un original de al menos 1600 píxeles de ancho o, /,
  ],
  [
    'what axe finds',
    '<p lang="nada">Nada</p>',
    /^accesibilidad: valid-lang: p\S*: Corregir .* no incluido en la lista /,
  ],
];

describe('of a page with faults', () => {
  const findings: string[] = [];

  beforeAll(async () => {
    writeFileSync(path.join(dist, PICTURE), '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>');
    const { faults } = await examine(PLANTED.map(([, html]) => html).join(''));
    findings.push(...faults.map((fault) => fault.replace(/^src\/content: \/: /, '')));
  });

  test.each(PLANTED)('%s is named', (_, __, expected) => {
    expect(findings.filter((finding) => expected.test(finding))).not.toEqual([]);
  });

  test('nothing else is named', () => {
    expect(findings.filter((finding) => !PLANTED.some(([, , expected]) => expected.test(finding)))).toEqual([]);
  });
});

test('texts that are hard to read are faults, with the names of their colours', async () => {
  const { background } = palette.screen;
  const { faults } = await examine(`<p style="color: #2b2a2a; background: ${background}">Apenas se lee</p>`);
  expect(faults).toEqual([
    expect.stringMatching(
      /^src\/content\/theme\.ts: un texto en #2b2a2a sobre background \(#\w+\) tiene un contraste de 1\.\d+; se lee bien desde 4\.5\.$/,
    ),
  ]);
  expect(hiddenContrastFaults()).toEqual([]);
  expect(hiddenContrastFaults({ ...palette.screen, 'error-surface': palette.screen.text })).toEqual([
    expect.stringContaining(' tiene un contraste de 1; '),
  ]);
});

test('a page, scripts and fonts that weigh much are advised against', async () => {
  const waste = randomBytes(100_000).toString('hex');
  for (const file of ['a.js', 'b.js', 'letra.woff2']) writeFileSync(path.join(dist, file), `'${waste}'`);
  const font = '@font-face { font-family: Letra; src: url(letra.woff2) }';
  const { advice } = await examine(`<!-- ${waste} --><script src="a.js"></script><script src="b.js"></script>
    <style>${font}</style><p style="font-family: Letra">Hola</p>`);
  expect(advice).toEqual([
    expect.stringMatching(/^src\/content: \/ pesa 1\d\d(,\d)? kB comprimidos, más de /),
    expect.stringMatching(/^src\/pages: los scripts de \/ pesan 2\d\d(,\d)? kB /),
    expect.stringMatching(/^src\/content\/theme\.ts: las tipografías pesan 200(,\d)? kB /),
  ]);
});

test('the pages of an edition are named by its folder', () => {
  expect(routeOf({ folder: 'en/', path: '/' })).toBe('/en/');
  expect(routeOf({ folder: 'en/', path: '/projects/4' })).toBe('/en/projects/4');
  expect(textsFileOf({ folder: '', path: '/projects/4' })).toBe('src/content/projects.ts');
  expect(textsFileOf({ folder: 'nada/', path: '/about' })).toBe('src/content/nada');
});

test('a form that reaches nobody is a fault', () => {
  expect(formFaults({ ...owner, siteUrl: 'https://ana.github.io/' })).toEqual([
    expect.stringMatching(/^src\/content\/owner\.ts: los mensajes del formulario no llegarían: ana\.github\.io no /),
  ]);
  expect(formFaults(owner)).toEqual([]);
});

test('ten things that are left of the example are listed, and the others counted', () => {
  const examples = Array.from({ length: 12 }, (_, index) => ({ place: 'owner.ts', field: `field${index}`, text: '' }));
  expect(adviceOnExample([{ place: 'src/assets/crud' }, ...examples])).toEqual([
    'src/assets/crud es una imagen del ejemplo.',
    ...Array.from({ length: 9 }, (_, index) => `owner.ts: field${index} es del ejemplo.`),
    'src/content: y 3 más del ejemplo; `npm run release` los enumera todos.',
  ]);
});

describe('the command', () => {
  const CURRICULUM = 'El currículum de Ana';
  const copy = copyProject();
  const inCopy = (file: string) => path.join(copy, file);
  const change = (file: string, from: string | RegExp, to: string) =>
    writeFileSync(inCopy(file), readFileSync(inCopy(file), 'utf8').replace(from, to));

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('tells faults, which keep a site from being published, from advice', () => {
    // In all other widths each page says the same again.
    change('src/tools/browser/overflow.ts', /WIDTHS = \[[^\]]*\]/, 'WIDTHS = [320]');
    change('src/sections/Hero.tsx', 'href={cvUrl}', 'href="nada.pdf"');
    const about = `{ titles: ['${'Sobre mí '.repeat(10).trim()}'] }`;
    const words = `export const words = { metadata: { pages: { about: ${about} } } };\n`;
    writeFileSync(inCopy('src/content/words.ts'), words);
    writeFileSync(inCopy('public/cv.pdf'), CURRICULUM);
    const { status, stdout, stderr } = spawnSync(process.execPath, program('src/tools/doctor/doctor.ts'), {
      cwd: copy,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, '']);
    const [faults, advice] = stdout.split('\n\nConsejos:\n');
    expect(faults).toBe('Fallos:\nsrc/content: /: el enlace /nada.pdf no lleva a ninguna página ni archivo.');
    expect(advice).toMatch(/^src\/content\/owner\.ts\S* owner\.name es del ejemplo\.$/m);
    expect(advice).toMatch(/\nThe title of \/\w+, ".*", is longer than search engines show; /);
    expect(advice).toMatch(/\n\nCorrige los fallos antes de publicar\.\n$/);
  });

  test("a curriculum of the owner's own is in the place of a drawn one", () => {
    expect(readFileSync(inCopy('dist/cv.pdf'), 'utf8')).toBe(CURRICULUM);
  });
});
