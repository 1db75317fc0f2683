import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutputFile } from 'esbuild';
import { makeWhole, PATIENT } from './move';
import { options } from './options';

const { work, dist, serve } = options;

/**
 * A hint that makes Chromium compile all functions of a script in the background during download. Without the hint, Chromium
 * compiles each function at its first call, which blocks the page.
 */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n';
/** The size of a script in bytes from which the hint saves more time than its own download takes. */
const MUCH_CODE = 30_000;

interface Site {
  scripts: OutputFile[];
  /** Text files by path in `dist`. */
  texts: Record<string, string>;
  /** The location of each product's files, and their paths in `dist`. */
  productFiles: [from: string, to: string][];
}

/** Writes the site to a temporary folder first, so that a half-built site is never served. */
export function writeSite({ scripts, texts, productFiles }: Site) {
  const makeIn = async (folder: string) => {
    const write = async (file: string, contents: string | Uint8Array | (string | Uint8Array)[]) => {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), contents);
    };
    for (const { path: file, contents } of scripts) {
      const script = !serve && contents.length > MUCH_CODE ? [COMPILE_EARLY, contents] : contents;
      await write(path.relative(dist, file), script);
    }
    for (const [from, to] of productFiles) await cp(from, path.join(folder, to));
    for (const [file, contents] of Object.entries(texts)) await write(file, contents);
    // The owner's files replace generated files. `public/contact.php` is the template of a generated file, so it is not copied.
    await cp(options.public, folder, { recursive: true, filter: (file) => path.basename(file) !== 'contact.php' });
    await rm(dist, PATIENT);
  };
  return makeWhole(dist, makeIn, path.join(work, `${path.basename(dist)}.part`));
}
