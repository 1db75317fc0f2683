import { gzipSync } from 'node:zlib';
import { drawIsland, titlesOfIslands } from '../../../src/tools/build/assets/island';
import { optimized } from '../../../src/tools/build/assets/pictures';
import { contentWith } from '../../support/reference';

const TITLES = ['Menú Digital', 'Menú Digital 2', 'API de inventario', 'A', '日本'];

test('an island has at most 8 kB compressed, is the same each time, and has the colours of the palette', async () => {
  for (const title of TITLES) {
    const drawn = await drawIsland(title);
    const island = await optimized(Buffer.from(drawn), { background: '#fedcba' });
    expect([title, gzipSync(island).length <= 8000]).toEqual([title, true]);
    expect(await drawIsland(title)).toBe(drawn);
    expect(island).toContain('#fedcba');
  }
});

test('each title has a different island', async () => {
  expect(new Set(await Promise.all(TITLES.map(drawIsland))).size).toBe(TITLES.length);
});

test('only projects without a picture have islands, and faulty content throws no error', () => {
  const titlesOf = (projects: unknown) => titlesOfIslands(contentWith('projects.projects', projects));
  const [one, two] = [
    { id: 1, title: 'Uno' },
    { id: 2, title: 'Dos', image: 'dos' },
  ];
  expect(titlesOf([one, two])).toEqual({ 'islands/1': 'Uno' });
  for (const wrong of [undefined, null, 'Uno', [null]]) expect(() => titlesOf(wrong)).not.toThrow();
});
