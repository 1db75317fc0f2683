import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content, ProjectEntry } from '../../../src/content/schema';
import { resumeOf } from '../../../src/site/resume';
import { textsIn } from '../../../src/tools/build/check/texts';
import { parseHtml } from '../../../src/tools/build/pages/parseHtml';
import { editions, highlights, summary } from '../../sites/editions';
import { longest } from '../../sites/longest';
import { shortest } from '../../sites/shortest';
import { content, contentWith } from '../../support/reference';
import { siteDist } from '../../support/sites';

const { schema, validate } = require('@jsonresume/schema');

/** The names of all fields of the schema, which accepts unknown fields. */
const FIELDS: string[] = JSON.stringify(schema).match(/(?<=")[$\w]+(?=":\{)/g) ?? [];

const { owner } = content.owner;

/** The résumé after a round trip through JSON. */
const written = (told: Partial<Content>) =>
  JSON.parse(JSON.stringify(resumeOf({ content: { ...content, ...told }, untranslated: [] })));

test.each<[name: string, told: Partial<Content>]>([
  ['the reference', {}],
  ['the longest content', longest],
  ['the shortest content', shortest],
])('the résumé of %s is a valid JSON Resume', (_, told) => {
  const resume = written(told);
  validate(resume, (errors: unknown) => expect(errors).toBeNull());
  for (const [field, text] of textsIn(resume)) {
    expect([field, field.split('.').filter((name) => /\D/.test(name) && !FIELDS.includes(name))]).toEqual([field, []]);
    if (/\b(url|canonical)$/.test(field)) expect(text).toMatch(/^https:[\w.~:/?#@!$&'()*+,;=%-]+$/);
  }
});

test('the résumé has the career of the CV, with a firm in each post', () => {
  const { work, education, certificates, publications, awards, volunteer } = written(editions);
  const studio = { name: 'Estudio de diseño', location: 'a distancia' };
  expect(work.slice(1, 3)).toEqual([
    { ...studio, position: 'Desarrollador frontend', startDate: '2021-09', endDate: '2023-02', summary, highlights },
    { ...studio, position: 'Practicante', startDate: '2021', endDate: '2021' },
  ]);
  expect(work.at(-1)).toEqual({ position: 'Desarrollo backend', summary: 'API en Node.js y Express con PostgreSQL.' });
  expect([education.length, certificates.length, publications.length, volunteer.length]).toEqual([4, 2, 2, 2]);
  expect(awards).toEqual([{ title: 'Mejor sitio público', awarder: 'Cámara', date: '2023' }]);
});

test('a private project has its repository as its address', () => {
  const [shop] = content.projects.projects.slice(3) as [ProjectEntry];
  const { projects } = written({
    projects: { ...content.projects, projects: [shop, { ...shop, url: undefined, repository: 'https://git.test/b' }] },
  });
  expect(projects.map(({ url }: ProjectEntry) => url)).toEqual([shop.url, 'https://git.test/b']);
});

test('an address stays as the owner writes it, except for characters that no URI can have', () => {
  const urlOf = (siteUrl: string) => written(contentWith('owner.owner.siteUrl', siteUrl)).basics.url;
  expect(urlOf("https://ana.test/(a)?b='%C3%B1'&c=*#d")).toBe("https://ana.test/(a)?b='%C3%B1'&c=*#d");
  expect(urlOf('https://ñandú.test/ñ{a}|100%')).toBe('https://xn--and-6ma2c.test/%C3%B1%7Ba%7D%7C100%25');
});

test.each([
  ['', `Currículum de ${owner.name}`, owner.role, 6],
  ['en/', `${owner.name} | Resume`, 'Full-stack developer', 5],
])('the edition at /%s has the résumé in its language, and its about page links to the résumé', (folder, ...told) => {
  const built = (file: string) => readFileSync(path.join(siteDist('editions'), folder, file), 'utf8');
  const link = parseHtml(built('about/index.html'))('head link[rel=alternate][type="application/json"]');
  const { basics, projects } = JSON.parse(built(`${link.attr('href')}`));
  expect(basics.url).toBe(owner.siteUrl + folder);
  expect([link.attr('title'), basics.label, projects.length]).toEqual(told);
});
