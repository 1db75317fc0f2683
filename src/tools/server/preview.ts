/**
 * Serves `dist` like a static host, at the root or in a sub-folder: `npm run preview -- --base=/portafolio/`. `--host` also serves the
 * other devices of the network.
 */

import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createStaticServer, listen, networkAddresses } from './staticServer';

const FIRST_PORT = 8080;

const { values } = parseArgs({ options: { base: { type: 'string', default: '/' }, host: { type: 'boolean' } } });
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');

if (!existsSync('dist')) {
  console.error('There is no dist/ yet: run `npm run build` first.');
  process.exit(1);
}
const port = await listen(createStaticServer({ root: 'dist', base }), FIRST_PORT, values.host);
console.log(`Serving dist/ on http://localhost:${port}${base}`);
if (values.host) console.log(networkAddresses(port, base));
