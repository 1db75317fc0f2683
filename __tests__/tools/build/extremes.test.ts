import { readdirSync, readFileSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import type { Content } from '../../../src/content/schema';
import { es } from '../../../src/words/es';
import { longest, written } from '../../sites/longest';
import { pages } from '../../sites/reference/content/pages';
import { shortest } from '../../sites/shortest';
import type { DrawnFile } from '../../support/drawFile';
import { startHelper } from '../../support/helper';
import type { PdfText } from '../../support/pdfText';
import { content } from '../../support/reference';
import { siteOf } from '../../support/sites';

const EXTREMES: [name: string, extreme: Partial<Content>][] = [
  ['longest', longest],
  ['shortest', shortest],
];

test('with the longest content every page has a share image of its own', async () => {
  const folder = `${siteOf('longest')}/share`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'));
  const expected = [...Object.keys(pages), ...longest.projects.projects.map(({ id }) => `projects/${id}`)];
  expect(files.toSorted()).toEqual(expected.map((file) => `${file}.png`).toSorted());
  const sizes = await Promise.all(files.map((file) => sharp(`${folder}/${file}`).metadata()));
  for (const size of sizes) expect(size).toMatchObject({ width: 1200, height: 630 });
  expect(new Set(files.map((file) => readFileSync(`${folder}/${file}`, 'base64'))).size).toBe(files.length);
});

const readPdf = startHelper<PdfText>('pdfText');
const read = async (file: string) => (await readPdf(file)).result;

const draw = startHelper<DrawnFile>('drawFile');

/** What the curriculum of the reference says with other content in the place of some, and the build's notice. */
async function drawnWith(changed: Partial<Content>): Promise<PdfText & { notice: string }> {
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

test.each(EXTREMES)(
  'with the %s content but no career the curriculum has the first entries of each list',
  async (_, { career, ...extreme }) => {
    const { projects, owner } = { ...content, ...extreme };
    const told = await drawnWith(extreme);
    expectRightPages(told);
    const texts = told.tagged.map(([, text = '']) => text);
    const { experience = [], studies = [], languages = [] } = owner.curriculum;
    const titles = [experience, projects.projects, studies].map((entries) => entries.map(({ title }) => title));
    const most = Math.max(...titles.map((of) => of.filter((title) => texts.includes(title)).length));
    expect(texts.filter((text) => titles.flat().includes(text))).toEqual(titles.flatMap((of) => of.slice(0, most)));
    const { name, role, email, skills } = owner.owner;
    const shown = [
      name,
      role,
      email,
      skills.join(', '),
      ...(languages[0] ? [languages.slice(0, most).join('; ')] : []),
    ];
    expect(texts).toEqual(expect.arrayContaining(shown));
  },
);

test('with a long career, a part of its texts of one word each, the curriculum has two pages', async () => {
  let count = 0;
  const text = (length: number) => (++count % 3 === 0 ? 'a'.repeat(length) : written(count, length));
  const { career } = longest.career;
  const experience = career.experience.map((firm) => ({
    ...firm,
    posts: firm.posts.map((post) => ({ ...post, summary: text(400), highlights: [text(200), text(200)] })),
  }));
  const { notice, ...told } = await drawnWith({
    ...longest,
    career: { career: { ...career, experience } },
  });
  expect(notice).toMatch(/^src\/content: cv\.pdf \(es\) has the first \d of each list, as more do not fit 2 pages\.$/);
  expectRightPages(told);
  const headings = told.tagged.flatMap(([roles, text]) => (roles?.endsWith('H2') ? text : []));
  expect(headings).toEqual([
    ...[es.cv.profile, es.cv.experience, es.cv.projects, es.cv.skills, es.cv.studies],
    ...[es.career.certificates, es.cv.languages],
  ]);
});

test.each(EXTREMES)('with the %s content no value is missing from the markup', (name) => {
  const files = readdirSync(siteOf(name), { recursive: true, encoding: 'utf8' });
  const markup = files.filter((file) => /\.(html|svg|xml|webmanifest|txt|vcf)$/.test(file));
  expect(markup).toContain('index.html');
  const missing = markup.filter((file) =>
    /undefined|\bNaN\b|\[object /.test(readFileSync(`${siteOf(name)}/${file}`, 'utf8')),
  );
  expect(missing).toEqual([]);
});
