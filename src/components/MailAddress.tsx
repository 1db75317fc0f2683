import { Fragment } from 'react';

/**
 * A mail address that wraps before `@` and before dots. A link around the address needs the address as its label, because Chromium
 * reads the parts as words.
 */
export function MailAddress({ children }: { children: string }) {
  return (
    <span translate="no">
      {children.split(/(?=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address keep their order
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
