import { styled } from 'styled-components';
import { Button } from './Button';
import { Strokes } from './Strokes';

/** The three ticks at the end of a button; they grow to one height on hover and focus. */
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
