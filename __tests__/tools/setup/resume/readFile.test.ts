/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { nothingSaid } from '../../../../src/tools/setup/questions';
import { importResume } from '../../../../src/tools/setup/resume/importResume';
import { editionsOf, readResumeFile } from '../../../../src/tools/setup/resume/readFile';

const EXPORT = '__tests__/tools/setup/resume/files/linkedin';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'resume-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, content: string | Uint8Array = '{}'): string {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
}

/** An archive of LinkedIn's export, whose files lie in a folder. */
function zipped(prefix: string) {
  const files = readdirSync(EXPORT).map((name) => [prefix + name, readFileSync(path.join(EXPORT, name))]);
  return written('export.zip', zipSync(Object.fromEntries(files)));
}

const JSON_RESUME = '{ "basics": { "name": "Ana Núñez" } }';

test.each([JSON_RESUME, `\ufeff${JSON_RESUME}`])('a file in UTF-8 is read, with a mark or without', (content) => {
  expect(readResumeFile(written('resume.json', content)).resume).toEqual({ basics: { name: 'Ana Núñez' } });
});

test.each([
  ['comentarios.json', '{ // mi currículum\n "basics": {}, }', /JSON/],
  ['latin.json', Buffer.from('{ "basics": "Núñez" }', 'latin1'), /utf-8/],
  ['lista.json', '[]', /^no tiene basics, work, /],
  ['reactive.json', '{ "basics": {}, "sections": {}, "metadata": {} }', /^no tiene basics, work, /],
  ['otro.zip', zipSync({ 'a.txt': strToU8('a') }), /^no tiene Profile\.csv/],
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

test("LinkedIn's export is read", async () => {
  const answers = { main: nothingSaid(), english: nothingSaid() };
  const typed = new Map<string, string>();
  const { report } = await importResume({ main: readResumeFile(EXPORT) }, answers, typed);
  const leader = { title: 'Líder', start: '2020-01', summary: 'Llevé la tienda.', highlights: ['Pagos en línea'] };
  const developer = { title: 'Desarrolladora', start: '2018-06', end: '2020-01' };
  expect(answers.main).toMatchObject({
    owner: {
      ...{ name: 'Ana María Núñez Pérez', familyName: 'Núñez Pérez', role: 'Desarrolladora', email: 'ana@correo.test' },
      ...{ city: 'San José', country: 'Costa Rica', skills: ['React', 'Docker'] },
      profiles: [
        { network: 'X', url: 'https://x.com/ana' },
        { network: 'Blog', url: 'https://ana.test/blog' },
      ],
    },
    about: { statement: 'Hago sitios que se entienden, "sin ruido".', paragraphs: ['Enseño matemáticas.'] },
    career: {
      experience: [{ firm: 'Sur', place: 'Lima', posts: [leader, developer] }],
      studies: [{ title: 'Licenciatura', institution: 'Universidad', start: '2012', end: '2016' }],
      certificates: [{ title: 'Scrum', issuer: 'Alianza', date: '2021-05' }],
    },
    curriculum: { languages: ['Español, nativo o bilingüe'] },
  });
  expect(typed.get('main.owner.siteUrl')).toBe('https://ana.test');
  expect(report.slice(2)).toEqual(['- work «Asesora»: falta la empresa', '- Connections.csv: no se lee']);
});

test.each(['', 'Export/Basic/'])("LinkedIn's export is read from an archive too, whose files lie in «%s»", (prefix) => {
  const { resume } = readResumeFile(EXPORT);
  expect(readResumeFile(zipped(prefix))).toEqual({ name: 'export.zip', resume, unread: [`${prefix}Connections.csv`] });
});
