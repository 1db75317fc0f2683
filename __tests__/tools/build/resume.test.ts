import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../../src/content/schema';
import { resumeOf } from '../../../src/site/resume';
import { textsIn } from '../../../src/tools/build/check/texts';
import { parseHtml } from '../../../src/tools/build/pages/parseHtml';
import { longest } from '../../sites/longest';
import { shortest } from '../../sites/shortest';
import { content, contentWith } from '../../support/reference';
import { siteOf } from '../../support/sites';

const { schema, validate } = require('@jsonresume/schema');

/** The names of all fields of the schema, which lets any other pass. */
const FIELDS: string[] = JSON.stringify(schema).match(/(?<=")[$\w]+(?=":\{)/g) ?? [];

const { owner } = content.owner;

/** The file as programs read it. */
const written = (told: Partial<Content>) =>
  JSON.parse(JSON.stringify(resumeOf({ content: { ...content, ...told }, lacks: [] })));

test.each<[name: string, told: Partial<Content>]>([
  ['the reference', {}],
  ['the longest content', longest],
  ['the shortest content', shortest],
])('of %s the file is a JSON Resume', (_, told) => {
  const resume = written(told);
  validate(resume, (errors: unknown) => expect(errors).toBeNull());
  for (const [field, text] of textsIn(resume)) {
    expect([field, field.split('.').filter((name) => /\D/.test(name) && !FIELDS.includes(name))]).toEqual([field, []]);
    if (/\b(url|canonical)$/.test(field)) expect(text).toMatch(/^https:[\w.~:/?#@!$&'()*+,;=%-]+$/);
  }
});

test('the file has the facts that the site shows, and no others', () => {
  const posts = [
    { title: 'Jefa', start: '2023-04', summary: 'Dirijo.', highlights: ['Un equipo'] },
    { title: 'Desarrolladora', start: '2021', end: '2023-03', highlights: [] },
  ];
  const study = { title: 'Ingeniería', institution: 'Universidad', start: '2015', end: '2019-12', text: 'Con tesis.' };
  const project = { ...content.projects.projects[5], title: 'Código', description: 'Piezas.', technologies: ['npm'] };
  const results = ['Uno', 'Dos'];
  const url = 'https://a.test/';
  const resume = written({
    about: { about: { statement: 'Hago sitios.', offer: '', paragraphs: ['Desde 2015.', 'Y aplicaciones.'] } },
    owner: {
      ...content.owner,
      curriculum: {
        experience: [{ title: 'Por mi cuenta', time: 'más de dos años', text: 'Interfaces.' }],
        studies: [{ title: 'Diplomado', time: '2014', text: 'Academia' }],
        languages: ['Español', 'Inglés, B2, con certificado'],
      },
    },
    career: {
      career: {
        experience: [{ firm: 'Estudio', url: 'https://estudio.test/', place: 'Lima', posts }],
        studies: [study],
        certificates: [{ title: 'Accesibilidad', issuer: 'Instituto', date: '2024-02' }],
      },
    },
    projects: {
      ...content.projects,
      projects: [
        { ...project, role: 'Desarrollo', year: 2024, client: 'Un local', results, url },
        { ...project, url: undefined, repository: 'https://git.test/b' },
      ] as Content['projects']['projects'],
    },
  });
  const { name, role, email, phone, siteUrl, profiles, city, region, skills } = owner;
  const firm = { name: 'Estudio', location: 'Lima', url: 'https://estudio.test/' };
  const shown = { name: 'Código', description: 'Piezas.', keywords: ['npm'] };
  expect(resume).toEqual({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      ...{ name, label: role, email, phone, url: siteUrl, profiles, location: { city, countryCode: region } },
      summary: 'Hago sitios.\n\nDesde 2015.\n\nY aplicaciones.',
    },
    work: [
      { ...firm, position: 'Jefa', startDate: '2023-04', summary: 'Dirijo.', highlights: ['Un equipo'] },
      { ...firm, position: 'Desarrolladora', startDate: '2021', endDate: '2023-03' },
      { position: 'Por mi cuenta', summary: 'Interfaces.' },
    ],
    education: [
      { institution: 'Universidad', area: 'Ingeniería', startDate: '2015', endDate: '2019-12' },
      { institution: 'Academia', area: 'Diplomado' },
    ],
    certificates: [{ name: 'Accesibilidad', date: '2024-02', issuer: 'Instituto' }],
    skills: skills.map((name) => ({ name })),
    languages: [{ language: 'Español' }, { language: 'Inglés', fluency: 'B2, con certificado' }],
    projects: [
      { ...shown, endDate: '2024', url, roles: ['Desarrollo'], entity: 'Un local', highlights: results },
      { ...shown, url: 'https://git.test/b' },
    ],
    meta: { canonical: `${siteUrl}resume.json`, version: 'v1.0.0' },
  });
});

test('an address is as it was written, unless a URI cannot have its characters', () => {
  const urlOf = (siteUrl: string) => written(contentWith('owner.owner.siteUrl', siteUrl)).basics.url;
  expect(urlOf("https://ana.test/(a)?b='%C3%B1'&c=*#d")).toBe("https://ana.test/(a)?b='%C3%B1'&c=*#d");
  expect(urlOf('https://ñandú.test/ñ{a}|100%')).toBe('https://xn--and-6ma2c.test/%C3%B1%7Ba%7D%7C100%25');
});

test.each([
  ['', `Currículum de ${owner.name}`, owner.role, 6],
  ['en/', `${owner.name} | Resume`, 'Full-stack developer', 5],
])(
  'the edition at /%s has the file in its language, which its page about the owner names',
  (folder, title, label, count) => {
    const built = (file: string) => readFileSync(path.join(siteOf('editions'), file), 'utf8');
    const $ = parseHtml(built(`${folder}about/index.html`));
    const link = $('head link[type="application/json"]');
    expect(link.attr()).toMatchObject({ rel: 'alternate', title });
    const file = path.posix.join(folder, 'about', $('base').attr('href') ?? '', link.attr('href') ?? '');
    const { basics, projects } = JSON.parse(built(file));
    expect([basics.label, basics.url, projects.length]).toEqual([label, owner.siteUrl + folder, count]);
  },
);
