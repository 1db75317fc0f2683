import { type FormEvent, useState } from 'react';
import type { FieldTexts } from '../site/contact';
import { type Field, fieldsOf } from './draft';
import { forgetOutcome, type Outcome } from './useSubmission';

/** What `contact.php` counts as text, too. */
const VISIBLE = /[^\s\p{Z}\p{Cf}]/u;

const isBlank = ({ value }: Field) => !VISIBLE.test(value);

/** Tells the browser what it does not know: white space is no text. */
export function refuseBlank(field: Field) {
  field.setCustomValidity(field.required && isBlank(field) ? 'blank' : '');
}

/** The errors beside a form's fields: what the browser finds wrong, in the site's words, or what the server has answered. */
export function useFieldErrors(texts: Record<string, FieldTexts>, outcome: Outcome | undefined) {
  const [found, setFound] = useState<Outcome['errors']>();
  const errors = { ...outcome?.errors, ...found };

  const errorOf = (field: Field) => texts[field.name]?.[isBlank(field) ? 'missing' : 'invalid'];

  /** The browser refuses to send the form, and reports each wrong field in turn. */
  function explain(event: FormEvent<HTMLFormElement>) {
    // The browser's bubbles speak its own language.
    event.preventDefault();
    const field = event.target as Field;
    const isFirst = field === fieldsOf(event.currentTarget).find(({ validity }) => !validity.valid);
    setFound((others) => ({ ...(!isFirst && others), [field.name]: errorOf(field) }));
    if (!isFirst) return;
    forgetOutcome();
    reveal(field);
  }

  /** Corrects the error of a field that the visitor writes in. */
  function explainAgain(field: Field) {
    refuseBlank(field);
    if (errors[field.name]) setFound({ ...found, [field.name]: field.validity.valid ? undefined : errorOf(field) });
  }

  return { errors, explain, explainAgain, clearErrors: () => setFound(undefined) };
}

/** Moves the focus to the field, and its label and its error into sight: WebKit would show no more than the field. */
export function reveal(field: HTMLElement) {
  field.focus();
  field.scrollIntoView({ block: 'nearest' });
}
