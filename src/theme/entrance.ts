import { css, keyframes } from 'styled-components';
import { media } from './media';

const rise = keyframes`
  from {
    transform: translateY(24px);
  }
`;

/**
 * An element's children come up to their place one after the other. They only move: what fades in counts as painted
 * late, and is not there at all if the animation never runs. They wait until `boot/` has seen the page painted: with
 * movement in its first frame a browser does nothing else until that frame is drawn.
 */
export const entrance = css`
  ${media.scripted} {
    html:not([data-painted]) & {
      --play: paused;
    }
  }

  ${media.moving} {
    > * {
      animation: ${rise} 0.6s var(--ease) backwards var(--play, running);
    }

    > :nth-child(2) {
      animation-delay: 0.06s;
    }

    > :nth-child(3) {
      animation-delay: 0.12s;
    }

    > :nth-child(n + 4) {
      animation-delay: 0.18s;
    }
  }
`;
