import { vcard } from '../../../src/site/vcard';
import { content } from '../../support/reference';

const { owner } = content.owner;

/** The lines of a card, with folded lines joined again. */
const linesOf = (card: string) => card.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);

test('the card has the contacts of the owner, but not the birth date, which must stay private', () => {
  const name = { name: 'Ana, María Núñez Pérez', familyName: 'Núñez Pérez' };
  expect(linesOf(vcard({ ...owner, ...name, role: 'Diseño, código; y \\más', phone: '+507 6123-4567' }))).toEqual([
    ...['BEGIN:VCARD', 'VERSION:3.0', 'N:Núñez Pérez;Ana\\, María;;;', 'FN:Ana\\, María Núñez Pérez'],
    ...['TITLE:Diseño\\, código\\; y \\\\más', 'TEL;TYPE=CELL:+50761234567', `EMAIL;TYPE=INTERNET:${owner.email}`],
    ...[`ADR;TYPE=WORK:;;;${owner.city};;;${owner.country}`, `URL:${owner.siteUrl}`],
    ...owner.profiles.map(({ network, url }) => `X-SOCIALPROFILE;TYPE=${network.toLowerCase()}:${url}`),
    'END:VCARD',
  ]);
});

test('the card is folded into lines of at most 75 bytes, between two characters', () => {
  const role = 'ñandú 🦜 '.repeat(30).trim();
  const card = vcard({ ...owner, role });
  const lines = card.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(lines.join('')).not.toMatch(/[\r\n]/);
  expect(linesOf(card)).toContain(`TITLE:${role}`);
});
