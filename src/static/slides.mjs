import * as esbuild from 'esbuild';

/**
 * Works the slides of the home page out at build time, so that it does not bring along all that is said of each project.
 *
 * @type {import('esbuild').Plugin}
 */
export const slides = {
  name: 'slides',
  setup(build) {
    build.onLoad({ filter: /content[\\/]slides\.ts$/ }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({ entryPoints: [path], bundle: true, format: 'esm', write: false });
      const module = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
      return { contents: JSON.stringify(module), loader: 'json' };
    });
  },
};
