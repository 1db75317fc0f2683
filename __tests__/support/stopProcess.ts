import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process, and waits for the end: jest reports processes that tests leave running. */
export async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
