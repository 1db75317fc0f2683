import { readFile } from 'node:fs/promises';

/**
 * Lets the bundler leave out what the site does not use of two libraries, which is most of them: React Router's
 * components are made by calls and then given a name for debugging, which both look as if they were needed; Helmet
 * finds out when it runs which React it has, and brings the code for the older ones along.
 *
 * @type {import('esbuild').Plugin}
 */
export const treeShaking = {
  name: 'tree-shaking',
  setup(build) {
    build.onLoad({ filter: /react-router[\\/]dist[\\/].*\.m?js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
      return { contents };
    });
    build.onLoad({ filter: /react-helmet-async[\\/]lib[\\/]index\.esm\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source
        .replaceAll(/\bisReact19\b(?! =)/g, 'true')
        .replace(/\/\/ src\/Dispatcher\.tsx.*?(?=\/\/ src\/React19Dispatcher\.tsx)/s, '');
      return { contents };
    });
  },
};
