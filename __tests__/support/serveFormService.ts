import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { program } from '../../src/tools/program';
import { startFormService } from '../../src/tools/server/formServices';
import { createStaticServer, listen } from '../../src/tools/server/staticServer';

/**
 * `serveFormService.ts <service>` builds the project in this folder for a form service and serves it beside a stand-in
 * for the service. It is sent what the stand-in shall answer, and tells what the stand-in has got.
 */
const [name = ''] = process.argv.slice(2);
const messages: Record<string, string>[] = [];
const standIn = await startFormService(name, 'success', (fields) => messages.push(fields));
const origin = standIn.origin ? [`--service-origin=${standIn.origin}`] : [];
execFileSync(process.execPath, program('build.mjs', `--service=${name}`, '--draft', ...origin), { stdio: 'pipe' });
renameSync('.cache/preview', name);
const server = createStaticServer({ root: name, intercept: standIn.intercept });
const url = `http://localhost:${await listen(server, 0)}`;

process.on('message', (answer: string) => {
  standIn.answer = answer;
  process.send?.({ messages: messages.splice(0), methods: standIn.methods });
});
process.send?.({ url, origin: standIn.origin ?? url });
