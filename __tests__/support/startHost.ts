import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { program } from '../../src/tools/program';

/** Serves a folder as a static host does, at an address of its own, until `stop` is called. */
export async function startHost(folder: string, base = '/') {
  const host = spawn(process.execPath, program(path.join(__dirname, 'staticHost.ts'), folder, base));
  const ended = once(host, 'exit');
  const [address] = await once(host.stdout, 'data');
  return {
    url: String(address).trim(),
    async stop() {
      host.kill();
      await ended;
    },
  };
}
