import type { Edition } from '../../../src/site/editionData';
import type { Modules } from '../../../src/tools/build/check/content';
import { en } from '../../../src/words/en';
import { es } from '../../../src/words/es';
import { englishContent } from '../../sites/english';
import { writeModules } from '../../support/buildContent';
import { startHelper } from '../../support/helper';
import { content as reference } from '../../support/reference';
import { testFolder } from '../../support/testFolder';

const read = startHelper<Edition[]>('readEditions');
const inFolder = testFolder();

const { words: _, ...content } = reference;
const english = englishContent(reference);
const languages: Modules = { es: { es }, en: { en } };
const inLanguages = (...editions: string[]) => ({ ...content, owner: { ...content.owner, editions } });

/** The editions of a site with these files, or its faults. The paths in the faults start with `content` or `words`. */
async function readSite(files: Modules, translations: Record<string, Modules> = {}, words = languages) {
  const folder = inFolder();
  writeModules(`${folder}/content`, files);
  for (const [tag, translation] of Object.entries(translations)) writeModules(`${folder}/content/${tag}`, translation);
  writeModules(`${folder}/words`, words);
  const { result: editions = [], error = '' } = await read(folder);
  return { editions, faults: error ? error.replaceAll(`${folder}/`, '').split('\n') : [] };
}

test('each edition has the words of its language, with the owner’s words in its folder', async () => {
  const { editions, faults } = await readSite(
    { ...inLanguages('es', 'en'), words: { words: { hero: { greeting: 'Soy' } } } },
    { en: { ...english, words: { words: { services: { heading: 'WHAT I DO' } } } } },
  );
  expect(faults).toEqual([]);
  const at = (folder: string) => ({ content: { owner: { owner: { siteUrl: `https://example.com/${folder}` } } } });
  expect(editions).toMatchObject([
    { tag: 'es', untranslated: [], ...at(''), words: { ...es, hero: { ...es.hero, greeting: 'Soy' } } },
    { tag: 'en', untranslated: ['/projects/3'], ...at('en/'), words: { ...en, services: { heading: 'WHAT I DO' } } },
  ]);
});

test('the root can have any language, and a regional language gets the words of its language', async () => {
  const { editions, faults } = await readSite(inLanguages('pt-BR'), {}, { pt: { portuguese: en } });
  expect(faults).toEqual([]);
  expect(editions).toMatchObject([{ tag: 'pt-BR', words: en }]);
});

test('an edition without a folder, without words or with a tag that starts the path of a page is refused', async () => {
  const pages = { ...content.pages.pages, about: { path: '/fr/about' } };
  const { faults } = await readSite({ ...inLanguages('es', 'fr'), pages: { ...content.pages, pages } });
  expect(faults).toEqual([
    'content/owner.ts: editions[2] is "fr", but there is no folder content/fr with the translation.',
    'content/owner.ts: editions[2] is "fr", but the site has no words in that language: write words/fr.ts after the example of es.ts and en.ts in src/words.',
    'content/pages.ts: pages.about.path is "/fr/about", but must not start with /fr, the folder of an edition.',
  ]);
});

test('all faults of words and translations are reported at once', async () => {
  const { faults } = await readSite(
    { ...inLanguages('es', 'en', 'fr'), words: { words: { hero: { greeting: '' } } } },
    { en: { ...english, about: {} }, fr: english },
    { ...languages, en: { en: { ...en, edition: 7 } }, fr: {} },
  );
  expect(faults).toEqual([
    expect.stringMatching(/^content\/words\.ts(:\d+)?: words\.hero\.greeting is "", but must be a text such as /),
    expect.stringMatching(/^content\/en\/about\.ts: about is missing, but must be a translation of /),
    'words/en.ts: edition is 7, but must be a text such as "Versión en español".',
    expect.stringMatching(
      /^words\/fr\.ts: the content is missing, but must be an entry with the fields edition, openGraph, /,
    ),
  ]);
});
