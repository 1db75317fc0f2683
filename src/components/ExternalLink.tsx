import type { ComponentPropsWithRef } from 'react';

/** Id of the note for screen readers that a link opens a new tab; the layout renders it once. */
export const NEW_TAB_NOTE_ID = 'new-tab-note';

/** A link to another site that opens in a new tab, which screen readers announce; not one of a mail, or `#`. */
export function ExternalLink({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  const newTab = { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': NEW_TAB_NOTE_ID };
  return (
    <a {...(/^(mailto:|#)/.test(rest.href ?? '') ? {} : newTab)} {...rest}>
      {children}
    </a>
  );
}
