/** @jest-environment node */
import { rowsOf } from '../../src/gallery/rowsOf';

/** `s` is a picture of a screen and `p` a picture of a phone. In a row, each picture has its number of columns after the letter. */
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
])('the pictures %s are in the rows %j, which have no gaps', (pictures, expected) => {
  const rows = rowsOf([...pictures], (picture) => picture === 'p');
  expect(rows.map((row) => row.map(({ picture, columns }) => picture + columns).join(' '))).toEqual(expected);
});
