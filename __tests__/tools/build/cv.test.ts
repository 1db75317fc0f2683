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

/** All that the curriculum says if it may have as many pages as that takes. */
const cvOf = (changed: Partial<Content>) => siteWith(changed).files.cv;

const LONG =
  /^src\/content: cv\.pdf \(es\) has (\d+) pages, and does not fit on two even without the texts of the posts: /;

/** What the drawn curriculum says of the reference with other content in the place of some, and the build's notice. */
async function drawnWith(changed: object) {
  const { file, notice } = (await draw(JSON.stringify({ ...content, ...changed }))).result;
  const told = (await readPdf(file)).result;
  return { ...told, notice, tagged: told.tagged.filter(([roles]) => roles !== 'L LI Lbl') };
}

test('each post names its firm, or is called by it, and the times are no part of a sentence', () => {
  const { experience, studies, certificates } = cvOf(editions);
  const told = experience.items.map(({ title, time, organisation, paragraphs, highlights }) => {
    return [title, time, organisation?.text, paragraphs.length, highlights.length];
  });
  expect(told).toEqual([
    ['Desarrollador full stack', 'Marzo de 2023 – hoy', 'Agencia de comercio electrónico, Ciudad de Panamá', 1, 2],
    ['Desarrollador frontend', 'Septiembre de 2021 – febrero de 2023', 'Estudio de diseño, a distancia', 1, 4],
    ['Practicante', '2021', 'Estudio de diseño, a distancia', 0, 0],
    ['Soporte técnico', '2019 – 2021', 'Proveedor de hospedaje', 0, 0],
    ['Ayudante', '2017 – junio de 2019', 'Proveedor de hospedaje', 1, 4],
    ['Editorial, Ciudad de Panamá', '', undefined, 2, 0],
    ['Desarrollo frontend', 'Más de dos años', undefined, 1, 0],
    ['Desarrollo backend', 'Un año', undefined, 1, 0],
  ]);
  expect([studies, certificates].map(({ items }) => items.map(({ time }) => time))).toEqual([
    ['Febrero de 2024 – hoy', '2016 – diciembre de 2020', '', 'Año de egreso'],
    ['Mayo de 2025', ''],
  ]);
});

describe('of what its pages do not hold', () => {
  const posts = [3, 0, 4].map((count) => ({
    ...{ title: 'Jefa', time: '' },
    paragraphs: ['Uno.', 'Dos.'].slice(0, count),
    highlights: ['A', 'B'].slice(0, Math.max(0, count - 2)),
  }));
  const cv = { ...cvOf({}), experience: { heading: '', items: posts } };
  const keptWith = (cut: number) =>
    shortened(cv, cut).experience.items.map(({ paragraphs, highlights }) => [...paragraphs, ...highlights].join(' '));

  test('the curriculum leaves out the highlights of the oldest post, then its paragraphs, then those of the next', () => {
    expect([0, 1, 2, 4, 5, 6, 7].map(keptWith)).toEqual([
      ['Uno. Dos. A', '', 'Uno. Dos. A B'],
      ['Uno. Dos. A', '', 'Uno. Dos. A'],
      ['Uno. Dos. A', '', 'Uno. Dos.'],
      ['Uno. Dos. A', '', ''],
      ['Uno. Dos.', '', ''],
      ['Uno.', '', ''],
      ['', '', ''],
    ]);
  });

  /** How many texts are drawn where each page holds some, beside what is no text of a post; and what is said. */
  function drawn(texts: number, other: number) {
    const typeset = (_: string, { cv }: { cv: Cv }) => {
      const count = cv.experience.items.flatMap(({ paragraphs, highlights }) => [...paragraphs, ...highlights]).length;
      return { pages: Math.ceil((other + count) / texts), pdf: () => count };
    };
    const data = { cv, tag: 'es', date: '2026-01-01', direction: 'ltr' as const, colours: content.theme.palette.paper };
    return Object.values(drawCv(data, typeset as never));
  }

  test.each([
    ['all, if two pages hold it', [10, 10], [7]],
    ['as much as two pages hold', [10, 16], [4]],
    [
      'as much as the third page holds, if two pages hold it not even without',
      [10, 25],
      [5, expect.stringContaining('"kind":"longCv"')],
    ],
    ['as much as one page holds, if there is nothing else', [4, 0], [7]],
  ])('the rest is there: %s', (_, [texts = 0, other = 0], expected) => {
    expect(drawn(texts, other)).toEqual(expected);
  });
});

/** A text, and the addresses that it links to. */
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

test('a screen reader reads the curriculum in its order, with headings, lists and links, and no letter is another', async () => {
  const name = 'Ștefănia Mureșan';
  const role = 'De Łódź, żółć: 4 s → 1 s (≥ 70 %), oficina eficaz';
  const { owner } = editions.owner;
  const { experience: firms, ...career } = editions.career.career;
  // Two pages hold this much.
  const withOwner = (changed: object) => ({
    ...{ ...editions, career: { career: { ...career, experience: firms.toSpliced(1, 1) } } },
    owner: { ...editions.owner, owner: { ...owner, name, familyName: 'Mureșan', ...changed } },
  });
  const cv = cvOf(withOwner({ role }));
  const { profile, experience, projects, skills, studies, certificates, more, languages, interests } = cv;
  // What is not seen is left out.
  const { tagged, untagged, text, totalPages, info } = await drawnWith(withOwner({ role: `${role}\u200b` }));
  expect(tagged).toEqual([
    ['H1', name],
    ...paragraphs(role, 'Disponible desde enero', cv.place),
    ...[...cv.contact, ...cv.profiles].map(({ text, url }) => ['P Link', text, url]),
    ...section(profile, paragraphs(profile.text)),
    ...section(experience, experience.items.flatMap(entry)),
    ['H2', projects.heading],
    ...projects.items.flatMap(({ facts, technologies, description, ...project }) => [
      title(project),
      ...paragraphs(facts, technologies.map(({ name }) => name).join(', '), description),
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
])('of the content that is %s the curriculum has every entry, and no page ends with a heading', async (...given) => {
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

test.each(['cv.pdf', 'share/home.png'])('a letter that no font has stops the drawing of %s', async (file) => {
  const { error } = await draw(JSON.stringify(contentWith('owner.owner.name', 'Ana 🚀 Ruiz')), file);
  expect(error).toBe(
    `src/content/owner.ts: owner.name has the text "Ana 🚀 Ruiz", but no font of ${file} has "🚀". Use other letters, or choose a font with this letter.`,
  );
});
