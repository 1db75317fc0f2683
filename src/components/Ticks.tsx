import { styled } from 'styled-components';
import { Button } from './Button';
import { Strokes } from './Strokes';

/** The three ticks at the end of a button. On hover and focus, all ticks have the same height. */
export const Ticks = styled(Strokes)`
  height: 14px;

  i {
    transition: transform var(--slow);
  }

  i:not(:nth-child(2)) {
    transform: scaleY(0.64);
  }

  ${Button}:hover &, ${Button}:focus-visible & {
    i {
      transform: none;
    }
  }
`;
