import { rowsOf } from '../../src/gallery/rowsOf';

/** The rows of screens (`s`) and phones (`p`), each with its number of columns. */
const rows = (pictures: string) =>
  rowsOf([...pictures], (picture) => picture === 'p').map((row) =>
    row.map(({ picture, columns }) => picture + columns).join(' '),
  );

test.each([
  ['s', ['s4']],
  ['ss', ['s4', 's4']],
  ['sss', ['s4', 's2 s2']],
  ['ssp', ['s4', 's3 p1']],
  ['sps', ['s4', 'p1 s3']],
  ['spp', ['s4', 'p2 p2']],
  ['ssppss', ['s4', 's3 p1', 'p1 s3', 's4']],
  ['', []],
])('of %s the first stands alone, the others in twos, a phone in the smaller part', (pictures, expected) => {
  expect(rows(pictures)).toEqual(expected);
});

test.each([
  ['p', ['p4']],
  ['pp', ['p2 p2']],
  ['ps', ['p1 s3']],
  ['pps', ['p2 p2', 's4']],
])('%s starts with a phone, which does not stand alone if there is another picture', (pictures, expected) => {
  expect(rows(pictures)).toEqual(expected);
});
