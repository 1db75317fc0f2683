/** Moves the focus to a field, and its label and its error into sight: WebKit would show no more than the field. */
export function focusField(field: HTMLElement) {
  field.focus();
  field.scrollIntoView({ block: 'nearest' });
}
