/** @jest-environment node */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { choose } from '../../../../src/tools/setup/language';
import { noAnswers } from '../../../../src/tools/setup/questions';
import { importResume } from '../../../../src/tools/setup/resume/importResume';
import { languageOf, readResumeFile, readResumes } from '../../../../src/tools/setup/resume/readFile';
import { testFolder } from '../../../support/testFolder';

const EXPORT = '__tests__/tools/setup/resume/files/linkedin';

const inFolder = testFolder();
afterEach(() => choose(['es']));

function written(name: string, content: string | Uint8Array = '{}'): string {
  writeFileSync(inFolder(name), content);
  return inFolder(name);
}

const JSON_RESUME = '{ "basics": { "name": "Ana Núñez" } }';

test.each([JSON_RESUME, `\ufeff${JSON_RESUME}`])(
  'a file in UTF-8 is read, with or without a byte order mark',
  (content) => {
    expect(readResumeFile(written('resume.json', content)).basics).toEqual({ name: 'Ana Núñez' });
  },
);

test.each([
  ['comentarios.json', '{ // mi currículum\n "basics": {}, }', /^línea 1, columna 3: .*comments/],
  ['coma.json', '{\n  "basics": {"name": "Ana"},\n}', /^línea 2, columna 28: .*trailing commas/],
  ['latin.json', Buffer.from('{ "basics": "Núñez" }', 'latin1'), /utf-8/],
  ['lista.json', '[]', /^no tiene las secciones de un JSON Resume/],
  ['reactive.json', '{ "basics": {}, "sections": {}, "metadata": {} }', /^no tiene las secciones de un JSON Resume/],
  ['otro.zip', zipSync({ 'a.txt': strToU8('a') }), /^no tiene Profile\.csv/],
  ['roto.zip', strToU8('PK'), /zip/],
])('%s is refused', (name, content, reason) => {
  const file = written(name, content);
  expect(() => readResumeFile(file)).toThrow(reason);
});

test.each([
  ['es', 'cv.json', 'cv_english.json', 'cv.json', 'cv_english.json'],
  ['es', 'resume.json', 'resume.en.json', 'resume.json', 'resume.en.json'],
  ['es', 'resume-es.json', 'resume-en.json', 'resume-es.json', 'resume-en.json'],
  ['es', 'resume.json', 'otro-en.json', 'resume.json', undefined],
  ['es', 'resume-en.json', 'resume.json', 'resume-en.json', undefined],
  ['en', 'cv.json', 'cv-en.json', 'cv-en.json', undefined],
  ['en,es', 'cv.json', 'cv-en.json', 'cv-en.json', 'cv.json'],
  ['en,es', 'cv.json', 'cv-es.json', 'cv.json', 'cv-es.json'],
])(
  'a site in %s, given %s beside %s, takes its texts from %s and the translation from %s',
  (editions, name, other, ...taken) => {
    choose(editions.split(','));
    const [file] = [name, other].map((name) => written(name, '{ "basics": {} }'));
    const { main, translation } = readResumes(file as string);
    expect([main.name, translation?.name]).toEqual(taken);
  },
);

test.each([
  ['es', '{ "basics": { "summary": "Hago sitios con React y Node." } }'],
  ['en', '{ "basics": { "summary": "I make sites with React and Node for La Paz." } }'],
] as const)('the language %s is recognised in %s', (tag, json) => {
  expect(languageOf(readResumeFile(written('cv.json', json)))).toBe(tag);
});

test("LinkedIn's export fills the fields of the site", async () => {
  const answers = { main: noAnswers(), translation: noAnswers() };
  const { left, offers } = await importResume({ main: readResumeFile(EXPORT) }, answers, new Map());
  const leader = { title: 'Líder', start: '2020-01', summary: 'Llevé la tienda.', highlights: ['Pagos en línea'] };
  const developer = { title: 'Desarrolladora', start: '2018-06', end: '2020-01' };
  expect(answers.main).toMatchObject({
    owner: { familyName: 'Núñez Pérez', email: 'ana@correo.test', country: 'Costa Rica', skills: ['React', 'Docker'] },
    about: { statement: 'Hago sitios que se entienden, "sin ruido".', paragraphs: ['Enseño matemáticas.'] },
    career: {
      experience: [
        { firm: 'Sur', place: 'Lima', posts: [leader, developer] },
        { firm: 'Asesora', posts: [{ start: '2018-03', end: '2018-04' }] },
      ],
      studies: [{ title: 'Licenciatura', institution: 'Universidad', start: '2012', end: '2016' }],
      certificates: [{ title: 'Scrum', issuer: 'Alianza', date: '2021-05' }],
      more: [
        { kind: 'awards', entries: [{ title: 'Mejor tesis', date: '2018-12' }] },
        { kind: 'other', heading: 'Organizaciones', entries: [{ title: 'Tesorera', organisation: 'ACM Panamá' }] },
        { kind: 'publications', entries: [{ title: 'Mapas vivos', organisation: 'Revista Sur', date: '2021-02' }] },
        { kind: 'volunteering', entries: [{ title: 'Socorrista', organisation: 'Cruz Roja', start: '2019-01' }] },
      ],
    },
    curriculum: { languages: ['Español, nativo o bilingüe'] },
  });
  expect(offers.map(({ question }) => question)).toEqual([
    '¿Publicas lo que dice Pat Ruiz? «Ana entrega siempre lo que promete.»',
  ]);
  expect(left).toEqual([
    'archivos que no se leen: Connections.csv',
    'education.activities: «Coro» no tiene lugar en el sitio',
    'certificates.endDate: «May 2023» no tiene lugar en el sitio',
    'certificates.License Number: «77» no tiene lugar en el sitio',
    'volunteer.cause: «Salud» no tiene lugar en el sitio',
    'references.Creation Date: «07/21/09, 12:11 PM» no tiene lugar en el sitio',
    'references.status: «VISIBLE» no tiene lugar en el sitio',
  ]);
});

test.each(['', 'Export/Basic/'])("LinkedIn's export is read from an archive whose files are in «%s»", (prefix) => {
  const { basics, sections } = readResumeFile(EXPORT);
  const files = readdirSync(EXPORT).map((name) => [prefix + name, readFileSync(path.join(EXPORT, name))]);
  const archive = written('export.zip', zipSync(Object.fromEntries(files)));
  const left = [`archivos que no se leen: ${prefix}Connections.csv`];
  expect(readResumeFile(archive)).toEqual({ name: 'export.zip', basics, sections, left });
});
