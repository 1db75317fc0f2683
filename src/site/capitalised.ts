/** A text with a capital at its start, as a language writes it. */
export function capitalised(text: string, tag: string): string {
  return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
}
