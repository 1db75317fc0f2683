import { gzipSync } from 'node:zlib';
import { drawIsland, titlesOfIslands } from '../../../src/tools/build/assets/island';
import { optimized } from '../../../src/tools/build/assets/pictures';
import { contentWith } from '../../support/reference';

const TEN = 'Menú Digital,Constructora,E-commerce,Aikikai,Código,API de inventario,Turnos,Podcast,A,日本'.split(',');
const TITLES = TEN.flatMap((title) => [title, `${title} 2`]);

test('an island takes at most 8 kB, compressed, is the same each time, and has the colours of the palette', async () => {
  for (const title of TITLES) {
    const drawn = await drawIsland(title);
    const island = await optimized(Buffer.from(drawn), { background: '#fedcba' });
    expect([title, gzipSync(island).length <= 8000]).toEqual([title, true]);
    expect(await drawIsland(title)).toBe(drawn);
    expect(island).toContain('#fedcba');
  }
});

test('each title has an island of its own, which no edge cuts off', async () => {
  const islands = await Promise.all(TITLES.map(drawIsland));
  expect(new Set(islands).size).toBe(TITLES.length);
  for (const island of islands) {
    const lines = [...island.matchAll(/ d="([^"]*)"/g)].flatMap(([, line = '']) => line.match(/-?[\d.]+/g) ?? []);
    for (const [direction, size] of [1344, 840].entries()) {
      const places = lines.map(Number).filter((_, index) => index % 2 === direction);
      expect(Math.min(...places)).toBeGreaterThan(0);
      expect(Math.max(...places)).toBeLessThan(size);
    }
  }
});

test('only projects without a picture have islands, and no content is too wrong to be asked', () => {
  const titlesOf = (projects: unknown) => titlesOfIslands(contentWith('projects.projects', projects));
  expect(
    titlesOf([
      { id: 1, title: 'Uno' },
      { id: 2, title: 'Dos', image: 'dos' },
    ]),
  ).toEqual({ 'islands/1': 'Uno' });
  for (const wrong of [undefined, null, 'Uno', [null]]) expect(() => titlesOf(wrong)).not.toThrow();
});
