import { contentSchema } from '../../../content/schema';
import type { Entry, Tell } from './entries';
import { firstOf, fitting } from './fit';

/** Of the texts that are made of the file's. */
export type Language = 'es' | 'en';

/** What LinkedIn and people call the levels, and their names in either language. */
const LEVELS: [written: RegExp, es: string, en: string][] = [
  [
    /^(native or bilingual( proficiency)?|(competencia )?biling[uü]e o nativa)$/i,
    'nativo o bilingüe',
    'native or bilingual',
  ],
  [/^(native( speaker)?|nativ[oa]|(lengua )?materna|mother tongue)$/i, 'nativo', 'native'],
  [/^(bilingual|biling[uü]e)$/i, 'bilingüe', 'bilingual'],
  [
    /^(full professional( proficiency)?|competencia profesional completa)$/i,
    'profesional completo',
    'full professional',
  ],
  [/^(professional working( proficiency)?|competencia b[aá]sica profesional)$/i, 'profesional', 'professional'],
  [/^(limited working( proficiency)?|competencia b[aá]sica limitada)$/i, 'limitado', 'limited'],
  [/^(elementary( proficiency)?|competencia b[aá]sica|basic|b[aá]sico|beginner|principiante)$/i, 'básico', 'basic'],
  [/^(intermediate|intermedio)$/i, 'intermedio', 'intermediate'],
  [/^(advanced|avanzado)$/i, 'avanzado', 'advanced'],
  [/^(fluent|fluido)$/i, 'fluido', 'fluent'],
];

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const names = { es: namesIn('es'), en: namesIn('en') };
/** The codes of languages by their names in both. */
const codes = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) =>
    [names.es, names.en].flatMap((known) => {
      const name = known.of(code);
      return name ? [[name.toLowerCase(), code] as const] : [];
    }),
  ),
);

function namesIn(language: Language) {
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
}

/** Languages with their level, as in «Inglés, avanzado». */
export function languagesOf(entries: Entry[], language: Language, tell: Tell): string[] {
  const { languages } = contentSchema().owner.entries.curriculum.entries;
  const { wrapped } = languages;
  const found = entries.flatMap((entry) => {
    const [name, level] = [entry.line('language', 'name'), entry.line('fluency', 'level')];
    entry.finish();
    if (!name && level) tell(level, 'queda fuera: falta el idioma');
    if (!name) return [];
    const words = [languageNamed(name.text, language), ...(level ? [levelNamed(level.text, language)] : [])];
    const text = words.join(', ');
    const shown = text.charAt(0).toUpperCase() + text.slice(1);
    if (![name.text, `${name.text}, ${level?.text}`].includes(shown)) tell(name, `queda como «${shown}»`);
    return { path: entry.path, text: shown };
  });
  return firstOf(wrapped, found, (value) => value, tell).flatMap((value) => fitting(wrapped.item, value, tell) ?? []);
}

function levelNamed(written: string, language: Language): string {
  const level = LEVELS.find(([pattern]) => pattern.test(written));
  return level?.[language === 'es' ? 1 : 2] ?? written;
}

/** A language that is named in Spanish or in English, by its name in one of them. */
function languageNamed(written: string, language: Language): string {
  const code = codes.get(written.toLowerCase());
  return (code && names[language].of(code)) ?? written;
}
