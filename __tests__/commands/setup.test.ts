/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { program } from '../../src/tools/program';
import { copyProject } from '../support/copyProject';

const SCREENSHOT = 'Captura nueva.png';
const NARROW = 'estrecha.png';
const REFUSED = 'Eso no sirve';
/** How a terminal shows that an answer is waited for. */
const PROMPT = '> \u001b[3G';

/** One line per answer; a question is asked again after a wrong one. */
const ANSWERS = [
  'Ágata Núñez Vega',
  '',
  'Desarrolladora web',
  'desarolladora web',
  '<',
  'desarrolladora web',
  'react, Haskell',
  '31/13/1990',
  '31/12/1990',
  'San José',
  'Costarrica',
  'costa rica',
  'agata@correo.test',
  '',
  'github.com/agata https://agata.test/blog',
  'agata.github.io/sitio',
  'php',
  'formspree xayzbwqr',
  'Hago sitios que se entienden.',
  'Llevo «seis» años en esto',
  'Hago sitios que se entienden',
  '',
  'Aguas claras',
  'Reservas en línea.',
  'Del río a la reserva',
  'El sitio dice cuántos cupos quedan.',
  '',
  'Typescript, COBOL',
  'package.json',
  NARROW,
  `'${SCREENSHOT}'`,
  '',
  'La portada',
];

/** The answers of those who want an English edition. */
const ENGLISH = [
  'quizás',
  'sí',
  '<',
  'si',
  'Independent Web Developer',
  '',
  '',
  '',
  'I build sites that people understand.',
  'I have been doing this for “six” years',
  'I build sites that people understand',
  '',
  'Clear Waters',
  'Online bookings',
  'From the river to the booking',
  'The site says how many places are left.',
  'The home page',
];

const RESUME = {
  basics: {
    name: 'Luz Marina Rey',
    label: 'Desarrolladora PHP',
    email: 'luz@correo.test',
    phone: 'A petición',
    url: 'luz.test',
    summary: 'Hago sitios que se entienden. Enseño lo que aprendo.',
    location: { city: 'Lima', countryCode: 'PE' },
  },
  work: [
    { name: 'Sur', position: 'Líder', startDate: '2020-01', endDate: 'Actualidad' },
    { company: 'Sur', position: 'Desarrolladora', startDate: '2018', endDate: '2019-12-31' },
  ],
  skills: ['PHP', 'React', 'CSS', 'HTML', 'Git', 'npm', 'Haskell'],
  languages: [{ language: 'Spanish', fluency: 'Native speaker' }],
  projects: [{ name: 'Aguas', description: 'Reservas en línea. Dice cuántos cupos quedan.', keywords: ['React'] }],
};

let copy: string;
const inCopy = (file: string) => path.join(copy, file);
/** Takes a copy back to what it was before `setup`. */
const restore = () => cpSync(inCopy('before'), inCopy('src'), { recursive: true });
const source = (file: string) => readFileSync(inCopy(`src/content/${file}`), 'utf8');
/** Runs one of the project's programs in the copy, without npm, which takes as long to start as they do. */
const run = (file: string, args: readonly string[], input = '') =>
  spawnSync(process.execPath, program(file, ...args), { cwd: copy, encoding: 'utf8', input: `${input}\n` });
const setup = (answers: readonly string[], ...args: string[]) =>
  run('src/tools/setup/setup.ts', args, answers.join('\n'));
const build = (...args: string[]) => run('build.mjs', [...args, '--draft']);
/** As an owner runs them. */
const npmRun = (command: string) =>
  // On Windows npm is a script, which only a shell runs.
  spawnSync('npm', ['run', '--silent', ...command.split(' ')], {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });

/** Runs a command in a terminal, where each answer is typed once its question is there. */
async function runInTerminal(command: string, answers: readonly string[]) {
  // Of util-linux, which every Debian has.
  const terminal = spawn('script', ['-qec', `npm run --silent ${command}`, '/dev/null'], { cwd: copy });
  const exit = once(terminal, 'exit');
  let said = '';
  let typed = 0;
  for await (const text of terminal.stdout.setEncoding('utf8')) {
    said += text;
    while (said.split(PROMPT).length - 1 > typed) terminal.stdin.write(`${answers[typed++] ?? '\u0004'}\r`);
  }
  return { status: (await exit)[0], said, typed };
}

beforeAll(async () => {
  copy = copyProject();
  for (const file of ['biome.json', '.gitignore']) cpSync(file, inCopy(file));
  appendFileSync(inCopy('src/content/owner.ts'), "\nexport const editions: readonly string[] = ['es'];\n");
  for (const [file, width] of [
    [SCREENSHOT, 1344],
    [NARROW, 1343],
  ] as const) {
    await sharp({ create: { width, height: 840, channels: 3, background: 'teal' } }).toFile(inCopy(file));
  }
  for (const folder of ['content', 'assets'])
    cpSync(inCopy(`src/${folder}`), inCopy(`before/${folder}`), { recursive: true });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('nothing is written before the last answer', () => {
  const before = source('owner.ts');
  const { status, stderr } = setup([...ANSWERS, 'sí', ...ENGLISH.slice(4, 9)]);
  expect([status, stderr.trim()]).toEqual([1, 'Faltan respuestas: no ha cambiado nada.']);
  expect(source('owner.ts')).toBe(before);
});

test('with yes, the answers make a site in two languages', () => {
  const { status, stdout, stderr } = setup([...ANSWERS, ...ENGLISH]);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('«As a…» (Enter: independent web developer)');
  expect(stdout).toContain('Eso no sirve: escribe sí o no.');
  expect(stdout).toMatch(/en https:\/\/agata\.github\.io\/sitio\/en\/\.\nNo queda nada por traducir\. .*\n$/);
  expect(source('owner.ts')).toContain("editions: readonly string[] = ['es', 'en'];");
  expect(source('en/owner.ts')).toContain(`= {
  role: 'Independent Web Developer',
  profession: 'independent web developer',
  skills: ['React', 'Haskell'],
  city: 'San José',
  country: 'Costa Rica',
};`);
  expect(source('en/projects.ts')).toContain("  1: {\n    title: 'Clear Waters',");
  const release = npmRun('release -- --draft');
  expect([release.status, release.stderr]).toEqual([0, '']);
  // Words that stay on one line are units in the markup.
  const page = (file: string) =>
    readFileSync(inCopy(`dist/en/${file}index.html`), 'utf8').replaceAll(/<\/?span\b[^>]*>/g, '');
  expect(page('')).toContain('As an independent web developer,');
  expect(page('')).toContain('I build sites that people understand.');
  expect(page('about/')).toContain('I have been doing this for “six” years.');
  expect(page('projects/1/')).toContain('The site says how many places are left.');
});

test('the answers make a site without an English edition unless it is wanted', () => {
  restore();
  const { status, stdout, stderr } = setup([...ANSWERS, '']);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.split(REFUSED).length - 1).toBe(6);
  expect(readdirSync(inCopy('src/assets/projects'))).toEqual([SCREENSHOT]);
  expect(readdirSync(inCopy('src/assets/illustrations'))).not.toContain('map.svg');
  expect(source('owner.ts')).toContain(`  familyName: 'Núñez Vega',
  role: 'Desarrolladora web',
  profession: 'desarrolladora web',
  skills: ['React', 'Haskell'],
  birthDate: '1990-12-31',
  city: 'San José',
  country: 'Costa Rica',
  region: 'CR',
  email: 'agata@correo.test',
  profiles: [
    { network: 'GitHub', url: 'https://github.com/agata' },
    { network: 'Blog', url: 'https://agata.test/blog' },
  ],
  siteUrl: 'https://agata.github.io/sitio/',
  contactForm: { service: 'formspree', id: 'xayzbwqr' },
`);
  expect(source('technologies.ts')).toContain(`[
  { name: 'React', icon: 'react' },
  { name: 'Haskell', icon: 'code' },
  { name: 'TypeScript', icon: 'typescript' },
  { name: 'COBOL', icon: 'code' },
];`);
  expect(stdout).toContain('Con un icono neutro: Haskell, COBOL.');
});

test('an English edition can be turned on later', () => {
  expect(source('owner.ts')).toContain("editions: readonly string[] = ['es'];");
  writeFileSync(inCopy('src/content/owner.ts'), source('owner.ts').replace("= ['es']", "= ['es', 'en']"));
  expect(build()).toMatchObject({ status: 0 });
  expect(readFileSync(inCopy('dist/projects/1/index.html'), 'utf8')).toContain('El sitio dice cuántos cupos quedan.');
  expect(readFileSync(inCopy('dist/index.html'), 'utf8')).toContain('hago sitios que se entienden.');
  expect(readFileSync(inCopy('dist/about/index.html'), 'utf8')).toContain('Llevo «seis» años en esto.');
  expect(existsSync(inCopy('dist/en/index.html'))).toBe(true);
});

(process.platform === 'linux' ? test : test.skip)(
  'a text of two paragraphs can be pasted into a terminal, and a project without an English title is not translated',
  async () => {
    const before = source('owner.ts');
    restore();
    const spanish = ANSWERS.map((answer) => (answer.startsWith('Llevo') ? `${answer}\r\rEnseño` : answer));
    const answers = [...spanish, ...ENGLISH.slice(3, 12), ''];
    const { status, said, typed } = await runInTerminal('setup', answers);
    expect([status, said]).toEqual([0, expect.stringContaining('Listo: está en src/content/')]);
    expect(said).toContain('Falta traducir el proyecto, en src/content/en/projects.ts;');
    expect(typed).toBe(answers.length);
    expect(source('owner.ts')).toBe(before);
    expect(source('about.ts')).toContain("paragraphs: ['Llevo «seis» años en esto.', 'Enseño.'],");
    expect(source('en/projects.ts')).toMatch(/projects[^\n]* = \{\};/);
  },
);

test('visitors do not fetch the icons of technologies that no page shows', () => {
  const icons = readFileSync(inCopy('dist/serviceWorker.js'), 'utf8').match(
    /(?<=assets\/)(react|typescript|redux|git)(?=-)/g,
  );
  expect(new Set(icons)).toEqual(new Set(['react', 'typescript']));
});

test('the facts of an owner are not replaced', () => {
  const before = source('owner.ts');
  const { status, stderr } = setup(ANSWERS);
  expect([status, stderr]).toEqual([1, 'src/content/ ya tiene los datos de Ágata Núñez Vega: cámbialos allí.\n']);
  expect(source('owner.ts')).toBe(before);
});

test('a résumé answers what it can, and what it replaces is kept', () => {
  const before = source('owner.ts');
  writeFileSync(inCopy('cv.json'), JSON.stringify(RESUME));
  const misspelt = setup([], 'cv.json', '--previw');
  expect([misspelt.status, misspelt.stderr]).toEqual([
    1,
    expect.stringMatching(/^Se lee .*la única opción es --preview.*\n$/),
  ]);

  const { status, stdout, stderr } = npmRun('setup -- cv.json --preview');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('- work[1].endDate «2019-12-31»: queda sin el día.');
  expect(stdout).toMatch(
    /Se pregunta:\n- Fecha de nacimiento; .*\n- Formulario .*\n- Un subtítulo .*\n- Archivo .*\n- Lo que se ve /,
  );
  expect(source('owner.ts')).toBe(before);

  const refused = setup(['no'], 'cv.json');
  expect([refused.status, source('owner.ts')]).toEqual([1, before]);

  const written = setup(['sí', '31/12/1990', '', 'Del río a la reserva', SCREENSHOT, 'La portada'], 'cv.json');
  expect([written.status, written.stderr]).toEqual([0, '']);
  expect(readFileSync(inCopy('.cache/before-setup/src/content/owner.ts'), 'utf8')).toBe(before);
  expect(source('owner.ts')).toContain("name: 'Luz Marina Rey'");
  expect(written.stdout).toContain('la portada nombra 6 de las 7 cosas que dominas');
  expect(source('career.ts')).toContain(`      firm: 'Sur',
      posts: [
        { title: 'Líder', start: '2020-01' },
        { title: 'Desarrolladora', start: '2018', end: '2019-12' },
      ],`);
  const release = build('--release');
  expect([release.status, release.stderr, existsSync(inCopy('dist/en'))]).toEqual([0, '', false]);
  expect(readFileSync(inCopy('dist/about/index.html'), 'utf8')).toContain('Enseño lo que aprendo.');
  const home = readFileSync(inCopy('dist/index.html'), 'utf8').replaceAll(/<\/?(?:strong|span)\b[^>]*>/g, '');
  expect(home).toContain('con PHP, React, CSS, HTML, Git y npm.');
  expect(source('technologies.ts')).toContain("name: 'Haskell'");
});
