import type { ComponentPropsWithRef } from 'react';

/** The id of the note for screen readers about links that open a new tab. The layout renders the note once. */
export const NEW_TAB_NOTE_ID = 'new-tab-note';

/** A link that opens in a new tab, which screen readers announce. Links to a mail address or to `#` open no tab. */
export function ExternalLink({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  const newTab = { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': NEW_TAB_NOTE_ID };
  return (
    <a {...(/^(mailto:|#)/.test(rest.href ?? '') ? {} : newTab)} {...rest}>
      {children}
    </a>
  );
}
