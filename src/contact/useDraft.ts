import { type RefObject, useEffect, useState } from 'react';
import { type Draft, restoreDraft, saveDraft } from './draft';
import { suggestTitle } from './suggestTitle';

/** Restores a form's draft when the form mounts. Returns the draft as last saved, and a function that saves it. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState<Draft>({});

  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    suggestTitle(form.current);
    setDraft(saveDraft(form.current));
  }, [form]);

  function save() {
    const saved = form.current ? saveDraft(form.current) : draft;
    setDraft(saved);
    return saved;
  }

  return { draft, save };
}
