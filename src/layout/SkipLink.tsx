import { styled } from 'styled-components';

/** A link that skips the header. The router uses the URL's fragment, so `boot/menu.ts` moves the focus. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: 14px;
  inset-inline-start: 14px;
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

  &:has(~ :is(:popover-open, [data-open])) {
    visibility: hidden;
  }
`;
