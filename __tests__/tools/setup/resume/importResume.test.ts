/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { Content, Translation } from '../../../../src/content/schema';
import { checkContent } from '../../../../src/tools/build/check/checkContent';
import { isEntry } from '../../../../src/tools/build/check/texts';
import { translate } from '../../../../src/tools/build/check/translate';
import { choose } from '../../../../src/tools/setup/language';
import { nothingSaid, type Said } from '../../../../src/tools/setup/questions';
import { importResume } from '../../../../src/tools/setup/resume/importResume';
import { readResumes } from '../../../../src/tools/setup/resume/readFile';
import { previewOf, reportOf } from '../../../../src/tools/setup/resume/report';
import { sectionsOf } from '../../../../src/tools/setup/resume/sections';
import { changesOf, englishChanges } from '../../../../src/tools/setup/write';
import { englishContent } from '../../../sites/english';
import { pictures } from '../../../support/pictures';
import { content } from '../../../support/reference';

const STORY = 'Reservas de rafting en línea. Dice cuántos cupos quedan.';
const FILE = '__tests__/tools/setup/resume/files/cv.json';

async function takeAll(files: Parameters<typeof importResume>[0]) {
  choose(files.english ? ['es', 'en'] : ['es']);
  const answers = { main: nothingSaid(), english: nothingSaid() };
  const typed = new Map<string, string>();
  const taken = await importResume(files, answers, typed);
  const report = reportOf(files, answers, taken);
  const preview = previewOf(files, answers, typed, taken);
  return { ...answers, ...taken, typed, report, preview, keys: taken.answered.map(({ key }) => key) };
}

const take = (resume: object) => takeAll({ main: sectionsOf('cv.json', { ...resume }) });

test('of a résumé and that in English beside it, all is taken that has a place, and the rest is named', async () => {
  const { main, english, keys, left } = await takeAll(readResumes(FILE));
  const developer = { title: 'Desarrolladora', start: '2017', end: '2020' };
  const leader = { title: 'Líder', start: '2020-02', summary: 'Llevo la tienda.', highlights: ['Pagos'] };
  const intern = { title: 'Practicante', start: '2015', end: '2016', summary: 'Ayudé.', highlights: ['Ventas'] };
  const civil = { title: 'Ingenieria Civil', institution: 'Universidad', url: 'https://universidad.test' };
  const tutor = { title: 'Tutora', organisation: 'Biblioteca', start: '2018', end: '2019' };
  const skills = [
    { heading: 'React', items: ['Frontend'] },
    { heading: 'Python', items: ['Backend', 'Django'] },
    { heading: 'Lenguajes', items: ['Go', 'Kotlin'] },
    { heading: 'Web', items: ['React', 'CSS y HTML5'] },
  ];
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
        { firm: 'Taller', posts: [{ title: 'Dev', start: '2019' }] },
        { firm: 'Este', url: 'https://este.test', posts: [{ title: 'Asesora', start: '2021', end: '2022' }] },
        { firm: 'Norte', url: 'https://norte.test', place: 'Lima', posts: [intern] },
        { firm: 'Oeste', posts: [{ title: 'Docente' }] },
      ],
      studies: [
        { ...civil, start: '2010', end: '2014', text: 'Puentes' },
        { title: 'Bachelor of Arts, History', institution: 'Colegio' },
      ],
      certificates: [
        { title: 'Uso', issuer: 'Asociación', url: 'https://uso.test/1', date: '2022-03' },
        { title: 'Nada', issuer: 'Asociación' },
      ],
      more: [
        { kind: 'volunteering', entries: [{ ...tutor, text: 'Enseñé HTML.\nDiez alumnas' }] },
        { kind: 'awards', entries: [{ title: 'Mención', organisation: 'Municipio', date: '2020-05' }] },
        {
          kind: 'publications',
          entries: [{ title: 'Ríos', organisation: 'Revista', url: 'https://rios.test', date: '2016' }],
        },
      ],
    },
    curriculum: {
      languages: ['Español, nativo', 'Inglés, C1', 'Francés'],
      ...{ skills, interests: ['Música (guitarra, piano)', 'Cine'] },
    },
    project: {},
    projects: {
      1: {
        ...{ id: 1, title: 'Aguas', description: 'Reservas de rafting en línea.' },
        ...{
          paragraphs: [STORY],
          results: ['Se paga en línea'],
          role: 'Diseño',
          client: 'Club',
        },
        ...{
          year: 2021,
          repository: 'https://github.com/ana/aguas',
          keywords: ['react', 'SaaS'],
          technologies: ['React'],
        },
      },
      2: { id: 2, title: 'Otro', description: 'Otro', paragraphs: [], url: 'https://otro.test', technologies: [] },
    },
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
        { firm: 'Taller', posts: [{ title: 'Dev' }] },
        { firm: 'Este Ltd', posts: [{ title: 'Advisor' }] },
        { firm: 'North', place: 'Peru', posts: [{ title: 'Intern', summary: 'I helped.', highlights: ['Sales'] }] },
        { firm: 'Oeste', posts: [{ title: 'Docente' }] },
      ],
      studies: [
        { title: 'Civil Engineering', institution: 'University', text: 'Bridges' },
        { title: 'Bachelor of Arts, History', institution: 'School' },
      ],
      certificates: [
        { title: 'Usability', issuer: 'Association' },
        { title: 'Nada', issuer: 'Asociación' },
      ],
      more: [
        { entries: [{ title: 'Tutor', organisation: 'Library', text: 'Enseñé HTML.\nDiez alumnas' }] },
        { entries: [{ title: 'Mención', organisation: 'Municipio' }] },
        { entries: [{ title: 'Ríos', organisation: 'Revista' }] },
      ],
    },
    curriculum: { languages: ['Spanish', 'English', 'French'], skills, interests: ['Music', 'Cinema'] },
    project: {},
    projects: {
      1: {
        ...{ title: 'Waters', description: 'Online bookings.', paragraphs: ['Online bookings.'] },
        ...{ results: ['Se paga en línea'], role: 'Diseño', client: 'Club', keywords: ['react', 'SaaS'] },
      },
      2: { title: 'Another', description: 'Another', paragraphs: [] },
    },
  });
  expect(keys).toEqual(expect.arrayContaining(['main.owner.email', 'english.owner.role']));
  expect(left).toEqual([
    'work «Taller»: «Description...» es de un ejemplo',
    'certificates «Nada»: «https://certificate.com» es de un ejemplo',
    'projects «Otro»: «Description...» es de un ejemplo',
    'volunteer: «Organization» es de un ejemplo',
    'basics «John Doe»: «John Doe» es de un ejemplo',
    'basics.label: «React | Node.js» no cabe en el título',
    'profiles: sin una dirección de una red que el sitio muestre: GitHub, HackerRank',
    'references «Sol»: falta una cita sin datos de contacto',
    '«East» está solo en inglés',
  ]);
});

test.each([
  [{ basics: { phone: '(506) 8123-4567' } }, {}],
  [{ basics: { location: { countryCode: 'UK' } } }, { country: 'Reino Unido' }],
  [{ skills: ['CSS', { name: 'Web', keywords: [] }] }, { skills: ['CSS', 'Web'] }],
])('of %j the owner has %j, and the rest is asked', async (resume, owner) => {
  expect((await take(resume)).main.owner).toEqual(owner);
});

const named = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

test('of more skills than the greeting has, each group gives some, and the CV has all', async () => {
  const [web, data] = [named('Web', 30), named('Datos', 4)];
  const { main, left } = await take({
    skills: [
      { name: 'Web', keywords: web },
      { level: 'Alto', keywords: data },
    ],
  });
  expect(main.owner.skills).toEqual([...web.slice(0, 20), ...data]);
  expect(main.curriculum.skills).toEqual([
    { heading: 'Web', items: web },
    { heading: 'Alto', items: data },
  ]);
  expect(left).toEqual([]);
});

test.each([
  [['CSS', { name: 'Go' }], undefined],
  [
    [{ name: 'CSS', level: 'Avanzado' }, { name: 'Go', level: 'Avanzado' }, 'C'],
    ['Avanzado: CSS, Go', 'Generales: C'],
  ],
  [[{ name: 'Web', level: 'Alto', keywords: ['Vue', { name: 'Go', level: 4 }] }], ['Web, Alto: Vue, Go (4)']],
  [{ backend: ['Go', 'PHP'], tools: ['Git'] }, ['backend: Go, PHP', 'tools: Git']],
  [named('Arte', 25), [`Generales: ${named('Arte', 25).join(', ')}`]],
])('of the skills %j the CV has the groups %j', async (skills, groups) => {
  const { main } = await take({ skills });
  expect(main.curriculum.skills?.map(({ heading, items }) => `${heading}: ${items.join(', ')}`)).toEqual(groups);
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
    expect([isAsked ? 'asked' : (postOf(taken)?.end ?? 'now'), taken.left]).toEqual([end, []]);
  },
);

test.each([
  ['Von Januar 2018 bis heute', '2018-01', undefined],
  ['2003 – 2014', '2003', '2014'],
  ['mayo 2014', '2014-05', '2014-05'],
])('a post of the period %s is from %s to %s', async (date, start, end) => {
  const taken = await takeJob({ startDate: undefined, date });
  expect([postOf(taken), taken.left]).toEqual([{ title: 'Dev', start, end }, []]);
});

test.each([
  [{ position: undefined }, { firm: 'Taller', posts: [{ start: '2019' }] }],
  [{ name: undefined }, { firm: 'Dev', posts: [{ start: '2019' }] }],
  [{ location: { city: 'Lima' } }, { firm: 'Taller', place: 'Lima', posts: [{ title: 'Dev', start: '2019' }] }],
  [{ startDate: 'ayer' }, { firm: 'Taller', posts: [{ title: 'Dev' }] }],
])('a post with %j is taken, with what it has', async (fields, firm) => {
  expect((await takeJob(fields)).main.career.experience).toEqual([firm]);
});

test.each([
  ['Llevé <a href="https://x.test">la tienda</a><br>• Pagos<br>', 'Llevé la tienda.', ['Pagos']],
  ['Tipos: Map<string, number> & Array<T>', 'Tipos: Map\\<string, number> & Array\\<T>', undefined],
  ['Llevé la tienda. • Pagos en línea • Envíos', 'Llevé la tienda.', ['Pagos en línea', 'Envíos']],
  ['- Llevé la tienda - Cobré los pagos', undefined, ['Llevé la tienda', 'Cobré los pagos']],
  ['Usé React - Node - CSS', 'Usé React - Node - CSS.', undefined],
  ['Uno.\n\n## Dos', 'Uno.\nDos.', undefined],
  [
    'De [a](http://a.test/b), [c](javascript:1), [d](/e) y ![f](https://g.test)',
    'De [a](https://a.test/b), c, d y f.',
    undefined,
  ],
  [
    '**Lo mejor**: *sí*, `npm`, 2*3*4 y un_nombre_así',
    '**Lo mejor**: *sí*, `npm`, 2\\*3\\*4 y un\\_nombre\\_así.',
    undefined,
  ],
])('the summary %j is %j with the highlights %j', async (written, summary, highlights) => {
  const taken = await takeJob({ summary: written });
  expect([postOf(taken), taken.left]).toEqual([{ title: 'Dev', start: '2019', summary, highlights }, []]);
});

test('emoji, which the CV cannot draw, are left out and named', async () => {
  const taken = await takeJob({ summary: 'Llevé 🚀 la tienda ❤️. © Sur 👩🏽‍💻', highlights: ['🚀 Pagos'] });
  expect(postOf(taken)).toMatchObject({ summary: 'Llevé la tienda. © Sur.', highlights: ['Pagos'] });
  expect(taken.left).toEqual(['🚀 ❤️ 👩🏽‍💻: cv.pdf no puede dibujar emojis']);
});

test('what is too long for one highlight is several, and what does not fit a post is named', async () => {
  const long = 'palabra '.repeat(60).trim();
  const taken = await takeJob({ highlights: [long, '-', {}, ...named('Logro', 19)] });
  const [first = '', second = '', ...others] = postOf(taken)?.highlights ?? [];
  expect([`${first} ${second}`, others]).toEqual([long, named('Logro', 18)]);
  expect(taken.left).toEqual(['work «Taller»: el sitio muestra 20 como máximo, y no caben Logro 19']);
});

test('sentences of unknown fields join the text, and what else they say is named', async () => {
  const fields = { team: 'Un equipo de seis', boss: 'Luz, +506 8123-4567, de Lima', logo: 'logo.png', remote: true };
  const taken = await takeJob({ summary: 'Enseñé.', ...fields, extent: { kind: 'parcial' } });
  expect(postOf(taken)?.summary).toBe('Enseñé.\nUn equipo de seis.');
  expect(taken.left).toEqual([
    'work.boss: «Luz, +506 8123-4567, de Lima» no tiene lugar en el sitio',
    'work.logo: «logo.png» no tiene lugar en el sitio',
    'work.extent: «parcial» no tiene lugar en el sitio',
  ]);
});

test.each([
  ['work', { name: 'Sur', position: 'Dev', highlights: ['Started the company'] }, 'Started the company'],
  ['projects', { name: 'Río', url: 'https://example.com/', description: 'Un mapa.' }, 'https://example.com/'],
  ['education', { institution: 'Sur', area: 'Arte', courses: ['DB1101 - Basic SQL'] }, 'DB1101 - Basic SQL'],
  ['awards', { title: 'Mención', awarder: 'Company', summary: '{summary}' }, 'Company', '{summary}'],
])(
  'of an entry of %s, what is left of a sample is left out alone',
  async (section, entry: object, ...samples: string[]) => {
    const { main, left, report } = await take({ [section]: [entry] });
    const name = Object.values(entry)[0] as string;
    expect(left).toEqual(samples.map((sample) => `${section} «${name}»: «${sample}» es de un ejemplo`));
    expect(JSON.stringify(main)).toContain(name);
    expect(samples.filter((sample) => JSON.stringify(main).includes(sample))).toEqual([]);
    expect(report[1]).toBe('Queda fuera:');
  },
);

test('an entry with the name of a sample is left out whole', async () => {
  const { main, left } = await take({
    certificates: [{ name: 'Certificate', issuer: 'Company', date: '2021-11-07' }],
    projects: [{ name: 'Project', description: 'Un mapa real.' }],
    volunteer: [{ organization: 'Organization', position: 'Volunteer' }],
    interests: [{ name: 'Wildlife', keywords: ['Ferrets'] }],
  });
  const sections = {
    certificates: 'Certificate',
    projects: 'Project',
    volunteer: 'Organization',
    interests: 'Wildlife',
  };
  expect(left).toEqual(Object.entries(sections).map(([section, name]) => `${section}: «${name}» es de un ejemplo`));
  expect({ ...main.career, projects: main.projects }).toEqual({
    ...nothingSaid().career,
    projects: {},
  });
});

test('all projects are taken, and no project is asked for', async () => {
  const projects = named('Río', 40).map((name) => ({ name, highlights: ['Mide el agua', 'Avisa'], link: 'rio.test' }));
  const { main, preview } = await take({ sideProjects: projects });
  expect(Object.values(main.projects)).toHaveLength(40);
  expect(main.projects[40]).toEqual({
    ...{
      id: 40,
      title: 'Río 40',
      description: 'Mide el agua',
      results: ['Mide el agua', 'Avisa'],
      url: 'https://rio.test',
    },
    ...{ paragraphs: [], technologies: [] },
  });
  expect(preview.filter((line) => line.includes('proyecto'))).toEqual([]);
});

test('a description that is too long is the start of the paragraph', async () => {
  const description = 'Mide el agua de cada río del país '.repeat(30).trim();
  const { main, left } = await take({ projects: [{ name: 'Río', description }] });
  const { description: start = '', paragraphs } = main.projects[1] ?? {};
  expect([description.startsWith(start), start.length > 350, paragraphs]).toEqual([true, true, [`${description}.`]]);
  expect(left).toEqual([]);
});

test('other sections are lists of their own, or skills if they are words', async () => {
  const { main, left } = await take({
    talks: [{ title: 'Mapas', event: 'Jornada', date: '2020' }],
    militaryService: { role: 'Sargento', period: '2003 – 2014', lessons: ['Calma', 'Orden y método'] },
    stories: [{ body: 'Era un río. Lo medí.' }],
    buzzwords: ['Agile', 'Redes'],
    '-publications': [{ name: 'Mapas' }],
    version: 2,
    tools: [],
  });
  expect(main.career.more).toEqual([
    { kind: 'talks', entries: [{ title: 'Mapas', organisation: 'Jornada', date: '2020' }] },
    {
      ...{ kind: 'other', heading: 'Military service' },
      entries: [{ title: 'Sargento', start: '2003', end: '2014', text: 'Calma.\nOrden y método.' }],
    },
    { kind: 'other', heading: 'Stories', entries: [{ title: 'Era un río. Lo medí.' }] },
  ]);
  expect(main.curriculum.skills).toEqual([{ heading: 'Buzzwords', items: ['Agile', 'Redes'] }]);
  expect(left).toEqual([
    '-publications: el nombre empieza con un signo: quita el signo para que la sección entre',
    'version: «2» no tiene lugar en el sitio',
  ]);
});

test('a reference is published after a yes, and never if it has contact data', async () => {
  const { main, english, offers } = await take({
    references: [
      {
        name: 'Luz Sol, directora\n*[Sur](https://sur.test)*',
        reference: 'Resuelve **con calma** lo que a otros asusta.',
      },
      { name: 'Ada', reference: '+44 7481 245 147, ada@correo.test, a toda hora' },
      { name: 'Eva', reference: 'Excelente' },
    ],
  });
  expect(offers.map(({ question }) => question)).toEqual([
    '¿Publicas lo que dice Luz Sol? «Resuelve **con calma** lo que a otros…»',
  ]);
  expect(main.about.quotes).toBeUndefined();
  offers[0]?.take();
  const quote = { text: 'Resuelve **con calma** lo que a otros asusta.', name: 'Luz Sol', role: 'directora, Sur' };
  expect([main.about.quotes, english.about.quotes]).toEqual([[quote], [quote]]);
});

test('a preview names each field that is taken, what is asked and what is left out', async () => {
  const { preview } = await take({
    basics: { name: 'Ana Núñez', image: 'ana.png', url: 'ana.test' },
    work: [{ name: 'Sur', position: 'Dev', startDate: '2020', endDate: 'pronto' }],
    projects: [{ name: 'Río', description: 'Un mapa.', keywords: ['agua', 'SIG'], endDate: '2021' }],
    references: [{ name: 'Luz', reference: 'Trabaja con calma.' }],
  });
  const asked = preview.indexOf('Se pregunta:');
  expect(preview.slice(0, asked)).toEqual([
    ...['De cv.json entra:', '- owner.name: Ana Núñez', '- projects[1].title: Río'],
    ...['- projects[1].description: Un mapa.', '- projects[1].paragraphs: Un mapa.', '- projects[1].year: 2021'],
    ...['- projects[1].keywords: agua · SIG', '- projects[1].id: 1', '- career.experience[1].firm: Sur'],
    ...['- career.experience[1].posts[1].title: Dev', '- career.experience[1].posts[1].start: 2020'],
  ]);
  expect(preview.slice(asked)).toEqual(
    expect.arrayContaining([
      '- Cuándo terminó «Dev», Sur; el archivo dice «pronto» (como 2021-03, o «actual» si sigue)',
      expect.stringMatching(/^- Fecha de nacimiento/),
      '- Dirección donde publicarás el sitio; propone «https://ana.test»',
      '- ¿Publicas lo que dice Luz? «Trabaja con calma.»',
    ]),
  );
  expect(preview.slice(-2)).toEqual(['Queda fuera:', '- basics.image: «ana.png» no tiene lugar en el sitio']);
});

test('of blank entries nothing is said', async () => {
  const blank = { name: '', keywords: [], startDate: ' ' };
  expect((await take({ projects: [blank, blank], skills: [blank] })).left).toEqual([]);
});

test('a long career is taken whole, also without basics', async () => {
  const work = named('Sur', 15).map((name) => ({ name, position: 'Dev', highlights: named('Logro', 18) }));
  const { main, left } = await take({ basics: null, work });
  expect(main.career.experience.flatMap(({ posts }) => posts[0]?.highlights ?? [])).toHaveLength(15 * 18);
  expect(left).toEqual([]);
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

/** The content as once everything else has been asked. */
function contentOf(main: Said): Content {
  const owner = { ...content.owner.owner, ...main.owner };
  const about = { ...content.about.about, ...main.about };
  const project = { ...content.projects.projects[0], id: 1, ...main.project };
  return {
    ...content,
    ...changesOf({ ...main, owner: { ...owner, familyName: owner.name }, about, project }),
  } as Content;
}

test('the words in English are those of what is there in Spanish', async () => {
  const { main, english, offers } = await takeAll(readResumes(FILE));
  for (const { take } of offers) take();
  const former = englishContent(content);
  const changes = englishChanges({ main, english }, former as unknown as Translation);
  const words = Object.fromEntries(
    Object.entries(changes).map(([file, values]) => [file, { ...former[file], ...values }]),
  );
  expect(translate(contentOf(main), { ...former, ...words }, 'en').faults).toEqual([]);
});

test('whatever a résumé says, what is taken of it is right', async () => {
  for (const odd of ODD) {
    const { main, offers } = await take(spoiled(JSON.parse(readFileSync(FILE, 'utf8')), odd));
    for (const { take } of offers) take();
    const site = { content: contentOf(main), tag: 'es' };
    const icons = site.content.technologies.technologies.map(({ icon }) => [
      `technologies/${icon}`,
      pictures['technologies/react'],
    ]);
    expect([odd, checkContent(site, { ...pictures, ...Object.fromEntries(icons) })]).toEqual([odd, []]);
  }
});
