/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { program } from '../../src/tools/program';
import { copyProject } from '../support/copyProject';

const SCREENSHOT = 'Captura nueva.png';
/** Takes away what was typed. */
const CLEAR = '\u0015';

/** What is typed at the questions that have these words. */
type Typed = [question: string, answer: string][];

const ANSWERS: Typed = [
  ['1/24 Nombre completo', 'Ágata Núñez Vega'],
  ['Enter: Núñez Vega', ''],
  ['como título', 'Desarrolladora web'],
  ['Enter: desarrolladora web', 'desarolladora web'],
  ['Lo que dominas', '<'],
  ['Cómo sigue', `${CLEAR}desarrolladora web`],
  ['Lo que dominas', 'react, Haskell'],
  ['Fecha de nacimiento', '31/13/1990'],
  ['Eso no sirve: escríbelo como 31/12/1990', `${CLEAR}31/12/1990`],
  ['Ciudad', 'San José'],
  ['País', 'costa rica'],
  ['Correo', 'agata@correo.test'],
  ['Teléfono', ''],
  ['perfiles', 'github.com/agata https://agata.test/blog'],
  ['publicarás', 'agata.github.io/sitio'],
  ['Formulario', 'formspree xayzbwqr'],
  ['Una frase', 'Hago sitios que se entienden.'],
  ['Un párrafo', 'Llevo «seis» años en esto\r\rEnseño\t'],
  ['Título', 'Aguas claras'],
  ['en una frase', 'Reservas en línea.'],
  ['subtítulo', 'Del río a la reserva'],
  ['Qué resuelve', 'El sitio dice cuántos cupos quedan.\t'],
  ['Su dirección', ''],
  ['Con qué', 'Typescript, COBOL'],
  ['Archivo', 'package.json'],
  ['no es una imagen', `${CLEAR}'${SCREENSHOT}'`],
  ['Lo que se ve', 'La portada'],
];

/** The answers of those who want an English edition. */
const ENGLISH: Typed = [
  ['en inglés?', 'sí'],
  ['En inglés, lo que haces', 'Android Dev'],
  ['Enter: android dev', ''],
  ['lo que dominas', ''],
  ['tu ciudad', ''],
  ['la frase sobre ti', 'I build sites that people understand.'],
  ['el párrafo sobre ti', 'I have been doing this for “six” years\t'],
  ['el título', 'Clear Waters'],
  ['en una frase', 'Online bookings'],
  ['subtítulo', 'From the river to the booking'],
  ['qué resuelve', 'The site says how many places are left.\t'],
  ['lo que se ve', 'The home page'],
];

const RESUME = {
  basics: {
    name: 'Luz Marina Rey',
    label: 'Desarrolladora PHP',
    email: 'luz@correo.test',
    url: 'luz.test',
    summary: 'Hago sitios que se entienden. Enseño lo que aprendo.',
    location: { city: 'Lima', countryCode: 'PE' },
  },
  work: [
    { name: 'Sur', position: 'Líder', startDate: '2020-01', endDate: 'Actualidad' },
    { company: 'Sur', position: 'Desarrolladora', startDate: '2018', endDate: 'fines de año' },
  ],
  volunteer: [{ organization: 'Club', position: 'Docente' }],
  skills: ['PHP', 'React', 'CSS', 'HTML', 'Git', 'npm', 'Haskell'],
  projects: [{ name: 'Aguas', description: 'Reservas en línea. Dice cuántos cupos quedan.', keywords: ['React'] }],
};

let copy: string;
const inCopy = (file: string) => path.join(copy, file);
const source = (file: string) => readFileSync(inCopy(`src/content/${file}`), 'utf8');
const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, program(file, ...args), { cwd: copy, encoding: 'utf8', input: '' });

/** Runs `setup`, and types each answer once its question is there. */
async function setup(typed: Typed, ...args: string[]) {
  const child = spawn(process.execPath, program('src/tools/setup/setup.ts', ...args), { cwd: copy });
  const exit = once(child, 'exit');
  let said = '';
  let unread = '';
  const left = [...typed];
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += text;
    unread += text;
    while (left[0] && unread.includes(left[0][0])) {
      unread = '';
      child.stdin.write(`${left.shift()?.[1]}\r`);
      if (left.length === 0) child.stdin.end();
    }
  }
  return { status: (await exit)[0], said, left };
}

beforeAll(async () => {
  copy = copyProject();
  for (const file of ['biome.json', '.gitignore']) cpSync(file, inCopy(file));
  const picture = { create: { width: 1344, height: 840, channels: 3, background: 'teal' } } as const;
  await sharp(picture).toFile(inCopy(SCREENSHOT));
  writeFileSync(inCopy('cv.json'), JSON.stringify(RESUME));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('nothing is written before the last answer', async () => {
  const before = source('owner.ts');
  const { status, said } = await setup(ANSWERS.slice(0, 9));
  expect([status, source('owner.ts')]).toEqual([1, before]);
  expect(said).toContain('Faltan respuestas: no ha cambiado nada.');
});

test('the answers make a site in two languages', async () => {
  const { status, said, left } = await setup([...ANSWERS, ...ENGLISH]);
  expect([status, left]).toEqual([0, []]);
  expect(said).toContain('Con un icono neutro, que cambia la receta «Otra tecnología»: Haskell, COBOL.');
  expect(readdirSync(inCopy('src/assets/projects'))).toEqual([SCREENSHOT]);
  expect(readdirSync(inCopy('src/assets/illustrations'))).not.toContain('map.svg');
  for (const line of [
    "birthDate: '1990-12-31',",
    "region: 'CR',",
    "{ network: 'Blog', url: 'https://agata.test/blog' },",
    "contactForm: { service: 'formspree', id: 'xayzbwqr' },",
    "editions: Editions = ['es', 'en'];",
  ])
    expect(source('owner.ts')).toContain(line);
  expect(source('about.ts')).toContain("paragraphs: ['Llevo «seis» años en esto.', 'Enseño.'],");
  const release = run('build.mjs', '--release', '--draft');
  expect([release.status, release.stderr]).toEqual([0, '']);
  // Words that stay on one line are units in the markup.
  const page = (file: string) =>
    readFileSync(inCopy(`dist/${file}index.html`), 'utf8').replaceAll(/<\/?span\b[^>]*>/g, '');
  expect(page('projects/1/')).toContain('El sitio dice cuántos cupos quedan.');
  expect(page('en/')).toContain('As an android dev,');
  expect(page('en/projects/1/')).toContain('The site says how many places are left.');
});

test('the facts of an owner are only replaced by those of a résumé, if it is agreed', async () => {
  const before = source('owner.ts');
  const { status, said } = await setup([]);
  expect([status, source('owner.ts')]).toEqual([1, before]);
  expect(said).toContain('src/content/ ya tiene los datos de Ágata Núñez Vega: cámbialos allí.');
  const refused = await setup([['¿Los reemplazas?', '']], 'cv.json');
  expect([refused.status, source('owner.ts')]).toEqual([1, before]);
});

test('a preview says what a résumé gives and what is asked', () => {
  const before = source('owner.ts');
  expect(run('src/tools/setup/setup.ts', 'cv.json', '--previw').stdout).toContain('la única opción es --preview');
  const { status, stdout } = run('src/tools/setup/setup.ts', 'cv.json', '--preview');
  expect([status, source('owner.ts')]).toEqual([0, before]);
  expect(stdout).toContain('De cv.json: respuestas 13, empleos 2, estudios 0, certificados 0.');
  expect(stdout).toContain('- volunteer: Club no tiene lugar en el sitio');
  expect(stdout).toMatch(
    /Se pregunta:\n- Cuándo terminó «Desarrolladora», Sur; el archivo dice «fines de año»\n- Apellidos\n/,
  );
});

test('a résumé answers what it can, and what it replaces is kept', async () => {
  const before = source('owner.ts');
  const typed: Typed = [
    ['¿Los reemplazas?', 'y'],
    ['Cuándo terminó', '2017'],
    ['Eso no sirve', `${CLEAR}dic 2019`],
    ['Apellidos', 'Rey'],
    ['Fecha de nacimiento', '31/12/1990'],
    ['Teléfono', ''],
    ['perfiles', ''],
    ['publicarás', ''],
    ['Formulario', ''],
    ['subtítulo', 'Del río a la reserva'],
    ['Su dirección', ''],
    ['Archivo', SCREENSHOT],
    ['Lo que se ve', 'La portada'],
    ['en inglés?', ''],
  ];
  const { status, left } = await setup(typed, 'cv.json');
  expect([status, left]).toEqual([0, []]);
  expect(readFileSync(inCopy('.cache/before-setup/src/content/owner.ts'), 'utf8')).toBe(before);
  expect(source('owner.ts')).toContain("siteUrl: 'https://luz.test/'");
  expect(source('career.ts')).toContain(`      firm: 'Sur',
      posts: [
        { title: 'Líder', start: '2020-01' },
        { title: 'Desarrolladora', start: '2018', end: '2019-12' },
      ],`);
  const release = run('build.mjs', '--release', '--draft');
  expect([release.status, release.stderr, existsSync(inCopy('dist/en'))]).toEqual([0, '', false]);
  const home = readFileSync(inCopy('dist/index.html'), 'utf8').replaceAll(/<\/?(?:strong|span)\b[^>]*>/g, '');
  expect(home).toContain('con PHP, React, CSS, HTML, Git y npm.');
});
