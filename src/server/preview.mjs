/**
 * Serves `dist` like a static host, at the root or in a sub-folder: `npm run preview -- --base=/portafolio/`. With
 * `--service=formspree`, builds and serves the site for that form service, with a stand-in that answers the form.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startFormService } from './formServices.mjs';
import { createStaticServer, listen } from './staticServer.mjs';

const FIRST_PORT = 8080;

const { values } = parseArgs({
  options: { base: { type: 'string', default: '/' }, service: { type: 'string' }, answer: { type: 'string' } },
});
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');
const formService = values.service && (await startFormService(values.service, values.answer, console.log));
const root = formService ? '.cache/preview' : 'dist';

if (formService) {
  const origin = formService.origin ? [`--service-origin=${formService.origin}`] : [];
  execFileSync(process.execPath, ['build.mjs', `--service=${values.service}`, ...origin], { stdio: 'inherit' });
}

if (existsSync(root)) {
  const server = createStaticServer({ root, base, ...(formService && { intercept: formService.intercept }) });
  const port = await listen(server, FIRST_PORT);
  console.log(`Serving ${root}/ on http://localhost:${port}${base}`);
} else {
  console.error(`There is no ${root}/ yet: run \`npm run build\` first.`);
  process.exitCode = 1;
}
