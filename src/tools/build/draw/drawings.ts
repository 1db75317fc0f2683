import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cache, Product } from '../assets/cache';
import type { Written } from '../check/texts';
import { digestOf } from '../hash';
import { PATIENT } from '../move';
import type { Warning } from '../warnings';
import { drawCv } from './cv';
import type { DrawingData } from './drawingData';
import { drawIcons } from './icons';
import { drawShareImages } from './shareImages';
import { type StaticFonts, typesetter } from './typst';

const CODE = 'src/tools/build/draw';

/** The name of a drawn file that is not part of the site but contains a warning. */
const NOTICE = 'notice.json';

interface Sources {
  fonts: StaticFonts;
  /** A value that changes if any picture of the site changes. */
  pictures: unknown;
  /** The file of each picture, by its path in `src/assets` without extension. */
  originals: Record<string, string>;
  /** The result of `hashOfCode`. */
  code: string;
  /** The texts of this edition and of the edition at the root. */
  written: readonly Written[];
  /** Receives the warnings of the drawings. */
  onWarning: (warning: Warning) => void;
  /** The folder of the edition in `dist`, with a slash at the end. The first edition has no folder. */
  folder?: string;
}

/**
 * Returns the curriculum, the icons and the share images of an edition. Each drawing is cached until its data, the code in this
 * folder or a library changes.
 */
export function listDrawings(data: DrawingData, sources: Sources, cache: Cache): Product[] {
  const { cv, icons, shareImages, language } = data;
  const { fonts, pictures, originals, code, written, onWarning, folder = '' } = sources;
  const typst = () => typesetter(fonts, language, written);
  const product = (name: string, paths: RegExp, shown: unknown, draw: () => Promise<Files>): Product => ({
    includes: (file) => file.startsWith(folder) && paths.test(file.slice(folder.length)),
    make: async () =>
      (await make(name, [shown, code], draw, cache, onWarning)).map(([from, to]) => [from, folder + to]),
  });
  return [
    product('cv', /^cv\.pdf$/, [cv, language, fonts], async () => drawCv(cv, await typst())),
    product('icons', /^(favicon|apple-touch-icon|icon-|manifest\.webmanifest)/, icons, () => drawIcons(icons)),
    product('shareImages', /^share\//, [shareImages, language, fonts, pictures], async () =>
      drawShareImages(shareImages, await typst(), originals),
    ),
  ];
}

/** The contents of files, by path in `dist`. */
type Files = Record<string, string | Buffer>;

/** Returns a hash of the code in this folder and of the libraries. */
export async function hashOfCode(): Promise<string> {
  const code = (await readdir(CODE)).sort().map((file) => `${CODE}/${file}`);
  const sources = [...code, 'package-lock.json'].map((file) => readFile(file).catch(() => ''));
  return digestOf(...(await Promise.all(sources)));
}

/** @param from All data that affect the files. If these data change, the files are drawn again. */
async function make(
  name: string,
  from: unknown,
  draw: () => Promise<Files>,
  cache: Cache,
  onWarning: Sources['onWarning'],
) {
  const entry = `${name}-${digestOf(JSON.stringify(from))}`;
  const folder = await cache.get(`drawings/${entry}`, async (target) => {
    const others = (await readdir(path.dirname(target))).filter((other) => other.startsWith(`${name}-`));
    for (const other of others) await rm(path.join(path.dirname(target), other), PATIENT);
    for (const [file, contents] of Object.entries(await draw())) {
      await mkdir(path.dirname(path.join(target, file)), { recursive: true });
      await writeFile(path.join(target, file), contents);
    }
  });
  const files = (await readdir(folder, { recursive: true })).filter((file) => path.extname(file));
  if (files.includes(NOTICE)) onWarning(JSON.parse(await readFile(path.join(folder, NOTICE), 'utf8')));
  return files
    .filter((file) => file !== NOTICE)
    .map((file): [string, string] => [path.join(folder, file), file.replaceAll(path.sep, '/')]);
}
