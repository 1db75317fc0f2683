import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Content } from '../../../content/schema';

/**
 * All that a site says, by file. Rejects if one of the files is no module.
 *
 * @param folder Where the content lies.
 * @param work Where the modules may be written.
 */
export async function readContent(folder: string, work: string): Promise<Content> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const outdir = path.join(work, 'content');
  await build({
    entryPoints: files.map((file) => path.join(folder, file)),
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
