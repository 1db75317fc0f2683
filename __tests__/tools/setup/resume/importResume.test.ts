/** @jest-environment node */
import type { Content } from '../../../../src/content/schema';
import { checkContent } from '../../../../src/tools/build/check/checkContent';
import { isEntry } from '../../../../src/tools/build/check/texts';
import { nothingSaid, type Said } from '../../../../src/tools/setup/questions';
import { importResume } from '../../../../src/tools/setup/resume/importResume';
import { readResumes } from '../../../../src/tools/setup/resume/readFile';
import { changesOf } from '../../../../src/tools/setup/write';
import { pictures } from '../../../support/pictures';
import { content } from '../../../support/reference';

const cv = readResumes('__tests__/tools/setup/resume/files/cv.json');

async function takeAll(files: Parameters<typeof importResume>[0]) {
  const answers = { main: nothingSaid(), english: nothingSaid() };
  const typed = new Map<string, string>();
  const { report, withoutEnd, answered } = await importResume(files, answers, typed);
  const told = report.slice(2).map((line) => line.slice(2));
  return { ...answers, typed, told, withoutEnd, keys: answered.map(({ key }) => key) };
}

const take = (resume: object) => takeAll({ main: { name: 'cv.json', resume: { ...resume } } });

test('of a résumé and that in English beside it, all is taken that has a place, and the rest is named', async () => {
  const { main, english, keys, told } = await takeAll(cv);
  const developer = { title: 'Desarrolladora', start: '2017', end: '2020' };
  const leader = { title: 'Líder', start: '2020-02', summary: 'Llevo la tienda.', highlights: ['Pagos'] };
  const intern = { title: 'Practicante', start: '2015', end: '2016', summary: 'Ayudé.', highlights: ['Ventas'] };
  const civil = { title: 'Ingenieria Civil', institution: 'Universidad', url: 'https://universidad.test' };
  expect(main).toEqual({
    owner: {
      ...{ role: 'Desarrolladora web', profession: 'desarrolladora web', birthDate: '1994-03-14' },
      ...{ email: 'ana@correo.test', phone: '+44 20 7946 0018', city: 'Bogotá', country: 'Colombia' },
      skills: ['React', 'Python', 'Django', 'Go', 'Kotlin', 'CSS', 'HTML5'],
      profiles: [
        { network: 'GitHub', url: 'https://github.com/ana' },
        { network: 'LinkedIn', url: 'https://linkedin.com/in/%C3%A1na' },
        { network: 'Mastodon', url: 'https://hachyderm.io/@ana' },
        { network: 'Blog', url: 'https://ana.test/blog' },
      ],
    },
    about: { statement: 'Hago sitios que se entienden.', paragraphs: ['Enseño.'] },
    career: {
      experience: [
        { firm: 'SUR', place: 'Cusco', posts: [leader, developer] },
        { firm: 'Este', url: 'https://este.test', posts: [{ title: 'Asesora', start: '2021', end: '2022' }] },
        { firm: 'Norte', url: 'https://norte.test', place: 'Lima', posts: [intern] },
      ],
      studies: [
        { ...civil, start: '2010', end: '2014', text: 'Puentes' },
        { title: 'Bachelor of Arts, History', institution: 'Colegio' },
      ],
      certificates: [{ title: 'Uso', issuer: 'Asociación', url: 'https://uso.test/1', date: '2022-03' }],
    },
    curriculum: { languages: ['Español, nativo', 'Inglés, C1', 'Francés'] },
    project: {
      ...{ title: 'Aguas', description: 'Reservas de rafting en línea.', technologies: ['React'] },
      ...{
        paragraphs: ['Dice cuántos cupos quedan.', 'Se paga en línea.'],
        repository: 'https://github.com/ana/aguas',
      },
    },
    site: { editions: ['es', 'en'] },
  });
  expect(english).toEqual({
    owner: { role: 'Web Developer', profession: 'web developer' },
    about: { statement: 'I build sites that people understand.', paragraphs: ['I teach.'] },
    career: {
      experience: [
        {
          ...{ firm: 'Sur', place: 'Cusco' },
          posts: [{ title: 'Lead', summary: 'Llevo la tienda.', highlights: ['Payments'] }, { title: 'Developer' }],
        },
        { firm: 'Este Ltd', posts: [{ title: 'Advisor' }] },
        { firm: 'North', place: 'Peru', posts: [{ title: 'Intern', summary: 'I helped.', highlights: ['Sales'] }] },
      ],
      studies: [
        { title: 'Civil Engineering', institution: 'University', text: 'Bridges' },
        { title: 'Bachelor of Arts, History', institution: 'School' },
      ],
      certificates: [{ title: 'Usability', issuer: 'Association' }],
    },
    curriculum: { languages: ['Spanish', 'English', 'French'] },
    project: { title: 'Waters', description: 'Online bookings.' },
    site: {},
  });
  expect(keys).toEqual(expect.arrayContaining(['main.site.editions', 'english.owner.role', 'english.project.title']));
  expect(told).toEqual([
    'name «John Doe»: «John Doe» es de un ejemplo',
    'work «Taller»: «Description...» es de un ejemplo',
    'certificates «Nada»: «https://certificate.com» es de un ejemplo',
    'work «Oeste»: falta la fecha de inicio',
    'references: Luz, Sí no tiene lugar en el sitio',
    'profiles: GitHub, HackerRank no tiene una dirección de una red que el sitio muestre',
    '«East» está solo en inglés',
    'projects: Otro, que la receta «Más proyectos» añade',
  ]);
});

test.each([
  [{ basics: { phone: '(506) 8123-4567' } }, {}],
  [{ basics: { location: { countryCode: 'UK' } } }, { country: 'Reino Unido' }],
  [{ skills: ['CSS', { name: 'Web', keywords: [] }] }, { skills: ['CSS', 'Web'] }],
])('of %j the owner has %j, and the rest is asked', async (resume, owner) => {
  expect((await take(resume)).main).toEqual({ ...nothingSaid(), owner });
});

test('of more skills than the site shows, each group gives some, and the rest is named', async () => {
  const named = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
  const [web, data] = [named('Web', 30), named('Datos', 4)];
  const { main, told } = await take({ skills: [{ keywords: web }, { keywords: data }] });
  expect(main.owner.skills).toEqual([...web.slice(0, 20), ...data]);
  expect(told).toEqual([`skills: el sitio muestra 24, y no caben ${web.slice(20).join(', ')}`]);
});

test.each([
  ['Spanish', 'Native speaker', 'Español, nativo'],
  ['frances', 'Elementary proficiency', 'Francés, básico'],
  ['Inglés', 'C1', 'Inglés, C1'],
  ['Klingon', 'Alto', 'Klingon, Alto'],
])('%s with the level %s is «%s» among the languages', async (language, fluency, told) => {
  expect((await take({ languages: [{ language, fluency }] })).main.curriculum.languages).toEqual([told]);
});

test.each([
  ['Bachelors', 'Bachelors in Historia'],
  ["Master's degree", "Master's degree in Historia"],
  ['Máster', 'Máster en Historia'],
])('a degree that is called %s is «%s»', async (studyType, title) => {
  const { main } = await take({ education: [{ studyType, area: 'Historia', institution: 'Sur' }] });
  expect(main.career.studies[0]?.title).toBe(title);
});

const NOTHING_LEFT = ['ninguna entrada'];
const takeJob = (fields: object) => take({ work: [{ name: 'Taller', position: 'Dev', startDate: '2019', ...fields }] });
const postOf = ({ main }: { main: Said }) => main.career.experience[0]?.posts[0];

const ENDS = {
  now: ['', 'hasta la fecha', "Aujourd'hui", '2150-06'],
  '2021': [2021],
  '2021-03': ['2021-03-15T00:00:00Z', '15/03/2021', '3/15/2021', 'March 15, 2021'],
  '2021-08': ['1er août 2021'],
  '2021-09': ['Setiembre 2021'],
  '2021-12': ['dez. 2021'],
  asked: ['pronto', '2021-13', '2018'],
};

test.each(Object.entries(ENDS).flatMap(([end, written]) => written.map((endDate) => ({ end, endDate }))))(
  'of a post from 2019 that ends $endDate, the end is $end, without a note',
  async ({ end, endDate }) => {
    const taken = await takeJob({ endDate });
    const isAsked = taken.withoutEnd[0]?.endDate === endDate;
    expect([isAsked ? 'asked' : (postOf(taken)?.end ?? 'now'), taken.told]).toEqual([end, NOTHING_LEFT]);
  },
);

test.each([
  ['Llevé <a href="https://x.test">la tienda</a><br>• Pagos<br>', 'Llevé la tienda.', ['Pagos']],
  ['Tipos: Map<string, number> & **Array<T>**', 'Tipos: Map\\<string, number> & Array\\<T>', undefined],
  ['Llevé la tienda. • Pagos en línea • Envíos', 'Llevé la tienda.', ['Pagos en línea', 'Envíos']],
  ['- Llevé la tienda - Cobré los pagos', undefined, ['Llevé la tienda', 'Cobré los pagos']],
  ['Usé React - Node - CSS', 'Usé React - Node - CSS.', undefined],
])('the summary %j is %j with the highlights %j', async (written, summary, highlights) => {
  const taken = await takeJob({ summary: written });
  expect([postOf(taken), taken.told]).toEqual([{ title: 'Dev', start: '2019', summary, highlights }, NOTHING_LEFT]);
});

test('what does not fit a post is named', async () => {
  const taken = await takeJob({ highlights: ['palabra '.repeat(60).trim(), '-', {}, ...'abcdefghijklmnopqrst'] });
  expect(postOf(taken)?.highlights).toEqual([`${'palabra '.repeat(49).trim()}…`, ...'abcdefghijklmnopqrs']);
  expect(taken.told).toEqual([
    expect.stringMatching(/^work «Taller»: «palabra .*…» queda cortado, porque caben 400 caracteres$/),
    'work «Taller»: el sitio muestra 20, y no caben t',
  ]);
});

test('an answer that is refused, and the address of the person, are proposed', async () => {
  const { keys, typed } = await take({ basics: { label: 'a '.repeat(60), url: 'https://empresa.test/equipo' } });
  expect([keys, typed.get('main.owner.role')]).toEqual([[], 'a '.repeat(60).trim()]);
  expect(typed.get('main.owner.siteUrl')).toBe('https://empresa.test/equipo');
});

const ODD = [
  ...['', '-', null, 0, 2019, 1e300, true, [], {}, [[]], [null, 1, 'React', { a: 1 }], 'palabra '.repeat(400)],
  ...['Ana Núñez', 'Docker, CSS y React', 'x'.repeat(85), 'Uno. '.repeat(900), '2019-01-01', '2019-13', 'Presente'],
  ...['1066', '2150', '31/12/1999', 'https://github.com/ana', 'javascript:alert(1)', 'https://%', '%E0%A4%A', 'VE'],
  ...['+506 8123-4567', '(506) 8123', 'ana@correo.test', '__proto__', '<b>a</b><br>b<', '[a](b)'],
  ...['🚀'.repeat(300), '• a\n• b\n\n- c', '{skills}', '&#0;&amp;'],
];

/** A résumé with an odd value in the place of each other; of each list in as many entries like its first. */
function spoiled(entry: object, odd: unknown): object {
  const fields = Object.entries(entry).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, isEntry(value) ? spoiled(value, odd) : odd];
    const others = Object.keys(Object(value[0])).map((field) => ({ ...value[0], [field]: odd }));
    return [name, [odd, [odd], ...others]];
  });
  return Object.fromEntries(fields);
}

test('whatever a résumé says, what is taken of it is right', async () => {
  for (const odd of ODD) {
    const { main } = await take(spoiled(cv.main.resume, odd));
    // As once everything else has been asked.
    const owner = { ...content.owner.owner, ...main.owner };
    const about = { ...content.about.about, ...main.about };
    const project = { ...content.projects.projects[0], id: 1, ...main.project };
    const changes = changesOf({ ...main, owner: { ...owner, familyName: owner.name }, about, project });
    const site = { content: { ...content, ...changes } as Content, tag: 'es' };
    const code = pictures['technologies/react'] as BuiltPicture;
    expect([odd, checkContent(site, { ...pictures, 'technologies/code': code })]).toEqual([odd, []]);
  }
});
