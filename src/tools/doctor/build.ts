import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Owner } from '../../content/schema';
import { undeliverable } from '../build/check/checkContent';
import type { Example } from '../build/check/example';
import type { Written } from '../build/check/texts';
import { program } from '../program';
import type { ExaminedPage } from './findings';

const BUILT = '.cache/doctor.json';

interface Built {
  pages: ExaminedPage[];
  examples: Example[];
  /** Of all editions. */
  texts: Written[];
  /** What the build warns of, in English. */
  warnings: string[];
}

/**
 * Builds the site. Ends the program if the content has a mistake.
 *
 * @param flags Options of the build.
 */
export function build(...flags: string[]): Built {
  const { status, stderr } = spawnSync(process.execPath, program('build.mjs', `--doctor=${BUILT}`, ...flags), {
    encoding: 'utf8',
  });
  if (status !== 0) {
    process.stderr.write(stderr);
    process.exit(status ?? 1);
  }
  return { ...JSON.parse(readFileSync(BUILT, 'utf8')), warnings: stderr.split('\n').filter(Boolean) };
}

/** A release refuses these, too. */
export function exampleFaults(examples: readonly Example[]): string[] {
  return examples.map(({ place, field, text }) =>
    text ? `${place}: ${field} es del ejemplo.` : `${place} es una imagen del ejemplo.`,
  );
}

export function formFaults(owner: Owner): string[] {
  return undeliverable(owner).map(
    () =>
      `src/content/owner.ts: los mensajes del formulario no llegarían: ${new URL(owner.siteUrl).hostname} no ejecuta PHP. Escribe en \`contactForm\` un servicio de docs/contact-form.md.`,
  );
}
