import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Draft, restoreDraft, saveDraft } from './draft';
import { suggestTitle } from './suggestTitle';

/**
 * Restores a form's draft when the form mounts, and saves the draft when the visitor leaves the form or the document. Returns
 * the last saved draft, and a function that saves the draft.
 *
 * @param titleLimit The largest number of characters in a title.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, titleLimit: number) {
  const [draft, setDraft] = useState<Draft>({});

  // The clean-up of a passive effect would run too late: if an answer has emptied the draft in the meantime, the clean-up would
  // save the draft again.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    // Browsers and password managers can fill in fields without any event.
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
