/** @jest-environment node */

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import content from 'virtual:content';
import { projects } from '#content/projects';
import example from '../../src/tools/build/check/example.json';
import { program } from '../../src/tools/program';
import { withValues } from '../../src/tools/setup/withValues';
import { projects as englishProjects } from '../sites/reference/content/en/projects';
import { copyProject } from '../support/copyProject';

let copy: string;
const inCopy = (file: string) => path.join(copy, file);

/** Faults in sources: the text that is replaced, by which one, and what the doctor says. */
const FAULTS: [file: string, from: string | RegExp, to: string, finding: RegExp][] = [
  [
    'src/content/palette.ts',
    "'text-muted': '#98959a'",
    "'text-muted': '#2b2a2a'",
    /^src\/content\/palette\.ts: un texto en text-muted \(#2b2a2a\) sobre \S+( \(#[0-9a-f]{6}\))? tiene un contraste de 1\.\d+; se lee bien desde (3|4\.5)\.$/,
  ],
  [
    'src/content/palette.ts',
    "'error-surface': '#230b08'",
    "'error-surface': '#e0c4c0'",
    /^src\/content\/palette\.ts: un texto en text \(#f5f3ef\) sobre error-surface \(#e0c4c0\) tiene un contraste de 1\.\d+; se lee bien desde 4\.5\.$/,
  ],
  [
    'src/sections/Hero.tsx',
    'href={cvUrl}',
    'href="nada.pdf"',
    /: el enlace (\/en)?\/nada\.pdf no lleva a ningún archivo\.$/,
  ],
  [
    'src/sections/AboutTeaser.tsx',
    'to={content.link.path}',
    'to="/nada"',
    /: el enlace (\/en)?\/nada\/ no lleva a ningún archivo\.$/,
  ],
  ['src/components/SocialLinks.tsx', '`networks.svg#', '`redes.svg#', /: falta el archivo (\/en)?\/redes\.svg\.$/],
  [
    'src/sections/Services.tsx',
    'min-height: 44px;',
    'min-width: 2000px;',
    /: a \d+ px, algo no cabe: .* (la ventana \d+|de <.*>)\.$/,
  ],
  [
    'src/sections/ProjectStory.tsx',
    'max-width: max(11em, var(--longest-word) * 1em);',
    'max-width: 2em;',
    /: a \d+ px, «\S+» se parte/,
  ],
  [
    'src/sections/firstPicture.ts',
    "'min(100vw - 42px, 1344px)'",
    "'10px'",
    /: a \d+ px, la imagen \S+ se ve borrosa \(\d+ píxeles en \d+\): su `sizes` o su `maxWidth` dice menos de lo que ocupa\.$/,
  ],
  [
    'src/sections/AboutTeaser.tsx',
    'export function',
    "console.error('Un error');\nexport function",
    /: error en la consola: /,
  ],
  [
    'src/sections/AboutStory.tsx',
    '<Statement>',
    '<Statement><h1>Otro título</h1>',
    /^src\/content\/(en\/)?about\.ts: (\/en)?\/about: hay 2 títulos \(h1\), y tiene que haber uno\.$/,
  ],
  [
    'src/sections/AboutStory.tsx',
    '</Statement>',
    '</Statement><p lang="nada">Nada</p>',
    /^src\/content\/(en\/)?about\.ts: (\/en)?\/about: accesibilidad: valid-lang: p\S*: Corregir .* no incluido en la lista /,
  ],
  [
    'src/sections/AboutTeaser.tsx',
    / aria-labelledby="[^"]*"/,
    '',
    /^src\/content\/(en\/)?home\.ts: \/(en)?: a un <section> le falta el nombre: aria-labelledby con el id de su título, o aria-label\.$/,
  ],
  [
    'src/content/metadata.ts',
    /titles: \['\{label\} \| \{name\}'\]/g,
    "titles: ['Iguales']",
    /^src\/content\/metadata\.ts: \/\w+ y \/\w+ tienen igual el título: «Iguales»\.$/,
  ],
  [
    'src/content/en/about.ts',
    /statement:\s*'[^']*'/,
    `statement: '${content.about.about.statement}'`,
    /^src\/content\/en\/about\.ts: \/en\/about: «Construyo [^»]*» está igual en \/about: tradúcelo al inglés\.$/,
  ],
  [
    'src/tools/build/pages/AlternateTags.tsx',
    'folderOf(path))',
    "folderOf(path).replace('contact', 'nada'))",
    /^src\/tools\/build\/pages\/AlternateTags\.tsx: el hreflang="(es|en|x-default)" de (\/en)?\/contact es \S+\/nada\/, que no es esta página en ningún idioma\.$/,
  ],
  [
    'src/content/owner.ts',
    /siteUrl: '[^']*'/,
    "siteUrl: 'https://ana.github.io/'",
    /^src\/content\/owner\.ts: los mensajes del formulario no llegarían: ana\.github\.io no ejecuta PHP\. Escribe .* u otro servicio de docs\/contact-form\.md\.$/,
  ],
];

/** What makes a site slower or less clear, but keeps nobody from publishing it. */
const ADVICE: typeof FAULTS = [
  [
    'src/app/main.tsx',
    'const currentPath',
    `Object.assign(window, { waste: '${randomBytes(30_000).toString('hex')}' });\nconst currentPath`,
    /^src\/pages: los scripts de \S+ pesan 1\d\d(,\d)? kB, \d+(,\d)? por encima de 130: unos \d+ ms más en 4G lenta /,
  ],
  [
    'src/sections/Hero.tsx',
    'justify-items: start;',
    'justify-items: start;\n  padding-block-start: 900px;',
    /^src\/content\/(en\/)?owner\.ts: .* el primer botón no está en la primera pantalla de /,
  ],
  [
    'src/tools/build/check/checkContent.ts',
    /PLACEHOLDERS = \[[^\]]*\]/,
    'PLACEHOLDERS = [/^(Sequelize|My degree)$/]',
    /^src\/content\/(en\/)?owner\.ts\S*: owner\.skills\S+ es un texto del ejemplo\.$/,
  ],
  ['src/content/en/home.ts', "link: 'View all'", "link: 'View all Ж'", /^src\/content\/en\/home\.ts: .* no tiene Ж\. /],
  [
    'src/content/en/owner.ts',
    "title: 'Name of the degree'",
    "title: 'My degree'",
    /^src\/content\/en\/owner\.ts\S*: curriculum\.\S+\.title es un texto del ejemplo\.$/,
  ],
];

/** Advice on the translation of what one of the faults changes. */
const OUTDATED =
  /^src\/content\/en\/metadata\.ts: textos del ejemplo cuyo original cambiaste: metadata\.pages\.about\.titles, /;

/** One that is not translated and one that is, with a gallery, results and all facts: more of them would show nothing new. */
const PROJECTS = [3, 4];

/** Leaves only these projects in the copy, with numbers from 1. */
function keepProjects() {
  const kept = PROJECTS.map((old, index) => ({ old, id: index + 1 }));
  const facts = kept.map(({ old, id }) => ({ ...projects.find((project) => project.id === old), id }));
  const words = Object.fromEntries(kept.map(({ old, id }) => [id, englishProjects[old]]));
  for (const [file, values] of [
    ['projects.ts', { projects: facts, footerProjects: kept.map(({ id }) => id) }],
    ['en/projects.ts', { projects: words }],
  ] as const) {
    const source = inCopy(`src/content/${file}`);
    writeFileSync(source, withValues(readFileSync(source, 'utf8'), values));
  }
}

/** In the place of drawn ones, which would take their time. */
const CURRICULUM = 'El currículum de Ana';

/** Changes a file of the copy. */
function change(file: string, from: string | RegExp, to: string) {
  const source = readFileSync(inCopy(file), 'utf8');
  const changed = source.replace(from, to);
  expect([file, changed === source]).toEqual([file, false]);
  writeFileSync(inCopy(file), changed);
}

beforeAll(() => {
  copy = copyProject();
  keepProjects();
  // In all other widths each page says the same again.
  change('src/tools/browser/overflow.ts', /WIDTHS = \[[^\]]*\]/, 'WIDTHS = [320, 1440]');
  for (const name of readdirSync(inCopy('.cache/drawings')))
    if (name.startsWith('cv-')) rmSync(inCopy(`.cache/drawings/${name}`), { recursive: true });
  mkdirSync(inCopy('public/en'));
  for (const folder of ['public', 'public/en']) writeFileSync(inCopy(`${folder}/cv.pdf`), CURRICULUM);
  appendFileSync(inCopy('src/content/owner.ts'), "\nexport const editions = ['es', 'en'];\n");
  // The reference's texts and pictures are those of the example.
  writeFileSync(inCopy('src/tools/build/check/example.json'), JSON.stringify({ ...example, texts: [], pictures: {} }));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('every planted fault is found, everything that slows the site down is advised against, and nothing else', () => {
  for (const [file, from, to] of [...FAULTS, ...ADVICE]) change(file, from, to);
  const { status, stdout } = spawnSync(process.execPath, program('src/tools/doctor/run.ts'), {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  const [faults = '', advice = ''] = stdout.split('\nConsejos:\n');
  const findingsOf = (planted: typeof FAULTS) => planted.map(([, , , finding]) => finding);
  for (const [findings, said] of [
    [findingsOf(FAULTS), faults],
    [[...findingsOf(ADVICE), OUTDATED], advice],
  ] as const) {
    const lines = said.split('\n').filter((line) => line.startsWith('src/'));
    expect(findings.filter((finding) => !lines.some((line) => finding.test(line)))).toEqual([]);
    expect(lines.filter((line) => !findings.some((finding) => finding.test(line)))).toEqual([]);
  }
});

test("a curriculum of the owner's own is in the place of a drawn one", () => {
  for (const [dist, work] of [
    ['dist', '.cache'],
    ['dist/en', '.cache/editions/en'],
  ]) {
    expect([dist, readFileSync(inCopy(`${dist}/cv.pdf`), 'utf8')]).toEqual([dist, CURRICULUM]);
    const drawn = readdirSync(inCopy(`${work}/drawings`)).map((name) => name.replace(/-[0-9a-f]+$/, ''));
    expect([dist, drawn.toSorted()]).toEqual([dist, ['icons', 'shareImages']]);
  }
});
