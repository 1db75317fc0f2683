import { rmSync } from 'node:fs';
import path from 'node:path';
import { editions } from '../../sites/editions';
import type { DrawnFile } from '../../support/drawFile';
import { startHelper } from '../../support/helper';
import type { PdfText } from '../../support/pdfText';
import { content, site } from '../../support/reference';
import { SITE } from '../../support/sites';

const readPdf = startHelper<PdfText>('pdfText');
const read = async (file: string) => (await readPdf(file)).result;
const draw = startHelper<DrawnFile>('drawFile');

const { cv } = site.files.cv[0] as NonNullable<(typeof site.files.cv)[0]>;

/** What the curriculum of a content says. */
async function drawn(changed: object): Promise<PdfText> {
  const { result } = await draw(JSON.stringify(changed));
  const told = await read(result.file);
  rmSync(result.folder, { recursive: true });
  return told;
}

const entries = (items: readonly { title: string; url?: string; facts?: string; note: string; text?: string }[]) =>
  items.flatMap(({ title, url, facts, note, text = '' }) => [
    url ? ['H3 Link', title, url] : ['H3', title],
    ...(facts ? [['P', facts]] : []),
    ['P', note],
    ['P', text],
  ]);
const withTime = (items: readonly { title: string; time: string; text?: string }[]) =>
  entries(items.map(({ time, ...item }) => ({ ...item, note: time })));
const section = (heading: string, ...contents: string[][]) => [['H2', heading], ...contents];

test('a screen reader reads the curriculum in its order, with headings, lists and links', async () => {
  const { tagged, untagged, info } = await read(path.join(SITE, 'cv.pdf'));
  const expected = [
    ['H1', cv.name],
    ['P', cv.role],
    ['P', cv.place],
    ...[...cv.contact, ...cv.profiles].map(({ text, url }) => ['P Link', text, url]),
    ...section(cv.profile.heading, ['P', cv.profile.text]),
    ...section(cv.experience.heading, ...withTime(cv.experience.items)),
    ...section(
      cv.projects.heading,
      ...entries(
        cv.projects.items.map(({ technologies, description, ...project }) => ({
          ...project,
          note: technologies.map(({ name }) => name).join(', '),
          text: description,
        })),
      ),
    ),
    ...section(cv.skills.heading, ['P', cv.skills.items.join(', ')]),
    ...section(cv.studies.heading, ...withTime(cv.studies.items)),
    ...section(cv.languages.heading, ['P', cv.languages.items.join('; ')]),
  ];
  expect([tagged, untagged]).toEqual([expected, []]);
  expect(info).toMatchObject({ Title: cv.title, Language: 'es' });
});

test('the career is in the curriculum, newest first: of older posts and of many highlights only a part', async () => {
  const { tagged, untagged, totalPages, text } = await drawn({ ...content, ...editions });
  expect(text).toMatch(new RegExp(`^${cv.name} ${cv.role} `));
  expect([totalPages, untagged]).toEqual([2, ['Página 1 de 2', 'Página 2 de 2']]);
  /** The texts below a heading, without the marks of lists. */
  const under = (heading: string) => {
    const texts = tagged.slice(tagged.findIndex(([roles, text]) => roles === 'H2' && text === heading) + 1);
    const end = texts.findIndex(([roles]) => roles === 'H2');
    return texts.slice(0, end).filter(([roles]) => roles !== 'L LI Lbl');
  };
  expect(under(cv.experience.heading)).toEqual([
    ['H3', 'Desarrollador full stack'],
    ['P', 'Marzo de 2023 – hoy'],
    ['P Link', 'Agencia de comercio electrónico, Ciudad de Panamá', 'https://agencia.test/'],
    ['P', 'Tiendas y paneles de administración para comercios de la región.'],
    ['L LI LBody', 'Pagos en línea con tres pasarelas del país'],
    ['L LI LBody', 'Catálogo que los propios comercios editan'],
    ['H3', 'Desarrollador frontend'],
    ['P', 'Septiembre de 2021 – febrero de 2023'],
    ['P', 'Estudio de diseño, a distancia'],
    ['P', 'Sitios corporativos en WordPress y React, del diseño a la publicación.'],
    ['L LI LBody', 'Componentes que hoy usan todos los sitios del estudio'],
    ['L LI LBody', 'Formularios que se llenan en un minuto'],
    ['L LI LBody', 'Plantillas accesibles con teclado y lector de pantalla'],
    ['H3', 'Practicante'],
    ['P', '2021'],
    ['P', 'Estudio de diseño, a distancia'],
    ['L LI LBody', 'Primeras páginas en HTML y CSS'],
    ['H3', 'Soporte técnico'],
    ['P', '2019 – 2021'],
    ['P', 'Proveedor de hospedaje'],
    ['L LI LBody', 'Migraciones sin interrumpir el servicio'],
    ['H3', 'Ayudante de cómputo'],
    ['P', '2017 – junio de 2019'],
    ['P', 'Biblioteca escolar'],
    ...withTime(cv.experience.items),
  ]);
  expect(under(cv.studies.heading).slice(0, 5)).toEqual([
    ['H3', 'Diplomado en arquitectura de software'],
    ['P', 'Febrero de 2024 – hoy'],
    ['P', 'Instituto técnico'],
    ['H3', 'Ingeniería en sistemas computacionales'],
    ['P', '2016 – diciembre de 2020'],
  ]);
  expect(under(cv.certificates.heading).slice(0, 3)).toEqual([
    ['H3 Link', 'Desarrollo de interfaces accesibles', 'https://certificados.test/1'],
    ['P', 'Mayo de 2025'],
    ['P', 'Asociación de accesibilidad'],
  ]);
  expect(tagged[2]).toEqual(['P', 'Disponible desde enero']);
});

const { owner } = content.owner;
const withOwner = (changed: object) => ({ ...content, owner: { ...content.owner, owner: { ...owner, ...changed } } });

test('letters that the font lacks, arrows and signs are written and can be read, and no letter is another', async () => {
  const name = 'Ștefănia Mureșan';
  const role = 'De Łódź, żółć: 4 s → 1 s (≥ 70 %), oficina eficaz';
  const { tagged, text } = await drawn(withOwner({ name, role: `${role}\u200b` }));
  expect(tagged.slice(0, 2)).toEqual([
    ['H1', name],
    ['P', role],
  ]);
  expect(text).toMatch(`${name} ${role} ${cv.place}`);
});

test.each(['cv.pdf', 'share/home.png'])('a letter that no font has stops the drawing of %s', async (file) => {
  const { error } = await draw(JSON.stringify(withOwner({ name: 'Ana 🚀 Ruiz' })), file);
  expect(error).toBe(
    `src/content/owner.ts: owner.name says "Ana 🚀 Ruiz", but no font of ${file} has "🚀". Write it otherwise, or choose a font that has it.`,
  );
});
