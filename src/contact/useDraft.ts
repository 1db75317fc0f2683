import { type RefObject, useCallback, useEffect } from 'react';
import { restoreDraft, saveDraft } from './draft';

/** Restores a form's draft when the form mounts, and returns a function that saves it. */
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
