import type { ChildProcess } from 'node:child_process';

/** Waits until a program says on its standard error that it is ready; what it says later is thrown away. */
export async function saidBy({ stderr }: ChildProcess, ready: RegExp): Promise<RegExpMatchArray> {
  let said = '';
  for await (const chunk of stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    said += chunk;
    const found = said.match(ready);
    if (!found) continue;
    stderr?.resume();
    return found;
  }
  throw new Error(`The program did not start. It said: ${said}`);
}
