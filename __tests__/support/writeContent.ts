import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes content, by source file and then by name, into a copy of the project. What else a file exports stays, as in
 * `about.before.ts`: the owner's pages may use it.
 */
export function writeContent(copy: string, content: Record<string, object>) {
  for (const [file, values] of Object.entries(content)) {
    const target = path.join(copy, file);
    if (file.endsWith('.json')) {
      writeFileSync(target, JSON.stringify(values));
      continue;
    }
    const before = target.replace(/\.ts$/, '.before.ts');
    if (!existsSync(before)) renameSync(target, before);
    const constants = Object.entries(values).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
    );
    writeFileSync(target, [`export * from './${path.parse(before).name}';\n`, ...constants].join(''));
  }
}
