import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PluginItem } from '@babel/core';
import type { Plugin } from 'esbuild';
import type { Cache } from '../assets/cache';
import { withoutEditions } from './withoutEditions';

/** https://styled-components.com/docs/tooling#babel-plugin */
const OPTIONS = { ssr: true, displayName: false, minify: true, transpileTemplateLiterals: false, pure: true };

/**
 * Runs styled-components' Babel plugin, which minifies styles and gives components the same ids in prerendered pages
 * and in the browser. Takes what a site of one language does not need out of its code. Caches the results, because Babel
 * takes longer than the rest of a build.
 */
export function styledComponents(cache: Cache, hasEditions: boolean): Plugin {
  return {
    name: 'styled-components',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8');
        const plugins: PluginItem[] = [
          ...(!hasEditions && source.includes('HAS_EDITIONS') ? [withoutEditions] : []),
          ...(source.includes("from 'styled-components'") ? [['babel-plugin-styled-components', OPTIONS]] : []),
        ] as PluginItem[];
        if (plugins.length === 0) return undefined;
        const name = path.relative(process.cwd(), file);
        const hash = createHash('sha256')
          .update(
            JSON.stringify([
              OPTIONS,
              name,
              source,
              ...(plugins.includes(withoutEditions) ? [`${withoutEditions}`] : []),
            ]),
          )
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

async function transform(source: string, file: string, plugins: PluginItem[]) {
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
