import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { LOADER_FLAGS } from '../../src/tools/program';
import { stopProcess } from './stopProcess';

export type FormServiceHost = Awaited<ReturnType<typeof startFormServiceHost>>;

/** The site built for a form service, from a copy of the project, beside a stand-in for the service. */
export async function startFormServiceHost(service: string, copy: string) {
  const host = fork(path.join(__dirname, 'serveFormService.ts'), [service], { cwd: copy, execArgv: LOADER_FLAGS });
  const [{ url, origin }] = (await once(host, 'message')) as [{ url: string; origin: string }];
  return {
    url,
    /** The origin of the stand-in. */
    origin,
    /** Has the stand-in answer so from now on. Returns the messages since the last call, and the methods of all requests. */
    async setAnswer(answer: string) {
      const reply = once(host, 'message');
      host.send(answer);
      const [got] = (await reply) as [{ messages: Record<string, string>[]; methods: string[] }];
      return got;
    },
    stop: () => stopProcess(host),
  };
}
