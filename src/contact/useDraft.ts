import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Draft, restoreDraft, saveDraft } from './draft';
import { suggestTitle } from './suggestTitle';

/**
 * Restores a form's draft when the form mounts, and saves it when the form or the page is left. Returns the draft as last
 * saved, and a function that saves it.
 *
 * @param titleLimit Characters of a title that the form takes.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, titleLimit: number) {
  const [draft, setDraft] = useState<Draft>({});

  // An effect that is not of the layout would save the draft after an answer that has emptied it.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    // Browsers and password managers may fill in fields without any event.
    const keep = () => void saveDraft(element);
    window.addEventListener('pagehide', keep);
    restoreDraft(element);
    suggestTitle(element, titleLimit);
    setDraft(saveDraft(element));
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [form, titleLimit]);

  function save() {
    const saved = form.current ? saveDraft(form.current) : draft;
    setDraft(saved);
    return saved;
  }

  return { draft, save };
}
