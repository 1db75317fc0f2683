/**
 * Runs the `draw` of a program and writes the files it returns: `draw.ts <program> <folder> <assets>`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [program = '', folder = '', assets] = process.argv.slice(2);
const { draw }: { draw: (assets?: string) => Promise<Record<string, string | Buffer>> } = await import(
  `${pathToFileURL(program)}`
);
for (const [file, contents] of Object.entries(await draw(assets))) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, contents);
}
