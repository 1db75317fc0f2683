import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Example } from '../build/check/example';
import type { Written } from '../build/check/texts';
import type { Warning } from '../build/warnings';
import { program } from '../program';
import type { ExaminedPage } from './findings';
import type { Words } from './words/es';

const BUILT = '.cache/doctor.json';

interface Built {
  pages: ExaminedPage[];
  examples: Example[];
  /** The texts of all editions. */
  texts: Written[];
  warnings: Warning[];
}

/**
 * Builds the site. Ends the program if the content has a mistake.
 *
 * @param flags Further options of the build.
 */
export function build(...flags: string[]): Built {
  const { status, stderr } = spawnSync(process.execPath, program('build.mjs', `--doctor=${BUILT}`, ...flags), {
    encoding: 'utf8',
  });
  process.stderr.write(stderr);
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(readFileSync(BUILT, 'utf8'));
}

/** Returns a fault for each `cv.pdf` in the owner's public folder that is no PDF. */
export function curriculumFaults(folders: readonly string[], words: Words): string[] {
  const files = [...new Set(folders)].map((folder) => `public/${folder}cv.pdf`);
  const broken = files.filter((file) => existsSync(file) && !readFileSync(file, 'latin1').startsWith('%PDF-'));
  return broken.map((file) => `${file}: ${words.noPdf}`);
}
