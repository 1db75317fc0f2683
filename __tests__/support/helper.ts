/** A module of this folder that works in a process of its own, where nothing is compiled by jest. */
import { fork } from 'node:child_process';
import { on } from 'node:events';
import { LOADER_FLAGS } from '../../src/tools/program';
import { stopProcess } from './stopProcess';

export interface Answer<Result> {
  result: Result;
  /** The message of an error, in the place of a result. */
  error?: string;
}

/** In the test: starts a helper for the tests of the file. Returns the function that has it work, one call after the other. */
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

/** In the helper: says what it does with the values of a call. */
export function answerWith(work: (...values: string[]) => Promise<unknown>) {
  process.on('message', async (values: string[]) => {
    const answer = await work(...values).then(
      (result) => ({ result }),
      (error) => ({ error: error instanceof Error ? error.message : `${error}` }),
    );
    process.send?.(answer);
  });
}
