import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorOf, errorsOf, type FieldErrors, type FieldTexts } from './fieldErrors';
import type { Outcome } from './useSubmission';

/** The errors beside a form's fields: those of the last submit, or the server's if it has answered since. */
export function useFieldErrors(texts: Record<string, FieldTexts>, outcome: Outcome | undefined) {
  const [errors, setErrors] = useState<FieldErrors | undefined>(outcome?.errors);
  const [lastOutcome, setLastOutcome] = useState(outcome);
  if (outcome !== lastOutcome) {
    setLastOutcome(outcome);
    if (outcome) setErrors(outcome.errors);
  }

  /** Shows what is wrong with the form. Returns whether anything is. */
  function explain(form: HTMLFormElement): boolean {
    const found = errorsOf(form, texts);
    // The focus then goes to a field that has its description.
    flushSync(() => setErrors(found));
    return found !== undefined;
  }

  /** Corrects the error of a field that the visitor writes in. */
  function explainAgain({ target }: FormEvent) {
    const field = target as HTMLInputElement | HTMLTextAreaElement;
    const fieldTexts = texts[field.name];
    if (fieldTexts && errors?.[field.name]) setErrors({ ...errors, [field.name]: errorOf(field, fieldTexts) });
  }

  return { errors, explain, explainAgain };
}
