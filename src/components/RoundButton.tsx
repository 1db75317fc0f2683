import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { Icon, type IconName } from './Icon';

interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  icon: IconName;
  'aria-label': string;
}

/** A round button that shows only an icon. */
export function RoundButton({ icon, ...rest }: RoundButtonProps) {
  return (
    <Circle type="button" {...rest}>
      <Icon name={icon} size={20} />
    </Circle>
  );
}

const Circle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 1px solid var(--button-border);
  border-radius: 50%;
  background: var(--background);
  color: var(--text);
  transition: background-color var(--fast), border-color var(--fast);

  &:focus-visible {
    border-radius: 50%;
  }

  &:active {
    background: var(--edge);
  }

  ${media.hover} {
    &:hover {
      border-color: var(--text);
      background: var(--surface-pressed);
    }
  }
`;
