import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Each of these means something in a URL, a glob, a regular expression or a shell. */
const NAME = "mi sitio (1) ñ#%+$1&'[x]-";

const REFERENCE = '__tests__/sites/reference';
const ASSETS = path.normalize('src/assets');

/** The project's own files; the owner may put others beside those in `public`. */
const FILES = [
  ...['build.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'],
  ...['.htaccess', '.nojekyll', '_headers', 'contact.php'].map((file) => `public/${file}`),
];

/** What has been made already, and where a copy has it. */
const CACHED = {
  '.cache/pictures': '.cache/pictures',
  '.cache/fonts': '.cache/fonts',
  '.cache/styled': '.cache/styled',
  '.cache/sites/reference/drawings': '.cache/drawings',
};

/**
 * A copy of the project with the content and the pictures of the site `reference`, to be changed, in a folder with a name as
 * owners and browsers choose them; returns the folder.
 */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), NAME));
  const copy = (from: string, to = from) => cpSync(from, path.join(folder, to), { recursive: true });
  cpSync('src', path.join(folder, 'src'), { recursive: true, filter: (file) => path.normalize(file) !== ASSETS });
  copy(`${REFERENCE}/content`, 'src/content');
  copy(`${REFERENCE}/assets`, 'src/assets');
  for (const file of FILES) copy(file);
  for (const [from, to] of Object.entries(CACHED)) if (existsSync(from)) copy(from, to);
  mkdirSync(path.join(folder, '.cache'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}
