import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes content, by source file and then by name, into a copy of the project. */
export function writeContent(copy: string, content: Record<string, object>) {
  for (const [file, values] of Object.entries(content)) {
    const constants = Object.entries(values).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
    );
    writeFileSync(path.join(copy, file), file.endsWith('.json') ? JSON.stringify(values) : constants.join(''));
  }
}
