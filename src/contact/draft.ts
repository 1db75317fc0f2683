/* The contact form's draft is kept for this tab until it is sent. */
const STORAGE_KEY = 'contact-draft';

type Draft = Record<string, string>;

/* The newest draft, in memory: storage may be blocked, or full and still hold an older draft. */
let latest: Draft | undefined;

function read(): Draft {
  if (latest) return latest;
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') ?? {};
  } catch {
    return {};
  }
}

/** Fills the form's empty fields from the draft; text in the others is newer. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = read();
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value ||= draft[field.name] ?? '';
    }
  }
}

export function saveDraft(form: HTMLFormElement) {
  // `FormData` can contain files; this form has none.
  const draft = Object.fromEntries(new FormData(form)) as Draft;
  latest = draft;
  try {
    if (Object.values(draft).some(Boolean)) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // The draft in memory still survives a change of page.
  }
}

export function clearDraft() {
  latest = undefined;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked storage holds no draft.
  }
}
