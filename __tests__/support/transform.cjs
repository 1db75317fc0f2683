const { transformSync } = require('esbuild');

/**
 * Makes CommonJS of a module for jest. Types are checked by `npm run check`.
 *
 * @param {string} code
 * @param {string} file
 */
exports.process = (code, file) =>
  transformSync(code, {
    loader: file.endsWith('js') ? 'js' : file.endsWith('x') ? 'tsx' : 'ts',
    ...{ format: 'cjs', target: 'node20', jsx: 'automatic', sourcefile: file, sourcemap: 'inline' },
    // Jest runs modules in a sandbox that has no `import()`.
    supported: { 'dynamic-import': false },
  });
