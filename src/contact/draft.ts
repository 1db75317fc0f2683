import { keep, recall } from './tabStorage';

/* The contact form's draft is kept for this tab until it is sent. */
const STORAGE_KEY = 'contact-draft';

/** Texts by the names of fields. */
export type Draft = Partial<Record<string, string>>;

const read = (): Draft => JSON.parse(recall(STORAGE_KEY) || '{}');
const write = (draft: Draft) => keep(STORAGE_KEY, Object.values(draft).some(Boolean) ? JSON.stringify(draft) : '');

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields that visitors write in. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return Array.from(form.querySelectorAll<Field>('input:not([type=hidden], [type=checkbox]), textarea'));
}

/** Fills the form's empty fields from the draft; text in the others is newer. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = read();
  for (const field of fieldsOf(form)) field.value ||= draft[field.name] ?? '';
}

/** Returns the draft. */
export function saveDraft(form: HTMLFormElement): Draft {
  const draft = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
  write(draft);
  return draft;
}

/** Empties the draft, but for what was written since `sent` was. */
export function clearDraft(sent = read()) {
  write(Object.fromEntries(Object.entries(read()).filter(([name, text]) => text !== sent[name])));
}

/** Empties the form's fields that the draft has no text for. */
export function clearFields(form: HTMLFormElement) {
  const draft = read();
  for (const field of fieldsOf(form)) if (!draft[field.name]) field.value = '';
}
