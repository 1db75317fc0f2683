/** @jest-environment node */
import { takeResume } from '../../../../src/tools/setup/resume/importResume';

function take(resume: Record<string, unknown>) {
  const { left, ...taken } = takeResume({ name: '', resume, unread: [] }, 'es');
  return { ...taken, told: left };
}

const basics = (fields: object) => take({ basics: fields });
const job = (fields: object) => take({ work: [{ name: 'Taller', position: 'Dev', startDate: '2019', ...fields }] });
const postOf = (fields: object) => job(fields).career.experience[0]?.posts[0];

test.each([
  ['', undefined],
  ['-', undefined],
  ['Presente', undefined],
  ['hasta la fecha', undefined],
  ['Current', undefined],
  ["Aujourd'hui", undefined],
  [2021, '2021'],
  ['2021-03', '2021-03'],
  ['2021-03-15T00:00:00Z', '2021-03'],
  ['03/2021', '2021-03'],
  ['15/03/2021', '2021-03'],
  ['Mar 2021', '2021-03'],
  ['March 15, 2021', '2021-03'],
  ['marzo de 2021', '2021-03'],
  ['Setiembre 2021', '2021-09'],
  ['dez. 2021', '2021-12'],
  ['Fevereiro de 2021', '2021-02'],
  ['1er août 2021', '2021-08'],
  ['févr. 2021', '2021-02'],
])('a post that ends %j has the end %j, without a note', (endDate, end) => {
  const { career, told } = job({ endDate });
  expect([career.experience[0]?.posts[0]?.end, told]).toEqual([end, []]);
});

test.each(['pronto', '2021-13', '2018'])(
  'the end %s of a post from 2019 is asked, and one to come is not over',
  (endDate) => {
    expect(job({ endDate })).toMatchObject({ withoutEnd: [{ endDate }], told: [] });
    expect(job({ endDate: '2150-06' })).toMatchObject({ withoutEnd: [], told: [] });
  },
);

test('jobs are sorted, those of a firm are together, and one that is written twice is one', () => {
  const { career, told } = take({
    work: [
      { company: 'Norte', position: 'Practicante', startDate: '2015', endDate: '2016' },
      { name: 'SUR', position: 'Líder', startDate: '2020-02', endDate: 'Presente', location: 'Lima' },
      { name: 'Este', position: 'Asesora', startDate: '2021', endDate: '2022', website: 'https://este.test' },
      { name: 'Sur', position: 'Desarrolladora', startDate: '2017', endDate: '2020', location: 'Cusco' },
      { name: 'Oeste', position: 'Docente' },
      { name: 'Este', position: 'asesora', startDate: '2021', endDate: '2022' },
    ],
  });
  expect(career.experience.map(({ firm, url, posts }) => [firm, url, posts.map(({ title }) => title)])).toEqual([
    ['SUR', undefined, ['Líder', 'Desarrolladora']],
    ['Este', 'https://este.test', ['Asesora']],
    ['Norte', undefined, ['Practicante']],
  ]);
  expect(told).toEqual([
    'work «Oeste»: falta la fecha de inicio',
    'work: «asesora», Este, está dos veces, y queda una',
  ]);
});

test.each([
  ['Pasé <a href="https://x.test">la tienda</a><br>', 'Pasé la tienda'],
  ['Vea [la tienda](https://x.test/a_(b)) **hoy**', 'Vea la tienda hoy'],
  ['Tipos: Map<string, number> &amp; Array<T>', 'Tipos: Map<string, number> & Array<T>'],
  ['a < b && c > d', 'a < b && c > d'],
  ['• Pagos en línea', 'Pagos en línea'],
])('the highlight %j becomes %j', (written, shown) => {
  expect(postOf({ highlights: [written] })?.highlights).toEqual([shown]);
});

test.each([
  ['Llevé la tienda.\n• Pagos en línea\n- Envíos', 'Llevé la tienda.', ['Pagos en línea', 'Envíos']],
  ['Llevé la tienda. • Pagos en línea • Envíos', 'Llevé la tienda.', ['Pagos en línea', 'Envíos']],
  ['- Llevé la tienda - Cobré los pagos', undefined, ['Llevé la tienda', 'Cobré los pagos']],
  ['Usé React - Node - CSS', 'Usé React - Node - CSS.', undefined],
])('the summary %j is %j with the highlights %j', (written, summary, highlights) => {
  const { career, told } = job({ summary: written });
  expect([career.experience[0]?.posts, told]).toEqual([[{ title: 'Dev', start: '2019', summary, highlights }], []]);
});

test('what does not fit a post is named', () => {
  const long = 'palabra '.repeat(30).trim();
  const { career, told } = job({ highlights: [long, '-', {}, ...'abcdefgh'] });
  expect(career.experience[0]?.posts[0]?.highlights).toEqual([`${'palabra '.repeat(24).trim()}…`, ...'abcdefg']);
  expect(told).toEqual([
    expect.stringMatching(/^work «Taller»: «palabra .*…» queda cortado, porque caben 200 caracteres$/),
    'work «Taller»: el sitio muestra 8, y no caben h',
  ]);
});

test.each([
  ['Ingeniería', 'Ingenieria Civil', 'Ingenieria Civil'],
  ['Licenciatura en Informática', 'informatica', 'Licenciatura en Informática'],
  ['Grado', 'Historia', 'Grado en Historia'],
  ['Bachelor of Arts', 'History', 'Bachelor of Arts, History'],
])('the study %s, %s is «%s»', (studyType, area, title) => {
  const { career, told } = take({ education: [{ institution: 'Universidad', studyType, area }] });
  expect([career.studies, told]).toEqual([[{ title, institution: 'Universidad' }], []]);
});

test("a certificate's start is its date", () => {
  const certificates = [{ name: 'Accesibilidad', issuer: 'Asociación', startDate: '2022-03-31' }];
  expect(take({ certificates }).career.certificates).toEqual([
    { title: 'Accesibilidad', issuer: 'Asociación', date: '2022-03' },
  ]);
});

test.each([
  [{ label: 'Desarrolladora web | React · Node.js' }, { role: 'Desarrolladora web', profession: 'desarrolladora web' }],
  [{ label: 'Desarrolladora front-end' }, { role: 'Desarrolladora front-end', profession: 'desarrolladora front-end' }],
  [{ label: 'Desarrolladora '.repeat(6) }, {}],
  [{ birthDate: '1994-03-14' }, { birthDate: '1994-03-14' }],
  [{ birthDate: 'Mar 14' }, {}],
  [{ phone: '+506 (8123) 4567' }, { phone: '+506 8123 4567' }],
  [{ phone: '00506 8123-4567' }, { phone: '+506 8123-4567' }],
  [{ phone: 'tel:+44 (0)20 7946 0018' }, { phone: '+44 20 7946 0018' }],
  [{ phone: '(506) 8123-4567' }, {}],
  [{ location: 'Bogotá, Distrito Capital, Colombia' }, { city: 'Bogotá', country: 'Colombia' }],
  [
    { name: 'Ana Núñez', lastName: 'Núñez' },
    { name: 'Ana Núñez', familyName: 'Núñez' },
  ],
])('of %j, the owner has %j, and the rest is asked', (fields, owner) => {
  expect(basics(fields).owner).toEqual(owner);
});

test.each([
  ['VE', 'Venezuela'],
  ['ve', 'Venezuela'],
  ['Venezuela', 'Venezuela'],
  ['UK', 'Reino Unido'],
  ['Germany', 'Alemania'],
  ['Atlántida', undefined],
  ['ZZ', undefined],
])('the country with the code %s is %s', (countryCode, country) => {
  expect(basics({ location: { countryCode } }).owner.country).toBe(country);
});

test.each([
  [{ network: 'Github', url: 'github.com/ana' }, 'GitHub', 'https://github.com/ana'],
  [{ network: 'Portafolio', url: 'https://linkedin.com/in/%C3%A1na' }, 'LinkedIn', 'https://linkedin.com/in/%C3%A1na'],
  [{ network: 'Mastodon', url: 'https://hachyderm.io/@ana' }, 'Mastodon', 'https://hachyderm.io/@ana'],
  [{ network: 'Mi blog', url: 'http://ana.test/blog' }, 'Blog', 'https://ana.test/blog'],
])('the profile %j is of %s', (profile, network, url) => {
  const { owner, told } = basics({ profiles: [profile] });
  expect([owner.profiles, told]).toEqual([[{ network, url }], []]);
});

test.each([
  [{ network: 'GitHub', url: 'javascript:alert(1)' }, 'no tiene una dirección que el sitio pueda enlazar'],
  [{ network: 'GitHub', username: 'ana' }, 'no tiene una dirección que el sitio pueda enlazar'],
  [{ network: 'HackerRank', url: 'https://hackerrank.com/ana' }, 'no es de una red que el sitio muestre'],
])('the profile %j is left out, with a note', (profile, sentence) => {
  const { owner, told } = basics({ profiles: [profile] });
  expect([owner, told]).toEqual([{}, [`basics: el perfil «${profile.network}» ${sentence}`]]);
});

test('the address of the person is only proposed for the site', () => {
  const { owner, siteUrl } = basics({ url: 'http://empresa.test/equipo/index.html?a#b' });
  expect([owner.siteUrl, siteUrl]).toEqual([undefined, 'https://empresa.test/equipo/']);
  expect(basics({ profiles: [{ network: 'Portafolio', url: 'ana.test' }] }).siteUrl).toBe('https://ana.test/');
  expect(basics({ website: 'https://github.com/ana' })).toMatchObject({
    siteUrl: undefined,
    owner: { profiles: [{ network: 'GitHub', url: 'https://github.com/ana' }] },
  });
});

test.each([
  [[{ name: 'React', keywords: ['Frontend'] }], ['React'], ['skills: «Frontend» es nombre de un grupo']],
  [
    [{ name: 'Python', keywords: ['Backend', 'Django'] }],
    ['Python', 'Django'],
    ['skills: «Backend» es nombre de un grupo'],
  ],
  [
    [{ name: 'Lenguajes', keywords: [{ name: 'Go' }, { name: 'Kotlin' }] }],
    ['Go', 'Kotlin'],
    ['skills: «Lenguajes» es nombre de un grupo'],
  ],
  [
    [{ name: 'Web', keywords: ['react', 'React', 'CSS y HTML5'] }],
    ['React', 'CSS', 'HTML5'],
    ['skills: «Web» es nombre de un grupo'],
  ],
])('of %j the skills are %j', (skills, names, lines) => {
  const { owner, told } = take({ skills });
  expect(owner.skills).toEqual(names);
  expect(told).toEqual(lines);
});

test('of more skills than the site shows, each group gives some, and the rest is named', () => {
  const group = (name: string, count: number) => ({
    name,
    keywords: Array.from({ length: count }, (_, index) => `${name} ${index + 1}`),
  });
  const { owner, told } = take({ skills: [group('Web', 30), group('Datos', 4), group('Nube', 2)] });
  const of = (name: string) => owner.skills?.filter((skill) => skill.startsWith(name)).length;
  expect([owner.skills?.length, of('Web'), of('Datos'), of('Nube')]).toEqual([24, 18, 4, 2]);
  expect(told.join('\n')).toMatch(/^skills: el sitio muestra 24, y no caben Web 19, .*, Web 30$/m);
});

test.each([
  [{ language: 'Spanish', fluency: 'Native speaker' }, 'Español, nativo'],
  [{ name: 'Ingles', level: 'C1' }, 'Inglés, C1'],
  [{ language: 'English', fluency: 'Professional working proficiency' }, 'Inglés, profesional'],
  ['Guna', 'Guna'],
])('the language %j is shown as «%s»', (language, shown) => {
  const { curriculum, told } = take({ languages: [language] });
  expect([curriculum, told]).toEqual([{ languages: [shown] }, []]);
});

test('a project may have a summary, no address, or its code at its address', () => {
  const { projects, told } = take({
    projects: [
      {
        ...{ name: 'Aguas', summary: 'Reservas de rafting en línea. Dice cuántos cupos quedan.' },
        ...{ keywords: ['react', 'SaaS'], highlights: ['Se paga en línea'] },
        ...{ url: 'https://github.com/ana/aguas' },
      },
      { name: 'Otro', description: 'Corto' },
    ],
  });
  expect(projects).toEqual([
    {
      title: 'Aguas',
      description: 'Reservas de rafting en línea.',
      paragraphs: ['Dice cuántos cupos quedan.', 'Se paga en línea.'],
      technologies: ['React'],
      repository: 'https://github.com/ana/aguas',
    },
    { title: 'Otro', description: 'Corto.', technologies: [] },
  ]);
  expect(told).toEqual(['projects «Aguas»: SaaS no está entre lo que dominas']);
});

test('an entry with a sample is left out whole, and what is about nobody is named', () => {
  const { owner, career, projects, told } = take({
    basics: { name: 'John Doe', email: 'hola@example.com', label: 'Desarrolladora' },
    certificates: [{ name: 'Certificate', date: '2021-11-07', issuer: 'Company', url: 'https://certificate.com' }],
    work: [{ name: 'Taller', position: 'Dev', startDate: '2019', summary: 'Description...' }],
    projects: [{ name: 'Project', description: 'Description...', url: 'https://project.com/' }],
    volunteer: [{ organization: 'Organization', position: 'Volunteer' }],
  });
  expect([Object.keys(owner), career.experience, career.certificates, projects]).toEqual([
    ['role', 'profession'],
    ...[[], [], []],
  ]);
  expect(told).toEqual([
    'name «John Doe»: «John Doe» es de un ejemplo',
    'email «hola@example.com»: «hola@example.com» es de un ejemplo',
    'certificates «Certificate»: «Certificate» es de un ejemplo',
    'work «Taller»: «Description...» es de un ejemplo',
    'projects «Project»: «Project» es de un ejemplo',
    'volunteer «Organization»: «Organization» es de un ejemplo',
  ]);
});

test('sections that have no place are named with their entries', () => {
  const { told } = take({ $schema: 'a', meta: { version: '1' }, references: [{ name: 'Luz' }, { reference: 'Sí' }] });
  expect(told).toEqual(['references: Luz, Sí no tiene lugar en el sitio']);
});
