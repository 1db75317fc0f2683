/**
 * Serves `dist` like a static host, at the root or in a sub-folder: `npm run preview -- --base=/portafolio/`.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createStaticServer, listen } from './staticServer.mjs';

const ROOT = 'dist';
const FIRST_PORT = 8080;

const { values } = parseArgs({ options: { base: { type: 'string', default: '/' } } });
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');

if (existsSync(ROOT)) {
  const port = await listen(createStaticServer({ root: ROOT, base }), FIRST_PORT);
  console.log(`Serving ${ROOT}/ on http://localhost:${port}${base}`);
} else {
  console.error(`There is no ${ROOT}/ yet: run \`npm run build\` first.`);
  process.exitCode = 1;
}
