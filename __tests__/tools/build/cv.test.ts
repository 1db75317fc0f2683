import type { Content } from '../../../src/content/schema';
import { plainText, type RunningText } from '../../../src/schema/runningText';
import type { Cv, CvEntry } from '../../../src/site/cv';
import { drawCv, shortened } from '../../../src/tools/build/draw/cv';
import { editions } from '../../sites/editions';
import { longest } from '../../sites/longest';
import { shortest } from '../../sites/shortest';
import type { DrawnFile } from '../../support/drawFile';
import { startHelper } from '../../support/helper';
import type { PdfText } from '../../support/pdfText';
import { content, contentWith, siteWith } from '../../support/reference';

const readPdf = startHelper<PdfText>('pdfText');
const draw = startHelper<DrawnFile>('drawFile');

/** The texts of the whole curriculum, before it is shortened to its pages. */
const cvOf = (changed: Partial<Content>) => siteWith(changed).files.cv;

const LONG =
  /^src\/content: cv\.pdf \(es\) has (\d+) pages, and does not fit on two even without the texts of the posts: /;

/** Draws the curriculum of the reference with some content changed. Returns the texts of the PDF and the build's notice. */
async function drawnWith(changed: object) {
  const { file, notice } = (await draw(JSON.stringify({ ...content, ...changed }))).result;
  const told = (await readPdf(file)).result;
  return { ...told, notice, tagged: told.tagged.filter(([roles]) => roles !== 'L LI Lbl') };
}

test('each post names its firm, or has the firm as its title, and each time starts with a capital', () => {
  const { experience, studies, certificates } = cvOf(editions);
  const posts = experience.items.map(({ title, time, organisation }) => [title, time, organisation?.text]);
  expect([posts[1], posts[2], ...posts.slice(5)]).toEqual([
    ['Desarrollador frontend', 'Septiembre de 2021 – febrero de 2023', 'Estudio de diseño, a distancia'],
    ['Practicante', '2021', 'Estudio de diseño, a distancia'],
    ['Editorial, Ciudad de Panamá', '', undefined],
    ['Desarrollo frontend', 'Más de dos años', undefined],
    ['Desarrollo backend', 'Un año', undefined],
  ]);
  expect([studies, certificates].map(({ items }) => items.map(({ time }) => time))).toEqual([
    ['Febrero de 2024 – hoy', '2016 – diciembre de 2020', '', 'Año de egreso'],
    ['Mayo de 2025', ''],
  ]);
});

describe('a curriculum that is too long', () => {
  const posts = [3, 0, 4].map((count) => ({
    ...{ title: 'Jefa', time: '' },
    paragraphs: ['Uno.', 'Dos.'].slice(0, count),
    highlights: ['A', 'B'].slice(0, Math.max(0, count - 2)),
  }));
  const whole = cvOf({});
  const projects = [
    { title: 'Taller', description: 'Un taller.', technologies: [], paragraphs: [], highlights: ['C', 'D'] },
  ];
  const cv = {
    ...{ ...whole, experience: { heading: '', items: posts } },
    projects: { ...whole.projects, items: projects as unknown as Cv['projects']['items'] },
  };
  const textsOf = ({ experience, projects }: Cv) =>
    [...experience.items, ...projects.items].map(({ paragraphs, highlights }) => [...paragraphs, ...highlights]);

  test('loses the results of projects first, then the texts of the oldest post, highlights before paragraphs', () => {
    expect([0, 1, 3, 5, 7].map((omitted) => textsOf(shortened(cv, omitted)).map((texts) => texts.join(' ')))).toEqual([
      ['Uno. Dos. A', '', 'Uno. Dos. A B', 'C D'],
      ['Uno. Dos. A', '', 'Uno. Dos. A B', 'C'],
      ['Uno. Dos. A', '', 'Uno. Dos. A', ''],
      ['Uno. Dos. A', '', 'Uno.', ''],
      ['Uno. Dos.', '', '', ''],
    ]);
  });

  /**
   * Draws a curriculum whose pages have room for `texts` texts each. Besides the posts and the projects, the curriculum has `other`
   * texts. Returns the number of kept texts of posts and projects, and the notice if there is one.
   */
  function drawn(texts: number, other: number) {
    const typeset = (_: string, { cv }: { cv: Cv }) => {
      const count = textsOf(cv).flat().length;
      return { pages: Math.ceil((other + count) / texts), pdf: () => count };
    };
    return Object.values(drawCv({ cv, tag: 'es', date: '2026-01-01' } as never, typeset as never));
  }

  test.each([
    ['all texts if they fit on two pages', [10, 10], [9]],
    ['as many texts as fit on two pages', [10, 16], [4]],
    ['a third page, with a notice, if the other texts need one', [10, 25], [5, expect.stringContaining('"longCv"')]],
  ])('keeps %s', (_, [texts = 0, other = 0], expected) => {
    expect(drawn(texts, other)).toEqual(expected);
  });
});

/** A text, and the addresses of its links. */
const told = (text: RunningText) => [plainText(text), ...(JSON.stringify(text).match(/(?<="href":")[^"]+/g) ?? [])];
const paragraphs = (...texts: (RunningText | undefined)[]) =>
  texts.flatMap((text) => (text ? [['P', ...told(text)]] : []));
const title = ({ title, url }: { title: string; url?: string }) => (url ? ['H3 Link', title, url] : ['H3', title]);
const section = ({ heading }: { heading: string }, parts: string[][]) => [['H2', heading], ...parts];
const entry = ({ time, organisation, paragraphs: texts, highlights, ...item }: CvEntry) => [
  ...[title(item), ...paragraphs(time)],
  ...(organisation?.url ? [['P Link', organisation.text, organisation.url]] : paragraphs(organisation?.text)),
  ...[...paragraphs(...texts), ...highlights.map((highlight) => ['L LI LBody', ...told(highlight)])],
];

test('the PDF has all texts in order, with headings, lists and links for screen readers, and no wrong letter', async () => {
  const name = 'Ștefănia Mureșan';
  const role = 'De Łódź, żółć: 4 s → 1 s (≥ 70 %), oficina eficaz';
  const { owner } = editions.owner;
  const { experience: firms, ...career } = editions.career.career;
  // Without its second firm, the career fits on two pages.
  const withOwner = (changed: object) => ({
    ...{ ...editions, career: { career: { ...career, experience: firms.toSpliced(1, 1) } } },
    owner: { ...editions.owner, owner: { ...owner, name, familyName: 'Mureșan', ...changed } },
  });
  const cv = cvOf(withOwner({ role }));
  const { profile, experience, projects, skills, studies, certificates, more, languages, interests } = cv;
  // The invisible character at the end of the role is removed.
  const { tagged, untagged, text, totalPages, info } = await drawnWith(withOwner({ role: `${role}\u200b` }));
  expect(tagged).toEqual([
    ['H1', name],
    ...paragraphs(role, 'Disponible desde enero', cv.place),
    ...[...cv.contact, ...cv.profiles].map(({ text, url }) => ['P Link', text, url]),
    ...section(profile, paragraphs(profile.text)),
    ...section(experience, experience.items.flatMap(entry)),
    ['H2', projects.heading],
    ...projects.items.flatMap(({ facts, technologies, description, highlights, ...project }) => [
      title(project),
      ...paragraphs(facts, technologies.map(({ name }) => name).join(', '), description),
      ...paragraphs(highlights.map(plainText).join(' · ') || undefined),
    ]),
    ...section(skills, paragraphs('Interfaces: React (avanzado), CSS', 'Servidores: Node.js')),
    ...section(studies, studies.items.flatMap(entry)),
    ...[certificates, ...more].flatMap((part) => section(part, part.items.flatMap(entry))),
    ...section(languages, paragraphs('Español, nativo; Inglés, B2, con certificado')),
    ...section(interests, paragraphs('Aikido, Aves')),
  ]);
  expect([totalPages, untagged]).toEqual([2, ['Página 1 de 2', 'Página 2 de 2']]);
  expect(text).toMatch(`${name} ${role} `);
  expect(info).toMatchObject({ Title: cv.title, Language: 'es' });
});

test.each<[name: string, told: Partial<Content>, notice: RegExp]>([
  ['longest', longest, LONG],
  ['shortest', shortest, /^$/],
])('the PDF of the %s content has every entry, and no page ends with a heading', async (...given) => {
  const [, told, expected] = given;
  const { notice, totalPages, ends, untagged, tagged } = await drawnWith(told);
  expect(notice).toMatch(expected);
  expect([totalPages, untagged.length]).toEqual([Number(LONG.exec(notice)?.[1] ?? 1), totalPages > 1 ? totalPages : 0]);
  expect(ends).not.toContainEqual(expect.stringMatching(/H\d/));
  const { experience, projects, studies, certificates, more, languages, interests, ...cv } = cvOf(told);
  const titles = [experience, projects, studies, certificates, ...more].flatMap(({ items }) =>
    items.map(({ title }) => title),
  );
  expect(tagged.flatMap(([roles, text]) => (roles?.startsWith('H3') ? text : []))).toEqual(titles);
  const texts = [cv.name, cv.role, languages.items.join('; '), interests.items.join(', ')];
  expect(tagged.map(([, text]) => text)).toEqual(expect.arrayContaining(texts.filter(Boolean)));
});

test.each(['cv.pdf', 'share/home.png'])('a letter that no font has is an error in %s', async (file) => {
  const { error } = await draw(JSON.stringify(contentWith('owner.owner.name', 'Ana 🚀 Ruiz')), file);
  expect(error).toBe(
    `src/content/owner.ts: owner.name has the text "Ana 🚀 Ruiz", but no font of ${file} has "🚀". Use other letters, or choose a font with this letter.`,
  );
});
