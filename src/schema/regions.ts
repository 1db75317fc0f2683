/** Codes that are not countries: unions, test regions and the unknown region. */
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/**
 * All pairs of letters. JavaScript has no list of the codes of languages and countries, but reports whether a pair is such a code.
 */
export const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
/** The codes of countries, without the codes that another code has replaced, such as `BU`, which is now `MM`. */
const CODES = PAIRS.map((pair) => pair.toUpperCase()).filter(
  (code) => !NO_COUNTRIES.includes(code) && Intl.getCanonicalLocales(`es-${code}`)[0] === `es-${code}`,
);

/** Finds a country by its name and returns its ISO 3166 code and the correct name. Capitals and accents do not matter. */
export function regionNamed(text: string, language: string): { code: string; name: string } | undefined {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const regions = CODES.map((code) => ({ code, name: names.of(code) ?? '' }));
  return regions.find(({ name }) => name && plain(name) === plain(text));
}

/** Returns a text without accents and capitals. */
export const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
