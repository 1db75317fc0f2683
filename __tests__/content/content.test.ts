/** @jest-environment node */
import pictures from 'virtual:pictures';
import { owner } from '#content/owner';
import { pages as sitePages } from '#content/pages';
import { technologies } from '#content/technologies';
import { about } from '../../src/site/about';
import { callToContact, titleFor } from '../../src/site/callToContact';
import { chatUrl } from '../../src/site/chat';
import { contactDetails } from '../../src/site/contact';
import { contactForm } from '../../src/site/contactForm';
import { cv } from '../../src/site/cv';
import * as home from '../../src/site/home';
import { layout } from '../../src/site/layout';
import { aboutMetadata } from '../../src/site/metadata/about';
import { contactMetadata } from '../../src/site/metadata/contact';
import { loadErrorMetadata, notFoundMetadata, projectNotFoundMetadata } from '../../src/site/metadata/errors';
import { homeMetadata } from '../../src/site/metadata/home';
import { appAddress } from '../../src/site/metadata/metadata';
import { projectMetadata } from '../../src/site/metadata/project';
import { portfolioMetadata } from '../../src/site/metadata/projects';
import { notFound } from '../../src/site/notFound';
import { portfolio } from '../../src/site/portfolio';
import { projectPage } from '../../src/site/projectPage';
import { neighboursOf } from '../../src/site/projects';
import { slides } from '../../src/site/slides';

/** Those that the site must name. */
const TECHNOLOGIES = [
  'HTML',
  'CSS',
  'JavaScript',
  'React',
  'Redux',
  'Node.js',
  'Express',
  'Sequelize',
  'PostgreSQL',
  'Bootstrap',
  'Git',
  'GitHub',
  'npm',
  'GitHub Copilot',
  'TypeScript',
  'VS Code',
  'WordPress',
];

const { projects } = portfolio;

const { phone = '' } = owner;
const content = {
  about,
  callToContact,
  contactDetails,
  contactForm,
  cv,
  home,
  layout,
  notFound,
  portfolio,
  projectPage,
  sitePages,
};

const pages = [
  homeMetadata,
  aboutMetadata,
  portfolioMetadata,
  contactMetadata,
  ...projects.map(projectMetadata),
  projectNotFoundMetadata,
  notFoundMetadata,
  loadErrorMetadata,
].map((metadata) => metadata(appAddress));

/** Every text inside a value, with the way to it. */
function textsIn(value: unknown, way = ''): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${way}.${key}`));
}

const everyText = [
  ...textsIn(content),
  ...pages.flatMap(({ title, description, keywords, image }) =>
    textsIn({ title, description, keywords, alt: image.alt }, `.metadata of ${title}`),
  ),
];

const chatLinks = everyText.filter(([, text]) => text.includes('wa.me'));

test('the projects are numbered 1 to 6', () => {
  expect(projects.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('the projects are the ones of the portfolio, in its order', () => {
  const subjects = [/comida rápida/, /PHP/, /segundo restaurante/, /WordPress/, /constructor visual/, /reutilizable/];
  expect(projects).toHaveLength(subjects.length);
  projects.forEach(({ description }, index) => {
    expect(description).toMatch(subjects[index] ?? '');
  });
});

test('the carousel shows the six projects and then the demo, which leads nowhere', () => {
  expect(slides).toHaveLength(7);
  expect(slides.slice(0, 6).map(({ title, url }) => [title, url])).toEqual(
    projects.map(({ title, url }) => [title, url]),
  );
  expect(slides[6]?.title).toMatch(/CRUD/);
  expect(slides.map(({ url }) => url === '#')).toEqual([false, false, false, false, false, false, true]);
});

test('the seventeen technologies are all there, each once', () => {
  expect(technologies.map(({ name }) => name)).toEqual(TECHNOLOGIES);
  expect(new Set(technologies.map(({ icon }) => icon)).size).toBe(17);
});

test('the greeting lists the eleven skills', () => {
  expect(home.hero.skills.flatMap(({ value, isSkill }) => (isSkill ? value : []))).toEqual(
    'HTML, CSS, JavaScript, ReactJS, Redux, Bootstrap, Node.js, Express, Sequelize, PostgreSQL, WordPress'.split(', '),
  );
});

test('every picture that the content names has been built', () => {
  const named = [
    `${about.image?.name}`,
    `${contactDetails.map?.name}`,
    home.hero.image.name,
    ...home.services.items.map(({ image }) => image),
    ...projects.map(({ image }) => `projects/${image}`),
    ...projects.flatMap(({ gallery = [] }) => gallery.map(({ image }) => `projects/${image}`)),
    ...slides.map(({ image }) => `projects/${image}`),
    ...technologies.map(({ icon }) => `technologies/${icon}`),
  ];
  expect(named.filter((name) => !pictures[name])).toEqual([]);
});

test('every picture but a decoration has a text of its own', () => {
  const alts = [about.image?.alt, contactDetails.map?.alt, home.hero.image.alt, ...slides.map(({ alt }) => alt)];
  expect(new Set(alts).size).toBe(alts.length);
});

test('a chat link takes the digits of the phone and the text as it was written', () => {
  const url = new URL(chatUrl('Hola & adiós, ¿un 100 % más?'));
  expect(url.origin + url.pathname).toBe(`https://wa.me/${phone.replace(/\D/g, '')}`);
  expect([...url.searchParams]).toEqual([['text', 'Hola & adiós, ¿un 100 % más?']]);
});

test('every chat link names a number and brings a text', () => {
  expect(chatLinks).toHaveLength(7);
  for (const [, url] of chatLinks) expect(url).toMatch(/^https:\/\/wa\.me\/\d{8,15}\?text=[^&?#\s]{10,}$/);
});

test('the chat of each service names the service', () => {
  for (const { title, chatUrl } of home.services.items) {
    const text = new URL(chatUrl).searchParams.get('text') ?? '';
    expect(text.toLowerCase()).toContain(title.toLowerCase());
  }
});

test('the neighbours of a project are those in the portfolio, and the first follows the last', () => {
  const titlesOf = (id: number, count = 6) => {
    const some = projects.slice(0, count);
    const project = some.find((candidate) => candidate.id === id);
    const { previous, next } = project ? neighboursOf(project, some) : {};
    return [previous?.id, next?.id];
  };
  expect(titlesOf(4)).toEqual([3, 5]);
  expect(titlesOf(1)).toEqual([6, 2]);
  expect(titlesOf(6)).toEqual([5, 1]);
  expect(titlesOf(3, 3)).toEqual([2, 1]);
  expect([titlesOf(1, 2), titlesOf(2, 2)]).toEqual([
    [undefined, 2],
    [undefined, 1],
  ]);
  expect(titlesOf(1, 1)).toEqual([undefined, undefined]);
});

test('the closing question has its marks, and the title that it suggests fits the form', () => {
  expect(callToContact.question).toMatch(/^¿.+\?$/);
  for (const project of projects) {
    expect(titleFor(project)).toContain(project.title);
    expect(titleFor(project).length).toBeLessThanOrEqual(contactForm.fields.title.limit);
  }
});

test('structured data tell when a project was made, in which role, and show its pictures', () => {
  const [first, , , fourth, , last] = projects.map((project) => {
    const { structuredData } = projectMetadata(project)(appAddress);
    return structuredData['@graph'].find((thing) => typeof thing === 'object' && thing['@type'] === 'CreativeWork');
  });
  const person = { '@id': `${owner.siteUrl}#person` };
  expect(first).toMatchObject({ dateCreated: '2024' });
  expect(fourth).toMatchObject({
    dateCreated: '2025',
    contributor: { '@type': 'Role', roleName: 'Diseño y desarrollo', contributor: person },
    image: [
      `${owner.siteUrl}share/projects/4.png`,
      ...['constructora', 'crud', 'telefono'].map((name) => expect.stringMatching(`/assets/${name}-.*\\.webp$`)),
    ],
  });
  expect(last).not.toHaveProperty('dateCreated');
  expect(last).not.toHaveProperty('contributor');
});

test('the footer leads to the projects that it names', () => {
  expect(layout.footer.projects.links.map(({ label, path }) => `${label} ${path}`)).toEqual([
    'Ecommerce /projects/4',
    'Menú digital /projects/3',
    'Constructora /projects/2',
    'Artes Marciales /projects/5',
  ]);
});

test('no text is empty', () => {
  expect(everyText.filter(([, text]) => text.trim() === '')).toEqual([]);
  for (const { keywords, paragraphs, technologies } of projects) {
    expect([keywords?.length, paragraphs.length, technologies.length]).not.toContain(0);
  }
});

test('no text is in English', () => {
  const english =
    /\b(the|and|with|your|you|of|from|this|that|my|more|about|read|send|back|next|previous|pause|open|close|home|contact|skip|loading|message|required|please)\b/i;
  // Addresses and names of files and routes are not read.
  const isAddress = (text: string) => /^\S*[/#@]\S*$|^[a-z-]+(\.\w+)?$/.test(text);
  expect(everyText.filter(([, text]) => !isAddress(text) && english.test(text))).toEqual([]);
});

test('every page has a title, an address and a description of its own that search engines show whole', () => {
  expect(pages).toHaveLength(13);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  for (const { description } of pages) expect(description.length).toBeLessThanOrEqual(160);
});

test('canonical addresses are hash-style', () => {
  expect(pages.filter(({ robots }) => robots !== 'noindex').map(({ canonical }) => canonical)).toEqual(
    ['', 'about', 'projects', 'contact', ...projects.map(({ id }) => `projects/${id}`)].map(
      (path) => `${owner.siteUrl}#/${path}`,
    ),
  );
});

test('only the error pages are kept from search engines', () => {
  const hidden = pages.filter(({ robots }) => robots === 'noindex');
  expect(hidden).toEqual(
    [projectNotFoundMetadata, notFoundMetadata, loadErrorMetadata].map((metadata) => metadata(appAddress)),
  );
  expect(hidden[0]).toMatchObject({
    title: 'Proyecto no encontrado',
    description: 'El proyecto solicitado no existe en el portafolio.',
  });
});

test('every page is shared with a picture of its own, one that is not there with that of the home page', () => {
  const found = pages.filter(({ robots }) => robots !== 'noindex');
  expect(found.map(({ image }) => image.url)).toEqual(
    ['home', 'about', 'projects', 'contact', ...projects.map(({ id }) => `projects/${id}`)].map(
      (name) => `${owner.siteUrl}share/${name}.png`,
    ),
  );
  for (const { image, robots } of pages)
    if (robots === 'noindex') expect(image).toEqual(homeMetadata(appAddress).image);
});

test('structured data tells the phone and the e-mail of the owner on every page', () => {
  for (const { structuredData } of pages) {
    expect(structuredData['@graph']).toContainEqual(
      expect.objectContaining({ '@type': 'Person', telephone: owner.phone, email: owner.email }),
    );
  }
});

test('the phone, the e-mail and the birth date have the form that links and the age need', () => {
  expect(phone.replace(/\D/g, '')).toMatch(/^\d{8,15}$/);
  expect(layout.email.url).toBe(`mailto:${owner.email}`);
  expect(new Date(owner.birthDate).toISOString().slice(0, 10)).toBe(owner.birthDate);
  expect(owner.siteUrl).toMatch(/^https:\/\/.+\/$/);
});
