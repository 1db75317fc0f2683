import type { ComponentPropsWithRef } from 'react';

/** The id of the text that tells screen readers that a link opens a new tab; the layout renders it once. */
export const NEW_TAB_NOTE_ID = 'new-tab-note';

/** A link that opens another site in a new tab, and says so. */
export function ExternalLink({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <a target="_blank" rel="noopener noreferrer" aria-describedby={NEW_TAB_NOTE_ID} {...rest}>
      {children}
    </a>
  );
}
