/** @jest-environment node */
import { nothingSaid } from '../../../../src/tools/setup/questions';
import { importResume } from '../../../../src/tools/setup/resume/importResume';

type Resume = Record<string, unknown>;

async function take(main: Resume, english?: Resume) {
  const fileOf = (name: string, resume: Resume) => ({ name, resume, unread: [] });
  const answers = { main: nothingSaid(), english: nothingSaid() };
  const typed = new Map<string, string>();
  const files = { main: fileOf('cv.json', main), ...(english && { english: fileOf('cv-en.json', english) }) };
  const { report, withoutEnd, answered } = await importResume(files, answers, typed);
  const told = report.slice(2).map((line) => line.slice(2));
  return { ...answers, typed, told, withoutEnd, keys: answered.map(({ key }) => key), report };
}

const NOTHING_LEFT = ['ninguna entrada'];
const basics = async (fields: object) => (await take({ basics: fields })).main.owner;
const job = (fields: object) => take({ work: [{ name: 'Taller', position: 'Dev', startDate: '2019', ...fields }] });

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
])('a post that ends %j has the end %j, without a note', async (endDate, end) => {
  const { main, told, withoutEnd } = await job({ endDate });
  expect([main.career.experience[0]?.posts[0]?.end, told, withoutEnd]).toEqual([end, NOTHING_LEFT, []]);
});

test.each(['pronto', '2021-13', '2018'])('the end %s of a post from 2019 is asked', async (endDate) => {
  expect(await job({ endDate })).toMatchObject({ withoutEnd: [{ endDate }], told: NOTHING_LEFT });
});

test('jobs are sorted, those of a firm are together, and one that is written twice is one', async () => {
  const { main, told } = await take({
    work: [
      { company: 'Norte', position: 'Practicante', startDate: '2015', endDate: '2016' },
      { name: 'SUR', position: 'Líder', startDate: '2020-02', endDate: 'Presente' },
      { name: 'Este', position: 'Asesora', startDate: '2021', endDate: '2022', website: 'https://este.test' },
      { name: 'Sur', position: 'Desarrolladora', startDate: '2017', endDate: '2020', location: 'Cusco' },
      { name: 'Oeste', position: 'Docente' },
      { name: 'Este', position: 'asesora', startDate: '2021', endDate: '2022' },
    ],
  });
  const firms = main.career.experience;
  expect(firms.map(({ firm, url, place, posts }) => [firm, url ?? place, posts.map(({ title }) => title)])).toEqual([
    ['SUR', 'Cusco', ['Líder', 'Desarrolladora']],
    ['Este', 'https://este.test', ['Asesora']],
    ['Norte', undefined, ['Practicante']],
  ]);
  expect(told).toEqual([
    'work «Oeste»: falta la fecha de inicio',
    'work: «asesora», Este, está dos veces, y queda una',
  ]);
});

test.each([
  ['Llevé <a href="https://x.test">la tienda</a><br>• Pagos<br>', 'Llevé la tienda.', ['Pagos']],
  ['Tipos: Map<string, number> &amp; **Array<T>**', 'Tipos: Map<string, number> & Array<T>', undefined],
  ['Llevé la tienda. • Pagos en línea • Envíos', 'Llevé la tienda.', ['Pagos en línea', 'Envíos']],
  ['- Llevé la tienda - Cobré los pagos', undefined, ['Llevé la tienda', 'Cobré los pagos']],
  ['Usé React - Node - CSS', 'Usé React - Node - CSS.', undefined],
])('the summary %j is %j with the highlights %j', async (written, summary, highlights) => {
  const { main, told } = await job({ summary: written });
  expect(main.career.experience[0]?.posts).toEqual([{ title: 'Dev', start: '2019', summary, highlights }]);
  expect(told).toEqual(NOTHING_LEFT);
});

test('what does not fit a post is named', async () => {
  const { main, told } = await job({ highlights: ['palabra '.repeat(30).trim(), '-', {}, ...'abcdefgh'] });
  expect(main.career.experience[0]?.posts[0]?.highlights).toEqual([`${'palabra '.repeat(24).trim()}…`, ...'abcdefg']);
  expect(told).toEqual([
    expect.stringMatching(/^work «Taller»: «palabra .*…» queda cortado, porque caben 200 caracteres$/),
    'work «Taller»: el sitio muestra 8, y no caben h',
  ]);
});

test.each([
  ['Ingeniería', 'Ingenieria Civil', 'Ingenieria Civil'],
  ['Bachelor of Arts', 'History', 'Bachelor of Arts, History'],
])('the study %s, %s is «%s»', async (studyType, area, title) => {
  const { main } = await take({ education: [{ institution: 'Universidad', studyType, area }] });
  expect(main.career.studies).toEqual([{ title, institution: 'Universidad' }]);
});

test("a certificate's start is its date", async () => {
  const { main } = await take({ certificates: [{ name: 'Uso', issuer: 'Asociación', startDate: '2022-03-31' }] });
  expect(main.career.certificates).toEqual([{ title: 'Uso', issuer: 'Asociación', date: '2022-03' }]);
});

test.each([
  [{ language: 'Spanish', fluency: 'Native speaker' }, 'Español, nativo'],
  [{ name: 'Ingles', level: 'C1' }, 'Inglés, C1'],
  [{ language: 'English', fluency: 'Professional working proficiency' }, 'Inglés, profesional'],
])('the language %j is shown as «%s»', async (language, shown) => {
  expect((await take({ languages: [language] })).main.curriculum).toEqual({ languages: [shown] });
});

test.each([
  [{ label: 'Desarrolladora web | React · Node.js' }, { role: 'Desarrolladora web', profession: 'desarrolladora web' }],
  [{ birthDate: '1994-03-14' }, { birthDate: '1994-03-14' }],
  [{ phone: 'tel:+44 (0)20 7946 0018' }, { phone: '+44 20 7946 0018' }],
  [{ phone: '(506) 8123-4567' }, {}],
  [{ location: 'Bogotá, Distrito Capital, Colombia' }, { city: 'Bogotá', country: 'Colombia' }],
  [{ location: { countryCode: 'UK' } }, { country: 'Reino Unido' }],
])('of %j, the owner has %j, and the rest is asked', async (fields, owner) => {
  expect(await basics(fields)).toEqual(owner);
});

test('an answer that is refused, and the address of the person, are proposed', async () => {
  const { keys, typed } = await take({ basics: { label: 'a '.repeat(60), url: 'https://empresa.test/equipo' } });
  expect([keys, typed.get('main.owner.role')]).toEqual([[], 'a '.repeat(60).trim()]);
  expect(typed.get('main.owner.siteUrl')).toBe('https://empresa.test/equipo');
});

test('profiles of known networks are taken, and the others are named', async () => {
  const profiles = [
    { network: 'Portafolio', url: 'https://linkedin.com/in/%C3%A1na' },
    { network: 'Mastodon', url: 'https://hachyderm.io/@ana' },
    { network: 'Mi blog', url: 'http://ana.test/blog' },
    { network: 'GitHub', username: 'ana' },
    { network: 'HackerRank', url: 'https://hackerrank.com/ana' },
  ];
  const { main, told } = await take({ basics: { website: 'github.com/ana', profiles } });
  expect(main.owner.profiles).toEqual([
    { network: 'GitHub', url: 'https://github.com/ana' },
    { network: 'LinkedIn', url: 'https://linkedin.com/in/%C3%A1na' },
    { network: 'Mastodon', url: 'https://hachyderm.io/@ana' },
    { network: 'Blog', url: 'https://ana.test/blog' },
  ]);
  expect(told).toEqual(['profiles: GitHub, HackerRank no tiene una dirección de una red que el sitio muestre']);
});

test.each([
  [[{ name: 'React', keywords: ['Frontend'] }], ['React']],
  [[{ name: 'Python', keywords: ['Backend', 'Django'] }], ['Python', 'Django']],
  [[{ name: 'Lenguajes', keywords: [{ name: 'Go' }, { name: 'Kotlin' }] }], ['Go', 'Kotlin']],
  [[{ name: 'Web', keywords: ['react', 'React', 'CSS y HTML5'] }], ['React', 'CSS', 'HTML5']],
])('of %j the skills are %j', async (skills, names) => {
  expect((await take({ skills })).main.owner.skills).toEqual(names);
});

test('of more skills than the site shows, each group gives some, and the rest is named', async () => {
  const group = (name: string, count: number) => ({
    name,
    keywords: Array.from({ length: count }, (_, index) => `${name} ${index + 1}`),
  });
  const { main, told } = await take({ skills: [group('Web', 30), group('Datos', 4), group('Nube', 2)] });
  const of = (name: string) => main.owner.skills?.filter((skill) => skill.startsWith(name)).length;
  expect([of('Web'), of('Datos'), of('Nube')]).toEqual([18, 4, 2]);
  expect(told.join('\n')).toMatch(/^skills: el sitio muestra 24, y no caben Web 19, .*, Web 30$/m);
});

test('the first project is taken, and the others are named', async () => {
  const { main, told } = await take({
    projects: [
      {
        ...{ name: 'Aguas', summary: 'Reservas de rafting en línea. Dice cuántos cupos quedan.' },
        ...{ keywords: ['react', 'SaaS'], highlights: ['Se paga en línea'] },
        ...{ url: 'https://github.com/ana/aguas' },
      },
      { name: 'Otro' },
    ],
  });
  expect(main.project).toEqual({
    title: 'Aguas',
    description: 'Reservas de rafting en línea.',
    paragraphs: ['Dice cuántos cupos quedan.', 'Se paga en línea.'],
    technologies: ['React'],
    repository: 'https://github.com/ana/aguas',
  });
  expect(told).toEqual(['projects: Otro, que la receta «Más proyectos» añade']);
});

test('an entry with a sample is left out whole, and what is about nobody is named', async () => {
  const { main, told } = await take({
    basics: { name: 'John Doe', label: 'Desarrolladora' },
    certificates: [{ name: 'Uso', issuer: 'Asociación', url: 'https://certificate.com' }],
    work: [{ name: 'Taller', position: 'Dev', startDate: '2019', summary: 'Description...' }],
    references: [{ name: 'Luz' }, { reference: 'Sí' }],
    meta: { version: '1' },
  });
  expect(Object.keys(main.owner)).toEqual(['role', 'profession']);
  expect(main.career).toEqual({ experience: [], studies: [], certificates: [] });
  expect(told).toEqual([
    'name «John Doe»: «John Doe» es de un ejemplo',
    'certificates «Uso»: «https://certificate.com» es de un ejemplo',
    'work «Taller»: «Description...» es de un ejemplo',
    'references: Luz, Sí no tiene lugar en el sitio',
  ]);
});

const SPANISH = {
  basics: { name: 'Ana Núñez', label: 'Desarrolladora', summary: 'Hago sitios que se entienden. Enseño.' },
  work: [
    { name: 'Sur', position: 'Líder', startDate: '2020', summary: 'Llevo la tienda.', highlights: ['Pagos'] },
    { name: 'Norte', position: 'Practicante', startDate: '2018', endDate: '2019' },
  ],
  languages: ['Español'],
  projects: [{ name: 'Aguas', description: 'Reservas en línea.' }],
};
const ENGLISH = {
  basics: { label: 'Web Developer', summary: 'I build sites that people understand. I teach.' },
  work: [
    { name: 'North', position: 'Intern', startDate: '2018', endDate: '2019' },
    { name: 'Sur', position: 'Lead', startDate: '2020', highlights: ['Payments'] },
    { name: 'East', position: 'Advisor', startDate: '2012', endDate: '2013' },
  ],
  languages: ['Spanish'],
  projects: [{ name: 'Waters', description: 'Online bookings.' }],
};

test('of two résumés, the Spanish one gives the texts and the other their translation', async () => {
  const { main, english, keys, report } = await take(SPANISH, ENGLISH);
  expect(main.owner.role).toBe('Desarrolladora');
  expect(english).toEqual({
    ...nothingSaid(),
    owner: { role: 'Web Developer', profession: 'web developer' },
    about: { statement: 'I build sites that people understand.', paragraphs: ['I teach.'] },
    project: { title: 'Waters', description: 'Online bookings.' },
    career: {
      experience: [
        { firm: 'Sur', posts: [{ title: 'Lead', summary: 'Llevo la tienda.', highlights: ['Payments'] }] },
        { firm: 'North', posts: [{ title: 'Intern' }] },
      ],
      studies: [],
      certificates: [],
    },
    curriculum: { languages: ['Spanish'] },
  });
  expect(keys).toEqual(expect.arrayContaining(['english.owner.role', 'english.project.title', 'main.site.editions']));
  expect(keys).not.toContain('english.project.subtitle');
  expect(report[0]).toMatch(/^De cv.json, y de cv-en.json para la edición en inglés: respuestas \d+, empleos 2, /);
  expect(report).toContain('- «Llevo la tienda.» queda en español en src/content/en/');
  expect(report).toContain('- «East» está solo en inglés');
});
