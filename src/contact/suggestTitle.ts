import { keep, recall } from './tabStorage';

/* The key of the last suggested title. The next suggestion replaces this title unless the visitor has changed the title. */
const STORAGE_KEY = 'contact-suggestion';

/**
 * Fills in the title from the query of the address, such as `contact/?title=…` or `#/contact?title=…`. A title that the
 * visitor has written stays.
 *
 * @param limit The largest number of characters in a title.
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
