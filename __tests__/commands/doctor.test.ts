import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../src/tools/browser/chromium';
import { hiddenContrastFaults } from '../../src/tools/doctor/contrast';
import { examinePage } from '../../src/tools/doctor/examinePage';
import type { Finding } from '../../src/tools/doctor/findings';
import { faultsOfMenu } from '../../src/tools/doctor/use';
import { es } from '../../src/tools/doctor/words/es';
import { palette } from '../sites/reference/content/theme';
import { startHost } from '../support/startHost';
import { testWith } from '../support/testWith';

const doctorTest = testWith('browser');

const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
const write = (file: string, text: string) => writeFileSync(path.join(dist, file), text);
let host: Awaited<ReturnType<typeof startHost>>;
let browser: Browser;

beforeAll(async () => {
  host = await startHost(dist);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
});

afterAll(async () => {
  await browser.close();
  await host.stop();
  rmSync(dist, { recursive: true });
});

/** The doctor's faults and advice on a home page with this content. */
async function examine(main: string, header = '') {
  const head = '<title>Ana</title><link rel="icon" href="data:,">';
  const body = `<body>${header}<main><h1>Ana</h1>${main}</main></body>`;
  write('index.html', `<!doctype html><html lang="es" data-at-rest><head>${head}</head>${body}</html>`);
  const texts = [{ file: 'src/content/owner.ts', path: 'owner.role', text: 'Largo', tag: 'es' }];
  const { faults, advice } = await examinePage(
    { browser, origin: host.url, texts, words: es },
    { folder: '', path: '/' },
  );
  const written = ({ file = 'src/content', says }: Finding) => `${file}: ${says}`;
  return { faults: [...new Set(faults.map(written))], advice: advice.map(written) };
}

/** A picture of 300 pixels. */
const PICTURE = 'foto-01234567-300.svg';

/** A drawing with a line that crosses a text in the same grid cell. */
const DRAWING =
  '<svg aria-hidden="true" width="300" height="36" style="grid-area: 1 / 1"><path d="M0 9h300" stroke="red"/></svg>';

const PLANTED: [html: string, finding: RegExp][] = [
  ['<a href="#/nada">Nada</a>', /el enlace \/#\/nada no lleva a ninguna página ni archivo: corrige su dirección\.$/],
  ['<img src="nada.png" alt="">', /falta el archivo \/nada\.png: añádelo, o quita lo que lo usa\.$/],
  ['<script>throw new Error("Ay")</script>', /error en la consola: Ay$/],
  ['<p style="width: 9px">Largo</p>', /^src\/content\/owner\.ts: «Largo» no cabe: acorta owner\.role\.$/],
  [
    '<h2 style="width: 3em; overflow-wrap: anywhere">Desarrolladora</h2>',
    /: «Desarrolladora» se parte: usa una palabra más corta\.$/,
  ],
  [
    `<div style="display: grid">${DRAWING}<h2 style="grid-area: 1 / 1; margin: 0">Subrayada</h2></div>`,
    /: «Subrayada» queda encima de un dibujo: acorta el texto\.$/,
  ],
  [
    '<form onsubmit="return false"><button type="submit">Enviar</button></form>',
    /: el formulario no señala los campos/,
  ],
  ['<figure><a href="#grande">Foto</a></figure>', /: la galería no muestra las imágenes en grande\.$/],
  ['<p lang="nada">Nada</p>', /accesibilidad: valid-lang: «Nada»: Corregir .* no incluido en la lista /],
];

doctorTest('each fault of a page is reported, and there is advice on a blurred picture', async () => {
  write('404.html', 'No está');
  write(PICTURE, '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>');
  const right = '<a href="#/">Inicio</a> <a href="#main">Contenido</a>';
  const picture = `<picture><img src="${PICTURE}" alt="Una foto" width="800"></picture>`;
  const onPlate = `<div style="display: grid">${DRAWING}<p style="grid-area: 1 / 1; margin: 0; background: white">En una placa</p></div>`;
  const { faults, advice } = await examine(right + onPlate + picture + PLANTED.map(([html]) => html).join(''));
  const causes = faults.map((fault) => PLANTED.find(([, finding]) => finding.test(fault))?.[0] ?? fault);
  expect(new Set(causes)).toEqual(new Set(PLANTED.map(([html]) => html)));
  expect(advice.join()).toMatch(/^src\/assets: la imagen \S+ se ve borrosa: .* 1344 /);
});

doctorTest('a header that does not fit is one fault, and so is an element that is wider than the window', async () => {
  const links = ['Inicio', 'Trabajos', 'Escríbeme'].map((label) => `<a href="#/">${label}</a>`);
  const header = `<header style="display: flex"><nav style="width: 9px">${links.join(' ')}</nav></header>`;
  expect((await examine('<p>Hola</p>', header)).faults).toEqual([
    'src/content/pages.ts: la cabecera no cabe: acorta los nombres de las páginas (Escríbeme, Trabajos), o quita una.',
  ]);
  expect((await examine('<p style="width: 1100px">Ancho</p>')).faults).toEqual([
    'src/content: «Ancho» es más ancho que la ventana: acorta su texto o hazlo más estrecho.',
  ]);
});

doctorTest('a link to a missing page in the menu is a fault, and so is a link to a missing language', async () => {
  const header = '<header><a href="#en" hreflang="en">EN</a><button aria-controls="menu">Menú</button></header>';
  write(
    'index.html',
    `<html lang="es" data-at-rest>${header}<div id="menu"><nav><a href="#/nada">Nada</a></nav></div></html>`,
  );
  const faults = await faultsOfMenu(browser, host.url, es);
  expect(faults).toEqual(['el menú no lleva a «Nada».', 'el enlace al idioma en no lleva a él.']);
});

doctorTest('texts with little contrast are faults, with the names of their colours', async () => {
  const { background } = palette.screen;
  const { faults } = await examine(`<p style="color: #2b2a2a; background: ${background}">Gris</p>`);
  expect(faults.join()).toMatch(
    /^src\/content\/theme\.ts: un texto en #2b2a2a sobre background \(#\w+\) tiene un contraste de 1,\d+: .* 4,5\.$/,
  );
  expect(hiddenContrastFaults(es)).toEqual([]);
  const disabled = { 'disabled-text': '#ffffff', 'disabled-surface': '#777777' };
  const unseen = hiddenContrastFaults(es, { ...palette.screen, ...disabled });
  expect(unseen).toEqual([expect.stringContaining(' tiene un contraste de 4,47: ')]);
});

doctorTest('there is advice on a large page and on large fonts', async () => {
  const waste = randomBytes(100_000).toString('hex');
  write('letra.woff2', waste);
  const font = '@font-face { font-family: Letra; src: url(letra.woff2) }';
  const { advice } = await examine(`<!-- ${waste} --><style>${font}</style><p style="font-family: Letra">Hola</p>`);
  expect(advice.join()).toMatch(/^src\/content: pesa 1\d\d.* kB .*,src\/content\/theme\.ts: .* pesan 200[, ]/);
});
