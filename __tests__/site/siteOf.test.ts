/** @jest-environment node */
import type { Career } from '../../src/content/schema';
import { pageFolder } from '../../src/paths';
import { neighboursOf } from '../../src/site/projects';
import { siteOf } from '../../src/site/siteOf';
import { en } from '../../src/words/en';
import { content, contentWith, edition, options, site, siteWith, withValue } from '../support/reference';

const { projects } = site.otherPages;
const { owner } = content.owner;

test('a chat link has the digits of the phone and the exact text, and is a mail link if there is no phone', () => {
  const changed = withValue(edition, 'words.services.chat', 'Hola & adiós, ¿un 100 % más?');
  const url = new URL(siteOf(changed, [changed], options).services.items[0]?.chatUrl ?? '');
  expect(url.origin + url.pathname).toBe(`https://wa.me/${owner.phone?.replace(/\D/g, '')}`);
  expect([...url.searchParams]).toEqual([['text', 'Hola & adiós, ¿un 100 % más?']]);
  const { services, otherPages } = siteWith(contentWith('owner.owner.phone', undefined));
  expect(services.items[0]?.chatUrl).toMatch(`mailto:${owner.email}?body=Hola`);
  expect(otherPages.contactDetails.email).toMatchObject({ text: owner.email, url: `mailto:${owner.email}` });
});

test('without a birth date and a city, texts mention no age and only the country', () => {
  const { birthDate: _, city: __, ...known } = owner;
  const { aboutTeaser, otherPages, layout, files } = siteWith(contentWith('owner.owner', known));
  expect(aboutTeaser.lead).toBe('Vivo en Panamá.');
  expect(otherPages.contactDetails.location.text).toBe('Panamá');
  expect(layout.footer.place).toBe(`${owner.name}, Panamá`);
  expect(files.cv).toMatchObject({ place: 'Panamá', subject: `${owner.role} en Panamá` });
});

test.each(['Netherlands', 'the Netherlands'])(
  '%s has one article in sentences, and stays as it is elsewhere',
  (country) => {
    const dutch = { ...edition, tag: 'en', words: en, content: contentWith('owner.owner.country', country) };
    const { aboutTeaser, otherPages, homeMetadata, files } = siteOf(dutch, [dutch], options);
    expect([aboutTeaser.lead, homeMetadata.title].join()).toMatch(/live in the Netherlands\..* in the Netherlands$/);
    expect(otherPages.contactDetails.location.text).toBe(`Ciudad\u00a0de\u00a0Panamá, ${country}`);
    expect(files.cv.place).toBe(`Ciudad de Panamá, ${country}`);
  },
);

test.each([
  [1, 6, [6, 2]],
  [6, 6, [5, 1]],
  [1, 2, [undefined, 2]],
  [1, 1, [undefined, undefined]],
])('the neighbours of project %i of %i are %j', (id, count, expected) => {
  const { previous, next } = neighboursOf(projects[id - 1] as (typeof projects)[number], projects.slice(0, count));
  expect([previous, next].map((link) => link?.path)).toEqual(expected.map((other) => other && `/projects/${other}`));
});

test('the structured data of a project has its year, its role and its pictures, and home is the profile of the owner', () => {
  const [, , , shop, , last] = projects.map(({ metadata }) =>
    metadata.structuredData.find((thing) => thing['@type'] === 'CreativeWork'),
  );
  const person = { '@id': `${owner.siteUrl}#person` };
  const pictures = ['constructora', 'crud', 'telefono'].map((name) => `${owner.siteUrl}assets/projects/${name}.webp`);
  expect(shop).toMatchObject({
    dateCreated: '2025',
    contributor: { '@type': 'Role', roleName: 'Diseño y desarrollo', contributor: person },
    image: [`${owner.siteUrl}share/projects/4.png?v=10`, ...pictures],
  });
  expect(JSON.stringify(last)).not.toMatch(/dateCreated|contributor/);
  expect(site.homeMetadata.structuredData[0]).toMatchObject({ '@type': 'ProfilePage', mainEntity: person });
});

test('a project without a picture has an island, which is not in the share image of the portfolio', () => {
  const [{ image, imageAlt, ...one } = {}, two] = content.projects.projects;
  const shown = siteWith(contentWith('projects.projects', [one, two]));
  const { slides } = shown.projectCarousel;
  expect(slides[0]).toMatchObject({ image: 'islands/1', alt: '' });
  const { listed, shareImages } = shown.files;
  expect(listed.find(({ path }) => path === '/projects/1')?.image.alt).toBe('Tarjeta: Menú Digital | Nombre Apellido');
  const picturesOf = (path: string) => shareImages.find((image) => image.path === path)?.pictures;
  expect(picturesOf('/projects/1')).toEqual(['islands/1']);
  expect(picturesOf('/projects')).toEqual(['projects/constructora']);
});

test('a project without paragraphs shows its description', () => {
  const { otherPages } = siteWith(contentWith('projects.projects[1].paragraphs', []));
  expect(otherPages.projects[0]?.paragraphs).toEqual([content.projects.projects[0]?.description]);
});

test('the footer has the projects that the owner lists, or by default the first four', () => {
  const linksOf = (named?: number[]) =>
    siteWith(contentWith('projects.footerProjects', named)).layout.footer.projects.links.map(({ path }) => path);
  expect([linksOf([5, 2]), linksOf()]).toEqual([
    ['/projects/5', '/projects/2'],
    [1, 2, 3, 4].map((id) => `/projects/${id}`),
  ]);
});

test('every listed page has its own title, description and keywords, of the right lengths', () => {
  const { listed } = site.files;
  expect([listed.length, site.loadErrorMetadata.robots]).toEqual([10, 'noindex']);
  for (const part of ['title', 'description', 'keywords'] as const)
    expect([part, new Set(listed.map((metadata) => `${metadata[part]}`)).size]).toEqual([part, 10]);
  for (const { title, description, keywords } of listed) {
    expect(title).toMatch(/^(?=.*Nombre Apellido).{0,70}$/);
    expect(description).toMatch(/^.{50,160}$/);
    expect(keywords.length).toBeGreaterThanOrEqual(3);
  }
});

describe('with two editions', () => {
  const inFolder = { ...content.owner, owner: { ...owner, siteUrl: `${owner.siteUrl}en/` } };
  const english = { tag: 'en', words: en, content: { ...content, owner: inFolder }, untranslated: ['/projects/3'] };
  const sites = [edition, english].map((one) => siteOf(one, [edition, english], options));

  test('each edition links to the other, and marks the language of a project that it lacks', () => {
    const { editions, otherPages } = sites[1] as typeof site;
    const spanish = { tag: 'es', folder: '../', label: 'Versión en español' };
    expect(editions).toMatchObject({ root: spanish, others: [spanish], untranslated: ['/projects/3'] });
    expect(otherPages.portfolio.projects[2]?.language).toBe('es');
    expect(otherPages.projects.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6]);
  });

  test('the alternates of a page are its addresses in both editions, with English as the default', () => {
    for (const { files, otherPages } of sites) {
      for (const { path, alternates } of files.listed) {
        const [es, en] = ['', 'en/'].map((folder) => owner.siteUrl + folder + pageFolder(path).replace('./', ''));
        const named = Object.fromEntries(alternates.map(({ language, url }) => [language, url]));
        expect(named).toEqual(path === '/projects/3' ? { es, 'x-default': es } : { es, en, 'x-default': en });
      }
      expect(otherPages.notFoundMetadata.alternates).toEqual([]);
    }
    expect(site.files.listed.flatMap(({ alternates }) => alternates)).toEqual([]);
  });
});

test('links in a text lead to the present path of a page and to files; in the CV they are absolute', () => {
  const { home } = content.pages.pages;
  const pages = { pages: { home, projects: { path: '/work', label: 'Work' } }, formerPaths: { '/obras': '/work' } };
  const about = {
    ...content.about.about,
    paragraphs: ['[a](/projects/3) [b](/obras/4) [c](/) [d](</a b.pdf>) [e](/cv.pdf)'],
  };
  const inFolder = { ...content.owner, owner: { ...owner, siteUrl: `${owner.siteUrl}en/` } };
  const changed = { ...content, pages, about: { about }, owner: inFolder };
  const english = { tag: 'en', words: en, content: changed, untranslated: ['/work/3'] };
  const { otherPages, files } = siteOf(english, [edition, english], options);
  const leads = (text: unknown) => JSON.stringify(text).match(/(?<="(?:to|href)":")[^"]+/g);
  expect(leads(otherPages.about.paragraphs)).toEqual(['/work/3', '/work/4', '/', '../a%20b.pdf', 'cv.pdf']);
  const whole = ['work/3/', 'en/work/4/', 'en/', 'a%20b.pdf', 'en/cv.pdf'].map((path) => owner.siteUrl + path);
  expect(leads(files.cv.profile.text)).toEqual(whole);
});

test('the description of a page has no Markdown', () => {
  const { otherPages } = siteWith(contentWith('about.about.statement', 'Hago **sitios** en [Lima](/), ¿*sí*?'));
  expect(otherPages.pageMetadata.about?.description).toMatch(/Hago sitios en Lima, ¿sí\?$/);
});

test('nothing links to a page that is left out, and the call to contact is a mail link without a contact page', () => {
  const { home } = content.pages.pages;
  const onlyHome = siteWith({ pages: { pages: { home }, formerPaths: {} } });
  const { layout, hero, projectCarousel, aboutTeaser, otherPages, files } = onlyHome;
  expect([files.listed, layout.pages].map((pages) => pages.map(({ path }) => path))).toEqual([['/'], ['/']]);
  expect(files.paths).toEqual(['/', '/404']);
  expect([layout.contact, layout.footer.projects.links]).toEqual([undefined, []]);
  expect([projectCarousel.link.path, aboutTeaser.link.path, hero.careerPath].filter(Boolean)).toEqual([]);
  expect(site.hero.careerPath).toBe('/about');
  expect(projectCarousel.slides).toHaveLength(7);
  expect(otherPages.callToContact.write).toMatchObject({ path: undefined, mail: `mailto:${owner.email}` });
  expect(otherPages.notFound.back.path).toBe('/');
});

test('a page of the owner has its own words, and a moved page is found at both paths', () => {
  const texts = { description: 'Mi escritorio.', keywords: ['teclado'] };
  const projects = { path: '/work', label: 'Trabajos' };
  const pages = { home: { path: '/' }, projects, uses: { path: '/uses', label: 'Lo que uso', ...texts } };
  const { layout, otherPages, pathsByAddress } = siteWith({ pages: { pages, formerPaths: { '/projects': '/work' } } });
  expect(layout.pages.map(({ capitals }) => capitals)).toEqual(['INICIO', 'TRABAJOS', 'LO QUE USO']);
  expect(otherPages.pageMetadata.uses).toMatchObject({ title: `Lo que uso | ${owner.name}`, ...texts });
  expect(pathsByAddress).toMatchObject({ '/projects': '/work', '/projects/4': '/work/4', '/work/4': '/work/4' });
});

test('the profession is in capitals on the about page, except for words such as iOS', () => {
  const { otherPages } = siteWith(contentWith('owner.owner.profession', 'ingeniera de iOS y JavaScript'));
  expect(otherPages.about.heading).toBe('INGENIERA DE iOS Y JAVASCRIPT');
});

test('the about page lists the interests, and the languages if there are several', () => {
  const factsOf = (curriculum: object) =>
    siteWith(contentWith('owner.curriculum', curriculum)).otherPages.about.facts.map(({ text }) => text);
  expect(factsOf({ languages: ['Español, nativo', 'Inglés'], interests: ['Aves', 'Café'] })).toEqual([
    'Español, nativo; Inglés',
    'Aves, Café',
  ]);
  expect(factsOf({ languages: ['Español'] })).toEqual(['', '']);
});

test('in a language from right to left, phones and addresses still run from left to right', () => {
  const arabic = withValue(edition, 'words.direction', 'rtl');
  const { layout } = siteOf(arabic, [arabic], options);
  expect([layout.phone?.text, layout.email.text]).toEqual([`\u2066${owner.phone}\u2069`, `\u2066${owner.email}\u2069`]);
});

test('the telephone link of the CV has no spaces', () => {
  const { files } = siteWith(contentWith('owner.owner.phone', '+507 6000-0000'));
  expect(files.cv.contact[0]).toEqual({ text: '+507 6000-0000', url: 'tel:+50760000000' });
});

describe('home shows', () => {
  const at = (firm: string, start: string, end?: string) => ({ firm, posts: [{ title: 'Jefa', start, end }] });

  test.each<[what: string, experience: Career['experience'], said: string[]]>([
    ['firm and year of a post that starts this month', [at('A', '2026-01')], ['Jefa en A desde 2026']],
    ['no past and no future posts', [at('A', '2023', '2024'), at('B', '2026-02'), at('C', '2027')], []],
    ['no posts without a start or a title', [{ firm: 'A', posts: [{ title: 'Jefa' }, { start: '2020' }] }], []],
    [
      'only the newest two of three present posts',
      [at('A', '2019'), at('B', '2023'), at('C', '2024')],
      ['Jefa en C desde 2024', 'Jefa en B desde 2023'],
    ],
  ])('%s', (_, experience, said) => {
    // The date of the site is the first day of 2026.
    const { hero } = siteWith({ career: { career: { experience, studies: [], certificates: [] } } });
    expect(hero.posts.map(({ before, firm, after }) => before + firm + after)).toEqual(said);
  });
});
