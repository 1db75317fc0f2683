import type { Content, Translation } from '../../../src/content/schema';
import { checkContent } from '../../../src/tools/build/check/checkContent';
import { translate } from '../../../src/tools/build/check/translate';
import { englishContent } from '../../sites/english';
import { pictures } from '../../support/pictures';
import { content as reference } from '../../support/reference';

const content: Content = { ...reference, owner: { ...reference.owner, editions: ['es', 'en'] } };
const words = englishContent(content);
const fourth = Object(words.projects?.projects)[4];

/** The faults of the translation with the fields of some file's export replaced. */
function faultsWith(file: string, name: string, fields: Record<string, unknown>): string[] {
  const changed = { ...words[file], [name]: { ...Object(words[file]?.[name]), ...fields } };
  return translate(content, { ...words, [file]: changed }, 'en').faults;
}

test('a translation has the facts of the original, and words of its own', () => {
  const { content: english, lacks, faults } = translate(content, words, 'en');
  expect(faults).toEqual([]);
  expect(lacks).toEqual(['/projects/3']);
  expect(checkContent({ content: english, tag: 'en' }, pictures)).toEqual([]);
  expect(english.owner.owner).toMatchObject({
    name: content.owner.owner.name,
    city: 'Panama City',
    siteUrl: 'https://example.com/en/',
  });
  const [first, , third] = english.projects.projects;
  expect(first).toMatchObject({
    title: expect.stringMatching(/^‹Menú Digital/),
    image: content.projects.projects[0]?.image,
    year: 2024,
  });
  expect(third).toEqual(content.projects.projects[2]);
  expect(english.theme).toEqual(content.theme);
});

test.each<[kind: string, file: string, name: string, fields: Record<string, unknown>, expected: string]>([
  [
    'a text that is missing',
    'about',
    'about',
    { statement: undefined },
    'about.statement is not there, but must be a translation of "',
  ],
  [
    'a text that the original has, though it may be left out',
    'projects',
    'projects',
    { 4: { ...fourth, role: undefined } },
    'projects.4.role is not there, but must be a translation of "Diseño y desarrollo"',
  ],
  [
    'a field that is not known',
    'about',
    'about',
    { statment: 'x' },
    'about.statment is "x", but must be left out, as in',
  ],
  [
    'a fact',
    'owner',
    'owner',
    { email: 'a@b.co' },
    'owner.email is "a@b.co", but must be left out: it is the same in every language, as in',
  ],
  [
    'a project that does not exist',
    'projects',
    'projects',
    { 9: { title: 'x' } },
    'projects.9 is {"title":"x"}, but must be left out: 9 is none of the projects in',
  ],
  [
    'a list of another length',
    'projects',
    'projects',
    { 4: { ...fourth, gallery: [] } },
    'projects.4.gallery is [], but must be a list of 3, as in',
  ],
  [
    'a text in the place of an entry',
    'owner',
    'owner',
    { illustrations: 'Toucan' },
    'owner.illustrations is "Toucan", but must be an entry with hero, skyline, map, as in',
  ],
])('%s is reported in one sentence', (_, file, name, fields, expected) => {
  const [fault, ...others] = faultsWith(file, name, fields);
  expect(others).toEqual([]);
  expect(fault).toContain(`src/content/en/${file}.ts: ${expected}`);
  expect(fault).toMatch(new RegExp(` src/content/${file}\\.ts\\.$`));
});

test('a file that translates nothing is reported', () => {
  expect(translate(content, { ...words, talks: {} }, 'en').faults).toEqual([
    'src/content/en/talks.ts translates nothing: there is no src/content/talks.ts.',
  ]);
});

test('faults in words name the file of the translation, and those in facts are left to the original', () => {
  const { content: english } = translate(content, words, 'en');
  english.owner.owner.email = 'ana';
  english.about.about.statement = ' ';
  expect(checkContent({ content: english, tag: 'en' }, pictures)).toEqual([
    'src/content/en/about.ts: about.statement is " ", but must be a text of 1 to 400 characters.',
  ]);
});

test('own words are those of the edition alone, and no translation', () => {
  const original = { ...content, words: { words: { hero: { greeting: 'Soy' } } } };
  const own = { words: { services: { heading: 'WHAT I DO' } } };
  expect(translate(original, { ...words, words: own }, 'en')).toMatchObject({ content: { words: own }, faults: [] });
  expect(translate(original, words, 'en')).toMatchObject({ content: { words: { words: {} } }, faults: [] });
});

test('without a page of all projects those that are not translated have the paths that the site gives them', () => {
  const { projects: _, ...pages } = content.pages.pages;
  const { lacks } = translate({ ...content, pages: { pages, formerPaths: {} } }, words, 'en');
  expect(lacks).toEqual(['/3']);
});

test('the type of a translation names what is missing and refuses facts', () => {
  // @ts-expect-error The paragraphs are missing.
  const incomplete: Translation['about']['about'] = { statement: '', offer: '' };
  // @ts-expect-error A path is the same in every language.
  const fact: Translation['pages']['pages']['home'] = { path: '/', label: '' };
  const { translated }: { translated: Translation['projects']['projects'] } = { translated: {} };
  expect([incomplete, fact, translated]).toHaveLength(3);
});
