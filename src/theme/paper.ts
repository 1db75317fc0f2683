import { css } from 'styled-components';
import { media } from './media';

/** Hides an element on paper. For elements that the print styles below do not select. */
export const notOnPaper = css`
  ${media.print} {
    display: none !important;
  }
`;

/**
 * The print styles of pages: black on white, one block below the other. The colours `palette.paper` in `src/content/theme.ts` are
 * for `cv.pdf` alone.
 */
export const paper = css`
  ${media.print} {
    :root {
      --background: #fff;
      --surface: #fff;
      --header-veil: #fff;
      --text: #000;
      --text-body: #000;
      --text-muted: #444;
      --hairline: #bbb;
      --edge: #bbb;
      --halo: none;
      --focus-ring: none;
      --header: 0px;
      --gutter: 0px;
      --section: 24pt;
      /* Browsers assume different widths for the paper, so texts are as large as in a window of 650 pixels. */
      --vw: 6.5px;
      color-scheme: light;
      font-size: 10pt;
      print-color-adjust: exact;
    }

    @page {
      margin: 18mm;
    }

    /* Prints the page even if the menu is open over the page. */
    header, main, footer {
      position: static !important;
      opacity: 1 !important;
      visibility: visible !important;
    }

    main, main *, footer * {
      max-width: 100% !important;
      min-height: 0 !important;
      margin: 0 !important;
      text-align: start !important;
    }

    /* WebKit cuts a grid at the end of a sheet, even within a line of text. */
    div, section, footer, ul, ol, li, figure {
      display: block !important;
    }

    main > div, footer > div {
      padding-block: 12pt !important;
    }

    main * + :is(div, section, ul, ol, li, dl, figure, h1, h2, h3, h4, p) {
      margin-block-start: 8pt !important;
    }

    main > div > * + * {
      margin-block-start: var(--section) !important;
    }

    /* The lines of an entry in a timeline are close to each other. */
    ol > li * + :is(div, ul, li, h3, h4, p) {
      margin-block-start: 2pt !important;
    }

    ol > li + li, ol > li > div + div {
      margin-block-start: 14pt !important;
    }

    /* Items with a heading, such as services. */
    ul > li:has(> h3) {
      margin: 0 !important;
      padding-block: 0 8pt !important;
    }

    /* Cards of projects. */
    ul > li > div {
      padding-block: 0 !important;
    }

    /* Illustrations, and drawings of projects without a screenshot. */
    main div > img {
      width: auto;
      max-height: 65mm;
    }

    dl > div {
      display: grid !important;
      margin: 0 !important;
      padding-block: 3pt;
    }

    main dl {
      column-gap: 12pt;
    }

    h1, h2, div > h3, ol div:has(> h3, > h4), ol > li > div > p {
      break-after: avoid;
    }

    h1, h2, dl, ul > li, p, figure, footer {
      break-inside: avoid;
    }

    footer {
      break-before: avoid;
    }

    /* Elements without a use on paper: the header except the logo, carousels without a list, forms, lazy pictures, buttons. */
    #root > :not(header, main, footer), header > :not(:first-child), nav, button, [data-points], li img,
    section:has(form, figure, [aria-roledescription]):not(:has([aria-roledescription] > ul)),
    [aria-roledescription] > :not(ul), dl > :has([download]),
    main:has(form) ~ footer, footer > :last-child, footer ul, footer a:not([href*=':']), ol::before, ol > li::before {
      display: none !important;
    }

    /* Prints the addresses of profiles. */
    dd li a {
      display: inline-flex !important;
      height: auto !important;

      &::after {
        margin-inline-start: 1ex;
        content: attr(href);
      }
    }
  }
`;
