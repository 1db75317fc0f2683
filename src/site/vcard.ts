import type { Owner } from '../content/schema';
import { dialled } from './editionData';

/** The maximum number of bytes in a line, without the line break (RFC 2426). */
const LINE = 75;

const utf8 = new TextEncoder();

/** Returns the owner's vCard without the birth date. The version is 3.0, because some address books do not read 4.0. */
export function vcard(owner: Owner): string {
  const { name, familyName, city, country, profiles } = owner;
  const givenName = name.slice(0, -familyName.length).trim();
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[familyName, givenName, '', '', ''].map(escaped).join(';')}`,
    `FN:${escaped(name)}`,
    `TITLE:${escaped(owner.role)}`,
    ...(owner.phone ? [`TEL;TYPE=CELL:${dialled(owner.phone)}`] : []),
    `EMAIL;TYPE=INTERNET:${escaped(owner.email)}`,
    `ADR;TYPE=WORK:;;;${escaped(city ?? '')};;;${escaped(country)}`,
    `URL:${owner.siteUrl}`,
    ...profiles.map(
      ({ network, url }) => `X-SOCIALPROFILE;TYPE=${network.toLowerCase().replace(/[^a-z\d-]/g, '')}:${url}`,
    ),
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Folds a long line. Continuation lines start with a space, and no character is split. */
function folded(line: string): string {
  let length = 0;
  return [...line]
    .map((character) => {
      const bytes = utf8.encode(character).length;
      const fits = length + bytes <= LINE;
      length = fits ? length + bytes : 1 + bytes;
      return fits ? character : `\r\n ${character}`;
    })
    .join('');
}
