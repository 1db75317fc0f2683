import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PluginTarget } from '@babel/core';
import type { Plugin } from 'esbuild';
import type { Cache } from '../assets/cache';
import { withoutGuarded } from './withoutGuarded';

/** Increase this when `withoutGuarded` changes: it invalidates the cached files. */
const VERSION = 1;

/** https://styled-components.com/docs/tooling#babel-plugin */
const OPTIONS = { ssr: true, displayName: false, minify: true, transpileTemplateLiterals: false, pure: true };

/**
 * Runs styled-components' Babel plugin, which minifies styles and gives components the same ids in prerendered pages
 * and in the browser. Caches the results, because Babel takes longer than the rest of a build.
 *
 * @param guards Names of constants that the build leaves empty: what they guard is taken out.
 */
export function styledComponents(cache: Cache, guards: string[]): Plugin {
  return {
    name: 'styled-components',
    setup(build) {
      build.onLoad({ filter: /[\\/](src|pages)[\\/].*\.tsx?$/ }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8');
        const plugins: [PluginTarget, object][] = [];
        if (guards.some((guard) => source.includes(guard))) plugins.push([withoutGuarded, { guards }]);
        if (source.includes("from 'styled-components'")) plugins.push(['babel-plugin-styled-components', OPTIONS]);
        if (plugins.length === 0) return undefined;
        const name = path.relative(process.cwd(), file);
        const hash = createHash('sha256')
          .update(JSON.stringify([VERSION, plugins.map(([, options]) => options), name, source]))
          .digest('hex')
          .slice(0, 16);
        const transformed = await cache.get(path.join('styled', `${path.basename(file)}-${hash}.txt`), async (target) =>
          writeFile(target, await transform(source, file, plugins)),
        );
        return { contents: await readFile(transformed, 'utf8'), loader: file.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

async function transform(source: string, file: string, plugins: [PluginTarget, object][]) {
  const { transformAsync } = await import('@babel/core');
  const result = await transformAsync(source, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins,
  });
  return result?.code ?? '';
}
