import type { OwnWords } from '../../../src/content/schema';
import { checkWords, withOwn } from '../../../src/tools/build/check/checkWords';
import { en } from '../../../src/words/en';
import { es, type Words } from '../../../src/words/es';

const spanish = es as Words;
const OWN = 'content/words.ts';
const ownFaults = (own: unknown) => checkWords(own, OWN, spanish);

test('the owner’s words replace those of the language: single texts, and whole lists', () => {
  const own: OwnWords = {
    hero: { greeting: 'Soy' },
    metadata: { pages: { home: { keywords: ['{city}'] } } },
    question: { opening: '' },
    countries: [],
    callToContact: { question: 'Tienes un proyecto?' },
  };
  expect(ownFaults(own)).toEqual([]);
  const words = withOwn(spanish, own);
  expect(words.hero).toEqual({ ...es.hero, greeting: 'Soy' });
  expect(words.metadata.pages.home).toEqual({ ...es.metadata.pages.home, keywords: ['{city}'] });
  expect(words.services).toEqual(es.services);
});

test.each([
  [{ hero: { greting: 'Soy' } }, 'hero.greting is "Soy", but must be left out: the site has no such word.'],
  [
    { hero: { greeting: 'Hola {name}' } },
    'hero.greeting is "Hola {name}", but must be a text without placeholders in braces.',
  ],
  [{ hero: { skills: '{a}' } }, 'hero.skills is "{a}", but must be a text with no placeholders other than {skills}.'],
  [{ aboutTeaser: { lead: '{city}' } }, 'aboutTeaser.lead is "{city}", but must be a text that contains {age}.'],
  [{ contactDetails: { card: { file: '../a.vcf' } } }, 'contactDetails.card.file is "../a.vcf", but must be the name'],
  [{ countries: 'the UK' }, 'countries is "the UK", but must be a list of texts such as ["las Bahamas"'],
  [{ direction: 'left' }, 'direction is "left", but must be ltr or rtl.'],
])('the owner’s words %j are refused with one sentence', (own, expected) => {
  expect(ownFaults(own)).toEqual([expect.stringContaining(`${OWN}: words.${expected}`)]);
});

test.each(['Tienes un proyecto', '¿Tienes un proyecto muy grande y complicado en mente?'])(
  'the question "%s" is refused because it lacks a mark or is too long',
  (question) => {
    expect(ownFaults({ callToContact: { question } })).toEqual([
      `${OWN}: words.callToContact.question is "${question}", but must be a question of up to 34 characters that starts with ¿ and ends with ?.`,
    ]);
  },
);

test('a question in a language without an opening mark must only end with its mark', () => {
  expect(checkWords({ ...en, callToContact: { ...en.callToContact, question: 'A project' } }, 'en.ts')).toEqual([
    'en.ts: callToContact.question is "A project", but must be a question of up to 34 characters that ends with ?.',
  ]);
});

test('a word that a language lacks is reported with the Spanish word', () => {
  const { greeting: _, ...hero } = en.hero;
  expect(checkWords({ ...en, hero }, 'fr.ts')).toEqual([
    'fr.ts: hero.greeting is missing, but must be a text such as "Hola, soy".',
  ]);
});
