import { styled } from 'styled-components';
import { media } from '../theme/media';
import { notOnPaper } from '../theme/paper';

/** A button. With `as`, a link that looks like a button. */
export const Button = styled.button<{ $variant?: 'primary' }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 14px;
  width: fit-content;
  min-height: 52px;
  padding: 12px 25px;
  border: 1px solid var(--button-border);
  border-radius: var(--radius-button);
  background: var(--background);
  color: var(--text);
  font: 600 1rem / 1.25 var(--font-text);
  text-align: center;
  text-decoration: none;
  text-shadow: none;
  transition: background-color var(--fast), border-color var(--fast);

  ${({ $variant }) =>
    $variant === 'primary' &&
    `
    border-color: transparent;
    background: var(--text);
    color: var(--on-text);
    --stroke-1: var(--stroke-1-on-text);
    --stroke-2: var(--stroke-2-on-text);
    --stroke-3: var(--stroke-3-on-text);
  `}

  &:disabled {
    border-color: transparent;
    background: var(--disabled-surface);
    color: var(--disabled-text);
    cursor: not-allowed;
  }

  ${notOnPaper}

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${({ $variant }) => ($variant === 'primary' ? 'var(--button-hover)' : 'var(--surface-pressed)')};
      border-color: var(--text);
    }
  }

  &:active:not(:disabled) {
    background: ${({ $variant }) => ($variant === 'primary' ? 'var(--text-body)' : 'var(--edge)')};
  }
`;
