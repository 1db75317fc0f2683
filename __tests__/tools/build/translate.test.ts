import type { Content } from '../../../src/content/schema';
import { checkContent } from '../../../src/tools/build/check/checkContent';
import { translate } from '../../../src/tools/build/check/translate';
import { englishContent } from '../../sites/english';
import { pictures } from '../../support/pictures';
import { content as reference, withValue } from '../../support/reference';

const content: Content = { ...reference, owner: { ...reference.owner, editions: ['es', 'en'] } };
const words = englishContent(content);

test('a translation has the facts of the original and its own texts', () => {
  const { content: english, faults } = translate(content, words, 'en');
  expect([...faults, ...checkContent({ content: english, tag: 'en' }, pictures)]).toEqual([]);
  expect(english.owner.owner).toMatchObject({ name: content.owner.owner.name, city: 'Panama City' });
  const [first, , third] = english.projects.projects;
  expect(first).toMatchObject({ title: expect.stringMatching(/^‹Menú Digital/), image: 'menu-digital', year: 2024 });
  expect(third).toEqual(content.projects.projects[2]);
  expect(english.theme).toEqual(content.theme);
});

test('a translated name of a technology is shown by its projects too', () => {
  const translated = { ...words, technologies: { technologies: { 'Node.js': { name: 'Node' } } } };
  const { content: english, faults } = translate(content, translated, 'en');
  expect([...faults, ...checkContent({ content: english, tag: 'en' }, pictures)]).toEqual([]);
  const namesIn = ({ technologies, projects }: Content) => [
    ...technologies.technologies.map(({ name }) => name),
    ...projects.projects.flatMap(({ technologies }) => technologies),
  ];
  expect(namesIn(english)).toEqual(namesIn(content).map((name) => (name === 'Node.js' ? 'Node' : name)));
});

test.each<[place: string, value: unknown, expected: string]>([
  ['about.about.statement', undefined, 'missing, but must be a translation of "Construyo'],
  // A role is optional, but the original has one.
  ['projects.projects.4.role', undefined, 'missing, but must be a translation of "Diseño y desarrollo"'],
  ['about.about.statment', 'x', '"x", but must be left out: there is no such field in'],
  ['owner.owner.email', 'a@b.co', '"a@b.co", but must be left out: the value is the same in every language'],
  ['projects.projects.9', { title: 'x' }, '{"title":"x"}, but must be left out: there is no 9 among the projects in'],
  ['projects.projects.4.gallery', [], '[], but must be a list of 3 entries, as in'],
  ['owner.owner.illustrations', 'Toucan', '"Toucan", but must be an entry with the fields hero, skyline, map, as in'],
])('a translation in which %s is %j is refused with one sentence', (place, value, expected) => {
  const [, file, field] = place.match(/^(\w+)\.(.*)$/) ?? [];
  const [fault, ...others] = translate(content, withValue(words, place, value), 'en').faults;
  expect(others).toEqual([]);
  expect(fault).toContain(`src/content/en/${file}.ts: ${field} is ${expected}`);
  expect(fault).toMatch(new RegExp(` src/content/${file}\\.ts\\.$`));
});

test('a file in the folder of a translation that has no original is reported', () => {
  expect(translate(content, { ...words, talks: {} }, 'en').faults).toEqual([
    'src/content/en/talks.ts translates nothing, because there is no src/content/talks.ts: rename or delete it.',
  ]);
});

test('a faulty text is reported with the file of the translation, and a faulty fact only for the original', () => {
  const { content: english } = translate(content, words, 'en');
  english.owner.owner.email = 'ana';
  english.about.about.statement = ' ';
  expect(checkContent({ content: english, tag: 'en' }, pictures)).toEqual([
    'src/content/en/about.ts: about.statement is " ", but must be a text of 1 to 400 characters.',
  ]);
});
