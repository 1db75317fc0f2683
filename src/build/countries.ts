/** Codes of what is no country: unions, test regions, and what is unknown. */
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const spanish = new Intl.DisplayNames('es', { type: 'region', fallback: 'none' });

/** The country with a Spanish name, however its capitals and accents are written, and its ISO 3166 code. */
export function findCountry(name: string) {
  return countries().find((country) => plain(country.name) === plain(name));
}

function countries() {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes.filter(isCountry).flatMap((code) => {
    const name = spanish.of(code);
    return name ? { code, name } : [];
  });
}

/** Whether a code is a country's, and no other has replaced it, as `MM` has replaced `BU`. */
const isCountry = (code: string) =>
  !NO_COUNTRIES.includes(code) && Intl.getCanonicalLocales(`es-${code}`)[0] === `es-${code}`;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
