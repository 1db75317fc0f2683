/** Moves the focus to the field, and its label and its error into sight: WebKit would show no more than the field. */
export function focusFirstWrongField(form: HTMLFormElement) {
  const field = form.querySelector<HTMLElement>('[aria-invalid]');
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}
