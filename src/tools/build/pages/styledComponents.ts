import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { Cache } from '../assets/cache';
import { digestOf } from '../hash';

/** https://styled-components.com/docs/tooling#babel-plugin */
const PLUGIN = { ssr: true, displayName: false, minify: true, transpileTemplateLiterals: false, pure: true };

const OPTIONS = {
  configFile: false,
  babelrc: false,
  sourceMaps: 'inline',
  parserOpts: { plugins: ['typescript', 'jsx'] },
  plugins: [['babel-plugin-styled-components', PLUGIN]],
};

/**
 * Returns a plugin for esbuild that runs styled-components' Babel plugin, which minifies styles and gives components the same ids in
 * prerendered pages and in the browser. The results are cached, because Babel takes longer than the rest of a build.
 */
export function styledComponents(cache: Cache): Plugin {
  return {
    name: 'styled-components',
    setup(build) {
      build.onLoad({ filter: /[\\/](src|pages)[\\/].*\.tsx?$/ }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8');
        if (!source.includes("from 'styled-components'")) return undefined;
        const name = path.relative(process.cwd(), file);
        const hash = digestOf(JSON.stringify([OPTIONS, name, source]));
        const transformed = await cache.get(path.join('styled', `${path.basename(file)}-${hash}.txt`), async (target) =>
          writeFile(target, await transform(source, file)),
        );
        return { contents: await readFile(transformed, 'utf8'), loader: file.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

async function transform(source: string, file: string) {
  const { transformAsync } = await import('@babel/core');
  const result = await transformAsync(source, { ...OPTIONS, filename: file });
  return result?.code ?? '';
}
