import type { Content } from '../../../src/content/schema';
import { plainText, type RunningText } from '../../../src/schema/runningText';
import type { CvEntry } from '../../../src/site/cv';
import { editions } from '../../sites/editions';
import { longest } from '../../sites/longest';
import { shortest } from '../../sites/shortest';
import type { DrawnFile } from '../../support/drawFile';
import { startHelper } from '../../support/helper';
import type { PdfText } from '../../support/pdfText';
import { content, contentWith, siteWith } from '../../support/reference';

const readPdf = startHelper<PdfText>('pdfText');
const draw = startHelper<DrawnFile>('drawFile');

type Version = ReturnType<typeof siteWith>['files']['cv'][number];

/** All that the curriculum says if it may have as many pages as that takes. */
const cvOf = (changed: Partial<Content>) => (siteWith(changed).files.cv[0] as Version).cv;

const FIRST = /^src\/content: cv\.pdf \(es\) has the first ([1-9]\d*) of each list, as more do not fit 2 pages\.$/;

/** What the drawn curriculum says of the reference with other content in the place of some, and the build's notice. */
async function drawnWith(changed: object) {
  const { file, notice } = (await draw(JSON.stringify({ ...content, ...changed }))).result;
  const told = (await readPdf(file)).result;
  return { ...told, notice, tagged: told.tagged.filter(([roles]) => roles !== 'L LI Lbl') };
}

test('of older posts and of many highlights the curriculum has only a part, of the free entries all', () => {
  const { experience, studies, certificates } = cvOf(editions);
  const told = experience.items.map(({ title, time, organisation, text, highlights = [] }) => {
    return [title, time, organisation?.text, Boolean(text), highlights.length];
  });
  expect(told).toEqual([
    ['Desarrollador full stack', 'Marzo de 2023 – hoy', 'Agencia de comercio electrónico, Ciudad de Panamá', true, 2],
    ['Desarrollador frontend', 'Septiembre de 2021 – febrero de 2023', 'Estudio de diseño, a distancia', true, 3],
    ['Practicante', '2021', 'Estudio de diseño, a distancia', false, 0],
    ['Soporte técnico', '2019 – 2021', 'Proveedor de hospedaje', false, 0],
    ['Ayudante', '2017 – junio de 2019', 'Proveedor de hospedaje', false, 0],
    ['Desarrollo frontend', 'Más de dos años', undefined, true, 0],
    ['Desarrollo backend', 'Un año', undefined, true, 0],
  ]);
  expect([studies, certificates].map(({ items }) => items.map(({ time }) => time))).toEqual([
    ['Febrero de 2024 – hoy', '2016 – diciembre de 2020', '', 'Año de egreso'],
    ['Mayo de 2025', ''],
  ]);
});

/** A text, and the addresses that it links to. */
const told = (text: RunningText) => [plainText(text), ...(JSON.stringify(text).match(/(?<="href":")[^"]+/g) ?? [])];
const paragraphs = (...texts: (RunningText | undefined)[]) =>
  texts.flatMap((text) => (text ? [['P', ...told(text)]] : []));
const title = ({ title, url }: { title: string; url?: string }) => (url ? ['H3 Link', title, url] : ['H3', title]);
const section = ({ heading }: { heading: string }, parts: string[][]) => [['H2', heading], ...parts];
const entry = ({ time, organisation, text, highlights = [], ...item }: CvEntry) => [
  ...[title(item), ...paragraphs(time)],
  ...(organisation?.url ? [['P Link', organisation.text, organisation.url]] : paragraphs(organisation?.text)),
  ...[...paragraphs(text), ...highlights.map((highlight) => ['L LI LBody', ...told(highlight)])],
];

test('a screen reader reads the curriculum in its order, with headings, lists and links, and no letter is another', async () => {
  const name = 'Ștefănia Mureșan';
  const role = 'De Łódź, żółć: 4 s → 1 s (≥ 70 %), oficina eficaz';
  const { owner } = editions.owner;
  const withOwner = (changed: object) => ({
    ...editions,
    owner: { ...editions.owner, owner: { ...owner, name, familyName: 'Mureșan', ...changed } },
  });
  const cv = cvOf(withOwner({ role }));
  const { profile, experience, projects, skills, studies, certificates, languages } = cv;
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
    ...section(skills, paragraphs(skills.items.join(', '))),
    ...section(studies, studies.items.flatMap(entry)),
    ...section(certificates, certificates.items.flatMap(entry)),
    ...section(languages, paragraphs('Español')),
  ]);
  expect([totalPages, untagged]).toEqual([2, ['Página 1 de 2', 'Página 2 de 2']]);
  expect(text).toMatch(`${name} ${role} `);
  expect(info).toMatchObject({ Title: cv.title, Language: 'es' });
});

test.each<[name: string, told: Partial<Content>, notice: RegExp]>([
  ['longest, but without a career', { ...longest, career: content.career }, FIRST],
  ['longest', longest, FIRST],
  ['shortest', shortest, /^$/],
])('of the content that is %s the curriculum has the first entries of each list on two pages', async (...given) => {
  const [, told, expected] = given;
  const { notice, totalPages, ends, untagged, tagged } = await drawnWith(told);
  expect(notice).toMatch(expected);
  expect([totalPages <= 2, untagged.length]).toEqual([true, totalPages > 1 ? totalPages : 0]);
  expect(ends).not.toContainEqual(expect.stringMatching(/H\d/));
  const { experience, projects, studies, certificates, languages, ...cv } = cvOf(told);
  const most = Number(FIRST.exec(notice)?.[1] ?? 1);
  const titles = [experience, projects, studies, certificates].map(({ items }) => items.map(({ title }) => title));
  const shown = titles.flatMap((of) => of.slice(0, most));
  expect(tagged.flatMap(([roles, text]) => (roles?.startsWith('H3') ? text : []))).toEqual(shown);
  const texts = [cv.name, cv.role, cv.skills.items.join(', '), languages.items.slice(0, most).join('; ')];
  expect(tagged.map(([, text]) => text)).toEqual(expect.arrayContaining(texts.filter(Boolean)));
});

test.each(['cv.pdf', 'share/home.png'])('a letter that no font has stops the drawing of %s', async (file) => {
  const { error } = await draw(JSON.stringify(contentWith('owner.owner.name', 'Ana 🚀 Ruiz')), file);
  expect(error).toBe(
    `src/content/owner.ts: owner.name says "Ana 🚀 Ruiz", but no font of ${file} has "🚀". Write it otherwise, or choose a font that has it.`,
  );
});
