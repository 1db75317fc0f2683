const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const spanish = new Intl.DisplayNames('es', { type: 'region', fallback: 'none' });

/** The country with a Spanish name, however its capitals and accents are written, and its ISO 3166 code. */
export function findCountry(name: string) {
  return countries().find((country) => plain(country.name) === plain(name));
}

function countries() {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes.filter(isCurrent).flatMap((code) => {
    const name = spanish.of(code);
    return name ? { code, name } : [];
  });
}

/** Whether no other code has replaced this one, as `MM` has replaced `BU`. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`es-${code}`)[0] === `es-${code}`;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
