/** Codes of what is no country: unions, test regions, and what is unknown. */
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** All pairs of letters: among them are the codes of languages and, in capitals, of countries. */
export const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
/** Codes of countries that no other has replaced, as `MM` has replaced `BU`. */
const CODES = PAIRS.map((pair) => pair.toUpperCase()).filter(
  (code) => !NO_COUNTRIES.includes(code) && Intl.getCanonicalLocales(`es-${code}`)[0] === `es-${code}`,
);

/** The ISO 3166 code of the country with a name, however its capitals and accents are written, and its name as it is written. */
export function regionNamed(text: string, language: string): { code: string; name: string } | undefined {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const regions = CODES.map((code) => ({ code, name: names.of(code) ?? '' }));
  return regions.find(({ name }) => name && plain(name) === plain(text));
}

/** A text without accents and capitals. */
export const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
