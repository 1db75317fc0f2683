/* The contact form's draft is kept for this tab until it is sent. */
const STORAGE_KEY = 'contact-draft';

export type Draft = Partial<Record<string, string>>;

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

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields that visitors write in. */
export function fieldsOf(form: HTMLFormElement) {
  return form.querySelectorAll<Field>('input:not([type=hidden], [type=checkbox]), textarea');
}

/** Fills the form's empty fields from the draft; text in the others is newer. Returns the draft with that text. */
export function restoreDraft(form: HTMLFormElement): Draft {
  const draft = read();
  for (const field of fieldsOf(form)) field.value ||= draft[field.name] ?? '';
  return saveDraft(form);
}

/** Returns the draft. */
export function saveDraft(form: HTMLFormElement): Draft {
  const draft = Object.fromEntries(Array.from(fieldsOf(form), ({ name, value }) => [name, value]));
  keep(draft);
  return draft;
}

function keep(draft: Draft) {
  latest = draft;
  try {
    if (Object.values(draft).some(Boolean)) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // The draft in memory still survives a change of page.
  }
}

/** Empties the draft, but for what was written since `sent` was. */
export function clearDraft(sent?: Draft) {
  keep(Object.fromEntries(Object.entries(read()).filter(([name, text]) => sent && text !== sent[name])));
}

/** Empties the form's fields that the draft has no text for. */
export function clearFields(form: HTMLFormElement) {
  for (const field of fieldsOf(form)) if (!read()[field.name]) field.value = '';
}
