import { rowsOf } from '../../src/gallery/rowsOf';

/** Screens are `s`, phones `p`, each with its number of columns. */
test.each([
  ['', []],
  ['p', ['p12']],
  ['sss', ['s12', 's6 s6']],
  ['ssss', ['s12', 's6 s6', 's12']],
  ['ps', ['s9 p3']],
  ['spsps', ['s12', 's12', 's6 p3 p3']],
  ['sppp', ['s12', 'p4 p4 p4']],
  ['pspppp', ['p3 p3 p3 p3', 's9 p3']],
  ['pppppp', ['p4 p4 p4', 'p4 p4 p4']],
])(
  'of %s a first screen stands alone, the others in twos, the phones together, and no row has a hole',
  (pictures, expected) => {
    const rows = rowsOf([...pictures], (picture) => picture === 'p');
    expect(rows.map((row) => row.map(({ picture, columns }) => picture + columns).join(' '))).toEqual(expected);
  },
);
