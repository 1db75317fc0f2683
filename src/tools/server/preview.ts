/**
 * Serves `dist` like a static host, at the root or in a sub-folder: `npm run preview -- --base=/portafolio/`. With
 * `--service=formspree`, builds and serves the site for that form service, with a stand-in that answers the form.
 * `--host` also serves the other devices of the network.
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ContentError, isForOwner } from '../build/check/contentError';
import { program } from '../program';
import { startFormService, tellMessage } from './formServices';
import { createStaticServer, listen, networkAddresses } from './staticServer';

const FIRST_PORT = 8080;

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    service: { type: 'string' },
    host: { type: 'boolean' },
  },
});
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');

async function preview() {
  const { service } = values;
  const formService = service ? await startFormService(service, tellMessage, values.host) : undefined;
  const root = formService ? '.cache/preview' : 'dist';
  if (formService) {
    const origin = formService.origin ? [`--service-origin=${formService.origin}`] : [];
    const build = program('build.mjs', `--service=${service}`, ...origin);
    const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
    // The build has said why.
    if (status !== 0) process.exit(1);
  }
  if (!existsSync(root)) throw new ContentError(`There is no ${root}/ yet: run \`npm run build\` first.`);
  const port = await listen(
    createStaticServer({ root, base, intercept: formService?.intercept }),
    FIRST_PORT,
    values.host,
  );
  console.log(`Serving ${root}/ on http://localhost:${port}${base}`);
  if (values.host) console.log(networkAddresses(port, base));
}

await preview().catch((error) => {
  if (!isForOwner(error)) throw error;
  console.error(error.message);
  process.exit(1);
});
