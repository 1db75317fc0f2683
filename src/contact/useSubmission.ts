import { useEffect, useSyncExternalStore } from 'react';

export interface Outcome {
  sent: boolean;
  /** Shown to the visitor; may have two lines. */
  message: string;
  /** Sentences for single fields, by name. */
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

async function submit(send: () => Promise<Outcome>) {
  if (submission.underWay) return;
  update({ underWay: true });
  try {
    update({ underWay: false, outcome: await send() });
  } finally {
    if (submission.underWay) update(idle);
  }
}

/** State of the message being sent or last sent. `submit` does nothing while one is being sent. */
export function useSubmission() {
  const current = useSyncExternalStore(
    subscribe,
    () => submission,
    () => idle,
  );

  useEffect(
    () => () => {
      if (!submission.underWay) update(idle);
    },
    [],
  );

  return { ...current, submit };
}
