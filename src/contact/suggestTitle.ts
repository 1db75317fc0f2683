import { keep, recall } from './tabStorage';

/* The title that was suggested last: unless the visitor changed it, the next suggestion takes its place. */
const STORAGE_KEY = 'contact-suggestion';

/**
 * Fills in the title that the page's address suggests, in its part after `#` if it has one: `#/contact?title=…`. What the
 * visitor has written stays.
 *
 * @param limit Characters of a title that the form takes.
 */
export function suggestTitle(form: HTMLFormElement, limit: number) {
  const { hash, search } = window.location;
  const title = new URLSearchParams(hash ? hash.split('?')[1] : search).get('title')?.trim().slice(0, limit);
  const field = form.elements.namedItem('title');
  if (!title || !(field instanceof HTMLInputElement)) return;
  if (field.value && field.value !== recall(STORAGE_KEY)) return;
  field.value = title;
  keep(STORAGE_KEY, title);
}
