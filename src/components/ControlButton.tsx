import { styled } from 'styled-components';
import { Button } from './Button';

/** A button near pictures: a circle around an icon, which becomes wider with a text label. */
export const ControlButton = styled(Button).attrs({ type: 'button' })`
  flex: none;
  gap: 6px;
  min-width: 48px;
  min-height: 48px;
  padding: 0;
  font-size: var(--size-min);
`;
