import { css } from 'styled-components';
import { media } from './media';

/**
 * What moves within the element, as far as it heeds `--play`, stands still until `boot/` has seen the page painted:
 * with movement in its first frame a browser does nothing else until that frame is drawn.
 */
export const playWhenPainted = css`
  ${media.scripted} {
    html:not([data-painted]) & {
      --play: paused;
    }
  }
`;
