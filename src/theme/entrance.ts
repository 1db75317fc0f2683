import { css, keyframes } from 'styled-components';
import { media } from './media';
import { PAINTED } from './stages';

const rise = keyframes`
  from {
    transform: translateY(24px);
  }
`;

/**
 * Moves an element's children into place, starting one after the other. They do not fade in: that counts as a late
 * paint, and hides them if the animation never runs. They wait until `boot/` reports the first paint, because a browser
 * that animates in its first frame does nothing else until it is drawn. They arrive together, because the browser
 * recomputes the page's layers at each arrival.
 */
export const entrance = css`
  ${media.scripted} {
    html:not([${PAINTED}]) & {
      --play: paused;
    }
  }

  ${media.moving} {
    > * {
      animation: ${rise} calc(0.6s - var(--delay, 0s)) var(--ease) var(--delay, 0s) backwards var(--play, running);
    }

    > :nth-child(2) {
      --delay: 0.06s;
    }

    > :nth-child(3) {
      --delay: 0.12s;
    }

    > :nth-child(n + 4) {
      --delay: 0.18s;
    }
  }
`;
