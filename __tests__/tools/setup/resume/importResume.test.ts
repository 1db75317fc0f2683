/** @jest-environment node */
import type { About, Content, Owner, ProjectEntry } from '../../../../src/content/schema';
import { resumeOf } from '../../../../src/site/resume';
import { checkContent } from '../../../../src/tools/build/check/checkContent';
import { nothingSaid, type Said } from '../../../../src/tools/setup/questions';
import { importResume } from '../../../../src/tools/setup/resume/importResume';
import { readResumes } from '../../../../src/tools/setup/resume/readFile';
import { changesOf } from '../../../../src/tools/setup/write';
import { career } from '../../../sites/editions';
import { pictures } from '../../../support/pictures';
import { content } from '../../../support/reference';
import { someProject } from '../../../support/someProject';

const FILES = '__tests__/tools/setup/resume/files';

async function takeAll(files: Parameters<typeof importResume>[0]) {
  const answers = { main: nothingSaid(), english: nothingSaid() };
  const typed = new Map<string, string>();
  const { report, withoutEnd, answered } = await importResume(files, answers, typed);
  const told = report.slice(2).map((line) => line.slice(2));
  return { ...answers, typed, told, withoutEnd, keys: answered.map(({ key }) => key) };
}

const take = (resume: object) => takeAll({ main: { name: 'cv.json', resume: { ...resume }, unread: [] } });

test('of a résumé and that in English beside it, all is taken that has a place, and the rest is named', async () => {
  const { main, english, keys, told } = await takeAll(readResumes(`${FILES}/cv.json`));
  const developer = { title: 'Desarrolladora', start: '2017', end: '2020' };
  const leader = { title: 'Líder', start: '2020-02', summary: 'Llevo la tienda.', highlights: ['Pagos'] };
  expect(main).toEqual({
    owner: {
      ...{ role: 'Desarrolladora web', profession: 'desarrolladora web', birthDate: '1994-03-14' },
      ...{ phone: '+44 20 7946 0018', city: 'Bogotá', country: 'Colombia' },
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
        { firm: 'Norte', posts: [{ title: 'Practicante', start: '2015', end: '2016' }] },
      ],
      studies: [
        { title: 'Ingenieria Civil', institution: 'Universidad', end: '2014' },
        { title: 'Bachelor of Arts, History', institution: 'Colegio' },
      ],
      certificates: [{ title: 'Uso', issuer: 'Asociación', date: '2022-03' }],
    },
    curriculum: { languages: ['Español, nativo', 'Inglés, C1', 'Francés, profesional'] },
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
        { firm: 'North', posts: [{ title: 'Intern' }] },
      ],
      studies: [
        { title: 'Civil Engineering', institution: 'University' },
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
    'work: «asesora», Este, está dos veces, y queda una',
    'references: Luz, Sí no tiene lugar en el sitio',
    'profiles: GitHub, HackerRank no tiene una dirección de una red que el sitio muestre',
    '«East» está solo en inglés',
    '«Cusco» queda en español en src/content/en/',
    '«Llevo la tienda.» queda en español en src/content/en/',
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

const NOTHING_LEFT = ['ninguna entrada'];
const takeJob = (fields: object) => take({ work: [{ name: 'Taller', position: 'Dev', startDate: '2019', ...fields }] });
const postOf = ({ main }: { main: Said }) => main.career.experience[0]?.posts[0];

test.each([
  ['', undefined],
  ['hasta la fecha', undefined],
  ["Aujourd'hui", undefined],
  ['2150-06', undefined],
  [2021, '2021'],
  ['2021-03-15T00:00:00Z', '2021-03'],
  ['15/03/2021', '2021-03'],
  ['3/15/2021', '2021-03'],
  ['March 15, 2021', '2021-03'],
  ['Setiembre 2021', '2021-09'],
  ['dez. 2021', '2021-12'],
  ['1er août 2021', '2021-08'],
  ['pronto', 'asked'],
  ['2021-13', 'asked'],
  ['2018', 'asked'],
])('of a post from 2019 that ends %j, the end is %s, without a note', async (endDate, end) => {
  const taken = await takeJob({ endDate });
  const isAsked = taken.withoutEnd[0]?.endDate === endDate;
  expect([isAsked ? 'asked' : postOf(taken)?.end, taken.told]).toEqual([end, NOTHING_LEFT]);
});

test.each([
  ['Llevé <a href="https://x.test">la tienda</a><br>• Pagos<br>', 'Llevé la tienda.', ['Pagos']],
  ['Tipos: Map<string, number> &amp; **Array<T>**', 'Tipos: Map<string, number> & Array<T>', undefined],
  ['Llevé la tienda. • Pagos en línea • Envíos', 'Llevé la tienda.', ['Pagos en línea', 'Envíos']],
  ['- Llevé la tienda - Cobré los pagos', undefined, ['Llevé la tienda', 'Cobré los pagos']],
  ['Usé React - Node - CSS', 'Usé React - Node - CSS.', undefined],
])('the summary %j is %j with the highlights %j', async (written, summary, highlights) => {
  const taken = await takeJob({ summary: written });
  expect([postOf(taken), taken.told]).toEqual([{ title: 'Dev', start: '2019', summary, highlights }, NOTHING_LEFT]);
});

test('what does not fit a post is named', async () => {
  const taken = await takeJob({ highlights: ['palabra '.repeat(30).trim(), '-', {}, ...'abcdefgh'] });
  expect(postOf(taken)?.highlights).toEqual([`${'palabra '.repeat(24).trim()}…`, ...'abcdefg']);
  expect(taken.told).toEqual([
    expect.stringMatching(/^work «Taller»: «palabra .*…» queda cortado, porque caben 200 caracteres$/),
    'work «Taller»: el sitio muestra 8, y no caben h',
  ]);
});

test('an answer that is refused, and the address of the person, are proposed', async () => {
  const { keys, typed } = await take({ basics: { label: 'a '.repeat(60), url: 'https://empresa.test/equipo' } });
  expect([keys, typed.get('main.owner.role')]).toEqual([[], 'a '.repeat(60).trim()]);
  expect(typed.get('main.owner.siteUrl')).toBe('https://empresa.test/equipo');
});

test('what a site says of its owner comes back from its file', async () => {
  const fileOf = ({ owner, about, project, career, curriculum }: Omit<Said, 'site'>) => {
    const projects = { ...content.projects, projects: [project as ProjectEntry] };
    const told = {
      owner: { ...content.owner, owner: owner as Owner, curriculum },
      about: { about: about as About },
    };
    const file = resumeOf({ content: { ...content, ...told, projects, career: { career } }, lacks: [] });
    return JSON.parse(JSON.stringify(file));
  };
  const profiles = [{ network: 'GitHub', url: 'https://github.com/ana' } as const];
  const owner = { ...content.owner.owner, email: 'ana@correo.test', siteUrl: 'https://ana.test/', profiles };
  const { role, client, year, results, ...others } = someProject;
  const project = { ...others, technologies: ['Redux', 'npm'] };
  const curriculum = { languages: ['Español', 'Inglés, B2'] };
  const file = fileOf({ owner, ...content.about, project, career, curriculum });
  const { main } = await take(file);
  expect(fileOf({ ...main, owner: { ...owner, ...main.owner } })).toEqual(file);
});

/** Entries that are right. */
const ENTRIES: Record<string, object> = {
  work: {
    name: 'Sur',
    position: 'Dev',
    startDate: '2019',
    endDate: '',
    url: '',
    location: '',
    summary: '',
    highlights: [],
  },
  education: {
    institution: 'Universidad',
    area: 'Arte',
    studyType: '',
    url: '',
    startDate: '',
    endDate: '',
    courses: [],
  },
  certificates: { name: 'Uso', issuer: 'Asociación', url: '', date: '' },
  skills: { name: 'Web', level: '', keywords: ['React'] },
  languages: { language: 'Español', fluency: '' },
  projects: { name: 'Aguas', description: 'Reservas en línea.', highlights: [], keywords: [], url: '' },
  profiles: { network: 'Blog', username: '', url: '' },
};
const BASICS = { name: '', lastName: '', label: '', email: '', phone: '', url: '', summary: '', location: '' };
const ODD = [
  ...['', '-', null, 0, 2019, 1e300, true, [], {}, [[]], [null, 1, 'React', { a: 1 }], 'palabra '.repeat(400)],
  ...['Ana Núñez', 'Docker, CSS y React', 'x'.repeat(85), 'Uno. '.repeat(900), '2019-01-01', '2019-13', 'Presente'],
  ...['1066', '2150', '31/12/1999', 'https://github.com/ana', 'javascript:alert(1)', 'https://%', '%E0%A4%A', 'VE'],
  ...['+506 8123-4567', '(506) 8123', 'ana@correo.test', '__proto__', '<b>a</b><br>b<', '[a](b)'],
  ...['🚀'.repeat(300), '• a\n• b\n\n- c', '{skills}', '&#0;&amp;'],
];

test('whatever a résumé says, what is taken of it is right', async () => {
  for (const odd of ODD) {
    const allOf = (entry: object) => Object.fromEntries(Object.keys(entry).map((field) => [field, odd]));
    const entriesOf = (entry: object) => [
      ...[odd, [odd], allOf(entry), ...Object.keys(entry).map((field) => ({ ...entry, [field]: odd }))],
    ];
    const sections = Object.entries(ENTRIES).map(([section, entry]) => [section, entriesOf(entry)]);
    const { profiles, ...lists } = Object.fromEntries(sections);
    const { main } = await take({ ...lists, basics: { ...allOf(BASICS), profiles }, otro: odd });
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
