import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Content } from '../../../content/schema';

/** The exports of modules, by module name. */
export type Modules = Partial<Record<string, Record<string, unknown>>>;

/**
 * Returns the exports of an owner's files in a folder, by file name. `words.ts` is optional. Rejects if a file is not a module.
 *
 * @param folder The folder of the content.
 * @param work The folder for the bundled modules.
 */
export async function readContent(folder: string, work: string): Promise<Content> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && file !== 'schema.ts');
  const modules = await readModules(
    files.map((file) => path.join(folder, file)),
    path.join(work, 'content'),
  );
  return { words: { words: {} }, ...modules } as unknown as Content;
}

/** Bundles modules of one folder and returns their exports. The time in the address bypasses Node's cache of modules. */
export async function readModules(files: readonly string[], outdir: string): Promise<Modules> {
  await build({
    entryPoints: [...files],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    logLevel: 'silent',
  });
  const modules = files.map(async (file) => {
    const { name } = path.parse(file);
    const { href } = pathToFileURL(path.join(outdir, `${name}.mjs`));
    return [name, { ...(await import(`${href}?${Date.now()}`)) }];
  });
  return Object.fromEntries(await Promise.all(modules));
}
