/** @jest-environment node */
import { readFileSync } from 'node:fs';
import pictures from 'virtual:pictures';
import { checkContent } from '../../src/build/checkContent';
import { type Content, content } from '../../src/build/content';

const networks = readFileSync('public/networks.svg', 'utf8');
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** The content with the value at the end of a way, such as `owner.phone`, replaced. */
function contentWith(file: keyof Content, way: string, value: unknown): Content {
  const changed: Content = JSON.parse(JSON.stringify(content));
  const keys = way.split('.');
  const last = keys.pop() ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: the way is not known to the types.
  const parent = keys.reduce<any>((part, key) => part[key], changed[file]);
  expect(parent).toHaveProperty([last]);
  parent[last] = value;
  return changed;
}

const OWNER = 'src/content/owner.ts';
const PROJECTS = 'src/content/projects.ts';
const SLIDES = 'src/content/slides.ts';

test('the content that is here has no fault', () => {
  expect(checkContent(content, pictures, networks).faults).toEqual([]);
});

test.each<[rule: string, file: keyof Content, field: string, value: unknown, expected: string]>([
  ['an e-mail without an at', OWNER, 'owner.email', 'ana.correo.com', 'an e-mail address such as ana@correo.com'],
  ['an e-mail without a host', OWNER, 'owner.email', 'ana@', 'an e-mail address such as ana@correo.com'],
  ['a phone without its country', OWNER, 'owner.phone', '6000-0001', 'an international number'],
  ['a phone with letters', OWNER, 'owner.phone', '+507 6000-ANA1', 'an international number'],
  ['a phone of 16 digits', OWNER, 'owner.phone', '+1234567890123456', 'an international number'],
  ['a day that its month does not have', OWNER, 'owner.birthDate', '2001-02-30', 'a day of the past as YYYY-MM-DD'],
  ['a birth date in the future', OWNER, 'owner.birthDate', tomorrow, 'a day of the past as YYYY-MM-DD'],
  ['a birth date in another form', OWNER, 'owner.birthDate', '14/05/1990', 'a day of the past as YYYY-MM-DD'],
  ['an empty name', OWNER, 'owner.name', ' ', 'a text that is not empty'],
  ['a family name of somebody else', OWNER, 'owner.familyName', 'Pérez', 'the end of the name'],
  ['a region that is no code', OWNER, 'owner.region', 'Panamá', "the two capitals of the country's ISO code"],
  ['a site without a slash at its end', OWNER, 'owner.siteUrl', 'https://ana.dev', 'a slash at its end'],
  ['a site that is not secure', OWNER, 'owner.siteUrl', 'http://ana.dev/', 'https:// at its start'],
  ['a form that posts nowhere', OWNER, 'owner.contactEndpoint', 'ftp://ana.dev', 'a path on the site'],
  ['a profile that is not secure', OWNER, 'owner.profiles.0.url', 'http://x.com/ana', 'starts with https://'],
  ['a profile without a scheme', OWNER, 'owner.profiles.0.url', 'x.com/ana', 'starts with https://'],
  ['a profile without an icon', OWNER, 'owner.profiles.1.icon', 'fax', 'the id of a symbol in public/networks.svg'],
  ['a picture of the place without a text', OWNER, 'owner.placePictures.map', '', 'a text that is not empty'],
  ['a study without a name', OWNER, 'curriculum.studies.0.title', '', 'a text that is not empty'],
  ['a project with the number of another', PROJECTS, 'projects.2.id', 1, 'a number that no other project has'],
  ['a project with a number out of line', PROJECTS, 'projects.5.id', 9, 'one of the numbers 1 to 6'],
  ['a project whose picture is missing', PROJECTS, 'projects.0.image', 'nada', 'a picture in src/assets/projects/'],
  ['a project without a text for its picture', PROJECTS, 'projects.3.imageAlt', '', 'a text that is not empty'],
  ['a project that leads nowhere', PROJECTS, 'projects.0.url', '#', 'starts with https://'],
  ['a project in the other protocol', PROJECTS, 'projects.0.url', 'javascript:alert(1)', 'starts with https://'],
  [
    'an unknown technology',
    PROJECTS,
    'projects.1.technologies.0.name',
    'COBOL',
    'a name in src/content/technologies.ts',
  ],
  ['a slide without a text for its picture', SLIDES, 'slides.0.alt', ' ', 'a text that is not empty'],
  ['a slide that leads to something odd', SLIDES, 'slides.0.url', '##', 'or # where there is none'],
  [
    'a technology that is there twice',
    'src/content/technologies.ts',
    'technologies.1.name',
    'HTML',
    'no other technology',
  ],
  [
    'a technology without its icon',
    'src/content/technologies.ts',
    'technologies.1.icon',
    'nada',
    'src/assets/technologies/',
  ],
  [
    'a service whose picture is missing',
    'src/content/home.ts',
    'services.items.0.image',
    'services/nada',
    'a picture in src/assets/',
  ],
  [
    'a link of the footer to no project',
    'src/content/layout.ts',
    'layout.footer.projects.links.0.path',
    '/projects/99',
    'the path of a project',
  ],
  [
    'a title that is cut',
    'src/content/metadata/home.ts',
    'homeMetadata.title',
    'a'.repeat(71),
    'at most 70 characters long',
  ],
  [
    'a description that is cut',
    'src/content/metadata/about.ts',
    'aboutMetadata.description',
    'a'.repeat(161),
    'at most 160',
  ],
])('%s is reported with its file, field, value and what is expected', (_, file, field, value, expected) => {
  const { faults } = checkContent(contentWith(file, field, value), pictures, networks);
  const sentence = faults.find((fault) => fault.startsWith(`${file}: ${field} is `)) ?? faults.join('\n');
  expect(sentence).toContain(`${file}: ${field} is ${JSON.stringify(value).slice(0, 70)}`);
  expect(sentence).toMatch(/, but must be .*\.$/);
  expect(sentence).toContain(expected);
});

const photograph = content['src/content/projects.ts'].projects[0]?.image;

test.each([
  [`projects/${photograph}`, `src/content/projects.ts: projects.0.image is "${photograph}"`, 1344],
  ['services/parrot', 'src/content/home.ts: services.items.0.image is "services/parrot"', 170],
  ['technologies/html', 'src/content/technologies.ts: technologies.0.icon is "html"', 75],
])('a photograph %s that is narrower than its place is reported', (name, beginning, width) => {
  const withWidth = (pixels: number) => ({
    ...pictures,
    [name]: { width: pixels, widths: { avif: [pixels], webp: [pixels] } },
  });
  expect(checkContent(content, withWidth(width - 1), networks).faults).toEqual([
    `${beginning}, but must be a picture at least ${width} pixels wide; this one has ${width - 1}.`,
  ]);
  expect(checkContent(content, withWidth(width), networks).faults).toEqual([]);
});

test('all faults are told at once', () => {
  const changed = contentWith('src/content/owner.ts', 'owner.email', 'ana');
  changed['src/content/owner.ts'].owner.phone = '1';
  changed['src/content/projects.ts'].projects = [];
  expect(checkContent(changed, pictures, networks).faults).toEqual([
    expect.stringContaining('owner.phone'),
    expect.stringContaining('owner.email'),
    ...content['src/content/layout.ts'].layout.footer.projects.links.map(() => expect.stringContaining('footer')),
  ]);
});

test('right values in other forms are taken as they are', () => {
  for (const [field, value] of [
    ['owner.phone', '+34 600 000 001'],
    ['owner.phone', '+50760000001'],
    ['owner.birthDate', '2000-02-29'],
    ['owner.siteUrl', 'https://ana.github.io/portafolio/'],
    ['owner.contactEndpoint', 'https://formspree.io/f/abc'],
    ['owner.profiles', []],
  ] as const) {
    expect(checkContent(contentWith('src/content/owner.ts', field, value), pictures, networks).faults).toEqual([]);
  }
});

test.each([
  ['owner.name', 'Nombre Apellido', 'Ana Núñez'],
  ['owner.birthDate', '1998-05-14', '1990-12-31'],
  ['owner.phone', '+507 6000-0000', '+507 6123-4567'],
  ['owner.email', 'hola@example.com', 'ana@correo.com'],
  ['owner.siteUrl', 'https://example.com/', 'https://ana.dev/'],
  ['owner.profiles.0.url', 'https://example.com/instagram', 'https://instagram.com/ana'],
  ['curriculum.studies.0.title', 'Nombre de la carrera', 'Ingeniería de Sistemas'],
])('the example %s is reported until it is replaced', (field, example, own) => {
  const examples = (value: string) =>
    checkContent(contentWith('src/content/owner.ts', field, value), pictures, networks).examples.filter((sentence) =>
      sentence.includes(`${field} is`),
    );
  expect(examples(example)).toEqual([
    `src/content/owner.ts: ${field} is ${JSON.stringify(example)}, which is example data.`,
  ]);
  expect(examples(own)).toEqual([]);
});
