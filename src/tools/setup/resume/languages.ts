import { plain } from './texts';

/** Of the texts that are made of the file's. */
export type Language = 'es' | 'en';

/** What LinkedIn and people call the levels, without accents, and their names in either language. */
const LEVELS: [written: RegExp, es: string, en: string][] = [
  [/^(native or bilingual|(competencia )?bilingue o nativa)/, 'nativo o bilingüe', 'native or bilingual'],
  [/^(native( speaker)?|nativ[oa]|(lengua )?materna|mother tongue)$/, 'nativo', 'native'],
  [/^(full professional|competencia profesional completa)/, 'profesional completo', 'full professional'],
  [/^(professional working|competencia basica profesional)/, 'profesional', 'professional'],
  [/^(limited working|competencia basica limitada)/, 'limitado', 'limited'],
  [/^(elementary.*|competencia basica|basico?|beginner|principiante)$/, 'básico', 'basic'],
  [/^intermedi(ate|o)$/, 'intermedio', 'intermediate'],
  [/^(advanced|avanzado)$/, 'avanzado', 'advanced'],
  [/^flu(ent|ido)$/, 'fluido', 'fluent'],
];

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

const namesIn = (language: Language) => new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
const NAMES = { es: namesIn('es'), en: namesIn('en') };

/** A language that is named in Spanish or in English, with its level, as in «Inglés, avanzado». */
export function languageAs(language: Language, written: string, level = ''): string {
  const isNamed = (code: string) =>
    [NAMES.es, NAMES.en].some((names) => plain(names.of(code) ?? '') === plain(written));
  const code = CODES.find(isNamed);
  const name = (code && NAMES[language].of(code)) || written;
  const known = LEVELS.find(([pattern]) => pattern.test(plain(level)))?.[language === 'es' ? 1 : 2] ?? level;
  return [name.charAt(0).toUpperCase() + name.slice(1), known].filter(Boolean).join(', ');
}
