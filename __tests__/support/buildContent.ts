import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Content } from '../../src/content/schema';
import type { Modules } from '../../src/tools/build/check/content';
import { program } from '../../src/tools/program';
import type { Words } from '../../src/words/es';
import { content } from './reference';
import { REFERENCE_OPTIONS } from './sites';

/** The content files that replace those of the reference site. All values must be serialisable as JSON. */
export interface SiteContent extends Partial<Content> {
  /** By language tag. */
  translations?: Record<string, Modules>;
  /** The words of languages that `src/words` does not have, by language tag. */
  languages?: Record<string, Words>;
}

/**
 * Builds the reference site with some files of the content replaced. If the build fails, rejects with its output.
 *
 * @param out Folder in the project for the content and for `dist`.
 * @param flags `--draft` leaves out the CV and the share images.
 */
export async function buildContent(
  out: string,
  { translations = {}, languages, ...changed }: SiteContent,
  ...flags: string[]
): Promise<void> {
  const folder = path.join(out, 'content');
  rmSync(folder, { recursive: true, force: true });
  writeModules(folder, { ...content, ...changed });
  for (const [tag, files] of Object.entries(translations)) writeModules(`${folder}/${tag}`, files);
  if (languages) {
    writeModules(`${out}/words`, Object.fromEntries(Object.entries(languages).map(([tag, words]) => [tag, { words }])));
    cpSync('src/words/es.ts', `${out}/words/es.ts`);
    flags.push(`--words=${out}/words`);
  }
  const options = [`--content=${folder}`, ...REFERENCE_OPTIONS, `--out=${out}`, ...flags];
  // The output is long: the build warns of each text that search engines would cut.
  await promisify(execFile)(process.execPath, program('build.mjs', ...options), { maxBuffer: 2 ** 24 });
}

/** Writes modules of constants, by their names without extension. */
export function writeModules(folder: string, modules: Modules) {
  mkdirSync(folder, { recursive: true });
  for (const [name, exports] of Object.entries(modules)) {
    const constants = Object.entries(exports ?? {}).map(
      ([constant, value]) => `export const ${constant} = ${JSON.stringify(value)};\n`,
    );
    writeFileSync(path.join(folder, `${name}.ts`), constants.join(''));
  }
}
