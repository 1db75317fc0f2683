/* What is typed into the contact form is kept for this tab until it is sent. */
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

/** Fills in what was typed before; what has been typed since is newer. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = read();
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value ||= draft[field.name] ?? '';
    }
  }
}

export function saveDraft(form: HTMLFormElement) {
  // The form has no files.
  const draft = Object.fromEntries(new FormData(form)) as Draft;
  latest = draft;
  try {
    if (Object.values(draft).some(Boolean)) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(STORAGE_KEY);
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
