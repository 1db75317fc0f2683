/** @jest-environment node */
import type { Career } from '../../src/content/schema';
import { neighboursOf } from '../../src/site/projects';
import { siteOf } from '../../src/site/siteOf';
import { en } from '../../src/words/en';
import { content, edition, site, siteWith } from '../support/reference';

const options = { date: '2026-11-28', fileOf: (picture: string) => `assets/${picture}.webp` };

const { projects, contactForm } = site.otherPages;
const { owner } = content.owner;

test('a chat link takes the digits of the phone and the text as it was written; without a phone it is a mail', () => {
  const withChat = { ...edition.words, services: { ...edition.words.services, chat: 'Hola & adiós, ¿un 100 % más?' } };
  const changed = { ...edition, words: withChat };
  const url = new URL(siteOf(changed, [changed], options).services.items[0]?.chatUrl ?? '');
  expect(url.origin + url.pathname).toBe(`https://wa.me/${owner.phone?.replace(/\D/g, '')}`);
  expect([...url.searchParams]).toEqual([['text', 'Hola & adiós, ¿un 100 % más?']]);
  const { services } = siteWith({ owner: { ...content.owner, owner: { ...owner, phone: undefined } } });
  expect(services.items[0]?.chatUrl).toMatch(`mailto:${owner.email}?body=Hola`);
});

test('the neighbours of a project are those in the portfolio, and the first follows the last', () => {
  const pathsOf = (id: number, count = 6) => {
    const some = projects.slice(0, count);
    const project = some.find((candidate) => candidate.id === id);
    const { previous, next } = project ? neighboursOf(project, some) : {};
    return [previous, next].map((link) => link && Number(link.path.replace('/projects/', '')));
  };
  expect([pathsOf(4), pathsOf(1), pathsOf(6), pathsOf(3, 3)]).toEqual([
    [3, 5],
    [6, 2],
    [5, 1],
    [2, 1],
  ]);
  expect([pathsOf(1, 2), pathsOf(2, 2), pathsOf(1, 1)]).toEqual([
    [undefined, 2],
    [undefined, 1],
    [undefined, undefined],
  ]);
});

test('the title that the closing question suggests fits the form', () => {
  for (const { title, request } of projects) {
    expect(request).toContain(title);
    expect(request.length).toBeLessThanOrEqual(contactForm.fields.title.limit);
  }
});

test('structured data tell when a project was made, in which role, and show its pictures', () => {
  const [first, , , fourth, , last] = projects.map(({ metadata }) =>
    metadata.structuredData.find((thing) => thing['@type'] === 'CreativeWork'),
  );
  const person = { '@id': `${owner.siteUrl}#person` };
  expect(first).toMatchObject({ dateCreated: '2024' });
  expect(fourth).toMatchObject({
    dateCreated: '2025',
    contributor: { '@type': 'Role', roleName: 'Diseño y desarrollo', contributor: person },
    image: [
      `${owner.siteUrl}share/projects/4.png`,
      ...['constructora', 'crud', 'telefono'].map((name) => `${owner.siteUrl}assets/projects/${name}.webp`),
    ],
  });
  expect(last).not.toHaveProperty('dateCreated');
  expect(last).not.toHaveProperty('contributor');
});

test('a page that is not there is kept from search engines and shared with the picture of the home page', () => {
  const { notFoundMetadata, projectNotFoundMetadata } = site.otherPages;
  for (const metadata of [projectNotFoundMetadata, notFoundMetadata, site.loadErrorMetadata]) {
    expect(metadata).toMatchObject({ robots: 'noindex', image: site.homeMetadata.image });
  }
});

test('an edition links to the others, and has the language of a project that it lacks', () => {
  const english = { ...edition, tag: 'en', words: en, lacks: ['/projects/3'] };
  const { editions, otherPages } = siteOf(english, [edition, english], options);
  const spanish = { tag: 'es', folder: '../', label: 'Versión en español' };
  expect(editions).toMatchObject({ root: spanish, others: [spanish], untranslated: ['/projects/3'] });
  expect(otherPages.portfolio.projects[2]?.language).toBe('es');
  expect(otherPages.projects.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6]);
});

test('pages that are left out are nowhere, and the ways to them are gone or lead to a mail', () => {
  const { home } = content.pages.pages;
  const { layout, projectCarousel, aboutTeaser, otherPages, files } = siteWith({
    pages: { pages: { home }, formerPaths: {} },
  });
  expect(files.listed.map(({ path }) => path)).toEqual(['/']);
  expect(files.paths).toEqual(['/', '/404']);
  expect(layout.pages.map(({ path }) => path)).toEqual(['/']);
  expect([layout.contact, layout.footer.projects.links]).toEqual([undefined, []]);
  expect([projectCarousel.link.path, aboutTeaser.link.path]).toEqual([undefined, undefined]);
  expect(projectCarousel.slides).toHaveLength(7);
  expect(otherPages.callToContact.write).toMatchObject({ path: undefined, mail: `mailto:${owner.email}` });
  expect(otherPages.notFound.back.path).toBe('/');
});

test('a page of the owner has its own words, and a page that is moved is found at both paths', () => {
  const pages = {
    home: { path: '/' },
    projects: { path: '/work', label: 'Trabajos' },
    uses: { path: '/uses', label: 'Lo que uso', description: 'Mi escritorio.', keywords: ['teclado'] },
  };
  const { layout, otherPages, pathsByAddress } = siteWith({ pages: { pages, formerPaths: { '/projects': '/work' } } });
  expect(layout.pages.map(({ capitals }) => capitals)).toEqual(['INICIO', 'TRABAJOS', 'LO QUE USO']);
  expect(otherPages.pageMetadata.uses).toMatchObject({
    title: `Lo que uso | ${owner.name}`,
    description: 'Mi escritorio.',
    keywords: ['teclado'],
  });
  expect(pathsByAddress).toMatchObject({ '/projects': '/work', '/projects/4': '/work/4', '/work/4': '/work/4' });
});

test('where lines start at the right, a phone and an address still start at the left', () => {
  const arabic = { ...edition, tag: 'ar', words: { ...edition.words, direction: 'rtl' as const } };
  const { language, layout, files } = siteOf(arabic, [arabic], options);
  expect(language).toMatchObject({ tag: 'ar', direction: 'rtl' });
  expect([layout.phone?.text, layout.email.text]).toEqual([`\u2066${owner.phone}\u2069`, `\u2066${owner.email}\u2069`]);
  expect(files.email).toBe(owner.email);
});

describe('home says what the owner does now', () => {
  const post = { title: 'Programadora', start: '2023-03' };

  /** On the first day of 2026. */
  function saidOf(posts: Record<string, Career['experience'][number]['posts']>) {
    const experience = Object.entries(posts).map(([firm, posts]) => ({ firm, posts }));
    const { hero } = siteWith({ career: { career: { experience, studies: [], certificates: [] } } });
    return hero.posts.map(({ before, firm, after }) => before + firm + after);
  }

  test('and where, since which year', () => {
    expect(saidOf({ 'Una tienda': [post, { ...post, end: '2024' }] })).toEqual([
      'Programadora en Una tienda desde 2023',
    ]);
  });

  test('not what is over or has not begun', () => {
    const posts = [
      { title: 'Jefa', start: '2026-02' },
      { title: 'Socia', start: '2027' },
    ];
    expect(saidOf({ 'Una tienda': [...posts, { ...post, end: '2024' }] })).toEqual([]);
    expect(saidOf({ 'Una tienda': [{ title: 'Jefa', start: '2026-01' }] })).toEqual(['Jefa en Una tienda desde 2026']);
    expect(saidOf({})).toEqual([]);
  });

  test('of three posts the newest two', () => {
    const posts = {
      'Una tienda': [{ ...post, start: '2019' }],
      'Una escuela': [post],
      'Un taller': [{ ...post, start: '2024' }],
    };
    expect(saidOf(posts)).toEqual(['Programadora en Un taller desde 2024', 'Programadora en Una escuela desde 2023']);
  });

  test('in the words of the language', () => {
    const career = { experience: [{ firm: 'A shop', posts: [post] }], studies: [], certificates: [] };
    const english = { ...edition, tag: 'en', words: en, content: { ...content, career: { career } } };
    const { posts } = siteOf(english, [english], options).hero;
    expect(posts).toEqual([{ before: 'Programadora at ', firm: 'A shop', after: ' since 2023' }]);
  });

  test('and the firm leads nowhere without a page about the owner', () => {
    const { home } = content.pages.pages;
    expect(site.hero.careerPath).toBe('/about');
    expect(siteWith({ pages: { pages: { home }, formerPaths: {} } }).hero.careerPath).toBeUndefined();
  });
});

test('the contact page has the address, whether there is a phone or not', () => {
  for (const phone of [owner.phone, undefined]) {
    const { contactDetails } = siteWith({ owner: { ...content.owner, owner: { ...owner, phone } } }).otherPages;
    expect(contactDetails.email).toMatchObject({ text: owner.email, url: `mailto:${owner.email}` });
  }
});
