import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Content } from '../../../content/schema';

/** Exports by the names of their modules. */
export type Modules = Partial<Record<string, Record<string, unknown>>>;

/**
 * All that an owner says in a folder, by file; own words may be left out. Rejects if one of the files is no module.
 *
 * @param folder Where the content lies.
 * @param work Where the modules may be written.
 */
export async function readContent(folder: string, work: string): Promise<Content> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && file !== 'schema.ts');
  const modules = await readModules(
    files.map((file) => path.join(folder, file)),
    path.join(work, 'content'),
  );
  return { words: { words: {} }, ...modules } as unknown as Content;
}

/** The exports of modules in one folder, as of now. */
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
