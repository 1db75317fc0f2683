/** Tests can use modules that jest cannot load: a module of this folder runs as a helper in a process of its own. */
import { fork } from 'node:child_process';
import { on } from 'node:events';
import { LOADER_FLAGS } from '../../src/tools/program';
import { stopProcess } from './stopProcess';

export interface Answer<Result> {
  result: Result;
  /** The message of an error, if there is no result. */
  error?: string;
}

/** Starts a helper for the tests of a file. Returns a function that calls the helper; calls must not overlap. */
export function startHelper<Result>(name: string) {
  const helper = fork(`__tests__/support/${name}.ts`, { execArgv: LOADER_FLAGS });
  const answers = on(helper, 'message', { close: ['exit'] });
  afterAll(() => stopProcess(helper));
  return async (...values: string[]): Promise<Answer<Result>> => {
    helper.send(values);
    const { value } = await answers.next();
    if (!value) throw new Error(`The helper "${name}" ended with ${helper.exitCode ?? helper.signalCode}.`);
    return value[0];
  };
}

/** Defines, in the module of a helper, how the helper answers a call. */
export function answerWith(work: (...values: string[]) => Promise<unknown>) {
  process.on('message', async (values: string[]) => {
    const answer = await work(...values).then(
      (result) => ({ result }),
      (error) => ({ error: error instanceof Error ? error.message : `${error}` }),
    );
    process.send?.(answer);
  });
}
