import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const STYLED = /\bstyled(\.\w+|\(\w+\))/g;

/**
 * Gives every styled component below `folder` an id by its place among them. styled-components numbers them in the
 * order in which they are made, which is another one in the prerendered page than in the split bundle.
 *
 * @param {string} folder
 * @returns {import('esbuild').Plugin}
 */
export function componentIds(folder) {
  /** @type {Map<string, number>} The number of each file's first component. */
  const firsts = new Map();
  return {
    name: 'component-ids',
    setup(build) {
      build.onStart(() => {
        let count = 0;
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
          if (!file.endsWith('.tsx')) continue;
          const absolute = path.resolve(folder, file);
          firsts.set(absolute, count);
          count += readFileSync(absolute, 'utf8').match(STYLED)?.length ?? 0;
        }
      });
      build.onLoad({ filter: /\.tsx$/ }, async ({ path: file }) => {
        let number = firsts.get(file) ?? 0;
        const source = await readFile(file, 'utf8');
        const contents = source.replaceAll(
          STYLED,
          (match) => `${match}.withConfig({ componentId: 's${(number++).toString(36)}' })`,
        );
        return { contents, loader: 'tsx' };
      });
    },
  };
}
