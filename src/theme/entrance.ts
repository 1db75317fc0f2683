import { css, keyframes } from 'styled-components';
import { media } from './media';

const rise = keyframes`
  from {
    transform: translateY(24px);
  }
`;

/**
 * An element's children set out for their place one after the other. They only move: what fades in counts as painted
 * late, and is not there at all if the animation never runs. They wait until `boot/` has seen the page painted: with
 * movement in its first frame a browser does nothing else until that frame is drawn. They arrive together, since the
 * browser divides the page into layers anew at each arrival.
 */
export const entrance = css`
  ${media.scripted} {
    html:not([data-painted]) & {
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
