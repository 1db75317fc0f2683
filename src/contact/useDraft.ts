import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
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

  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    suggestTitle(form.current, titleLimit);
    setDraft(saveDraft(form.current));
  }, [form, titleLimit]);

  // Browsers and password managers may fill in fields without any event.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const keep = () => void saveDraft(element);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [form]);

  function save() {
    const saved = form.current ? saveDraft(form.current) : draft;
    setDraft(saved);
    return saved;
  }

  return { draft, save };
}
