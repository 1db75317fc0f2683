import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const STYLED = /\bstyled(\.\w+|\(\w+\))/g;
const TEMPLATE = /`[^`]*`/g;
const COMMENT = /\/\*.*?\*\//gs;

/**
 * Gives every styled component below `folder` an id by its place among them. styled-components numbers them in the
 * order in which they are made, which is another one in the prerendered page than in the split bundle. Takes from the
 * styles what only their readers need: the bundler leaves what stands in templates as it is.
 *
 * @param {string} folder
 * @returns {import('esbuild').Plugin}
 */
export function styledComponents(folder) {
  /** @type {Map<string, number>} The number of each file's first component. */
  const firsts = new Map();
  return {
    name: 'styled-components',
    setup(build) {
      build.onStart(() => {
        let count = 0;
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
          if (!/\.tsx?$/.test(file)) continue;
          const absolute = path.resolve(folder, file);
          firsts.set(absolute, count);
          count += readFileSync(absolute, 'utf8').match(STYLED)?.length ?? 0;
        }
      });
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        const first = firsts.get(file);
        if (first === undefined) return undefined;
        let number = first;
        const source = await readFile(file, 'utf8');
        const contents = source
          .replaceAll(STYLED, (match) => `${match}.withConfig({ componentId: 's${(number++).toString(36)}' })`)
          .replaceAll(TEMPLATE, (template) =>
            template.replaceAll(COMMENT, '').replaceAll(/([;{}])\n\s*|(\n)\s+/g, '$1$2'),
          );
        return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
