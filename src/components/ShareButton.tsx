import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button';
import { copyText } from './copyText';
import { Icon } from './Icon';

interface ShareButtonProps {
  /** Path of the page's file, relative to the site. */
  path: string;
  title: string;
  /** `failed` precedes the address when the visitor has to copy it by hand. */
  labels: { share: string; copied: string; failed: string };
}

/** The errors of a dialog that the visitor closes, and of a second dialog while the first is open. */
const CLOSED_OR_OPEN = ['AbortError', 'InvalidStateError'];

/**
 * Shares a page through the device's own dialog, or else the clipboard. Both need a user gesture, which a click
 * replayed by `boot/` is not.
 */
export function ShareButton({ path, title, labels }: ShareButtonProps) {
  const [status, setStatus] = useState('');

  async function share() {
    const url = new URL(path, document.baseURI).href;
    // Screen readers announce the same message again only if it was removed in between.
    setStatus('');
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      if (error instanceof DOMException && CLOSED_OR_OPEN.includes(error.name)) return;
    }
    setStatus((await copyText(url)) ? labels.copied : `${labels.failed} ${url}`);
  }

  return (
    <>
      <Button type="button" onClick={share}>
        <Icon name="share" size={20} /> {labels.share}
      </Button>
      <Status role="status" aria-live="polite">
        {status}
      </Status>
    </>
  );
}

const Status = styled.p`
  align-self: center;
  font-weight: 600;
  overflow-wrap: anywhere;

  /* Stays in the DOM so that changes are announced, but takes no space while empty. */
  &:empty {
    position: absolute;
  }
`;
