/** @jest-environment node */

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { program } from '../../src/tools/program';
import { copyProject } from '../support/copyProject';

/**
 * Files of the last release that an owner changes, each with `.txt` after its name: the others do not matter to a merge. Each
 * release replaces them with its own.
 */
const RELEASE = '__tests__/commands/lastRelease';

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

beforeEach(() => {
  folder = copyProject();
  for (const file of ['.gitattributes', '.gitignore']) cpSync(file, inFolder(file));
  git('init', '--quiet', '--initial-branch=template');
  // Where there is no `.gitignore` yet.
  writeFileSync(inFolder('.git/info/exclude'), '.cache\nnode_modules\n');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@correo.test');
  commit('This version');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

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

test('an owner of the last release takes over this version: only the palette, whose file has moved, is to be merged by hand', () => {
  git('switch', '--quiet', '--orphan', 'owner');
  for (const entry of readdirSync(RELEASE, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.txt')) continue;
    const file = entry.slice(0, -'.txt'.length);
    mkdirSync(path.dirname(inFolder(file)), { recursive: true });
    cpSync(path.join(RELEASE, entry), inFolder(file));
  }
  commit('The last release');
  // This version comes after it.
  git('branch', 'next', git('commit-tree', 'template^{tree}', '-p', 'HEAD', '-m', 'This version').trim());
  change('src/content/owner.ts', /role: '[^']*'/, "role: 'Programadora'");
  change('src/content/home.ts', /greeting: '[^']*'/, "greeting: 'Buenas, soy'");
  change('src/theme/palette.json', /"background": "[^"]*"/, '"background": "#fff"');
  change('src/pages/Home.tsx', / {6}<TechnologyCarousel .*\n/, '');
  change('src/sections/Services.tsx', /display: grid;/, 'display: grid;\n  outline: 0;');
  commit('My site');

  git('config', 'merge.ours.driver', 'true');
  git('checkout', '--quiet', 'next', '--', '.gitattributes');
  commit('The folders that are mine');
  const { status } = spawnSync('git', ['merge', '--quiet', '--no-edit', 'next'], { cwd: folder });
  expect(status).toBe(1);
  expect(git('diff', '--name-only', '--diff-filter=U').trim()).toBe('src/theme/palette.json');
  git('rm', '--quiet', 'src/theme/palette.json');
  commit('The next version');
  expect(read('src/content/owner.ts')).toContain("role: 'Programadora'");
  expect(read('src/content/home.ts')).toContain("greeting: 'Buenas, soy'");
  expect(read('src/pages/Home.tsx')).not.toContain('<TechnologyCarousel');
  expect(read('src/sections/Services.tsx')).toMatch(/outline: 0;/);
  expect(read('src/content/palette.ts')).toContain('palette: Palette');

  // What has moved since 1.0.0.
  change('src/pages/Home.tsx', '../components/PageBody', '../layout/PageBody');
  change('src/pages/Home.tsx', '../content/home', '../site/home');
  const built = spawnSync(process.execPath, program('build.mjs'), { cwd: folder, encoding: 'utf8' });
  expect(built.status).toBe(1);
  // Its texts were not data alone, which CHANGELOG.md says.
  expect(built.stderr).toMatch(/^src\/content\/home\.ts:1: Could not resolve "\.\/chat" .*\n$/);
});
