import { css } from 'styled-components';
import { media } from './media';

/** Print styles: black on white. Each component hides its own screen-only parts. */
export const paper = css`
  ${media.print} {
    :root {
      --background: #fff;
      --surface: #fff;
      --text: #000;
      --text-body: #000;
      --text-muted: #444;
      --hairline: #bbb;
      --halo: none;
      --focus-ring: none;
      --section: 1.25rem;
      --header: 0px;
      --screen: 0px;
      --gutter: 0px;
      /* In Firefox a sheet is as wide as the paper, in other browsers as what its margins leave. */
      --size-hero: 5.9rem;
      --size-h1: 3.36rem;
      --size-h2: 2.24rem;
      --size-statement: 1.83rem;
      --size-h3: 1.3rem;
      color-scheme: light;
      font-size: 10pt;
    }

    h2, h3 {
      break-after: avoid;
    }

    li, p {
      break-inside: avoid;
    }

    @page {
      margin: 18mm;
    }
  }
`;
