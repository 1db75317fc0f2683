import { styled } from 'styled-components';
import { media } from '../theme/media';

/** A button among pictures: a circle around an icon, wider with a text label. */
export const ControlButton = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  flex: none;
  gap: 6px;
  align-items: center;
  justify-content: center;
  min-width: 48px;
  min-height: 48px;
  padding: 0;
  border: 1px solid var(--button-border);
  border-radius: var(--radius-button);
  background: var(--background);
  color: var(--text);
  font-size: var(--size-min);
  font-weight: 600;
  text-shadow: none;
  transition: background-color var(--fast), border-color var(--fast);

  ${media.hover} {
    &:hover {
      border-color: var(--text);
      background: var(--surface-pressed);
    }
  }

  &:active {
    background: var(--edge);
  }
`;
