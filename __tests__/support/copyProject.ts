import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { englishContent } from '../sites/english';
import { writeModules } from './buildContent';
import { content } from './reference';
import { PUBLIC_FILES, SITES, siteFolder } from './sites';

/** A name with characters that are special in a URL, a glob, a regular expression or a shell. */
const NAME = "mi sitio (1) ñ#%+$1&'[x]-";

/** The files of the project without the files of the owner, and cached files that save time. */
const FILES = [
  ...['src', 'build.mjs', 'package.json', 'package-lock.json', 'tsconfig.json', 'biome.json', '.gitignore'],
  ...PUBLIC_FILES.map((file) => `public/${file}`),
  ...['.cache/pictures', '.cache/fonts', '.cache/styled'],
];

/** Copies the project to a temporary folder, with the content, the pages and the pictures of the site `reference`. */
export function copyProject() {
  const folder = fs.mkdtempSync(path.join(tmpdir(), NAME));
  const inCopy = (file: string) => path.join(folder, file);
  const copy = (from: string, to = from) => fs.existsSync(from) && fs.cpSync(from, inCopy(to), { recursive: true });
  for (const file of FILES) copy(file);
  for (const work of ['.cache', '.cache/start']) copy(`${siteFolder('reference')}/drawings`, `${work}/drawings`);
  for (const part of ['assets', 'content', 'pages']) {
    fs.rmSync(inCopy(`src/${part}`), { recursive: true });
    copy(`${SITES}/reference/${part}`, `src/${part}`);
    for (const file of fs.readdirSync(inCopy(`src/${part}`)).filter((file) => /\.tsx?$/.test(file))) {
      const source = fs.readFileSync(inCopy(`src/${part}/${file}`), 'utf8');
      fs.writeFileSync(inCopy(`src/${part}/${file}`), source.replaceAll('../../../../src/', '../'));
    }
  }
  copy('src/content/schema.ts');
  writeModules(inCopy('src/content/en'), englishContent(content));
  fs.symlinkSync(path.resolve('node_modules'), inCopy('node_modules'), 'junction');
  const read = (file: string) => fs.readFileSync(inCopy(file), 'utf8');
  const replace = (file: string, from: string | RegExp, to: string) =>
    fs.writeFileSync(inCopy(file), read(file).replace(from, to));
  return { folder, inCopy, read, replace };
}
