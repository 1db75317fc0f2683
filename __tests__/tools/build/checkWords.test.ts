import type { OwnWords } from '../../../src/content/schema';
import { checkWords, withOwn } from '../../../src/tools/build/check/checkWords';
import { en } from '../../../src/words/en';
import { es, type Words } from '../../../src/words/es';
import { badValues, withValues } from '../../support/badValues';

const spanish = es as Words;
const OWN = 'content/words.ts';
const ownFaults = (own: unknown) => checkWords(own, OWN, spanish);

test('the words of every language are right', () => {
  expect([...checkWords(es, 'es.ts'), ...checkWords(en, 'en.ts')]).toEqual([]);
});

test('own words replace those of the language: texts one by one, lists as a whole', () => {
  const own: OwnWords = {
    hero: { greeting: 'Soy' },
    metadata: { pages: { home: { keywords: ['{city}'] } } },
    question: { opening: '' },
    callToContact: { question: 'Tienes un proyecto?' },
  };
  expect(ownFaults(own)).toEqual([]);
  const words = withOwn(spanish, own);
  expect(words.hero).toEqual({ ...es.hero, greeting: 'Soy' });
  expect(words.metadata.pages.home).toEqual({ ...es.metadata.pages.home, keywords: ['{city}'] });
  expect(words.services).toEqual(es.services);
});

test.each<[fault: string, own: unknown, expected: string]>([
  [
    'that does not exist',
    { hero: { greting: 'Soy' } },
    'words.hero.greting is "Soy", but must be left out: the site has no such word.',
  ],
  [
    'of another kind',
    { hero: 'Soy' },
    'words.hero is "Soy", but must be an entry with greeting, skills, post, cvLabel.',
  ],
  [
    'that is a list',
    { hero: { greeting: ['a'] } },
    'words.hero.greeting is ["a"], but must be a text such as "Hola, soy".',
  ],
  [
    'that is no list',
    { metadata: { loadError: { keywords: 'a' } } },
    'words.metadata.loadError.keywords is "a", but must be a list of texts such as ["error"].',
  ],
  ['that is empty', { hero: { greeting: ' ' } }, 'words.hero.greeting is " ", but must be a text such as "Hola, soy".'],
  [
    'without its place',
    { aboutTeaser: { lead: 'Vivo en {city}.' } },
    'words.aboutTeaser.lead is "Vivo en {city}.", but must be a text that has {age}.',
  ],
  [
    'with another place',
    { hero: { skills: '{skills} en {city}' } },
    'words.hero.skills is "{skills} en {city}", but must be a text with nothing else in braces than {skills}.',
  ],
  [
    'with a place where none is',
    { hero: { greeting: 'Hola {name}' } },
    'words.hero.greeting is "Hola {name}", but must be a text with nothing in braces.',
  ],
  [
    'that is the name of a file',
    { contactDetails: { card: { file: '../a.vcf' } } },
    'words.contactDetails.card.file is "../a.vcf", but must be the name of a file that ends with .vcf.',
  ],
  ['that is the direction of writing', { direction: 'left' }, 'words.direction is "left", but must be ltr or rtl.'],
])('an own word %s is reported in one sentence', (_, own, expected) => {
  expect(ownFaults(own)).toEqual([`${OWN}: ${expected}`]);
});

test.each(['Tienes un proyecto', '¿Tienes un proyecto', '¿Tienes un proyecto muy grande y complicado en mente?'])(
  'the question "%s", whose marks cannot be drawn around it, is reported',
  (question) => {
    expect(ownFaults({ callToContact: { question } })).toEqual([
      `${OWN}: words.callToContact.question is "${question}", but must be a question of up to 34 characters that starts with ¿ and ends with ?.`,
    ]);
  },
);

test('in a language without a mark at its start, a question has none', () => {
  expect(checkWords({ ...en, callToContact: { ...en.callToContact, question: 'A project' } }, 'en.ts')).toEqual([
    'en.ts: callToContact.question is "A project", but must be a question of up to 34 characters that ends with ?.',
  ]);
});

test('whatever a language lacks is reported with what it is in Spanish', () => {
  const { greeting: _, ...hero } = en.hero;
  expect(checkWords({ ...en, hero }, 'fr.ts')).toEqual([
    'fr.ts: hero.greeting is not there, but must be a text such as "Hola, soy".',
  ]);
  expect(checkWords(undefined, 'fr.ts')).toEqual([
    expect.stringMatching(/^fr\.ts: what it says is not there, but must be an entry with edition, openGraph, /),
  ]);
});

test('every value of a word that is no text, or a blank one, is reported with its field', () => {
  for (const { kind, values } of badValues(es)) {
    const faults = checkWords(withValues(es, values), 'fr.ts');
    const fields = faults.map((fault) => `${fault.slice('fr.ts: '.length).split(' ')[0]}.`);
    const accepted = Object.entries(values).flatMap(([path, value]) => {
      const isText = typeof value === 'string' && (value.trim() !== '' || /^(question|quotation)\./.test(path));
      return isText || fields.some((field) => `${path}.`.startsWith(field) || field.startsWith(`${path}.`)) ? [] : path;
    });
    expect([kind, accepted]).toEqual([kind, []]);
  }
});
