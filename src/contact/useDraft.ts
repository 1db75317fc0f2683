import { type RefObject, useCallback, useEffect } from 'react';
import { restoreDraft, saveDraft } from './draft';

/** Brings back what was typed into a form when it is shown again, and returns what saves it. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const save = useCallback(() => {
    if (form.current) saveDraft(form.current);
  }, [form]);

  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    save();
  }, [form, save]);

  return save;
}
