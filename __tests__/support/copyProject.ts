import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { englishContent } from '../sites/english';
import { writeModules } from './buildContent';
import { content } from './reference';
import { PUBLIC_FILES, SITES } from './sites';

/** Each of these means something in a URL, a glob, a regular expression or a shell. */
const NAME = "mi sitio (1) ñ#%+$1&'[x]-";

const REFERENCE = `${SITES}/reference`;

const FILES = [
  ...['build.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'],
  ...PUBLIC_FILES.map((file) => `public/${file}`),
];

/** What is the owner's. */
const OWNERS = ['src/assets', 'src/content', 'src/pages'].map(path.normalize);

/** What has been made already, and where a copy has it. */
const CACHED = {
  '.cache/pictures': '.cache/pictures',
  '.cache/fonts': '.cache/fonts',
  '.cache/styled': '.cache/styled',
  '.cache/sites/reference/drawings': '.cache/drawings',
};

/**
 * A copy of the project with the content, the pages and the pictures of the site `reference`, to be changed, in a folder with a
 * name as owners and browsers choose them; returns the folder.
 */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), NAME));
  const copy = (from: string, to = from) => cpSync(from, path.join(folder, to), { recursive: true });
  const isCode = (file: string) => !OWNERS.includes(path.normalize(file));
  cpSync('src', path.join(folder, 'src'), { recursive: true, filter: isCode });
  for (const part of ['assets', 'content', 'pages']) copy(`${REFERENCE}/${part}`, `src/${part}`);
  copy('src/content/schema.ts');
  writeModules(path.join(folder, 'src/content/en'), englishContent(content));
  for (const part of ['content', 'pages']) {
    for (const file of readdirSync(`${REFERENCE}/${part}`)) {
      const source = readFileSync(`${REFERENCE}/${part}/${file}`, 'utf8');
      writeFileSync(path.join(folder, 'src', part, file), source.replaceAll('../../../../src/', '../'));
    }
  }
  for (const file of FILES) copy(file);
  for (const [from, to] of Object.entries(CACHED)) if (existsSync(from)) copy(from, to);
  mkdirSync(path.join(folder, '.cache'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}
