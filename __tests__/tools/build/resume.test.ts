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
  const { name, role, email, phone, siteUrl, profiles, city, region } = owner;
  const { statement, paragraphs } = content.about.about;
  const { experience, ...career } = editions.career.career;
  const [shop, , code] = content.projects.projects.slice(3) as [ProjectEntry, ProjectEntry, ProjectEntry];
  const resume = written({
    owner: { ...content.owner, curriculum: editions.owner.curriculum },
    about: editions.about,
    career: { career: { ...career, experience: [...experience.slice(0, 2), ...experience.slice(-1)] } },
    projects: { ...content.projects, projects: [shop, { ...code, url: undefined, repository: 'https://git.test/b' }] },
  });
  const agency = { name: 'Agencia de comercio electrónico', location: city, url: 'https://agencia.test/' };
  const studio = { name: 'Estudio de diseño', location: 'a distancia' };
  const degree = {
    institution: 'Universidad estatal',
    area: 'Ingeniería en sistemas',
    url: 'https://universidad.test/',
  };
  const certificate = { issuer: 'Asociación de accesibilidad', date: '2025-05', url: 'https://certificados.test/1' };
  expect(resume).toEqual({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      ...{ name, label: role, email, phone, url: siteUrl, profiles, location: { city, countryCode: region } },
      summary: [statement, ...paragraphs].join('\n\n'),
    },
    work: [
      {
        ...agency,
        position: 'Desarrollador full stack',
        startDate: '2023-03',
        summary,
        highlights: highlights.slice(2),
      },
      { ...studio, position: 'Desarrollador frontend', startDate: '2021-09', endDate: '2023-02', summary, highlights },
      { ...studio, position: 'Practicante', startDate: '2021', endDate: '2021' },
      { name: 'Editorial', location: city, summary: 'Libros escolares.\n\nLa tienda y su catálogo.' },
      { position: 'Desarrollo frontend', summary: 'Interfaces en React y en WordPress.' },
      { position: 'Desarrollo backend', summary: 'API en Node.js y Express con PostgreSQL.' },
    ],
    education: [
      { institution: 'Instituto técnico', area: 'Diplomado en arquitectura de software', startDate: '2024-02' },
      { ...degree, startDate: '2016', endDate: '2020-12' },
      { institution: 'Colegio público', area: 'Bachillerato en ciencias' },
      { institution: 'Nombre de la institución', area: 'Nombre de la carrera' },
    ],
    certificates: [
      { name: 'Desarrollo de interfaces accesibles', ...certificate },
      { name: 'Primeros auxilios', issuer: 'Cuerpo de bomberos' },
    ],
    publications: [
      {
        ...{ name: 'Formularios breves', publisher: 'Revista', releaseDate: '2024-11', url: 'https://revista.test/' },
        summary: 'Una guía.',
      },
      { name: 'Campos y paciencia' },
    ],
    awards: [{ title: 'Mejor sitio público', awarder: 'Cámara', date: '2023' }],
    volunteer: [
      { organization: 'Club de código', position: 'Mentora', startDate: '2019', summary: 'Cada sábado.' },
      { position: 'Jurado', startDate: '2018', endDate: '2018' },
    ],
    skills: [
      { name: 'Interfaces', keywords: ['React (avanzado)', 'CSS'] },
      { name: 'Servidores', keywords: ['Node.js'] },
    ],
    languages: [
      { language: 'Español', fluency: 'nativo' },
      { language: 'Inglés', fluency: 'B2, con certificado' },
    ],
    interests: [{ name: 'Aikido' }, { name: 'Aves' }],
    references: [
      { name: 'Una colega', reference: 'Explica lo **difícil** con calma.\nVolvería a trabajar con él.' },
      { name: 'El director, agencia de comercio electrónico', reference: 'Cumple.' },
    ],
    projects: [
      {
        ...{ name: 'E-commerce', description: shop.description, keywords: shop.technologies, url: shop.url },
        ...{ endDate: '2025', roles: ['Diseño y desarrollo'], entity: 'Taller de cerámica', highlights: shop.results },
      },
      { name: 'Código', description: code.description, keywords: code.technologies, url: 'https://git.test/b' },
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
])('the edition at /%s has the file in its language, which its page about the owner names', (folder, ...told) => {
  const built = (file: string) => readFileSync(path.join(siteDist('editions'), folder, file), 'utf8');
  const link = parseHtml(built('about/index.html'))('head link[rel=alternate][type="application/json"]');
  const { basics, projects } = JSON.parse(built(`${link.attr('href')}`));
  expect(basics.url).toBe(owner.siteUrl + folder);
  expect([link.attr('title'), basics.label, projects.length]).toEqual(told);
});
