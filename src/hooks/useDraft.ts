import { type RefObject, useCallback, useEffect } from 'react';

const STORAGE_KEY = 'contact-draft';

type Draft = Record<string, string>;

/* The newest draft of this visit: the storage may be forbidden, or full since an older one was stored. */
let latest: Draft | undefined;

function read(): Draft {
  if (latest) return latest;
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') ?? {};
  } catch {
    return {};
  }
}

function write(draft: Draft) {
  latest = draft;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // What is in memory still survives leaving the page and coming back.
  }
}

export function clearDraft() {
  latest = undefined;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Keeps what is typed into a form for this tab: brings it back when the form is shown, and returns what saves it. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const save = useCallback(() => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    write(Object.fromEntries(entries));
  }, [form]);

  useEffect(() => {
    const draft = read();
    let isEmpty = true;
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      // What was typed before the script ran is newer than the draft.
      field.value ||= draft[field.name] ?? '';
      if (field.value) isEmpty = false;
    }
    if (!isEmpty) save();
  }, [form, save]);

  return save;
}
