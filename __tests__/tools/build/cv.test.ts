import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { cv, pageNumber } from '../../../src/site/cv';
import { drawCurriculum } from '../../support/drawCurriculum';
import { startHelper } from '../../support/helper';
import type { PdfText } from '../../support/pdfText';
import { folderOf, SITE } from '../../support/sites';

const readPdf = startHelper<PdfText>('pdfText');
const read = async (file: string) => (await readPdf(file)).result;

/** The curriculum with a career. */
let career: string;

beforeAll(() => {
  career = drawCurriculum(JSON.parse(readFileSync(`${folderOf('editions')}/content.json`, 'utf8'))).file;
});

afterAll(() => rmSync(path.dirname(career), { recursive: true }));

const entries = (items: readonly { title: string; url?: string; facts?: string; note: string; text?: string }[]) =>
  items.flatMap(({ title, url, facts, note, text = '' }) => [
    url ? ['Sect H3 Link', title, url] : ['Sect H3', title],
    ...(facts ? [['Sect P', facts]] : []),
    ['Sect P', note],
    ['Sect P', text],
  ]);
const withTime = (items: readonly { title: string; time: string; text?: string }[]) =>
  entries(items.map(({ time, ...item }) => ({ ...item, note: time })));
const section = (heading: string, ...contents: string[][]) => [['Sect H2', heading], ...contents];

test('a screen reader reads the curriculum in its order, with headings, lists and links', async () => {
  const { tagged, untagged, marks, info, totalPages } = await read(path.join(SITE, cv.file));
  const expected = [
    ['H1', cv.name],
    ['P', cv.role],
    ['L LI LBody', cv.place],
    ...[...cv.contact, ...cv.profiles].map(({ text, url }) => ['L LI LBody Link', text, url]),
    ...section(cv.profile.heading, ['Sect P', cv.profile.text]),
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
    ...section(cv.skills.heading, ['Sect P', cv.skills.items.join(', ')]),
    ...section(cv.studies.heading, ...withTime(cv.studies.items)),
    ...section(cv.languages.heading, ['Sect P', cv.languages.items.join('; ')]),
  ];
  expect(tagged).toEqual(expected.map(([roles, ...contents]) => [`Root Document ${roles}`, ...contents]));
  const numbers = Array.from({ length: totalPages }, (_, index) => pageNumber(index + 1, totalPages));
  expect(untagged).toEqual(totalPages > 1 ? numbers : []);
  expect(marks).toMatchObject({ Marked: true });
  expect(info).toMatchObject({ Title: cv.title, Language: 'es' });
});

test('the career is in the curriculum, newest first: of older posts and of many highlights only a part', async () => {
  const { tagged, totalPages } = await read(career);
  expect(totalPages).toBe(2);
  const { experience, studies, certificates } = sectionsOf(tagged);
  expect(experience).toEqual([
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
    ...withTime(cv.experience.items).map(([roles = '', ...said]) => [roles.replace('Sect ', ''), ...said]),
  ]);
  expect(studies.slice(0, 5)).toEqual([
    ['H3', 'Diplomado en arquitectura de software'],
    ['P', 'Febrero de 2024 – hoy'],
    ['P', 'Instituto técnico'],
    ['H3', 'Ingeniería en sistemas computacionales'],
    ['P', '2016 – diciembre de 2020'],
  ]);
  expect(certificates.slice(0, 3)).toEqual([
    ['H3 Link', 'Desarrollo de interfaces accesibles', 'https://certificados.test/1'],
    ['P', 'Mayo de 2025'],
    ['P', 'Asociación de accesibilidad'],
  ]);
  expect(tagged[2]).toEqual(['Root Document P', 'Disponible desde enero']);
});

/** The texts of the sections of a career, each after its roles in the section. */
function sectionsOf(tagged: string[][]) {
  const under = (heading: string) => {
    const start = tagged.findIndex(([roles, text]) => roles?.endsWith('H2') && text === heading) + 1;
    const length = tagged.slice(start).findIndex(([roles]) => roles?.endsWith('H2'));
    return tagged
      .slice(start, start + length)
      .map(([roles = '', ...said]) => [roles.replace('Root Document Sect ', ''), ...said]);
  };
  return {
    experience: under(cv.experience.heading),
    studies: under(cv.studies.heading),
    certificates: under(cv.certificates.heading),
  };
}

test('everything painted is either in the structure or marked as decoration', async () => {
  const streams = [...readFileSync(career, 'latin1').matchAll(/\/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)]
    .map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'))
    .filter((stream) => stream.includes('TJ\n'));
  expect(streams).not.toEqual([]);
  for (const stream of streams) {
    const unmarked = stream.replace(/^\/\w+ (?:BMC|<<.*?>> BDC)$.*?^EMC$/gms, '');
    expect(unmarked.split('\n').filter((line) => /(?:^| )(?:f|S|TJ)$/.test(line))).toEqual([]);
  }
});
