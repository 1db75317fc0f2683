/** Codes of what is no country: unions, test regions, and what is unknown. */
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

interface Region {
  /** ISO 3166. */
  code: string;
  name: string;
}

/** By language, because there are hundreds. */
const known = new Map<string, Region[]>();

/** The country with a name, however its capitals and accents are written. */
export function regionNamed(name: string, language: string): Region | undefined {
  const regions = known.get(language) ?? regionsIn(language);
  known.set(language, regions);
  return regions.find((region) => plain(region.name) === plain(name));
}

function regionsIn(language: string): Region[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return CODES.filter(isCountry).flatMap((code) => {
    const name = names.of(code);
    return name ? { code, name } : [];
  });
}

/** Whether a code is a country's, and no other has replaced it, as `MM` has replaced `BU`. */
const isCountry = (code: string) =>
  !NO_COUNTRIES.includes(code) && Intl.getCanonicalLocales(`es-${code}`)[0] === `es-${code}`;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
