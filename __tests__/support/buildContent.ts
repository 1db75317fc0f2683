import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Content } from '../../src/content/schema';
import { program } from '../../src/tools/program';
import { REFERENCE_OPTIONS, SITES } from './sites';

const REFERENCE = `${SITES}/reference/content`;

/**
 * Builds the reference site with other content in the place of some files; `JSON` must be able to write it. Rejects with what
 * the build says if it fails.
 *
 * @param out Folder in the project for the content and for `dist`.
 * @param flags `--draft` leaves out the CV and the share images.
 */
export async function buildContent(out: string, changed: Partial<Content>, ...flags: string[]) {
  const folder = path.join(out, 'content');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(REFERENCE)) {
    const { name } = path.parse(file);
    const constants = Object.entries(changed[name as keyof Content] ?? {}).map(
      ([constant, value]) => `export const ${constant} = ${JSON.stringify(value)};\n`,
    );
    const source = path.relative(folder, `${REFERENCE}/${name}`).replaceAll(path.sep, '/');
    writeFileSync(path.join(folder, file), constants.join('') || `export * from '${source}';\n`);
  }
  const options = [`--content=${folder}`, ...REFERENCE_OPTIONS, `--out=${out}`, ...flags];
  await promisify(execFile)(process.execPath, program('build.mjs', ...options));
}
