/** @jest-environment node */

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { projects } from '#site/otherPages';
import { program } from '../../src/tools/program';
import { curriculum, owner } from '../sites/reference/content/owner';
import { pages } from '../sites/reference/content/pages';
import { palette } from '../sites/reference/content/theme';
import { copyProject } from '../support/copyProject';
import { startHelper } from '../support/helper';
import type { PdfText } from '../support/pdfText';
import { SITE } from '../support/sites';

const { phone = '' } = owner;
const { studies = [], experience: jobs = [] } = curriculum;

/** Every value of the owner that is here, with that of another one. */
const replacements: [old: string, next: string][] = [
  [owner.name, 'Ágata Núñez'],
  [owner.familyName, 'Núñez'],
  [owner.role, 'Desarrolladora web & móvil'],
  [owner.profession, 'desarrolladora web'],
  [owner.birthDate, '1987-11-03'],
  [owner.city, 'San José'],
  [owner.country, 'Costa Rica'],
  [owner.region, 'CR'],
  [owner.illustrations?.skyline ?? '', 'Ilustración de San José'],
  [owner.illustrations?.map ?? '', 'Mapa de Costa Rica'],
  [phone, '+506 8123-4567'],
  [owner.email, 'agata@correo.test'],
  [owner.siteUrl, 'https://agata.test/sitio/'],
  ...owner.profiles.map(({ network, url }): [string, string] => [url, `https://redes.test/${network}`]),
  ...studies.flatMap(({ title, time, text }): [string, string][] => [
    [title, 'Ingeniería en Computación'],
    [time, 'graduada en 2010'],
    [text, 'Universidad de Prueba'],
  ]),
  ...jobs.slice(0, 1).map(({ time }): [string, string] => [time, 'casi nueve años']),
];

const CORAL = palette.screen['stroke-1'];
const MAGENTA = '#e0218a';

/** A copy of the project with the other owner, built as it is for publishing. */
let copy: string;
const inCopy = (file: string) => path.join(copy, file);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
}

const readPdf = startHelper<PdfText>('pdfText');
/** What the curriculum says. */
let curriculumText: PdfText;

/** What a file says: the bundler writes accented letters in scripts as escapes, and words are set as units in markup. */
function textOf(file: string): string {
  if (file.endsWith('.pdf')) return JSON.stringify(curriculumText);
  return readFileSync(file, 'utf8')
    .replaceAll(/<\/?span\b[^>]*>/g, '')
    .replaceAll(/\\(?:x|u)([\dA-Fa-f]{2,4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Changes a file of the copy's content. */
function change(name: 'owner' | 'projects' | 'theme', changed: (source: string) => string) {
  const file = inCopy(`src/content/${name}.ts`);
  writeFileSync(file, changed(readFileSync(file, 'utf8')));
}

/** A high photograph in the place of the map, blue above and green at its very bottom. */
async function replaceMap() {
  rmSync(inCopy('src/assets/illustrations/map.svg'));
  const bottom = { create: { width: 600, height: 60, channels: 3, background: '#20c040' } } as const;
  await sharp({ create: { width: 600, height: 1200, channels: 3, background: '#2040c0' } })
    .composite([{ input: bottom, gravity: 'south' }])
    .toFile(inCopy('src/assets/illustrations/map.png'));
}

beforeAll(async () => {
  copy = copyProject();
  await replaceMap();
  change('owner', (source) =>
    replacements.reduce((text, [old, next]) => text.replaceAll(`'${old}'`, `'${next}'`), source),
  );
  change('projects', (source) =>
    projects.reduce(
      (text, { id, url, repository }) =>
        text
          .replaceAll(`'${url}'`, `'https://obras.test/${id}'`)
          .replaceAll(`'${repository}'`, `'https://codigo.test/${id}'`),
      source,
    ),
  );
  // The pictures stay.
  const pictures = ['projects', 'services', 'illustrations'].flatMap((folder) =>
    readdirSync(inCopy(`src/assets/${folder}`)).map((file) => `${folder}/${path.parse(file).name}`),
  );
  change('owner', (source) => source.replace(/(kept\b.*)\[\]/, `$1${JSON.stringify(pictures)}`));
  change('theme', (source) => source.replace(CORAL, MAGENTA));
  const { status, stderr } = spawnSync(process.execPath, program('build.mjs', '--release'), {
    cwd: copy,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  curriculumText = (await readPdf(inCopy('dist/cv.pdf'))).result;
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('no file holds anything of the previous owner', () => {
  const digits = phone.replace(/\D/g, '');
  const facts = [owner.name, owner.profession, owner.birthDate, owner.city, owner.country];
  const own = [phone, digits, owner.email, owner.siteUrl, new URL(owner.siteUrl).host, `es_${owner.region}`];
  const rest = [...owner.profiles.map(({ url }) => url), ...studies.flatMap(({ title, text }) => [title, text])];
  for (const file of filesIn(inCopy('dist'))) {
    const text = textOf(inCopy(`dist/${file}`));
    expect([file, [...facts, ...own, ...rest].filter((fact) => text.includes(fact))]).toEqual([file, []]);
  }
});

test('a colour that is changed in the palette is changed in every page, drawing, icon and style', () => {
  const texts = filesIn(inCopy('dist')).filter((file) => /\.(html|css|js|svg|php|webmanifest)$/.test(file));
  const holding = (colour: string) => texts.filter((file) => textOf(inCopy(`dist/${file}`)).includes(colour));
  expect(holding(CORAL)).toEqual([]);
  expect(holding(MAGENTA)).toEqual(
    expect.arrayContaining([
      'index.html',
      'favicon.svg',
      'contact.php',
      expect.stringMatching(/^assets\/hero-.*\.svg$/),
      expect.stringMatching(/^assets\/parrot-.*\.svg$/),
    ]),
  );
});

test('the new owner is in every place', () => {
  const expected: Record<string, string[]> = {
    'index.html': [
      'Ágata Núñez',
      'desarrolladora web en Costa Rica',
      'https://agata.test/sitio/#/',
      'agata@correo.test',
      'es_CR',
    ],
    'about/index.html': ['Sobre mí | Ágata Núñez', 'DESARROLLADORA WEB', 'Ilustración de San José'],
    'contact/index.html': ['Costa Rica, San José', '+506 8123-4567', 'https://wa.me/50681234567', 'Mapa de Costa Rica'],
    'projects/4/index.html': ['| Ágata Núñez', 'https://agata.test/sitio/projects/4/'],
    '404.html': ['/sitio/'],
    'contacto.vcf': [
      'N:Núñez;Ágata;;;',
      'TEL;TYPE=CELL:+50681234567',
      'EMAIL;TYPE=INTERNET:agata@correo.test',
      'San José',
    ],
    'resume.json': ['Ágata Núñez', '+506 8123-4567', 'https://agata.test/sitio/', '"countryCode": "CR"'],
    'manifest.webmanifest': ['Ágata Núñez, Desarrolladora web'],
    'sitemap.xml': ['https://agata.test/sitio/projects/4/'],
    'robots.txt': ['https://agata.test/sitio/sitemap.xml'],
    'cv.pdf': [
      'Ágata Núñez',
      'Desarrolladora web',
      'San José, Costa Rica',
      '+506 8123-4567',
      'agata@correo.test',
      'agata.test/sitio',
      'redes.test/GitHub',
      'Casi nueve años',
      'Ingeniería en Computación',
      'Graduada en 2010',
    ],
  };
  for (const [file, facts] of Object.entries(expected)) {
    const text = textOf(inCopy(`dist/${file}`));
    expect([file, facts.filter((fact) => !text.includes(fact))]).toEqual([file, []]);
  }
});

test('every share image is drawn again', () => {
  const images = filesIn(`${SITE}/share`);
  expect(images).toHaveLength(Object.keys(pages).length + projects.length);
  for (const image of images) {
    const [old, next] = [`${SITE}/share/${image}`, inCopy(`dist/share/${image}`)].map((file) => readFileSync(file));
    expect([image, next?.equals(old ?? Buffer.alloc(0))]).toEqual([image, false]);
  }
});

test('a share image shows a photograph whole', async () => {
  const { data, info } = await sharp(inCopy('dist/share/contact.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The image has few colours, none of them exact.
  const count = (colour: number[]) =>
    Array.from({ length: info.width * info.height }, (_, pixel) =>
      colour.every((value, channel) => Math.abs((data[3 * pixel + channel] ?? 0) - value) < 16),
    ).filter(Boolean).length;
  const [blue, green] = [count([0x20, 0x40, 0xc0]), count([0x20, 0xc0, 0x40])];
  expect(green).toBeGreaterThan(4000);
  expect(green / (blue + green)).toBeCloseTo(0.05);
});
