import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../../src/content/schema';
import { resumeOf } from '../../../src/site/resume';
import { textsIn } from '../../../src/tools/build/check/texts';
import { parseHtml } from '../../../src/tools/build/pages/parseHtml';
import { owner } from '../../sites/reference/content/owner';
import { projects } from '../../sites/reference/content/projects';
import { content } from '../../support/reference';
import { siteOf } from '../../support/sites';

const { schema, validate } = require('@jsonresume/schema');

/** The names of all fields of the schema, which lets any other pass. */
const FIELDS: string[] = JSON.stringify(schema).match(/(?<=")[$\w]+(?=":\{)/g) ?? [];

/** What the schema refuses, fields that it does not know, and addresses with characters that a URI has not. */
function faultsIn(resume: unknown): unknown[] {
  const faults: unknown[] = [];
  validate(resume, (errors: unknown[] | null) => faults.push(...(errors ?? [])));
  for (const [field, text] of textsIn(resume)) {
    if (field.split('.').some((name) => /\D/.test(name) && !FIELDS.includes(name))) faults.push(field);
    if (/\b(url|canonical)$/.test(field) && !/^https:[\w.~:/?#@!$&'()*+,;=%-]+$/.test(text)) faults.push(field);
  }
  return faults;
}

/** The file as programs read it. */
const written = (told: Partial<Content>) =>
  JSON.parse(JSON.stringify(resumeOf({ content: { ...content, ...told }, lacks: [] })));
const built = (name: string, file = 'resume.json') => readFileSync(path.join(siteOf(name), file), 'utf8');

test('however much an owner tells, the file is a JSON Resume', () => {
  for (const name of ['reference', 'longest', 'shortest']) {
    expect([name, faultsIn(JSON.parse(built(name)))]).toEqual([name, []]);
  }
});

test('the file has the facts that the site shows, and no others', () => {
  const [first, second] = projects;
  const told = {
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
        experience: [
          {
            firm: 'Estudio de diseño',
            url: 'https://estudio.test/',
            place: 'Lima',
            posts: [
              { title: 'Jefa de desarrollo', start: '2023-04', summary: 'Dirijo.', highlights: ['Un equipo de tres'] },
              { title: 'Desarrolladora', start: '2021', end: '2023-03', highlights: [] },
            ],
          },
        ],
        studies: [
          { title: 'Ingeniería', institution: 'Universidad', start: '2015', end: '2019-12', text: 'Con tesis.' },
        ],
        certificates: [{ title: 'Accesibilidad', issuer: 'Instituto', date: '2024-02' }],
      },
    },
    projects: {
      ...content.projects,
      projects: [
        {
          ...first,
          results: ['Uno', 'Dos'],
          role: 'Desarrollo',
          year: 2024,
          client: 'Un local',
          url: 'https://menu.test/',
        },
        {
          ...second,
          results: undefined,
          role: undefined,
          year: undefined,
          client: undefined,
          url: undefined,
          repository: 'https://git.test/b',
        },
      ] as typeof projects,
    },
  };
  expect(written(told)).toEqual({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: owner.name,
      label: owner.role,
      email: owner.email,
      phone: owner.phone,
      url: owner.siteUrl,
      summary: 'Hago sitios.\n\nDesde 2015.\n\nY aplicaciones.',
      location: { city: owner.city, countryCode: owner.region },
      profiles: owner.profiles,
    },
    work: [
      {
        name: 'Estudio de diseño',
        location: 'Lima',
        position: 'Jefa de desarrollo',
        url: 'https://estudio.test/',
        startDate: '2023-04',
        summary: 'Dirijo.',
        highlights: ['Un equipo de tres'],
      },
      {
        name: 'Estudio de diseño',
        location: 'Lima',
        position: 'Desarrolladora',
        url: 'https://estudio.test/',
        startDate: '2021',
        endDate: '2023-03',
      },
      { position: 'Por mi cuenta', summary: 'Interfaces.' },
    ],
    education: [
      { institution: 'Universidad', area: 'Ingeniería', startDate: '2015', endDate: '2019-12' },
      { institution: 'Academia', area: 'Diplomado' },
    ],
    certificates: [{ name: 'Accesibilidad', date: '2024-02', issuer: 'Instituto' }],
    skills: owner.skills.map((name) => ({ name })),
    languages: [{ language: 'Español' }, { language: 'Inglés', fluency: 'B2, con certificado' }],
    projects: [
      {
        name: first?.title,
        description: first?.description,
        highlights: ['Uno', 'Dos'],
        keywords: first?.technologies,
        endDate: '2024',
        url: 'https://menu.test/',
        roles: ['Desarrollo'],
        entity: 'Un local',
      },
      {
        name: second?.title,
        description: second?.description,
        keywords: second?.technologies,
        url: 'https://git.test/b',
      },
    ],
    meta: { canonical: `${owner.siteUrl}resume.json`, version: 'v1.0.0' },
  });
});

test('an address is as it was written, unless a URI cannot have its characters', () => {
  const urlOf = (siteUrl: string) => written({ owner: { ...content.owner, owner: { ...owner, siteUrl } } }).basics.url;
  expect(urlOf("https://ana.test/(a)?b='%C3%B1'&c=*#d")).toBe("https://ana.test/(a)?b='%C3%B1'&c=*#d");
  expect(urlOf('https://ñandú.test/ñ{a}|100%')).toBe('https://xn--and-6ma2c.test/%C3%B1%7Ba%7D%7C100%25');
});

test('each edition has the file in its language, which its page about the owner names', () => {
  const [spanish, inEnglish] = ['', 'en/'].map((folder) => {
    const $ = parseHtml(built('editions', `${folder}about/index.html`));
    const link = $('head link[type="application/json"]');
    const file = path.posix.join(folder, 'about', $('base').attr('href') ?? '', link.attr('href') ?? '');
    return { rel: link.attr('rel'), title: link.attr('title'), resume: JSON.parse(built('editions', file)) };
  });
  expect(spanish).toMatchObject({ rel: 'alternate', title: `Currículum de ${owner.name}` });
  expect(spanish?.resume.projects).toHaveLength(projects.length);
  expect(inEnglish).toMatchObject({ rel: 'alternate', title: `${owner.name} | Resume` });
  expect(inEnglish?.resume.basics).toMatchObject({ label: 'Full-stack developer', url: `${owner.siteUrl}en/` });
  expect(inEnglish?.resume.projects).toHaveLength(projects.length - 1);
});
