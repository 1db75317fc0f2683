import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds within which a terminal delivers the lines of a pasted text. */
const PASTE = 50;

const terminal = createInterface({ input: process.stdin, output: process.stdout });
// One iterator for all answers: a line that arrives between two of them would be lost otherwise.
const lines = terminal[Symbol.asyncIterator]();
let next = lines.next();

/** Waits for an answer; undefined if the input ends. A pasted one may have several lines. */
export async function readAnswer(): Promise<string | undefined> {
  terminal.prompt();
  const answer: string[] = [];
  do {
    const { value, done } = await next;
    if (done) return undefined;
    answer.push(value.trim());
    next = lines.next();
  } while (process.stdin.isTTY && (await isPasting()));
  return answer.filter(Boolean).join('\n');
}

/** Whether another line has arrived with the last one, or has begun to. */
async function isPasting(): Promise<boolean> {
  const hasMore = await Promise.race([next.then(({ done }) => !done), wait(PASTE, false)]);
  return hasMore || terminal.line !== '';
}

export function closeTerminal() {
  terminal.close();
}
