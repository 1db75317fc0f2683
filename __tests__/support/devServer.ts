import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { program } from '../../src/tools/program';
import { copyProject } from './copyProject';
import { stopProcess } from './stopProcess';

export type DevServer = Awaited<ReturnType<typeof startDevServer>>;

/** Milliseconds that something expected, such as a build, may take. */
const PATIENCE = 180_000;

/**
 * `npm start` in a copy of the project, so that its sources can be changed and its messages thrown away.
 *
 * @param prepare Changes the copy before.
 */
export async function startDevServer(
  env: Record<string, string> = {},
  prepare: (folder: string) => Promise<void> = async () => {},
) {
  const folder = copyProject();
  await prepare(folder);
  const server = spawn(process.execPath, program('build.mjs', '--serve'), {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }

  async function waitFor<Value>(find: () => Value | undefined | Promise<Value | undefined>): Promise<Value> {
    for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; ) {
      const found = await find();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`Waited in vain. The server said:\n${output}`);
  }

  async function stop() {
    await stopProcess(server);
    // A drawing that the server had begun may still be written.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }

  const url = await waitFor(() => output.match(/Serving on (http:\/\/localhost:\d+)/)?.[1]);
  return { folder, url, output: () => output, waitFor, stop };
}
