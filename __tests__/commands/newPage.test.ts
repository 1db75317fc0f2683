/** @jest-environment node */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../support/copyProject';
import { SITES } from '../support/sites';

let copy: string;
const inCopy = (file: string) => path.join(copy, file);

beforeAll(() => {
  copy = copyProject();
  const reference = `${SITES}/reference`;
  mkdirSync(inCopy(reference), { recursive: true });
  for (const part of ['content', 'pages'])
    cpSync(`${reference}/${part}`, inCopy(`${reference}/${part}`), { recursive: true });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function add(file: string, after: RegExp, text: string) {
  const source = readFileSync(inCopy(file), 'utf8');
  expect([file, after.test(source)]).toEqual([file, true]);
  writeFileSync(inCopy(file), source.replace(after, `$&${text}`));
}

test('a page that is added as docs/changing.md says has the types that the app and the tests’ site expect', () => {
  add('src/content/pages.ts', /about: \{.*\},\n/, "  talks: { path: '/talks', label: 'Charlas' },\n");
  add(
    'src/content/metadata.ts',
    /pages: \{\n/,
    "talks: { titles: ['{label}'], description: 'Mis charlas.', keywords: [] },\n",
  );
  writeFileSync(inCopy('src/pages/Talks.tsx'), 'export const Talks = () => <h1>Charlas</h1>;\n');
  add('src/pages/OtherPages.tsx', /<Routes .*>\n/, '<Route path={pages.talks.path} element={<Talks />} />\n');
  add('src/pages/OtherPages.tsx', /import \{ Projects \}.*\n/, "import { Talks } from './Talks';\n");
  // What the names of pages are compared with; all files together would take longer.
  const files = ['src/globals.d.ts', 'src/app/App.tsx', `${SITES}/reference/pages/OtherPages.tsx`];
  writeFileSync(inCopy('tsconfig.pages.json'), JSON.stringify({ extends: './tsconfig.json', include: [], files }));
  const compiler = path.resolve('node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '--project', 'tsconfig.pages.json'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, '']);
});
