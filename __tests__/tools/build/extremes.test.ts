import { readdirSync, readFileSync, rmSync } from 'node:fs';
import content from 'virtual:content';
import sharp from 'sharp';
import { careerTexts } from '#content/career';
import { cv as texts } from '#content/cv';
import { pages } from '#content/pages';
import type { Career } from '#content/schema';
import { about as longestAbout } from '../../sites/longest/content/about';
import * as longestOwner from '../../sites/longest/content/owner';
import * as longest from '../../sites/longest/content/projects';
import { written } from '../../sites/longest/content/writing';
import * as shortestOwner from '../../sites/shortest/content/owner';
import * as shortest from '../../sites/shortest/content/projects';
import type { DrawnFile } from '../../support/drawFile';
import { startHelper } from '../../support/helper';
import type { PdfText } from '../../support/pdfText';
import { SITE, siteOf } from '../../support/sites';

const EXTREMES = [
  { name: 'longest', ...longest, ...longestOwner },
  { name: 'shortest', ...shortest, ...shortestOwner },
];

test.each(EXTREMES)('with the $name content every page has a share image of its own', async ({ name, projects }) => {
  const folder = `${siteOf(name)}/share`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'));
  const expected = [...Object.keys(pages), ...projects.map(({ id }) => `projects/${id}`)];
  expect(files.toSorted()).toEqual(expected.map((file) => `${file}.png`).toSorted());
  const sizes = await Promise.all(files.map((file) => sharp(`${folder}/${file}`).metadata()));
  for (const size of sizes) expect(size).toMatchObject({ width: 1200, height: 630 });
  expect(new Set(files.map((file) => readFileSync(`${folder}/${file}`, 'base64'))).size).toBe(files.length);
});

const readPdf = startHelper<PdfText>('pdfText');
const read = async (file: string) => (await readPdf(file)).result;

const draw = startHelper<DrawnFile>('drawFile');

/** What the curriculum of the reference says with other content in the place of some, and the build's notice. */
async function drawnWith(changed: object): Promise<PdfText & { notice: string }> {
  const { folder, file, notice } = (await draw(JSON.stringify({ ...content, ...changed }))).result;
  const told = await read(file);
  rmSync(folder, { recursive: true });
  return { ...told, notice };
}

/** At most two pages, none of which ends with a heading, and nothing beyond their margins. */
function expectRightPages({ totalPages, ends, outside, untagged }: PdfText) {
  expect(totalPages).toBeLessThanOrEqual(2);
  expect(ends.filter((roles = '') => /H\d/.test(roles))).toEqual([]);
  expect(outside).toEqual([]);
  expect(untagged).toHaveLength(totalPages > 1 ? totalPages : 0);
}

test.each(EXTREMES)('with the $name content the curriculum has the first entries of each list', async (extreme) => {
  const { name, projects, owner, curriculum } = extreme;
  const told = await read(`${siteOf(name)}/cv.pdf`);
  expectRightPages(told);
  const texts = told.tagged.map(([, text = '']) => text);
  const { experience = [], studies = [], languages = [] } = curriculum;
  const titles = [experience, projects, studies].map((entries) => entries.map(({ title }) => title));
  const most = Math.max(...titles.map((of) => of.filter((title) => texts.includes(title)).length));
  expect(texts.filter((text) => titles.flat().includes(text))).toEqual(titles.flatMap((of) => of.slice(0, most)));
  expect(texts).toEqual(
    expect.arrayContaining([
      ...[owner.name, owner.role, owner.email, owner.skills.join(', ')],
      ...(languages.length > 0 ? [languages.slice(0, most).join('; ')] : []),
    ]),
  );
});

/** A career of the longest texts, more than two pages hold; `text` makes them of their length. */
function careerOf(text: (length: number) => string): Career {
  const times = (count: number) => Array.from({ length: count });
  const period = { start: '2019-09', end: '2020-12', url: 'https://empresa.test/' };
  return {
    experience: times(5).map(() => ({
      firm: text(80),
      place: text(80),
      posts: times(4).map(() => ({
        title: longestOwner.owner.role,
        ...period,
        summary: text(400),
        highlights: times(4).map(() => text(200)),
      })),
    })),
    studies: times(5).map(() => ({ ...period, title: 'Ingeniería', institution: text(80), text: text(400) })),
    certificates: times(5).map(() => ({ title: 'Accesibilidad', issuer: text(80), date: '2025-05' })),
  };
}

test('with a long career, a part of its texts of one word each, the curriculum has two pages', async () => {
  let count = 0;
  const text = (length: number) => (++count % 3 === 0 ? 'a'.repeat(length) : written(count, length));
  const { projects } = content.projects;
  const changed = {
    owner: { ...content.owner, ...longestOwner },
    about: { about: longestAbout },
    career: { careerTexts, career: careerOf(text) },
    projects: { ...content.projects, projects: projects.map((project) => ({ ...project, description: text(400) })) },
  };
  const { notice, ...told } = await drawnWith(changed);
  expect(notice).toMatch(/^src\/content: cv\.pdf \(es\) has the first \d of each list, as more do not fit 2 pages\.$/);
  expectRightPages(told);
  const headings = told.tagged.flatMap(([roles, text]) => (roles?.endsWith('H2') ? text : []));
  expect(headings).toEqual([
    ...[texts.profile, texts.experience, texts.projects, texts.skills, texts.studies],
    ...[careerTexts.certificates, texts.languages],
  ]);
});

test.each([
  [1, 1],
  [4, 2],
])('with %d certificates more than one page holds, the curriculum has %d pages', async (count, pages) => {
  expect((await read(`${SITE}/cv.pdf`)).totalPages).toBe(1);
  const certificates = Array.from({ length: count }, (_, index) => ({
    title: `Curso ${index + 1}`,
    issuer: 'Escuela',
  }));
  const told = await drawnWith({ career: { careerTexts, career: { experience: [], studies: [], certificates } } });
  expect([told.totalPages, told.notice]).toEqual([pages, '']);
  expectRightPages(told);
});

test.each(EXTREMES)('with the $name content no value is missing from the markup', ({ name }) => {
  const files = readdirSync(siteOf(name), { recursive: true, encoding: 'utf8' });
  const markup = files.filter((file) => /\.(html|svg|xml|webmanifest|txt|vcf)$/.test(file));
  expect(markup).toContain('index.html');
  const missing = markup.filter((file) =>
    /undefined|\bNaN\b|\[object /.test(readFileSync(`${siteOf(name)}/${file}`, 'utf8')),
  );
  expect(missing).toEqual([]);
});
