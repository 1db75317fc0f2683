/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { nothingSaid } from '../../../../src/tools/setup/questions';
import { importResume } from '../../../../src/tools/setup/resume/importResume';
import { editionsOf, readResumeFile } from '../../../../src/tools/setup/resume/readFile';

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
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nScrum,,Alianza,May 2021,May 2023,77\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nb@correo.test,Yes,No,\nana@correo.test,Yes,Yes,\n',
  'Connections.csv': 'First Name\nLuis\n',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'resume-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, content: string | Uint8Array = '{}'): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

const zipped = (prefix: string, files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([file, text]) => [prefix + file, strToU8(text)])));

const JSON_RESUME = '{ "basics": { "name": "Ana Núñez" } }';

test.each([JSON_RESUME, `\ufeff${JSON_RESUME}`])('a file in UTF-8 is read, with a mark or without', (content) => {
  expect(readResumeFile(written('resume.json', content)).resume).toEqual({ basics: { name: 'Ana Núñez' } });
});

test.each([
  ['comentarios.json', '{ // mi currículum\n "basics": {}, }', /JSON/],
  ['latin.json', Buffer.from('{ "basics": "Núñez" }', 'latin1'), /utf-8/],
  ['lista.json', '[]', /^no tiene basics, work, /],
  ['reactive.json', '{ "basics": {}, "sections": {}, "metadata": {} }', /^no tiene basics, work, /],
  ['otro.zip', zipped('', { 'a.txt': 'a' }), /^no tiene Profile\.csv/],
  ['roto.zip', strToU8('PK'), /zip/],
])('%s is refused', (name, content, reason) => {
  const file = written(name, content);
  expect(() => readResumeFile(file)).toThrow(reason);
});

test.each([
  ['cv.json', ['cv_english.json'], 'cv.json', 'cv_english.json'],
  ['resume.json', ['resume.en.json', 'otro-en.json'], 'resume.json', 'resume.en.json'],
  ['resume-en.json', ['resume.json'], 'resume.json', 'resume-en.json'],
  ['resume.json', ['resume-es.json'], 'resume-es.json', 'resume.json'],
  ['resume-en.json', [], 'resume-en.json', undefined],
  ['resume.json', ['otro.json'], 'resume.json', undefined],
])('of %s beside %j, %s is the Spanish one and %s that in English', (name, others, main, english) => {
  for (const other of others) written(other);
  const files = editionsOf(written(name));
  expect([path.basename(files.main), files.english && path.basename(files.english)]).toEqual([main, english]);
});

test.each([
  [
    'folder',
    () => path.dirname(Object.entries(EXPORT).map(([name, text]) => written(`linkedin/${name}`, text))[0] ?? ''),
  ],
  ['ZIP', () => written('plano.zip', zipped('', EXPORT))],
  ['ZIP with folders', () => written('carpetas.zip', zipped('Export/Basic/', EXPORT))],
])("the %s of LinkedIn's export is read", async (_, place) => {
  const answers = { main: nothingSaid(), english: nothingSaid() };
  const typed = new Map<string, string>();
  const { report } = await importResume({ main: readResumeFile(place()) }, answers, typed);
  const { owner, about, career, curriculum } = answers.main;
  expect(owner).toMatchObject({
    ...{ name: 'Ana María Núñez Pérez', familyName: 'Núñez Pérez', role: 'Desarrolladora', email: 'ana@correo.test' },
    ...{ city: 'San José', country: 'Costa Rica', skills: ['React', 'Docker'] },
    profiles: [
      { network: 'X', url: 'https://x.com/ana' },
      { network: 'Blog', url: 'https://ana.test/blog' },
    ],
  });
  expect([typed.get('main.owner.siteUrl'), about, curriculum.languages]).toEqual([
    'https://ana.test',
    { statement: 'Hago sitios que se entienden, "sin ruido".', paragraphs: ['Enseño matemáticas.'] },
    ['Español, nativo o bilingüe'],
  ]);
  expect(career).toEqual({
    experience: [
      {
        ...{ firm: 'Sur', place: 'Lima' },
        posts: [
          { title: 'Líder', start: '2020-01', summary: 'Llevé la tienda.', highlights: ['Pagos en línea'] },
          { title: 'Desarrolladora', start: '2018-06', end: '2020-01' },
        ],
      },
    ],
    studies: [{ title: 'Licenciatura', institution: 'Universidad', start: '2012', end: '2016' }],
    certificates: [{ title: 'Scrum', issuer: 'Alianza', date: '2021-05' }],
  });
  expect(report.slice(2)).toEqual([
    '- work «Asesora»: falta la empresa',
    expect.stringMatching(/Connections\.csv: no se lee$/),
  ]);
});
