import type { ContactForm, Content } from '../../../src/content/schema';
import { checkContent, undeliverable } from '../../../src/tools/build/check/checkContent';
import { charactersOf, writtenIn } from '../../../src/tools/build/check/texts';
import { pictures } from '../../support/pictures';
import { content, edition } from '../../support/reference';

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** What is wrong with a content in Spanish. */
const faultsIn = (changed: Content, shown = pictures) => checkContent({ content: changed, tag: 'es' }, shown);

/** A sentence without the number of the line, which is that of the value in the owner's file. */
const withoutLine = (sentence: string) => sentence.replace(/^(\S+?):\d+:/, '$1:');

/** The content with the value of a field, such as `projects[1].url`, replaced. */
function contentWith(file: keyof Content, field: string, value: unknown): Content {
  const changed: Content = structuredClone(content);
  const keys = field.replaceAll(/\[(\d+)\]/g, (_, number) => `.${number - 1}`).split('.');
  const last = keys.pop() ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: the types do not know the path.
  const parent = keys.reduce<any>((part, key) => part[key], changed[file]);
  parent[last] = value;
  return changed;
}

const OWNER = 'owner';
const PROJECTS = 'projects';

test('the content of the tests has no fault', () => {
  expect(faultsIn(content)).toEqual([]);
});

test('a post cannot end before it starts; a year may mean any of its months', () => {
  const faultsOf = (start: string, end?: string) => {
    const posts = [{ title: 'Programadora', start, end }];
    return faultsIn(contentWith('career', 'career.experience', [{ firm: 'Una tienda', posts }]));
  };
  const [fault, ...others] = faultsOf('2021-03', '2020-12');
  expect(fault).toMatch(
    /career\.experience\[1\]\.posts\[1\] is .* must be an entry that does not end before it starts\.$/,
  );
  expect([...others, ...faultsOf('2021-03', '2021'), ...faultsOf('2021', '2021-01'), ...faultsOf('2021')]).toEqual([]);
});

test.each<[rule: string, file: keyof Content, field: string, value: unknown, expected: string]>([
  ['an e-mail without an at', OWNER, 'owner.email', 'ana.correo.com', 'an e-mail address such as ana@correo.com'],
  ['a phone without its country', OWNER, 'owner.phone', '6000-0001', 'an international number'],
  ['a day that its month does not have', OWNER, 'owner.birthDate', '1991-02-29', 'YYYY-MM-DD that exists'],
  ['a birth date in the future', OWNER, 'owner.birthDate', tomorrow, 'a day of the past as YYYY-MM-DD'],
  ['a birth date in another form', OWNER, 'owner.birthDate', '14/05/1990', 'a day of the past as YYYY-MM-DD'],
  ['a family name of somebody else', OWNER, 'owner.familyName', 'Pérez', 'the end of the name'],
  ['a region that is no code', OWNER, 'owner.region', 'Panamá', "the two capitals of the country's ISO code"],
  ['a site without a slash at its end', OWNER, 'owner.siteUrl', 'https://ana.dev', 'a slash at its end'],
  ['a site that is not secure', OWNER, 'owner.siteUrl', 'http://ana.dev/', 'https:// at its start'],
  [
    'a form service that is not known',
    OWNER,
    'owner.contactForm.service',
    'mailto',
    'php, formspree, web3forms, netlify or custom',
  ],
  ['a profile that is not secure', OWNER, 'owner.profiles[1].url', 'http://x.com/ana', 'starts with https://'],
  ['an unknown network', OWNER, 'owner.profiles[2].network', 'Fax', 'one of Behance, Blog'],
  ['too many skills', OWNER, 'owner.skills', Array(25).fill('React'), 'a list of 1 to 24'],
  ['a word that fits no phone', OWNER, 'owner.role', 'a'.repeat(31), 'without words of more than 30 characters'],
  ['the code of another country', OWNER, 'owner.region', 'CR', 'the code of Panamá, PA'],
  ['a project with the number of another', PROJECTS, 'projects[3].id', 1, 'a number that no other project has'],
  ['a project with a number out of line', PROJECTS, 'projects[6].id', 9, 'one of the numbers 1 to 6'],
  [
    'a misspelt picture',
    PROJECTS,
    'projects[1].image',
    'menu-digtal',
    'a picture in src/assets/projects/, without its extension, such as menu-digital',
  ],
  ['a footer with a project that does not exist', PROJECTS, 'footerProjects[1]', 99, 'the id of one of the projects'],
  ['a project in the other protocol', PROJECTS, 'projects[1].url', 'javascript:alert(1)', 'starts with https://'],
  ['an unknown technology', PROJECTS, 'projects[2].technologies[1]', 'COBOL', 'a name in src/content/technologies.ts'],
  [
    'a year in quotation marks',
    PROJECTS,
    'projects[1].year',
    '2025',
    'a year from 1990 on, such as 2025, not in quotation marks',
  ],
  ['a year of the last century but one', PROJECTS, 'projects[1].year', 1825, 'a year from 1990 on'],
  ['a single result', PROJECTS, 'projects[4].results', ['Uno'], 'a list of 2 to 3'],
  ['a demo that leads to something odd', PROJECTS, 'demos[1].url', '##', 'or # where there is none'],
  ['a technology that is there twice', 'technologies', 'technologies[2].name', 'HTML', 'no other technology'],
  ['a technology without its icon', 'technologies', 'technologies[2].icon', 'nada', 'src/assets/technologies/'],
  ['a colour by a name', 'theme', 'palette.screen.stroke-1', 'tomato', 'a colour in hexadecimal'],
])('%s is reported with its file, field, value and what is expected', (_, file, field, value, expected) => {
  const faults = faultsIn(contentWith(file, field, value)).map(withoutLine);
  const sentence =
    faults.find((fault) => fault.startsWith(`src/content/${file}.ts: ${field} is `)) ?? faults.join('\n');
  expect(sentence).toContain(`src/content/${file}.ts: ${field} is ${JSON.stringify(value).slice(0, 70)}`);
  expect(sentence).toMatch(/, but must be .*\.$/);
  expect(sentence).toContain(expected);
});

const photograph = content.projects.projects[0]?.image;

test.each([
  [`projects/${photograph}`, `src/content/projects.ts: projects[1].image is "${photograph}"`, 1344],
  ['services/parrot', 'src/content/services.ts: services[1].image is "parrot"', 170],
  ['technologies/html', 'src/content/technologies.ts: technologies[1].icon is "html"', 75],
])('a photograph %s that is narrower than its place is reported', (name, beginning, width) => {
  const withWidth = (pixels: number) => ({
    ...pictures,
    [name]: { file: '', width: pixels, height: 1, avif: { stem: '', widths: [pixels] } },
  });
  const [fault, ...others] = faultsIn(content, withWidth(width - 1));
  expect(others).toEqual([]);
  expect(withoutLine(fault ?? '')).toBe(
    `${beginning}, but must be a picture at least ${width} pixels wide; this one has ${width - 1}.`,
  );
  expect(faultsIn(content, withWidth(width))).toEqual([]);
});

test('all faults are reported at once', () => {
  const { footerProjects } = content.projects;
  const changed = contentWith(OWNER, 'owner.email', 'ana');
  changed.owner.owner.phone = '1';
  changed.projects.projects = [];
  expect(faultsIn(changed)).toEqual([
    expect.stringContaining('owner.phone'),
    expect.stringContaining('owner.email'),
    expect.stringContaining('projects is []'),
    ...footerProjects.map((_, index) => expect.stringContaining(`footerProjects[${index + 1}]`)),
  ]);
});

test('right values in other forms are taken as they are', () => {
  for (const [field, value] of [
    ['owner.phone', '+34 600 000 001'],
    ['owner.phone', '+50760000001'],
    ['owner.birthDate', '2000-02-29'],
    ['owner.siteUrl', 'https://ana.github.io/portafolio/'],
    ['owner.contactForm', { service: 'formspree', id: 'xayzbwqr' }],
    ['owner.contactForm', { service: 'web3forms', accessKey: '11111111-2222-3333-4444-555555555555' }],
    ['owner.contactForm', { service: 'netlify' }],
    ['owner.contactForm', { service: 'custom', url: 'https://api.ana.dev/contact' }],
    [
      'owner.contactForm',
      { service: 'custom', url: 'https://ana.dev', fields: { key: 'a' }, honeypot: '_honey', confirmedBy: 'status' },
    ],
    ['owner.profiles', []],
    ['owner.phone', undefined],
    ['curriculum', {}],
  ] as const) {
    expect(faultsIn(contentWith(OWNER, field, value))).toEqual([]);
  }
});

test.each([
  [{ service: 'formspree' }, 'owner.contactForm.id is not there', 'what follows https://formspree.io/f/'],
  [
    { service: 'formspree', id: 'https://formspree.io/f/a' },
    'owner.contactForm.id is "https:',
    'what follows https://formspree.io/f/',
  ],
  [
    { service: 'web3forms', accessKey: '' },
    'owner.contactForm.accessKey is ""',
    'the access key that web3forms.com mails',
  ],
  [
    { service: 'formsubmit', alias: 'a' },
    'owner.contactForm.service is',
    "custom: { service: 'custom', url: 'https://form",
  ],
  [
    { service: 'basin', id: 'a' },
    'owner.contactForm.service is',
    "custom: { service: 'custom', url: 'https://usebasin",
  ],
  [{ service: 'custom', url: 'contact.php' }, 'owner.contactForm.url is "contact.php"', 'starts with https://'],
])('of the form service %j it is said in one sentence what is missing or wrong', (form, beginning, expected) => {
  const faults = faultsIn(contentWith(OWNER, 'owner.contactForm', form)).map(withoutLine);
  expect(faults).toEqual([expect.stringContaining(expected)]);
  expect(faults[0]).toContain(`src/content/owner.ts: ${beginning}`);
  expect(faults[0]).toMatch(/, but must be .*\.$/);
});

function undeliverableOn(siteUrl: string, contactForm: ContactForm) {
  const changed = contentWith(OWNER, 'owner.siteUrl', siteUrl);
  changed.owner.owner.contactForm = contactForm;
  return undeliverable(changed.owner.owner);
}

test.each(['ana.github.io', 'ana.netlify.app', 'ana.pages.dev', 'ana.vercel.app'])(
  'contact.php is refused on %s, which runs no PHP, with what to write in its place',
  (host) => {
    expect(undeliverableOn(`https://${host}/sitio/`, { service: 'php' })).toEqual([
      expect.stringMatching(
        `^src/content/owner.ts: owner.contactForm is { service: 'php' }, but ${host} runs no PHP: write { service: '(formspree|netlify)'.*\\.$`,
      ),
    ]);
    expect(undeliverableOn(`https://${host}/sitio/`, { service: 'formspree', id: 'a' })).toEqual([]);
  },
);

test('contact.php may be on any other host', () => {
  for (const host of ['ana.dev', 'github.io.ana.dev', 'notgithub.io']) {
    expect(undeliverableOn(`https://${host}/`, { service: 'php' })).toEqual([]);
  }
});

test('an empty text is reported', () => {
  expect(faultsIn(contentWith('about', 'about.statement', ''))).toEqual([
    'src/content/about.ts: about.statement is "", but must be a text of 1 to 400 characters.',
  ]);
});

test('a blank text is reported where the schema does not know it, as in an own section or page', () => {
  const own = { ...content, about: { ...content.about, praise: [{ quote: ' ' }] }, talks: { talks: { heading: '' } } };
  expect(faultsIn(own)).toEqual([
    'src/content/about.ts: praise[1].quote is " ", but must be a text.',
    'src/content/talks.ts: talks.heading is "", but must be a text.',
  ]);
});

test('an own page has a label and a description; another may leave them to the words, or be left out', () => {
  const withPages = (pages: object) => faultsIn(contentWith('pages', 'pages', pages));
  const { home, about } = content.pages.pages;
  const talks = { path: '/talks', label: 'Charlas' };
  expect(withPages({ home, talks })).toEqual([
    expect.stringMatching(/pages\.talks is .*, but must be an entry with path, label and description\.$/),
    expect.stringContaining('formerPaths./portfolio is "/projects", but must be the path of a page.'),
  ]);
  const described = { ...talks, description: 'Mis charlas.' };
  const changed = contentWith('pages', 'pages', { home, about, talks: described });
  changed.pages.formerPaths = {};
  expect(faultsIn(changed)).toEqual([]);
  expect(withPages({ about, projects: { path: '/projects' } })).toEqual([
    expect.stringContaining('pages.home is not there, but must be'),
  ]);
});

test.each([
  [['es', 'xx'], 'editions[2] is "xx", but must be a language tag such as en or pt-BR'],
  [['es', 'en', 'en'], 'editions[2] is "en", but must be a language that is not there twice'],
  [[], 'editions is [], but must be a list of 1 to 8'],
  ['es', 'editions is "es", but must be a list of 1 to 8'],
])('editions %j are reported', (editions, expected) => {
  const faults = faultsIn(contentWith(OWNER, 'editions', editions));
  expect(faults[0]).toContain(`src/content/owner.ts: ${expected}.`);
});

test('a country is known by its name in the language of the content', () => {
  const changed = contentWith(OWNER, 'owner.country', 'Panama');
  changed.owner.owner.region = 'CR';
  changed.owner.editions = ['en'];
  expect(checkContent({ content: changed, tag: 'en' }, pictures)).toEqual([
    expect.stringContaining('owner.region is "CR", but must be the code of Panama, PA.'),
  ]);
});

test('every character of content and words is known with its file, but for what needs no glyph', () => {
  const changed = contentWith('about', 'about.statement', 'Жанна 🚀 👩‍💻 ✅');
  const words = { ...edition.words, edition: 'Жო' };
  const folders = { content: 'src/content', words: 'src/words' };
  const characters = charactersOf(writtenIn([{ ...edition, content: changed, words }], folders));
  expect(['Ж', 'ñ', '🚀', '👩', '\u200d', '✅'].map((character) => characters.has(character))).toEqual([
    ...[true, true],
    ...[false, false, false, false],
  ]);
  expect([characters.get('Ж'), characters.get('ო')]).toEqual(['src/content/about.ts', 'src/words/es.ts']);
});
