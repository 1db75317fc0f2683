import type { ExaminedPage } from './examinedPages';
import { type Findings, textsFileOf } from './findings';
import type { Sources } from './sources';

/** What a page says. */
export interface Told {
  page: ExaminedPage;
  texts: readonly string[];
}

/** How many words a sentence has at least. */
const SENTENCE = 4;
const ADDRESS = /\S*[@/]\S*|\S+\.\S{2,}/g;
const WORD = /\p{L}[\p{L}\p{M}’'-]*/gu;

/**
 * The sentences that pages at the same path say word for word in two languages, each once: in one of them it was not translated.
 * What has a name, such as a client or a place, is called the same everywhere, also within a text.
 */
export function untranslated(
  told: readonly Told[],
  { names, findFile }: Pick<Sources, 'names' | 'findFile'>,
): Findings {
  const vocabularies = vocabulariesOf(told);
  const known = ({ language }: ExaminedPage, text: string) =>
    wordsIn(text).filter((word) => vocabularies.get(language)?.has(word)).length;
  const found = new Map<string, string>();
  for (const [index, one] of told.entries()) {
    for (const other of told.slice(index + 1).filter(({ page }) => page.path === one.page.path)) {
      for (const text of one.texts.filter((text) => other.texts.includes(text))) {
        if (!isSentence(text, names)) continue;
        // If the words do not tell, it is the translation.
        const isOfOther = known(other.page, text) > known(one.page, text);
        const [right, wrong] = isOfOther ? [other.page, one.page] : [one.page, other.page];
        const key = `${wrong.folder} ${text}`;
        if (found.has(key)) continue;
        const file = findFile(wrong.folder, text) ?? textsFileOf(wrong);
        const language = new Intl.DisplayNames('es', { type: 'language' }).of(wrong.language);
        found.set(key, `${file}: ${wrong.route}: «${text}» está igual en ${right.route}: tradúcelo al ${language}.`);
      }
    }
  }
  return { faults: [...found.values()], advice: [] };
}

/** Whether a text has several words beside names, most of them without a capital; a list of technologies has capitals. */
function isSentence(text: string, names: readonly string[]): boolean {
  const unnamed = names.reduce((left, name) => left.replaceAll(name, ' '), text);
  const words = unnamed.replaceAll(ADDRESS, ' ').match(WORD) ?? [];
  const small = words.filter((word) => word.charAt(0) === word.charAt(0).toLowerCase());
  return words.length >= SENTENCE && small.length * 2 > words.length;
}

/** The words of each language by its tag, from the texts that no page has in another language. */
function vocabulariesOf(told: readonly Told[]): Map<string, Set<string>> {
  const languagesOf = new Map<string, Set<string>>();
  for (const { page, texts } of told) {
    for (const text of texts) languagesOf.set(text, (languagesOf.get(text) ?? new Set()).add(page.language));
  }
  const found = new Map<string, Set<string>>();
  for (const [text, [language = '', ...others]] of languagesOf) {
    if (others.length === 0) found.set(language, new Set([...(found.get(language) ?? []), ...wordsIn(text)]));
  }
  return found;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}
