const { extname } = require('node:path');
const { transformSync } = require('esbuild');

/** Makes CommonJS of a module for jest. Types are checked by `npm run check`. */
exports.process = (code, file) =>
  transformSync(code, {
    loader: extname(file).replace('mjs', 'js').slice(1),
    ...{ format: 'cjs', target: 'node20', jsx: 'automatic', sourcefile: file, sourcemap: 'inline' },
    // Jest runs modules in a sandbox that has no `import()`.
    supported: { 'dynamic-import': false },
  });
