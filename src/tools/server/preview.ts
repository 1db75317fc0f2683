import { existsSync } from 'node:fs';
import { readCommandLine, stop } from '../commandLine';
import { createStaticServer, listen, networkAddresses } from './staticServer';

const FIRST_PORT = 8080;

const { values } = readCommandLine({
  name: 'npm run preview',
  about: 'serves dist/ as a static host does.',
  options: {
    base: {
      type: 'string',
      default: '/',
      about: 'the folder of the site on the host, such as /portafolio/',
    },
    host: { type: 'boolean', about: 'also serves the other devices in the network' },
  },
});
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');

if (!existsSync('dist')) stop('There is no dist/ yet: run `npm run build` first.');
const port = await listen(createStaticServer({ root: 'dist', base }), FIRST_PORT, values.host);
console.log(`Serving dist/ on http://localhost:${port}${base}`);
if (values.host) console.log(networkAddresses(port, base));
