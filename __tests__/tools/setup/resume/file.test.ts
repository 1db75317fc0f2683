/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { readResumeFile, spanishBeside } from '../../../../src/tools/setup/resume/file';
import { linesOf, type Note } from '../../../../src/tools/setup/resume/report';
import { takeResume } from '../../../../src/tools/setup/resume/takeResume';

const EXPORT = {
  'Profile.csv': `First Name,Last Name,Headline,Summary,Birth Date,Geo Location,Twitter Handles,Websites
Ana María,Núñez Pérez,Desarrolladora,"Hago sitios que se entienden, ""sin ruido"".
Enseño matemáticas.",14 may,"San José, Costa Rica",[ana],"[PORTFOLIO:https://ana.test,BLOG:https://ana.test/blog]"
`,
  'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
Sur,Líder,"Llevé la tienda.
• Pagos en línea",Lima,Jan 2020,
,Asesora,,,Mar 2018,Apr 2018

Sur,Desarrolladora,,Lima,Jun 2018,Jan 2020
`,
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversidad,2012,2016,,Licenciatura,Coro\n',
  'Skills.csv': 'Name\nReact\nDocker\n',
  'Languages.csv': 'Name,Proficiency\nSpanish,Native or bilingual proficiency\n',
  'Certifications.csv': 'Name,Url,Authority,Started On,Finished On,License Number\nScrum,,Alianza,May 2021,,77\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nb@correo.test,Yes,No,\nana@correo.test,Yes,Yes,\n',
  'Connections.csv': 'First Name\nLuis\n',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'resume-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

const zipped = (name: string, prefix: string, files: Record<string, string> = EXPORT) =>
  written(
    name,
    zipSync(Object.fromEntries(Object.entries(files).map(([file, text]) => [prefix + file, strToU8(text)]))),
  );

function take(file: string) {
  const notes: Note[] = [];
  const { resume, placeOf, unread } = readResumeFile(file);
  const taken = takeResume(resume, 'es', ({ path, text }, sentence) =>
    notes.push({ path: placeOf(path), text, sentence }),
  );
  return { ...taken, unread, told: linesOf(notes) };
}

const JSON_RESUME = '{ "basics": { "name": "Ana Núñez" } }';
const utf16 = Buffer.from(`\ufeff${JSON_RESUME}`, 'utf16le');

test.each([
  ['UTF-8', JSON_RESUME],
  ['UTF-8 with a mark', `\ufeff${JSON_RESUME}`],
  ['UTF-16 LE', utf16],
  ['UTF-16 BE', Buffer.from(utf16).swap16()],
  ['UTF-16 without a mark', utf16.subarray(2)],
])('a file in %s is read', (_, content) => {
  expect(take(written('resume.json', content)).owner.name).toBe('Ana Núñez');
});

test.each([
  ['{ "basics": ', /^resume\.json no es JSON bien escrito: .+\.$/],
  [Buffer.from('{ "basics": "Núñez" }', 'latin1'), /^resume\.json no está en UTF-8: guárdalo así en tu editor\.$/],
  ['[]', /^resume\.json no es un JSON Resume: no tiene entradas con nombre\.$/],
  ['['.repeat(200_000), /^resume\.json no es JSON bien escrito/],
  [
    '{ "basics": {}, "sections": {}, "metadata": {} }',
    /^resume\.json es de Reactive Resume: expórtalo como JSON Resume\.$/,
  ],
  ['{ "cv": {} }', /^resume\.json es de RenderCV: /],
  ['{ "basics": {}, "experience": [] }', /tiene experience, y los empleos van en work\.$/],
  ['{ "nombre": "Ana" }', /^resume\.json no es un JSON Resume: no tiene basics, work, /],
  [Buffer.alloc(1e7, 32), /^resume\.json es demasiado grande: se leen archivos de hasta 5 MB\.$/],
])('a file %# that is no JSON Resume is refused in one sentence', (content, sentence) => {
  const file = written('resume.json', content);
  expect(() => readResumeFile(file)).toThrow(sentence);
});

test('a file that is not there is refused', () => {
  expect(() => readResumeFile('nada.json')).toThrow(/^No existe .*nada\.json\.$/);
});

test('the Spanish résumé is that with -es beside the other', () => {
  const spanish = written('pair-es.json', JSON_RESUME);
  expect(spanishBeside(path.join(folder, 'pair.json'))).toBe(spanish);
  expect(spanishBeside(spanish)).toBeUndefined();
});

test.each([
  [
    'folder',
    () => path.dirname(Object.entries(EXPORT).map(([name, text]) => written(`linkedin/${name}`, text))[0] ?? ''),
  ],
  ['ZIP', () => zipped('plano.zip', '')],
  ['ZIP with folders', () => zipped('carpetas.zip', 'Export/Basic/')],
])("the %s of LinkedIn's export is read, with places in its files", (_, place) => {
  const { owner, about, career, languages, unread, told } = take(place());
  expect(owner).toMatchObject({
    name: 'Ana María Núñez Pérez',
    familyName: 'Núñez Pérez',
    role: 'Desarrolladora',
    email: 'ana@correo.test',
    city: 'San José',
    country: 'Costa Rica',
    skills: ['React', 'Docker'],
    siteUrl: 'https://ana.test/',
    profiles: [
      { network: 'X', url: 'https://x.com/ana' },
      { network: 'Blog', url: 'https://ana.test/blog' },
    ],
  });
  expect(about).toEqual({
    statement: 'Hago sitios que se entienden, "sin ruido".',
    paragraphs: ['Enseño matemáticas.'],
  });
  expect(career).toEqual({
    experience: [
      {
        firm: 'Sur',
        place: 'Lima',
        posts: [
          { title: 'Líder', start: '2020-01', summary: 'Llevé la tienda.', highlights: ['Pagos en línea'] },
          { title: 'Desarrolladora', start: '2018-06', end: '2020-01' },
        ],
      },
    ],
    studies: [{ title: 'Licenciatura', institution: 'Universidad', start: '2012', end: '2016' }],
    certificates: [{ title: 'Scrum', issuer: 'Alianza', date: '2021-05' }],
  });
  expect(languages).toEqual(['Español, nativo o bilingüe']);
  expect(unread).toEqual([expect.stringMatching(/Connections\.csv$/)]);
  expect(told).toEqual(
    expect.arrayContaining([
      '- Profile.csv, fila 2, Birth Date «14 may»: no se entiende como fecha con día, mes y año, y se pregunta.',
      '- Profile.csv, fila 2, Twitter Handles «ana»: queda como X, https://x.com/ana.',
      '- Positions.csv, fila 3: queda fuera: falta la empresa.',
      expect.stringMatching(/Education\.csv, fila 2, Activities «Coro», .*License Number «77»: no tiene lugar/),
    ]),
  );
});

test.each([
  ['of something else', () => zipped('otro.zip', '', { 'a.txt': 'a' }), /no tiene los archivos de LinkedIn/],
  ['with a way out', () => zipped('fuera.zip', '../'), /tiene un archivo fuera de su carpeta, \.\.\/Profile\.csv/],
  ['that is broken', () => written('roto.zip', 'PK'), /no se puede abrir como ZIP/],
])('a ZIP %s is refused', (_, file, sentence) => {
  const place = file();
  expect(() => readResumeFile(place)).toThrow(sentence);
});
