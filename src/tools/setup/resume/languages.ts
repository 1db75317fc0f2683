import { plain } from './texts';

/** Of the texts that are made of the file's. */
export type Language = 'es' | 'en';

/** What LinkedIn and people call the levels, by which they begin: in Spanish, in English, and otherwise. */
const LEVELS = [
  ['nativo o bilingüe', 'native or bilingual'],
  ['nativo', 'native', 'materna'],
  ['profesional completo', 'full professional'],
  ['profesional', 'professional working'],
  ['limitado', 'limited working'],
  ['básico', 'basic', 'elementary', 'beginner'],
  ['intermedio', 'intermediate'],
  ['avanzado', 'advanced'],
  ['fluido', 'fluent'],
];

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const namesIn = (language: Language) => new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
const NAMES = { es: namesIn('es'), en: namesIn('en') };

/** A language that is named in Spanish or in English, with its level, as in «Inglés, avanzado». */
export function languageAs(language: Language, written: string, level: string): string {
  const isNamed = (code: string) =>
    [NAMES.es, NAMES.en].some((names) => plain(names.of(code) ?? '') === plain(written));
  const code = CODES.find(isNamed);
  const name = (code && NAMES[language].of(code)) || written;
  const known = LEVELS.find((names) => names.some((start) => plain(level).startsWith(plain(start))));
  const shown = known?.[language === 'es' ? 0 : 1] ?? level;
  return [name.charAt(0).toUpperCase() + name.slice(1), shown].filter(Boolean).join(', ');
}
