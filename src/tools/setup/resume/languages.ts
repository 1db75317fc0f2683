import { inOneLine } from '../answers';
import { plain } from './dates';

/** Of the texts that are made of the file's. */
export type Language = 'es' | 'en';

/** What LinkedIn and people call the levels, without accents, and their names in either language. */
const LEVELS: [written: RegExp, es: string, en: string][] = [
  [/^(native or bilingual.*|(competencia )?bilingue o nativa)$/, 'nativo o bilingüe', 'native or bilingual'],
  [/^(native( speaker)?|nativ[oa]|(lengua )?materna|mother tongue)$/, 'nativo', 'native'],
  [/^bilingu(al|e)$/, 'bilingüe', 'bilingual'],
  [/^(full professional.*|competencia profesional completa)$/, 'profesional completo', 'full professional'],
  [/^(professional working.*|competencia basica profesional)$/, 'profesional', 'professional'],
  [/^(limited working.*|competencia basica limitada)$/, 'limitado', 'limited'],
  [/^(elementary.*|competencia basica|basico?|beginner|principiante)$/, 'básico', 'basic'],
  [/^intermedi(ate|o)$/, 'intermedio', 'intermediate'],
  [/^(advanced|avanzado)$/, 'avanzado', 'advanced'],
  [/^flu(ent|ido)$/, 'fluido', 'fluent'],
];

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const names = { es: namesIn('es'), en: namesIn('en') };
/** The codes of languages by their names in both. */
const codes = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) =>
    [names.es, names.en].map((known) => [plain(known.of(code) ?? ''), code] as const),
  ),
);

function namesIn(language: Language) {
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
}

/** A language that is named in Spanish or in English, with its level, as in «Inglés, avanzado». */
export function languageAs(language: Language, written: string, level: string): string {
  const code = codes.get(plain(written));
  const name = (code && names[language].of(code)) || written;
  const known = LEVELS.find(([pattern]) => pattern.test(plain(level)))?.[language === 'es' ? 1 : 2] ?? level;
  return inOneLine([name.charAt(0).toUpperCase() + name.slice(1), known].filter(Boolean).join(', '));
}
