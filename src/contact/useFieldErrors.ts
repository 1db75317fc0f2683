import { type FormEvent, useState } from 'react';
import type { FieldTexts } from '../site/contact';
import { type Field, fieldsOf } from './draft';
import { forgetOutcome, type Outcome } from './useSubmission';

/** A visible character. `contact.php` uses the same definition. */
const VISIBLE = /[^\s\p{Z}\p{Cf}]/u;

const isBlank = ({ value }: Field) => !VISIBLE.test(value);

/** Makes the browser refuse a required field with only white space. */
export function refuseBlank(field: Field) {
  field.setCustomValidity(field.required && isBlank(field) ? 'blank' : '');
}

/** Returns the errors beside a form's fields: the browser's errors in the site's words, and the server's errors. */
export function useFieldErrors(texts: Record<string, FieldTexts>, outcome: Outcome | undefined) {
  const [found, setFound] = useState<Outcome['errors']>();
  const errors = { ...outcome?.errors, ...found };

  const errorOf = (field: Field) => texts[field.name]?.[isBlank(field) ? 'missing' : 'invalid'];

  /** Shows the error of a field after the browser has refused to send the form. The browser reports each wrong field in turn. */
  function explain(event: FormEvent<HTMLFormElement>) {
    // The browser's own messages are in the language of the browser.
    event.preventDefault();
    const field = event.target as Field;
    const isFirst = field === fieldsOf(event.currentTarget).find(({ validity }) => !validity.valid);
    setFound((others) => ({ ...(!isFirst && others), [field.name]: errorOf(field) }));
    if (!isFirst) return;
    forgetOutcome();
    reveal(field);
  }

  /** Updates the error of a field that the visitor writes in. */
  function explainAgain(field: Field) {
    refuseBlank(field);
    if (errors[field.name]) setFound({ ...found, [field.name]: field.validity.valid ? undefined : errorOf(field) });
  }

  return { errors, explain, explainAgain, clearErrors: () => setFound(undefined) };
}

/** Focuses a field and scrolls its label and its error into sight, because WebKit scrolls only the field itself into sight. */
export function reveal(field: HTMLElement) {
  field.focus();
  field.scrollIntoView({ block: 'nearest' });
}
