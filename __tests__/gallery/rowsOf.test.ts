import { rowsOf } from '../../src/gallery/rowsOf';

/** Screens are `s`, phones `p`, each with its number of columns. */
test.each([
  ['sss', ['s4', 's2 s2']],
  ['ssppss', ['s4', 's3 p1', 'p1 s3', 's4']],
  ['', []],
  ['p', ['p4']],
  ['ps', ['p1 s3']],
  ['pps', ['p2 p2', 's4']],
])('of %s a first screen stands alone, the others in twos, a phone in the smaller part', (pictures, expected) => {
  const rows = rowsOf([...pictures], (picture) => picture === 'p');
  expect(rows.map((row) => row.map(({ picture, columns }) => picture + columns).join(' '))).toEqual(expected);
});
