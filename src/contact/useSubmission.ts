import { useSyncExternalStore } from 'react';

export interface Outcome {
  sent: boolean;
  /** Shown to the visitor; may have two lines. */
  message: string;
  /** What the server says of single fields, by name. */
  errors?: Partial<Record<string, string>>;
}

interface Submission {
  underWay: boolean;
  outcome?: Outcome;
}

const idle: Submission = { underWay: false };

/* Outside any component: sending continues after the form unmounts, and the message must not be sent twice. */
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

/** Sends with a function that never rejects. Does nothing while a message is being sent. */
export async function submit(send: () => Promise<Outcome>) {
  if (submission.underWay) return;
  update({ underWay: true });
  update({ underWay: false, outcome: await send() });
}

/** Removes the outcome of the last message, and with it the text that the visitor sees. */
export function forgetOutcome() {
  if (submission.outcome) update(idle);
}

/** State of the message being sent or last sent. */
export function useSubmission(): Submission {
  return useSyncExternalStore(
    subscribe,
    () => submission,
    () => idle,
  );
}
