import { PAIRS, plain } from '../../../schema/regions';
import type { Language, Reading } from './reading';
import { type Entry, plainTextOf } from './texts';

/** The fields that can have the level of a language. */
export const LEVEL = ['fluency', 'level', 'proficiency'];

const NAMES = {
  es: new Intl.DisplayNames('es', { type: 'language', fallback: 'none' }),
  en: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
};

/** The levels of languages, without «proficiency» and «speaker». If a word has two translations, the usual translation is first. */
const LEVELS: Record<Language, string>[] = [
  { en: 'native', es: 'nativo' },
  { en: 'native or bilingual', es: 'nativo o bilingüe' },
  { en: 'bilingual', es: 'bilingüe' },
  { en: 'fluent', es: 'fluido' },
  { en: 'full professional', es: 'profesional completo' },
  { en: 'professional working', es: 'profesional' },
  { en: 'limited working', es: 'limitado' },
  { en: 'advanced', es: 'avanzado' },
  { en: 'intermediate', es: 'intermedio' },
  { en: 'conversational', es: 'conversacional' },
  { en: 'basic', es: 'básico' },
  { en: 'elementary', es: 'básico' },
];

/**
 * Returns a language with its level, as in «Inglés, avanzado». In the file, the language and the level can be without accents, or
 * in the other language.
 */
export function languageIn(entry: Entry, _: unknown, { language }: Reading): string {
  const [written, fluency] = [plainTextOf(entry, 'language', 'name'), plainTextOf(entry, ...LEVEL)];
  const other = language === 'es' ? 'en' : 'es';
  const isWritten = (name = '') => plain(name) === plain(written);
  const code = PAIRS.find((code) => isWritten(NAMES.es.of(code)) || isWritten(NAMES.en.of(code)));
  const name = (code && NAMES[language].of(code)) ?? written;
  const bare = plain(fluency).replace(/ (proficiency|speaker)$/, '');
  const level = LEVELS.find((level) => plain(level[other]) === bare)?.[language] ?? fluency;
  return [name.charAt(0).toUpperCase() + name.slice(1), level].filter(Boolean).join(', ');
}
