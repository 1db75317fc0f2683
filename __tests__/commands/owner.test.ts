import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import sharp from 'sharp';
import { program } from '../../src/tools/program';
import { owner } from '../sites/reference/content/owner';
import { palette } from '../sites/reference/content/theme';
import { copyProject } from '../support/copyProject';
import { startHelper } from '../support/helper';
import type { PdfText } from '../support/pdfText';
import { testWith } from '../support/testWith';

const SCREENSHOT = 'Captura nueva.png';

const RESUME = {
  basics: {
    ...{ name: 'Luz Marina Rey Ñol', label: 'Desarrolladora PHP', email: 'luz@correo.test', url: 'luz.test' },
    summary: 'Hago sitios que se entienden. Enseño lo que aprendo.',
    ...{ location: { city: 'Lima', countryCode: 'PE' }, phone: '+51 912 345 678' },
    profiles: [{ network: 'GitHub', url: 'https://github.com/luz' }],
  },
  work: [
    { name: 'Sur', position: 'Líder', startDate: '2020-01', endDate: 'Actualidad' },
    { company: 'Sur', position: 'Desarrolladora', startDate: '2018', endDate: 'fines de año' },
  ],
  version: 1,
  volunteer: [{ organization: 'Club', position: 'Docente' }],
  references: [
    { name: 'Eva', reference: 'No lo diría en público.' },
    { name: 'Iris', reference: 'Trabaja con **calma**.' },
  ],
  skills: ['PHP', 'React', 'CSS', 'HTML', 'Git', 'npm', 'Zzz'],
};

/** Each entry has a part of a question, an arrow, and the answer to type. The signs ⌫, ←, ↓, ¶ and ⇥ stand for keys. */
const REST = [
  ...[
    '¿En qué idiomas → ↓↓',
    'Cuándo terminó «Desarrolladora», Sur; el archivo dice «fines de año» → 2017',
    'Eso no sirve → ⌫dic 2019',
    '¿Publicas lo que dice Eva? → ',
    '¿Publicas lo que dice Iris? → ←',
    'Enter: Rey Ñol → ',
    'nacimiento → 31/12/1990',
  ],
  ...['publicarás → ⌫<', 'nacimiento → ⌫30/12/1990', 'publicarás → /sitio', 'Enter: php → '],
  ...['Título de un proyecto → Aguas', '«Aguas»: qué es → Reservas en línea'],
  ...['subtítulo → Del río a la reserva', 'qué resuelve → Dice cuántos cupos quedan.⇥'],
  ...['su dirección → ', 'con qué está hecho → React', 'archivo → package.json'],
  ...[`no es una imagen → ⌫'${SCREENSHOT}'`, 'lo que se ve → La portada'],
  ...['En inglés, lo que haces → Android Dev', 'Enter: android dev → ', 'lo que dominas → ', 'ciudad → '],
  ...['una frase sobre ti → I build sites that people understand.'],
  ...['un párrafo sobre ti → I have been doing this for “six” years¶¶I teach⇥'],
  ...['el título → Clear Waters', 'en una frase → Online bookings', 'subtítulo → From the river to the booking'],
  ...['qué resuelve → The site says how many places are left.⇥', 'lo que se ve → The home page'],
];
const KEYS: Record<string, string> = { '⌫': '\u0015', '←': '\u001b[D', '¶': '\r', '⇥': '\t', '↓': '\u001b[B' };

const OWNER = 'src/content/owner.ts';
const CORAL = palette.screen['stroke-1'];
const MAGENTA = '#e0218a';

const { folder, inCopy, read, replace } = copyProject();
const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, program(file, ...args), { cwd: folder, encoding: 'utf8', input: '' });
const readPdf = startHelper<PdfText>('pdfText');

/** Runs `setup`, and types each answer after its question. Without further answers the input ends. */
async function setup(typed: readonly string[], ...args: string[]) {
  const options = { cwd: folder, timeout: 120_000 };
  const child = spawn(process.execPath, program('src/tools/setup/setup.ts', ...args), options);
  const exit = once(child, 'exit');
  const left = typed.map((line) => line.split(' → '));
  let said = '';
  let answered = 0;
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += text;
    for (; left[0] && said.includes(`${left[0][0]}`, answered); answered = said.length)
      child.stdin.write(`${left.shift()?.[1]}\r`.replaceAll(/[⌫←¶⇥↓]/g, (key) => KEYS[key] ?? ''));
    if (left.length === 0) child.stdin.end();
  }
  return { status: (await exit)[0], said, left };
}

beforeAll(async () => {
  const picture = sharp({ create: { width: 1080, height: 675, channels: 3, background: 'teal' } }).png();
  fs.writeFileSync(inCopy('cv.json'), JSON.stringify(RESUME));
  // The hero is a photograph.
  fs.rmSync(inCopy('src/assets/illustrations/hero.svg'));
  for (const file of [SCREENSHOT, 'src/assets/illustrations/hero.png']) await picture.toFile(inCopy(file));
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a release refuses the example site', () => {
  const { status, stderr } = run('build.mjs', '--release');
  expect([status, fs.existsSync(inCopy('dist'))]).toEqual([1, false]);
  expect(stderr).toMatch(/^src\/content\/owner\.ts\S* owner\.name is the example's: write your own\.$/m);
  expect(stderr).toMatch(
    /^src\/assets\/projects\/crud is a picture of the example: use your own, delete it with its entry, or add it to `kept` in owner\.ts\.$/m,
  );
});

test('setup writes nothing before the last answer', async () => {
  const before = read(OWNER);
  const typed = ['¿En qué idiomas → ', '1/22 Nombre completo → Ágata 🚀', 'no puede dibujar → '];
  const { status, said } = await setup(typed);
  expect([status, read(OWNER)]).toEqual([1, before]);
  expect(said).toContain('Faltan respuestas: no ha cambiado nada.');
});

test('a résumé and the answers make a site in two languages, which can be released', async () => {
  const before = read(OWNER);
  const { status, said, left } = await setup(REST, 'cv.json');
  expect([status, left]).toEqual([0, []]);
  expect(said).toMatch(/De cv\.json: respuestas 11, empleos 2, .*, otras entradas 1\./);
  expect(said).toContain('- version: «1» no tiene lugar en el sitio');
  expect(said).toContain('Tienen un icono neutro: Zzz. Para poner el suyo, sigue «Otra tecnología» en README.es.md.');
  expect(read('.cache/before-setup/src/content/owner.ts')).toBe(before);
  expect(fs.readdirSync(inCopy('src/assets/projects'))).toEqual([SCREENSHOT]);
  expect(fs.readdirSync(inCopy('src/assets/illustrations'))).not.toContain('map.svg');
  expect(read(OWNER)).toContain("birthDate: '1990-12-30',");
  expect(read('src/content/career.ts')).toContain("{ title: 'Desarrolladora', start: '2018', end: '2019-12' },");
  expect(read('src/content/about.ts')).toContain("quotes: [{ text: 'Trabaja con **calma**.', name: 'Iris' }],");
  replace('src/content/theme.ts', CORAL, MAGENTA);
  const release = run('build.mjs', '--release');
  expect([release.status, release.stderr]).toEqual([0, '']);
});

/** The text of a file, without the markup within sentences. */
async function textOf(file: string) {
  if (file.endsWith('.pdf')) return (await readPdf(inCopy(`dist/${file}`))).result.text;
  return read(`dist/${file}`).replaceAll(/<\/?(?:span|strong)\b[^>]*>/g, '');
}

const EXPECTED = [
  ['index.html', 'Luz Marina Rey Ñol', 'con PHP, React, CSS, HTML, Git y npm.', 'https://luz.test/sitio/#/', MAGENTA],
  ['about/index.html', 'DESARROLLADORA PHP', 'Enseño lo que aprendo.', 'Voluntariado', '«Trabaja con calma.»'],
  ['projects/1/index.html', 'Aguas | Luz', 'https://luz.test/sitio/projects/1/', 'Dice cuántos cupos quedan.'],
  ['contact/index.html', 'Perú, Lima', '+51 912 345 678', 'https://wa.me/51912345678'],
  ['en/index.html', 'As an android dev,', 'https://luz.test/sitio/en/#/'],
  ['en/about/index.html', 'I have been doing this for “six” years.', 'I teach.'],
  ['en/projects/1/index.html', 'The site says how many places are left.'],
  ['contacto.vcf', 'N:Rey Ñol;Luz Marina;;;', 'TEL;TYPE=CELL:+51912345678'],
  ['cv.pdf', 'Luz Marina Rey Ñol', 'Lima, Perú', '+51 912 345 678', 'luz.test/sitio', 'Líder'],
] as const;

test('the new owner’s facts are in every file', async () => {
  for (const [file, ...facts] of EXPECTED) {
    const text = await textOf(file);
    expect([file, facts.filter((fact) => !text.includes(fact))]).toEqual([file, []]);
  }
});

test('no file has a fact of the previous owner, or the replaced colour', async () => {
  const { name, profession, birthDate, city, country, phone = '', email, siteUrl, profiles, region } = owner;
  const own = [phone.replace(/\D/g, ''), `es_${region}`, CORAL, ...profiles.map(({ url }) => url)];
  const facts = [name, profession, `${birthDate}`, `${city}`, country, phone, email, siteUrl, ...own];
  const files = fs.readdirSync(inCopy('dist'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((file) => fs.statSync(inCopy(`dist/${file}`)).isFile())) {
    const text = await textOf(file);
    expect([file, facts.filter((fact) => text.includes(fact))]).toEqual([file, []]);
  }
});

test('setup does not replace the facts of an owner without consent', async () => {
  const before = read(OWNER);
  const { said } = await setup([]);
  expect(said).toContain('src/content/ ya tiene los datos de Luz Marina Rey Ñol: cámbialos allí.');
  const refused = await setup(['¿En qué idiomas → ', '¿Los reemplazas? → '], 'cv.json');
  expect(refused.said).toContain(
    `Se borrarían los proyectos «Aguas», y estos archivos de src/assets/projects/: ${SCREENSHOT}.`,
  );
  expect([refused.said, read(OWNER)]).toEqual([expect.stringContaining('No ha cambiado nada.'), before]);
});

testWith('browser')('the doctor reports faults and advice, and a fault prevents publishing', async () => {
  // To save time, the doctor visits only home, at one width: all these faults are there.
  fs.writeFileSync(
    inCopy('src/content/pages.ts'),
    "export const pages = { home: { path: '/' } };\nexport const formerPaths = {};\n",
  );
  replace('src/tools/browser/overflow.ts', /WIDTHS = \[[^\]]*\]/, 'WIDTHS = [320]');
  replace('src/sections/Hero.tsx', 'href={cvUrl}', 'href="nada.pdf"');
  replace(OWNER, "['es', 'en']", "['es']");
  replace(OWNER, 'github.com/luz', 'example.com/luz');
  replace(OWNER, /role: '[^']*'/, "role: 'Desarrolladora de sitios que se entienden en el teléfono'");
  fs.writeFileSync(inCopy('public/cv.pdf'), 'El currículum de Luz');
  const { status, stdout, stderr } = run('src/tools/doctor/doctor.ts');
  expect([status, stderr]).toEqual([1, '']);
  const [faults, advice] = stdout.split('\n\nConsejos:\n');
  expect(faults?.split('\n')).toEqual([
    'Fallos:',
    expect.stringMatching(
      /^src\/content\/owner\.ts:\d+: owner\.profiles\[1\]\.url es del ejemplo: cámbialo por el tuyo\.$/,
    ),
    'public/cv.pdf: no es un PDF: expórtalo de nuevo, o bórralo y el sitio hará el suyo.',
    'src/content: /: el enlace /nada.pdf no lleva a ninguna página ni archivo: corrige su dirección.',
  ]);
  expect(advice).toMatch(
    /^src\/content\/owner\.ts: el título de \/, «Luz .*», .*: queda en «Luz Marina Rey Ñol \| [a-z].*»\. .* acorta owner\.role\.$/m,
  );
  expect(advice).toMatch(/\n\nCorrige los fallos antes de publicar\.\n$/);
  expect([fs.existsSync(inCopy('dist/en')), read('dist/cv.pdf')]).toEqual([false, 'El currículum de Luz']);
});
