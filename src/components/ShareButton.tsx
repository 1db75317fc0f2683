import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button';
import { copyText } from './copyText';
import { Icon } from './Icon';

interface ShareButtonProps {
  /** The path of the page's file, relative to the site. */
  path: string;
  title: string;
  /** `failed` is the text before the address if the visitor has to copy the address by hand. */
  labels: { share: string; copied: string; failed: string };
}

/** The names of the errors if the visitor has closed the dialog, and if the dialog is already open. */
const CLOSED_OR_OPEN = ['AbortError', 'InvalidStateError'];

/**
 * A button that shares a page through the device's own dialog or, without such a dialog, copies the page's address. If the browser
 * refuses both, the button shows the address. Browsers can refuse both after a click that `boot/` repeats once the app has loaded,
 * because such a click is no user gesture.
 */
export function ShareButton({ path, title, labels }: ShareButtonProps) {
  const [status, setStatus] = useState('');

  async function share() {
    const url = new URL(path, document.baseURI).href;
    // Screen readers repeat a message only if the message was removed in between.
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

  /* Stays in the DOM, so that screen readers announce changes, but takes no space while empty. */
  &:empty {
    position: absolute;
  }
`;
