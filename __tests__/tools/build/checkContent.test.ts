import type { Content } from '../../../src/content/schema';
import { checkContent } from '../../../src/tools/build/check/checkContent';
import { charactersOf, writtenIn } from '../../../src/tools/build/check/texts';
import { pictures } from '../../support/pictures';
import { content, contentWith, edition } from '../../support/reference';

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** The faults of Spanish content, without line numbers. */
const faultsIn = (changed: Content, shown = pictures) =>
  checkContent({ content: changed, tag: 'es' }, shown, 'src/content', ['tesis.pdf', 'a b.pdf']).map((fault) =>
    fault.replace(/^(\S+?):\d+:/, '$1:'),
  );

const career = (start: string, end?: string) => [
  { firm: 'Una tienda', posts: [{ title: 'Programadora', start, end }] },
];

const TALKS = [{ kind: 'talks', entries: [{ title: 'A', date: '2020', end: '2021' }] }];

test.each<[place: string, value: unknown, expected: string, reported?: string]>([
  ['owner.owner.email', 'ana.correo.com', 'an e-mail address such as ana@correo.com'],
  ['owner.owner.phone', '6000-0001', 'an international number'],
  ['owner.owner.birthDate', '1991-02-29', 'an existing day, month or year in the past'],
  ['owner.owner.birthDate', tomorrow, 'an existing day, month or year in the past'],
  ['owner.owner.familyName', 'Pérez', 'the end of the name'],
  ['owner.owner.region', 'Panamá', "the two capitals of the country's ISO code"],
  ['owner.owner.region', 'CR', 'the code of Panamá, PA'],
  ['owner.owner.siteUrl', 'https://ana.dev', 'a slash at its end'],
  ['owner.owner.siteUrl', 'http://ana.dev/', 'https:// at its start'],
  ['owner.owner.profiles[1].url', 'http://x.com/ana', 'starts with https://'],
  ['owner.owner.profiles[2].network', 'Fax', 'one of Behance, Blog'],
  ['owner.owner.role', 'a'.repeat(31), 'without words of more than 30 characters'],
  ['owner.editions', ['es', 'xx'], 'a language tag such as en or pt-BR.', 'editions[2] is "xx"'],
  ['owner.editions', ['es', 'en', 'en'], 'a language that is in the list only once.', 'editions[2] is "en"'],
  ['career.career.experience', career('2021-03', '2020-12'), 'not end before it', 'career.experience[1].posts[1]'],
  ['career.career.more', [{ kind: 'other', entries: [] }], 'a list with a heading', 'career.more[1]'],
  ['career.career.more', TALKS, 'a date or with a start and', 'career.more[1].entries[1]'],
  ['projects.projects[3].id', 1, 'a number that no other project has'],
  ['projects.projects[6].id', 9, 'one of the numbers 1 to 6'],
  ['projects.projects[1].image', 'menu-digtal', 'src/assets/projects/, without its extension, such as menu-digital'],
  ['projects.projects[1].image', undefined, 'an entry with both image and imageAlt', 'projects[1] is {'],
  ['projects.projects[1].url', 'javascript:alert(1)', 'starts with https://'],
  ['projects.projects[2].technologies[1]', 'COBOL', 'a name in src/content/technologies.ts'],
  ['projects.projects[1].year', '2025', 'a year from 1990 on, without quotation marks, such as 2025'],
  ['projects.projects[4].results', [], 'a list of 1 to 20'],
  ['projects.footerProjects[1]', 99, 'the id of one of the projects'],
  ['projects.demos[1].url', '##', 'or # where there is none'],
  ['technologies.technologies[2].name', 'HTML', 'no other technology'],
  ['theme.palette.screen.stroke-1', 'tomato', 'a colour in hexadecimal'],
  ['theme.palette.paper.text', undefined, 'a colour in hexadecimal', 'palette.paper.text is missing'],
  ['pages.formerPaths./portfolio', '/nada', 'the path of a page'],
])('a fault of %s, such as %j, says that the value must be %s', (place, value, expected, reported = '') => {
  const [, file, field] = place.match(/^(\w+)\.(.*)$/) ?? [];
  const beginning = reported || `${field} is ${JSON.stringify(value).slice(0, 70)}`;
  const [fault] = faultsIn(contentWith(place, value)).filter((fault) => fault.includes(`: ${beginning}`));
  expect(fault).toMatch(/ is .*, but must be .*\.$/);
  expect(fault).toContain(`src/content/${file}.ts: ${beginning}`);
  expect(fault).toContain(expected);
});

const LINKS = 'links lead to https:// or mailto:, a page of the site or a file in public/';
const FORM = 'links are written as [text](address)';
const MARKDOWN = 'only Markdown is links, **bold**, *emphasis* and `code`, with \\\\ before other signs';

test.each([
  ['Vi [a](javascript:alert(1))', LINKS, '[a](javascript:alert(1))'],
  ['Vi [a](/projects/9)', LINKS, '[a](/projects/9)'],
  ['Vi [a](/otra.pdf) y [b](/tesis.pdf)', LINKS, '[a](/otra.pdf)'],
  ['Vi [a](/otra.pdf) y **[b](/nada)**', LINKS, '[a](/otra.pdf) and [b](/nada)'],
  ['Vi [a](https://ana.dev', FORM, '[a](https://ana.dev'],
  ['Vi [a](a b.pdf)', FORM, '[a](a b.pdf)'],
  ['Vi [a](https://ana.dev "A")', FORM, '[a](https://ana.dev "A")'],
  ['Un Array<T>', MARKDOWN, '<T>'],
  ['Ve ![a](a.png)', MARKDOWN, '![a](a.png)'],
])('the paragraph %j is refused with one sentence', (text, rule, unlike) => {
  expect(faultsIn(contentWith('about.about.paragraphs[2]', text))).toEqual([
    `src/content/about.ts: about.paragraphs[2] is ${JSON.stringify(text)}, but must be a text whose ${rule}, unlike ${unlike}.`,
  ]);
});

test.each([
  'about.about.statement',
  'about.about.offer',
  'owner.curriculum.experience[1].text',
  'projects.projects[4].paragraphs[1]',
  'projects.projects[4].results[1]',
  'projects.projects[4].gallery[1].caption',
])('the text %s can link to pages, files and sites, and its length is counted without addresses', (place) => {
  const address = `https://ana.dev/${'a'.repeat(270)}`;
  const text = `[a](${address}), [b](/), [c](/projects/4) **d** [e](/tesis.pdf) [f](<a b.pdf>) [g](mailto:a@b.co)`;
  expect(faultsIn(contentWith(place, text))).toEqual([]);
  expect(faultsIn(contentWith(place, `**${'a '.repeat(1100)}**`))).toEqual([expect.stringMatching(/ a text of 1 to /)]);
});

test.each([
  ['projects.projects[1].title', ['C* y snake_case', 'Array<T> [sic]', '5 ** 2 y `npm`'], ['**Uno**', '[Uno](/)']],
  ['projects.projects[1].description', ['_Uno_'], ['Un **uno**']],
])('the text %s is shown as written, such as %j, and cannot have marks such as %j', (place, right, wrong) => {
  expect(right.flatMap((text) => faultsIn(contentWith(place, text)))).toEqual([]);
  for (const text of wrong)
    expect(faultsIn(contentWith(place, text))).toEqual([
      expect.stringMatching(/, but must be a text without links and bold text/),
    ]);
});

test('a text can link to a page by its present, its former or its default path', () => {
  const { home, about } = content.pages.pages;
  const pages = { pages: { home, about, projects: { path: '/trabajos' } }, formerPaths: { '/obras': '/trabajos' } };
  const faultsOf = (path: string) =>
    faultsIn({ ...contentWith('about.about.paragraphs[1]', `Vi [a](${path})`), pages: pages as Content['pages'] });
  expect(['/trabajos/4', '/obras/4', '/projects/4', '/projects'].flatMap(faultsOf)).toEqual([]);
  expect(['/obras/9', '/contact', '/projects/'].map((path) => faultsOf(path).length)).toEqual([1, 1, 1]);
});

test.each([
  [{ service: 'formspree', id: 'https://formspree.io/f/a' }, 'id is "https://formspree.io/f/a", but must be the part '],
  [{ service: 'web3forms', accessKey: '' }, 'accessKey is "", but must be the access key that web3forms.com mails'],
  [{ service: 'mailto' }, 'service is "mailto", but must be php, formspree, web3forms, netlify or custom'],
])('the faulty form service %j is reported with one sentence', (form, expected) => {
  expect(faultsIn(contentWith('owner.owner.contactForm', form))).toEqual([
    expect.stringContaining(`src/content/owner.ts: owner.contactForm.${expected}`),
  ]);
});

const form = { url: 'https://ana.dev', fields: { key: 'a' }, honeypot: '_honey', confirmedBy: 'status' };

test.each([
  ['owner.owner.phone', ['+34 600 000 001', '+50760000001', undefined]],
  ['owner.owner.siteUrl', ['https://ana.github.io/portafolio/']],
  ['owner.owner.contactForm', [{ service: 'web3forms', accessKey: '1-2' }, { service: 'netlify' }]],
  ['owner.owner.contactForm', [{ service: 'custom', ...form }]],
  // A year without a month is compatible with each of its months.
  ['career.career.experience', [career('2021-03', '2021'), career('2021', '2021-01'), career('2021')]],
])('%s can have each of the values %j', (place, values) => {
  expect(values.flatMap((value) => faultsIn(contentWith(place, value)))).toEqual([]);
});

test.each([
  ['projects/menu-digital', 'projects.ts: projects[1].image is "menu-digital"', 1080],
  ['services/parrot', 'services.ts: services[1].image is "parrot"', 170],
  ['technologies/html', 'technologies.ts: technologies[1].icon is "html"', 75],
])('the photograph %s is reported if it is narrower than its place in the layout', (name, beginning, width) => {
  const withWidth = (pixels: number) =>
    faultsIn(content, { ...pictures, [name]: { file: '', width: pixels, height: 1, avif: { stem: '', widths: [] } } });
  expect(withWidth(width)).toEqual([]);
  expect(withWidth(width - 1)).toEqual([
    `src/content/${beginning}, but must be a picture at least ${width} pixels wide (this picture has ${width - 1} pixels).`,
  ]);
});

test('the poster of a video can be narrower than other photographs', () => {
  const poster = { file: '', width: 640, height: 360, avif: { stem: '', widths: [] }, video: 'assets/demo.mp4' };
  expect(faultsIn(content, { ...pictures, 'projects/demo': poster })).toEqual([]);
});

test('all faults are reported at once', () => {
  const changed = contentWith('owner.owner.email', 'ana');
  changed.owner.owner.phone = '1';
  changed.projects.projects = [];
  changed.projects.footerProjects = [4];
  const fields = ['owner.phone', 'owner.email', 'projects is []', 'footerProjects[1]'];
  expect(faultsIn(changed)).toEqual(fields.map((field) => expect.stringContaining(field)));
});

test.each([
  ['titel', 'there is no field `titel`. Did you mean `title`? The fields are id, title, '],
  ['tagine', 'there is no field `tagine`. The fields are id, title, '],
])('the unknown field %s is reported, with the name that the owner can have meant', (field, fault) => {
  expect(faultsIn(contentWith(`projects.projects.0.${field}`, 'Una frase'))).toEqual([
    expect.stringContaining(`src/content/projects.ts: projects[1].${field}: ${fault}`),
  ]);
});

test('a blank text is reported even in a field or a file that the schema does not have', () => {
  const own = { ...content, about: { ...content.about, praise: [{ quote: ' ' }] }, talks: { talks: { heading: '' } } };
  expect(faultsIn(own)).toEqual([
    'src/content/about.ts: praise[1].quote is " ", but must be a text.',
    'src/content/talks.ts: talks.heading is "", but must be a text.',
  ]);
});

test('a page of the owner needs a label and a description, every page its own path, and home cannot be left out', () => {
  const withPages = (pages: object) => faultsIn(contentWith('pages', { pages, formerPaths: {} }));
  const { home, about } = content.pages.pages;
  const talks = { path: '/talks', label: 'Charlas' };
  expect(withPages({ home, talks })).toEqual([
    expect.stringMatching(/pages\.talks is .*, but must be an entry with path, label and description\.$/),
  ]);
  expect(withPages({ home, about, talks: { ...talks, description: 'Mis charlas.' } })).toEqual([]);
  expect(withPages({ about })).toEqual([expect.stringContaining('pages.home is missing, but must be')]);
  const twice = withPages({ home, about, talks: { ...talks, path: '/about', description: 'Mis charlas.' } });
  expect(twice[1]).toContain('pages.talks.path is "/about", but must be a path that no other page has.');
});

test('the region must belong to the country, which is named in the language of the content', () => {
  const changed = contentWith('owner.owner.country', 'Panama');
  changed.owner.owner.region = 'CR';
  changed.owner.editions = ['en'];
  expect(checkContent({ content: changed, tag: 'en' }, pictures)).toEqual([
    expect.stringContaining('owner.region is "CR", but must be the code of Panama, PA.'),
  ]);
});

test('the characters of content and words are listed with their files, except for emoji', () => {
  const changed = contentWith('about.about.statement', 'Жанна 🚀 👩‍💻 ✅');
  const editions = [{ ...edition, content: changed, words: { ...edition.words, edition: 'Жო' } }];
  const characters = charactersOf(writtenIn(editions, { content: 'src/content', words: 'src/words' }));
  const known = ['Ж', 'ñ', 'ო', '🚀', '👩', '\u200d', '✅'].filter((character) => characters.has(character));
  expect(known).toEqual(['Ж', 'ñ', 'ო']);
  expect([characters.get('Ж'), characters.get('ო')]).toEqual(['src/content/about.ts', 'src/words/es.ts']);
});
