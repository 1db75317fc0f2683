const { readdirSync } = require('node:fs');
const path = require('node:path');

const SRC = path.resolve('src');
const FIXTURE = path.resolve('__tests__/fixtures/specification');

/** The fixture's modules, by path without `.ts`. */
const modules = new Set(
  readdirSync(FIXTURE, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll(path.sep, '/').replace(/\.ts$/, ''),
  ),
);

/** What the build of the fixture has left. */
const VIRTUAL = path.resolve('.cache/fixtures/specification/.cache');

/**
 * Answers imports of content in `src` with the fixture's, where it has it. A fixture's own imports from `src` stay; what it
 * imports from beside itself and does not have comes from `src`. `virtual:` modules are the fixture's.
 *
 * @param {string} request
 * @param {{ basedir: string, defaultResolver: (request: string, options: object) => string }} options
 */
module.exports = function resolveFixture(request, options) {
  if (request.startsWith('virtual:')) return path.join(VIRTUAL, `${request.slice('virtual:'.length)}.json`);
  const asked = request.startsWith('.') ? path.resolve(options.basedir, request) : '';
  const isFixture = options.basedir.startsWith(FIXTURE);
  const [from, to] = isFixture ? [FIXTURE, SRC] : [SRC, FIXTURE];
  const module = path.relative(from, asked).replaceAll(path.sep, '/');
  const moves = asked.startsWith(from) && modules.has(module) !== isFixture;
  return options.defaultResolver(moves ? path.join(to, module) : request, options);
};
