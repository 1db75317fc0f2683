import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pageFolder } from '../../../src/paths';
import { networkIcon } from '../../../src/schema/networks';
import { longest } from '../../sites/longest';
import { content, listedPaths } from '../../support/reference';
import { SITE, siteDist } from '../../support/sites';

const { owner, projects, pages } = { ...content.owner, ...longest.projects, ...content.pages };
const EDITIONS = siteDist('editions');
const folders = listedPaths.map(pageFolder);

const read = (file: string, site = SITE) => readFileSync(path.join(site, file), 'utf8');
const sizeOf = async (file: string) => {
  const { width, height } = await sharp(file).metadata();
  return `${width}x${height}`;
};

test('the sitemap lists the file of each page in each language, and robots.txt names the sitemap', () => {
  const entries = [...read('sitemap.xml', EDITIONS).matchAll(/<loc>(.*?)<\/loc>/g)];
  const inEnglish = folders
    .filter((folder) => folder !== 'projects/3/')
    .map((folder) => path.posix.join('en/', folder));
  const files = [...folders, ...inEnglish].map((folder) => path.posix.join(folder, '/'));
  expect(entries.map(([, url]) => url).sort()).toEqual(files.map((file) => new URL(file, owner.siteUrl).href).sort());
  expect(files.filter((file) => !existsSync(`${EDITIONS}/${file}index.html`))).toEqual([]);
  expect(read('robots.txt')).toContain(`\nSitemap: ${owner.siteUrl}sitemap.xml\n`);
});

test('every icon of a page and of the manifest has its size', async () => {
  const named = [...read('projects/4/index.html').matchAll(/<link rel="(?:apple-touch-)?icon"[^>]* href="(.*?)"/g)];
  expect(named.map(([, href]) => href)).toEqual(['favicon.ico', 'favicon.svg', 'apple-touch-icon.png']);
  const { name, icons } = JSON.parse(read('manifest.webmanifest'));
  expect(name).toContain(owner.name);
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of icons) expect(await sizeOf(`${SITE}/${src}`)).toBe(sizes);
  expect(await sizeOf(`${SITE}/apple-touch-icon.png`)).toBe('180x180');
  expect(readFileSync(`${SITE}/favicon.ico`).subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]));
});

test('every page of the longest content has a share image of its own', async () => {
  const folder = `${siteDist('longest')}/share`;
  const names = [...Object.keys(pages), ...projects.map(({ id }) => `projects/${id}`)];
  expect(readdirSync(folder, { recursive: true })).toHaveLength(names.length + 1);
  for (const name of names) expect([name, await sizeOf(`${folder}/${name}.png`)]).toEqual([name, '1200x630']);
  expect(new Set(names.map((name) => readFileSync(`${folder}/${name}.png`, 'base64'))).size).toBe(names.length);
});

test("the site has an icon for each of the owner's networks", () => {
  const symbols = read('networks.svg', siteDist('longest')).matchAll(/<symbol id="(.*?)" viewBox="0 0 16 16"><\w/g);
  const { profiles } = longest.owner.owner;
  expect([...symbols].map(([, id]) => id)).toEqual(profiles.map(({ network }) => networkIcon(network)));
});

test.each(['longest', 'shortest'])('the files of the %s content show no missing value', (name) => {
  const files = readdirSync(siteDist(name), { recursive: true, encoding: 'utf8' });
  const markup = files.filter((file) => /\.(html|svg|xml|webmanifest|txt|vcf)$/.test(file));
  expect(markup).toContain('index.html');
  expect(markup.filter((file) => /undefined|\bNaN\b|\[object /.test(read(file, siteDist(name))))).toEqual([]);
});
