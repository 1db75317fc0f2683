import { fieldsOf } from './draft';

/** `missing` is the error for an empty required field, `invalid` the one for a wrong format. */
export interface FieldTexts {
  label: string;
  missing?: string;
  invalid?: string;
}

/** Sentences for single fields, by name. */
export type FieldErrors = Partial<Record<string, string>>;

/** What `contact.php` counts as text, too. */
const VISIBLE = /[^\s\p{Z}\p{Cf}]/u;

/** What is wrong with a field, by the browser's rules; a text that nobody sees is missing. */
export function errorOf(field: HTMLInputElement | HTMLTextAreaElement, texts: FieldTexts): string | undefined {
  if (field.required && !VISIBLE.test(field.value)) return texts.missing;
  return field.validity.valid ? undefined : texts.invalid;
}

/** What is wrong with a form's fields; undefined if nothing is. */
export function errorsOf(form: HTMLFormElement, texts: Record<string, FieldTexts>): FieldErrors | undefined {
  let errors: FieldErrors | undefined;
  for (const field of fieldsOf(form)) {
    const fieldTexts = texts[field.name];
    const error = fieldTexts && errorOf(field, fieldTexts);
    if (error) errors = { ...errors, [field.name]: error };
  }
  return errors;
}
