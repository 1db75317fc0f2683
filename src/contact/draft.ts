import { keep, recall } from './tabStorage';

/* The contact form's draft is stored for this tab until the visitor has sent the message. */
const STORAGE_KEY = 'contact-draft';

/** The texts of a form's fields, by the names of the fields. */
export type Draft = Partial<Record<string, string>>;

const read = (): Draft => JSON.parse(recall(STORAGE_KEY) || '{}');
const write = (draft: Draft) => keep(STORAGE_KEY, Object.values(draft).some(Boolean) ? JSON.stringify(draft) : '');

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Returns the fields that visitors write in. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return Array.from(form.querySelectorAll<Field>('input:not([type=hidden], [type=checkbox]), textarea'));
}

/** Fills the form's empty fields from the draft. Text in other fields is newer and stays. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = read();
  for (const field of fieldsOf(form)) field.value ||= draft[field.name] ?? '';
}

/** Stores the form's texts as the draft, and returns the draft. */
export function saveDraft(form: HTMLFormElement): Draft {
  const draft = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
  write(draft);
  return draft;
}

/** Removes the texts of `sent` from the draft. A text that the visitor has changed since then stays. */
export function clearDraft(sent = read()) {
  write(Object.fromEntries(Object.entries(read()).filter(([name, text]) => text !== sent[name])));
}

/** Empties the form's fields for which the draft has no text. */
export function clearFields(form: HTMLFormElement) {
  const draft = read();
  for (const field of fieldsOf(form)) if (!draft[field.name]) field.value = '';
}
