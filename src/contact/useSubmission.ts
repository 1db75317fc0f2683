import { useSyncExternalStore } from 'react';

export interface Outcome {
  sent: boolean;
  /** The text for the visitor, which can have two lines. */
  message: string;
  /** The server's errors of single fields, by the names of the fields. */
  errors?: Partial<Record<string, string>>;
}

interface Submission {
  underWay: boolean;
  outcome?: Outcome;
}

const idle: Submission = { underWay: false };

/* The state is outside any component, because sending continues after the form unmounts, and no message is sent twice. */
let submission = idle;
const listeners = new Set<() => void>();

function update(next: Submission) {
  submission = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `send`, which never rejects, and stores its outcome. Does nothing while a message is being sent. */
export async function submit(send: () => Promise<Outcome>) {
  if (submission.underWay) return;
  update({ underWay: true });
  update({ underWay: false, outcome: await send() });
}

/** Removes the outcome of the last message from the state and the screen. */
export function forgetOutcome() {
  if (submission.outcome) update(idle);
}

/** Returns the state of the message that is being sent or was sent last. */
export function useSubmission(): Submission {
  return useSyncExternalStore(
    subscribe,
    () => submission,
    () => idle,
  );
}
