import { css, keyframes } from 'styled-components';
import { media } from './media';
import { PAINTED } from './stages';

const rise = keyframes`
  from {
    transform: translateY(24px);
  }
`;

/**
 * Moves an element's children into place. The children do not fade in: browsers count children that fade in as painted late, and
 * the children stay invisible if the animation never runs. The children wait until `boot/` reports the first paint, because an
 * animation in the first frame blocks the browser's main thread until that frame is drawn. The children start one after the other
 * and arrive together, because the browser recomputes the page's layers at each arrival.
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
