/** @jest-environment node */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { examinedPages } from '../../../src/tools/doctor/examinedPages';
import { examineMetadata } from '../../../src/tools/doctor/metadata';

const HOME = 'https://ana.dev/';
const FILES = ['', 'about/', 'en/', 'en/about/'];

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
});

afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** What the doctor says of a site in two languages of which one page's file was changed. */
function faultsWith(changed?: string, from = '', to = '') {
  for (const file of FILES) {
    const other = file.replace('en/', '');
    const alternates = [
      ['es', other],
      ['en', `en/${other}`],
      ['x-default', `en/${other}`],
    ].map(([language, target]) => `<link rel="alternate" hreflang="${language}" href="${HOME}${target}">`);
    const head = `<head><title>Ana</title><meta name="description" content="${file || 'portada'}">
<link rel="canonical" href="${HOME}${file}"><meta property="og:image" content="${HOME}${file}share.png">
${alternates.join('\n')}</head>`.replace('<title>Ana', `<title>Ana ${other}`);
    mkdirSync(path.join(dist, file), { recursive: true });
    writeFileSync(path.join(dist, file, 'share.png'), '');
    writeFileSync(path.join(dist, file, 'index.html'), file === changed ? head.replaceAll(from, to) : head);
  }
  const pages = examinedPages(
    FILES.map((file) => HOME + file),
    ['es', 'en'],
  );
  return examineMetadata(pages, dist).faults;
}

test('the pages of two languages may have the same title, and name each other', () => {
  expect(faultsWith()).toEqual([]);
});

const ALTERNATES = 'src/tools/build/pages/AlternateTags.tsx';

test.each([
  [
    'has no alternate in one of the languages',
    'about/',
    `<link rel="alternate" hreflang="en" href="${HOME}en/about/">`,
    '',
    `${ALTERNATES}: el hreflang="en" de /about falta: es ${HOME}en/about/.`,
  ],
  [
    'does not name itself',
    'en/about/',
    `<link rel="alternate" hreflang="en" href="${HOME}en/about/">`,
    '',
    `${ALTERNATES}: el hreflang="en" de /en/about falta: es ${HOME}en/about/.`,
  ],
  [
    'has an alternate that is not there',
    'en/about/',
    `hreflang="es" href="${HOME}about/"`,
    `hreflang="es" href="${HOME}nada/"`,
    `${ALTERNATES}: el hreflang="es" de /en/about es ${HOME}nada/, que no es esta página en ningún idioma.`,
  ],
  [
    'has an alternate in another language than it says',
    '',
    `hreflang="en" href="${HOME}en/"`,
    `hreflang="en" href="${HOME}"`,
    `${ALTERNATES}: el hreflang="en" de / es ${HOME}, que tiene lang="es".`,
  ],
  [
    'has the description of another language',
    'en/about/',
    'content="en/about/"',
    'content="about/"',
    'src/content/en/metadata.ts: /about y /en/about tienen igual la descripción: «about/».',
  ],
  [
    'has the title of another page of its language',
    'en/about/',
    'Ana about/',
    'Ana ',
    'src/content/en/metadata.ts: /en y /en/about tienen igual el título: «Ana ».',
  ],
])('a page that %s is at fault', (_, file, from, to, fault) => {
  expect(faultsWith(file, from, to)).toEqual([fault]);
});

test('a file that the head of a page names must be there', () => {
  const link = '<link rel="alternate" type="application/json" href="resume.json">';
  expect(faultsWith('en/about/', '</head>', `<base href="../">${link}</head>`)).toEqual([
    'src/tools/build/pages/html.ts: el archivo resume.json que nombra /en/about no está.',
  ]);
  writeFileSync(path.join(dist, 'en/resume.json'), '{}');
  expect(faultsWith('en/about/', '</head>', `<base href="../">${link}</head>`)).toEqual([]);
});

test('the pages of one language that are not of the same default are at fault', () => {
  const changed = `hreflang="x-default" href="${HOME}about/"`;
  expect(faultsWith('about/', `hreflang="x-default" href="${HOME}en/about/"`, changed)).toEqual([
    `${ALTERNATES}: el hreflang="x-default" de /about no es el de /en/about.`,
    `${ALTERNATES}: el hreflang="x-default" de /en/about no es el de /about.`,
  ]);
});
