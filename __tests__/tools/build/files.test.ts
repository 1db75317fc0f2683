import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { projects } from '#site/otherPages';
import { folderOf } from '../../../src/paths';
import { owner } from '../../sites/reference/content/owner';
import { pages } from '../../sites/reference/content/pages';
import { SITE } from '../../support/sites';

const paths = [...Object.values(pages), ...projects].map((page) => page.path);
const ownFolders = paths.filter((path) => path !== pages.home.path).map(folderOf);

const inDist = (file: string) => path.join(SITE, file);
const sizeOf = async (file: string) => {
  const { width, height } = await sharp(inDist(file)).metadata();
  return `${width}x${height}`;
};

test('the sitemap lists the home page and the file of every other page, with a date, and robots find it', () => {
  const listed = [...readFileSync(inDist('sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual([owner.siteUrl, ...ownFolders.map((folder) => owner.siteUrl + folder)].sort());
  for (const folder of ownFolders) expect([folder, existsSync(inDist(`${folder}index.html`))]).toEqual([folder, true]);
  const dates = [...readFileSync(inDist('sitemap.xml'), 'utf8').matchAll(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)];
  expect(dates).toHaveLength(listed.length);
  expect(readFileSync(inDist('robots.txt'), 'utf8')).toContain(`\nSitemap: ${owner.siteUrl}sitemap.xml\n`);
});

test('the home screen finds its icons in the sizes that the manifest names', async () => {
  const { name, icons } = JSON.parse(readFileSync(inDist('manifest.webmanifest'), 'utf8'));
  expect(name).toContain(owner.name);
  expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) expect([src, await sizeOf(src)]).toEqual([src, sizes]);
  expect(await sizeOf('apple-touch-icon.png')).toBe('180x180');
});

test('a maskable icon keeps its mark within the circle that every phone shows', async () => {
  const { data, info } = await sharp(inDist('icon-maskable.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  const outside: number[] = [];
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const distance = Math.hypot((pixel % info.width) - middle, Math.floor(pixel / info.width) - middle);
    if (distance > 0.4 * info.width) outside.push(Math.max(...data.subarray(pixel * 3, pixel * 3 + 3)));
  }
  expect(Math.max(0, ...outside.filter((light) => light > 8))).toBe(0);
});

test('the home page and every file of a page name the icons, which are there', () => {
  for (const folder of ['', ...ownFolders]) {
    const html = readFileSync(inDist(`${folder}index.html`), 'utf8');
    for (const [rel, href] of [
      ['icon', 'favicon.ico'],
      ['icon', 'favicon.svg'],
      ['apple-touch-icon', 'apple-touch-icon.png'],
    ]) {
      expect(html).toContain(`<link rel="${rel}" href="${href}"`);
      expect(existsSync(inDist(href ?? ''))).toBe(true);
    }
  }
  expect(readFileSync(inDist('favicon.ico')).subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]));
});
