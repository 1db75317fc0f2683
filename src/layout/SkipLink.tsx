import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

/** Skips the header. The router owns the URL's fragment, so the link moves focus by script. */
export function SkipLink({ targetId, children, inert }: { targetId: string; children: string; inert: boolean }) {
  function skip(event: MouseEvent) {
    event.preventDefault();
    document.getElementById(targetId)?.focus();
  }

  return (
    <Link href={`#${targetId}`} onClick={skip} inert={inert}>
      {children}
    </Link>
  );
}

const Link = styled.a`
  position: fixed;
  inset: 14px auto auto 14px;
  z-index: 3;
  padding: 12px 20px;
  border-radius: var(--radius-button);
  background: var(--text);
  color: var(--on-text);
  font-weight: 600;
  text-decoration: none;
  text-shadow: none;

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
