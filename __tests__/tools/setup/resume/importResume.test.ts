/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { Content, Translation } from '../../../../src/content/schema';
import { checkContent } from '../../../../src/tools/build/check/checkContent';
import { isEntry } from '../../../../src/tools/build/check/texts';
import { translate } from '../../../../src/tools/build/check/translate';
import { choose } from '../../../../src/tools/setup/language';
import { type EditionAnswers, noAnswers } from '../../../../src/tools/setup/questions';
import { importResume } from '../../../../src/tools/setup/resume/importResume';
import { readResumes } from '../../../../src/tools/setup/resume/readFile';
import { previewOf } from '../../../../src/tools/setup/resume/report';
import { sectionsOf } from '../../../../src/tools/setup/resume/sections';
import { changesOf, translationChanges } from '../../../../src/tools/setup/write';
import { englishContent } from '../../../sites/english';
import { pictures } from '../../../support/pictures';
import { content } from '../../../support/reference';

const FILE = '__tests__/tools/setup/resume/files/cv.json';

/** Imports a résumé, and its English version if there is one. Returns the answers, the report and the preview. */
async function takeAll(files: Parameters<typeof importResume>[0]) {
  choose(files.translation ? ['es', 'en'] : ['es']);
  const answers = { main: noAnswers(), translation: noAnswers() };
  const typed = new Map<string, string>();
  const taken = await importResume(files, answers, typed);
  const preview = previewOf(files, answers, typed, taken);
  return { ...answers, ...taken, typed, preview, keys: taken.answered.map(({ key }) => key) };
}

const take = (resume: object) => takeAll({ main: sectionsOf('cv.json', { ...resume }) });

const firmsOf = (...names: string[]) => names.map((firm) => ({ firm }));

test('a résumé and its English version fill the fields of the site, and the report lists values without a field', async () => {
  const { main, translation, keys, left } = await takeAll(readResumes(FILE));
  const addresses = ['github.com/ana', 'linkedin.com/in/%C3%A1na', 'hachyderm.io/@ana', 'ana.test/blog'];
  expect(main).toMatchObject({
    owner: {
      ...{ role: 'Desarrolladora web', birthDate: '1994-03-14', email: 'ana@correo.test', phone: '+44 20 7946 0018' },
      ...{ city: 'Bogotá', country: 'Colombia', skills: ['React', 'Python', 'Django', 'Go', 'Kotlin', 'CSS', 'HTML5'] },
      profiles: addresses.map((address) => ({ url: `https://${address}` })),
    },
    about: { statement: 'Hago sitios que se entienden.', paragraphs: ['Enseño.'] },
    career: {
      experience: [
        {
          firm: 'SUR',
          place: 'Cusco',
          posts: [{ title: 'Líder', highlights: ['Pagos'] }, { title: 'Desarrolladora' }],
        },
        ...firmsOf('Taller', 'Este', 'Norte', 'Oeste'),
      ],
      studies: [{ title: 'Ingenieria Civil', text: 'Puentes' }, { title: 'Bachelor of Arts, History' }],
      certificates: [{ title: 'Uso', url: 'https://uso.test/1', date: '2022-03' }, { title: 'Nada' }],
      more: [
        { kind: 'volunteering', entries: [{ title: 'Tutora', text: 'Enseñé HTML.\nDiez alumnas' }] },
        { kind: 'awards', entries: [{ title: 'Mención', organisation: 'Municipio', date: '2020-05' }] },
        { kind: 'publications', entries: [{ title: 'Ríos', organisation: 'Revista', url: 'https://rios.test' }] },
      ],
    },
    curriculum: {
      languages: ['Español, nativo', 'Inglés, C1', 'Francés'],
      interests: ['Música (guitarra, piano)', 'Cine'],
    },
    projects: {
      1: { title: 'Aguas', year: 2021, repository: 'https://github.com/ana/aguas', technologies: ['React'] },
      2: { title: 'Otro', url: 'https://otro.test' },
    },
  });
  expect(translation).toMatchObject({
    owner: { role: 'Web Developer' },
    career: {
      experience: [
        { posts: [{ title: 'Lead', summary: 'Llevo la tienda.', highlights: ['Payments'] }, { title: 'Developer' }] },
        ...firmsOf('Taller', 'Este Ltd', 'North', 'Oeste'),
      ],
      studies: [{ title: 'Civil Engineering', text: 'Bridges' }, { institution: 'School' }],
    },
    curriculum: { languages: ['Spanish', 'English', 'French'], interests: ['Music', 'Cinema'] },
    projects: { 1: { title: 'Waters', description: 'Online bookings.' }, 2: { title: 'Another' } },
  });
  expect(keys).toEqual(expect.arrayContaining(['main.owner.email', 'translation.owner.role']));
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
])('the résumé %j gives only the facts %j about the owner', async (resume, owner) => {
  expect((await take(resume)).main.owner).toEqual(owner);
});

const named = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

test('if there are too many skills for the greeting, each group gives some, and the CV has them all', async () => {
  const [web, data] = [named('Web', 30), named('Datos', 4)];
  const { main, left } = await take({ skills: { Web: web, Datos: data } });
  expect([main.owner.skills, left]).toEqual([[...web.slice(0, 20), ...data], []]);
  expect(main.curriculum.skills?.map(({ items }) => items)).toEqual([web, data]);
});

test.each([
  [['CSS', { name: 'Go' }], undefined],
  [
    [{ name: 'CSS', level: 'Alto' }, { name: 'Go', level: 'Alto' }, 'C'],
    ['Alto: CSS, Go', 'Generales: C'],
  ],
  [[{ name: 'Web', level: 'Alto', keywords: ['Vue', { name: 'Go', level: 4 }] }], ['Web, Alto: Vue, Go (4)']],
])('the skills %j are the groups %j in the CV', async (skills, groups) => {
  const { main } = await take({ skills });
  expect(main.curriculum.skills?.map(({ heading, items }) => `${heading}: ${items.join(', ')}`)).toEqual(groups);
});

test.each([
  ['Spanish', 'Native speaker', 'Español, nativo', 'Spanish, Native speaker'],
  ['frances', 'Elementary proficiency', 'Francés, básico', 'French, Elementary proficiency'],
  ['Inglés', 'C1', 'Inglés, C1', 'English, C1'],
  ['Inglés', 'Nativo', 'Inglés, Nativo', 'English, native'],
  ['Klingon', 'Alto', 'Klingon, Alto', 'Klingon, Alto'],
])('the language %s at the level %s is written as «%s» and, in English, «%s»', async (language, fluency, ...told) => {
  const { main, translation } = await take({ languages: [{ language, fluency }] });
  expect([main, translation].map(({ curriculum }) => curriculum.languages)).toEqual(told.map((text) => [text]));
});

const takeJob = (fields: object) => take({ work: [{ name: 'Taller', position: 'Dev', startDate: '2019', ...fields }] });
const postOf = ({ main }: { main: EditionAnswers }) => main.career.experience[0]?.posts[0];

const ENDS = {
  now: ['', 'hasta la fecha', "Aujourd'hui", '2150-06'],
  '2021': [2021],
  '2021-03': ['2021-03-15T00:00:00Z', '15/03/2021', '3/15/2021', 'March 15, 2021'],
  '2021-12': ['dez. 2021'],
  asked: ['pronto', '2021-13', '2018'],
};

const endings = Object.entries(ENDS).flatMap(([end, written]) => written.map((endDate) => ({ end, endDate })));

test.each(endings)('the end «$endDate» of a post from 2019 is read as $end', async ({ end, endDate }) => {
  const taken = await takeJob({ endDate });
  const isAsked = taken.withoutEnd[0]?.endDate === endDate;
  expect([isAsked ? 'asked' : (postOf(taken)?.end ?? 'now'), taken.left]).toEqual([end, []]);
});

test.each([
  ['Von Januar 2018 bis heute', '2018-01', undefined],
  ['2003 – 2014', '2003', '2014'],
  ['mayo 2014', '2014-05', '2014-05'],
])('a post with the period «%s» starts in %s and ends in %s', async (date, start, end) => {
  const taken = await takeJob({ startDate: undefined, date });
  expect([postOf(taken), taken.left]).toEqual([{ title: 'Dev', start, end }, []]);
});

test.each([
  [{ position: undefined }, { firm: 'Taller', posts: [{ start: '2019' }] }],
  [{ name: undefined }, { firm: 'Dev', posts: [{ start: '2019' }] }],
  [{ location: { city: 'Lima' } }, { firm: 'Taller', place: 'Lima', posts: [{ title: 'Dev', start: '2019' }] }],
  [{ startDate: 'ayer' }, { firm: 'Taller', posts: [{ title: 'Dev' }] }],
])('a post with %j is imported, with the facts that it has', async (fields, firm) => {
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
    'Llevé la tienda en línea de una cadena de\nferreterías.\nLuego',
    'Llevé la tienda en línea de una cadena de ferreterías.\nLuego.',
    undefined,
  ],
  ['De [a](http://a.test/b), [c](javascript:1) y ![f](https://g.test)', 'De [a](https://a.test/b), c y f.', undefined],
  ['**Lo mejor**: *sí*, `npm`, 2*3*4 y un_a_b', '**Lo mejor**: *sí*, `npm`, 2\\*3\\*4 y un\\_a\\_b.', undefined],
])('the summary %j becomes the summary %j and the highlights %j', async (written, summary, highlights) => {
  const taken = await takeJob({ summary: written });
  expect([postOf(taken), taken.left]).toEqual([{ title: 'Dev', start: '2019', summary, highlights }, []]);
});

test('emoji, which the CV cannot draw, are left out and listed in the report', async () => {
  const taken = await takeJob({ summary: 'Llevé 🚀 la tienda ❤️. © Sur 👩🏽‍💻', highlights: ['🚀 Pagos'] });
  expect(postOf(taken)).toMatchObject({ summary: 'Llevé la tienda. © Sur.', highlights: ['Pagos'] });
  expect(taken.left).toEqual(['🚀 ❤️ 👩🏽‍💻: cv.pdf no puede dibujar emojis']);
});

test('a long highlight is split in two, and the report names the highlights that do not fit the post', async () => {
  const long = 'palabra '.repeat(60).trim();
  const taken = await takeJob({ highlights: [long, '-', {}, ...named('Logro', 19)] });
  const [first = '', second = '', ...others] = postOf(taken)?.highlights ?? [];
  expect([`${first} ${second}`, others]).toEqual([long, named('Logro', 18)]);
  expect(taken.left).toEqual(['work «Taller»: el sitio muestra 20 como máximo, y no caben Logro 19']);
});

test('sentences in unknown fields join the text, and the report names their other values', async () => {
  const fields = { team: 'Un equipo de seis', boss: 'Luz, +506 8123-4567, de Lima', logo: 'logo.png', remote: true };
  const taken = await takeJob({ company: 'Taller', summary: 'Enseñé.', ...fields, extent: { kind: 'parcial' } });
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
  'in an entry of %s only the texts of a sample are left out',
  async (section, entry: object, ...samples: string[]) => {
    const { main, left } = await take({ [section]: [entry] });
    const name = Object.values(entry)[0] as string;
    expect(left).toEqual(samples.map((sample) => `${section} «${name}»: «${sample}» es de un ejemplo`));
    expect(JSON.stringify(main)).toContain(name);
    expect(samples.filter((sample) => JSON.stringify(main).includes(sample))).toEqual([]);
  },
);

test('an entry with the name of a sample is left out', async () => {
  const { main, left } = await take({ interests: [{ name: 'Wildlife', keywords: ['Ferrets'] }] });
  expect([main.curriculum.interests, left]).toEqual([undefined, ['interests: «Wildlife» es de un ejemplo']]);
});

test('all projects are imported, and setup then asks for none', async () => {
  const projects = named('Río', 40).map((name) => ({ name, highlights: ['Mide el agua', 'Avisa'], link: 'rio.test' }));
  const { main, preview } = await take({ sideProjects: projects });
  expect(main.projects[40]).toMatchObject({ title: 'Río 40', results: ['Mide el agua', 'Avisa'] });
  expect(preview.filter((line) => line.includes('proyecto'))).toEqual([]);
});

test('a description that is too long is cut, and is a paragraph in full', async () => {
  const description = 'Mide el agua de cada río del país '.repeat(30).trim();
  const { main, left } = await take({ projects: [{ name: 'Río', description }] });
  const { description: start = '', paragraphs } = main.projects[1] ?? {};
  expect([description.startsWith(start), start.length > 350, paragraphs]).toEqual([true, true, [`${description}.`]]);
  expect(left).toEqual([]);
});

test('an unknown section becomes a list of its own, or skills if it has single words', async () => {
  const { main, left } = await take({
    talks: [{ title: 'Mapas', event: 'Jornada', date: '2020' }],
    militaryService: { role: 'Sargento', period: '2003 – 2014', lessons: ['Calma', 'Orden y método'] },
    buzzwords: ['Agile', 'Redes'],
    '-publications': [{ name: 'Mapas' }],
    version: 2,
  });
  const service = { title: 'Sargento', start: '2003', end: '2014', text: 'Calma.\nOrden y método.' };
  expect(main.career.more).toEqual([
    { kind: 'talks', entries: [{ title: 'Mapas', organisation: 'Jornada', date: '2020' }] },
    { kind: 'other', heading: 'Military service', entries: [service] },
  ]);
  expect(main.curriculum.skills).toEqual([{ heading: 'Buzzwords', items: ['Agile', 'Redes'] }]);
  expect(left).toEqual([
    '-publications: el nombre empieza con un signo: quita el signo para que la sección entre',
    'version: «2» no tiene lugar en el sitio',
  ]);
});

test('a reference is published only if the owner agrees, and never if it has contact data', async () => {
  const { main, translation, offers } = await take({
    references: [
      { name: 'Luz Sol, directora\n*[Sur](https://sur.test)*', reference: 'Resuelve **con calma** lo difícil.' },
      { name: 'Ada', reference: '+44 7481 245 147, ada@correo.test, a toda hora' },
    ],
  });
  expect(offers.map(({ question }) => question)).toEqual([expect.stringMatching(/^¿Publicas lo que dice Luz Sol\? «/)]);
  expect(main.about.quotes).toBeUndefined();
  offers[0]?.accept();
  const quote = { text: 'Resuelve **con calma** lo difícil.', name: 'Luz Sol', role: 'directora, Sur' };
  expect([main.about.quotes, translation.about.quotes]).toEqual([[quote], [quote]]);
});

test('a preview lists the imported fields, the questions that are left and the values without a field', async () => {
  const { preview } = await take({
    basics: { name: 'Ana Núñez', image: 'ana.png', url: 'ana.test' },
    work: [{ name: 'Sur', position: 'Dev', startDate: '2020', endDate: 'pronto' }],
    references: [{ name: 'Luz', reference: 'Trabaja con calma.' }],
  });
  const asked = preview.indexOf('Se pregunta:');
  expect(preview.slice(0, asked)).toEqual([
    ...['De cv.json entra:', '- owner.name: Ana Núñez', '- career.experience[1].firm: Sur'],
    ...['- career.experience[1].posts[1].title: Dev', '- career.experience[1].posts[1].start: 2020'],
  ]);
  expect(preview.slice(asked)).toEqual(
    expect.arrayContaining([
      '- Cuándo terminó «Dev», Sur; el archivo dice «pronto» (como 2021-03, o «actual» si sigue)',
      '- Dirección donde publicarás el sitio; propone «https://ana.test»',
      '- ¿Publicas lo que dice Luz? «Trabaja con calma.»',
    ]),
  );
  expect(preview.slice(-2)).toEqual(['Queda fuera:', '- basics.image: «ana.png» no tiene lugar en el sitio']);
});

test('setup proposes a text that is too long and the address of the person as answers, but no country from a code of three letters', async () => {
  const basics = { label: 'a '.repeat(60), url: 'https://empresa.test/equipo', location: { countryCode: 'MEX' } };
  const { keys, typed } = await take({ basics });
  expect([keys, typed.get('main.owner.role')]).toEqual([[], 'a '.repeat(60).trim()]);
  expect(typed.get('main.owner.siteUrl')).toBe('https://empresa.test/equipo');
  expect(typed.has('main.owner.country')).toBe(false);
});

const ODD = [
  ...['', '-', null, 0, 2019, 1e300, true, [], {}, [[]], [null, 1, 'React', { a: 1 }], 'palabra '.repeat(400)],
  ...['Ana Núñez', 'Docker, CSS y React', 'x'.repeat(85), 'Uno. '.repeat(900), '2019-01-01', '2019-13', 'Presente'],
  ...['1066', '2150', '31/12/1999', 'https://github.com/ana', 'javascript:alert(1)', 'https://%', '%E0%A4%A', 'VE'],
  ...['+506 8123-4567', '(506) 8123', 'ana@correo.test', '__proto__', '<b>a</b><br>b<', '[a](b)'],
  ...['🚀'.repeat(300), '• a\n• b\n\n- c', '{skills}', '&#0;&amp;'],
];

/**
 * Replaces each value of a résumé by an odd value. A list gets the odd value, a list with the odd value, and copies of its first
 * entry: in each copy, another field has the odd value.
 */
function spoiled(entry: object, odd: unknown): object {
  const fields = Object.entries(entry).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, isEntry(value) ? spoiled(value, odd) : odd];
    const others = Object.keys(Object(value[0])).map((field) => ({ ...value[0], [field]: odd }));
    return [name, [odd, [odd], ...others]];
  });
  return Object.fromEntries(fields);
}

/** The content after all remaining questions have been answered. */
function contentOf(main: EditionAnswers): Content {
  const owner = { ...content.owner.owner, ...main.owner };
  const about = { ...content.about.about, ...main.about };
  const project = { ...content.projects.projects[0], id: 1, ...main.project };
  return {
    ...content,
    ...changesOf({ ...main, owner: { ...owner, familyName: owner.name }, about, project }),
  } as Content;
}

test('the imported English texts are a complete translation of the imported Spanish ones', async () => {
  const { main, translation, offers } = await takeAll(readResumes(FILE));
  for (const { accept } of offers) accept();
  const former = englishContent(content);
  const original = contentOf(main);
  const { illustrations } = original.owner.owner;
  const changes = translationChanges({ main, translation }, former as unknown as Translation, illustrations);
  const words = Object.fromEntries(
    Object.entries(changes).map(([file, values]) => [file, { ...former[file], ...values }]),
  );
  expect(translate(original, { ...former, ...words }, 'en').faults).toEqual([]);
});

test('whatever values a résumé has, the imported content passes all checks', async () => {
  for (const odd of ODD) {
    const { main, offers } = await take(spoiled(JSON.parse(readFileSync(FILE, 'utf8')), odd));
    for (const { accept } of offers) accept();
    const site = { content: contentOf(main), tag: 'es' };
    const icons = site.content.technologies.technologies.map(({ icon }) => [
      `technologies/${icon}`,
      pictures['technologies/react'],
    ]);
    expect([odd, checkContent(site, { ...pictures, ...Object.fromEntries(icons) })]).toEqual([odd, []]);
  }
});
