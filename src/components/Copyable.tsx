import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { copyText } from './copyText';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

/** Milliseconds for which the button shows that the text is copied. */
const TIME_TO_READ = 2000;

interface CopyableProps {
  text: string;
  labels: { copy: string; copied: string };
  children: ReactNode;
}

/** A text with a button that copies the text. If the browser refuses to copy, the button selects the text. */
export function Copyable({ text, labels, children }: CopyableProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const [status, setStatus] = useState('');

  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(setStatus, TIME_TO_READ, '');
    return () => clearTimeout(timer);
  }, [status]);

  async function copy() {
    // Screen readers repeat a message only if the message was removed in between.
    setStatus('');
    if (await copyText(text)) setStatus(labels.copied);
    else if (shown.current) getSelection()?.selectAllChildren(shown.current);
  }

  return (
    <Row>
      <span ref={shown}>{children}</span>
      <CopyButton type="button" aria-label={status || labels.copy} data-copied={status !== ''} onClick={copy}>
        <Icon name={status ? 'done' : 'copy'} size={16} />
        <span>{labels.copy}</span>
        <span>{labels.copied}</span>
      </CopyButton>
      <VisuallyHidden aria-live="polite">{status}</VisuallyHidden>
    </Row>
  );
}

/* The button is below a text that is too long for the same line. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  align-items: center;

  > :first-child {
    min-width: 0;
  }

  ${media.from600} {
    gap: 6px 14px;
  }
`;

/* On narrow screens, the button is a circle, and the area around the circle is clickable, too. */
const CopyButton = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  isolation: isolate;
  min-width: 44px;
  min-height: 44px;
  margin-inline: -2px;
  padding: 0;
  border: 0;
  border-radius: 999px;
  background: none;
  color: var(--text-body);
  font-size: 0.8125rem;
  line-height: 1.2;
  text-shadow: none;

  &::before {
    position: absolute;
    inset: 2px;
    z-index: -1;
    border: 1px solid var(--button-border);
    border-radius: inherit;
    background: var(--background);
    transition: border-color var(--fast);
    content: '';
  }

  > * {
    grid-area: 1 / 1;
  }

  > span {
    display: none;
  }

  ${media.from600} {
    min-height: 36px;
    margin-inline: 0;
    padding-inline: 15px;

    &::before {
      inset: 0;
    }

    > svg {
      display: none;
    }

    > span {
      display: block;
    }

    /* The label after copying is longer. The label extends into the padding, so that the button needs no more width. */
    > :last-child {
      margin-inline: -8px;
    }

    &[data-copied='false'] > :last-child, &[data-copied='true'] > :nth-child(2) {
      visibility: hidden;
    }
  }

  ${media.hover} {
    &:hover::before {
      border-color: var(--text);
    }
  }
`;
