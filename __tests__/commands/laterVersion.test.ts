/** @jest-environment node */

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { program } from '../../src/tools/program';
import { copyProject } from '../support/copyProject';

let folder: string;
const inFolder = (file: string) => path.join(folder, file);
const read = (file: string) => readFileSync(inFolder(file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

function change(file: string, from: string | RegExp, to: string) {
  const source = read(file);
  const changed = source.replace(from, to);
  expect([file, changed === source]).toEqual([file, false]);
  writeFileSync(inFolder(file), changed);
}

function commit(message: string) {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

beforeAll(() => {
  folder = copyProject();
  for (const file of ['.gitattributes', '.gitignore']) cpSync(file, inFolder(file));
  git('init', '--quiet', '--initial-branch=template');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@correo.test');
  commit('This version');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an owner takes over a later version without a conflict, and the build names what the content lacks', () => {
  git('switch', '--quiet', '--create', 'owner');
  change('src/content/owner.ts', /role: '[^']*'/, "role: 'Programadora'");
  change('src/content/home.ts', /greeting: '[^']*'/, "greeting: 'Buenas, soy'");
  change('src/content/palette.ts', /background: '[^']*'/, "background: '#fff'");
  change('src/pages/Home.tsx', / {6}<TechnologyCarousel .*\n/, '');
  change('src/sections/Services.tsx', /display: grid;/, 'display: grid;\n  outline: 0;');
  writeFileSync(inFolder('public/CNAME'), 'ana.test\n');
  commit('My site');

  git('switch', '--quiet', 'template');
  change('src/content/owner.ts', /role: '[^']*'/, "role: 'Developer'");
  change('src/content/home.ts', /greeting: '[^']*'/, "greeting: 'Hola, me llamo',\n  wave: '👋'");
  change('src/content/schema/index.ts', 'hero: object({', 'hero: object({ wave: label,');
  change('src/content/palette.ts', /background: '[^']*'/, "background: '#010101'");
  change(
    'src/pages/Home.tsx',
    / {6}<TechnologyCarousel .*\n/,
    '      <TechnologyCarousel content={technologyCarousel} key="1" />\n',
  );
  writeFileSync(
    inFolder('src/sections/Services.tsx'),
    `${read('src/sections/Services.tsx')}\n/* The next version. */\n`,
  );
  writeFileSync(inFolder('src/content/events.ts'), "export const events = { heading: 'CHARLAS' };\n");
  commit('The next version');

  git('switch', '--quiet', 'owner');
  git('config', 'merge.ours.driver', 'true');
  git('merge', '--quiet', '--no-edit', 'template');
  expect(git('status', '--porcelain')).toBe('');
  expect(read('src/content/owner.ts')).toContain("role: 'Programadora'");
  expect(read('src/content/home.ts')).toContain("greeting: 'Buenas, soy'");
  expect(read('src/content/palette.ts')).toContain("background: '#fff'");
  expect(read('src/pages/Home.tsx')).not.toContain('<TechnologyCarousel');
  expect(read('src/sections/Services.tsx')).toMatch(/outline: 0;[\s\S]*The next version/);
  expect(read('src/content/events.ts')).toContain('CHARLAS');

  const { status, stderr } = spawnSync(process.execPath, program('build.mjs'), { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'src/content/home.ts: hero.wave is not there, but must be a text.\n']);
});
