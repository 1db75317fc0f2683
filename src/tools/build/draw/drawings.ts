import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cache, Product } from '../assets/cache';
import { PATIENT } from '../move';
import { drawCv } from './cv';
import type { Drawn } from './drawn';
import { drawIcons } from './icons';
import { missingLetter, type Written } from './missingLetter';
import { drawShareImages } from './shareImages';
import { MissingLetter, type StaticFonts, typesetter } from './typst';

type Files = Record<string, string | Buffer>;

interface Sources {
  fonts: StaticFonts;
  /** A value that changes with every picture. */
  pictures: unknown;
  /** Folder of the pictures. */
  assets: string;
  /** Where a fault may be: the edition at the root and this one. */
  editions: readonly Written[];
}

/** The curriculum, the icons and the share images of an edition. */
export function listDrawings(drawn: Drawn, { fonts, pictures, assets, editions }: Sources, cache: Cache): Product[] {
  const { cv, icons, shareImages, language } = drawn;
  const typst = () => typesetter(fonts, language);
  const product = (name: string, paths: RegExp, shown: unknown, draw: () => Promise<Files>): Product => ({
    includes: (file) => paths.test(file),
    make: () =>
      make(name, paths, shown, cache, draw).catch((error) => {
        throw error instanceof MissingLetter ? missingLetter(error, editions) : error;
      }),
  });
  return [
    product('cv', /^cv\.pdf$/, [cv, language, fonts], async () => drawCv(cv, await typst())),
    product('icons', /^(favicon|apple-touch-icon|icon-|manifest\.webmanifest)/, icons, () => drawIcons(icons)),
    product('shareImages', /^share\//, [shareImages, language, fonts, pictures], async () =>
      drawShareImages(shareImages, await typst(), assets),
    ),
  ];
}

/** Draws files, unless they are in the cache: until what they show, the code here or a library changes. */
async function make(name: string, paths: RegExp, shown: unknown, cache: Cache, draw: () => Promise<Files>) {
  const hash = createHash('sha256').update(JSON.stringify(shown));
  const sources = (await readdir('src/tools/build/draw')).map((file) => `src/tools/build/draw/${file}`);
  for (const file of [...sources, 'package-lock.json']) hash.update(await readFile(file).catch(() => ''));
  const folder = await cache.get(path.join('drawings', `${name}-${hash.digest('hex').slice(0, 8)}`), async (target) => {
    await removeOlder(path.dirname(target), `${name}-`);
    for (const [file, contents] of Object.entries(await draw())) {
      await mkdir(path.dirname(path.join(target, file)), { recursive: true });
      await writeFile(path.join(target, file), contents);
    }
  });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => {
      const from = path.join(parentPath, file);
      return [from, path.relative(folder, from).replaceAll(path.sep, '/')] as [string, string];
    });
  // A file that is not of the site has a notice for the owner.
  for (const [from, file] of files) if (!paths.test(file)) tell(await readFile(from, 'utf8'));
  return files.filter(([, file]) => paths.test(file));
}

const told = new Set<string>();

/** Prints a notice once, however often a development server builds. */
function tell(notice: string) {
  if (!told.has(notice)) console.warn(notice);
  told.add(notice);
}

async function removeOlder(folder: string, prefix: string) {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    await rm(path.join(folder, name), PATIENT);
  }
}
