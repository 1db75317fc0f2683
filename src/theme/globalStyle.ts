import { fallbackFaces, titleLeading } from 'virtual:fonts';
import { css } from 'styled-components';
import { media } from './media';
import { paper } from './paper';
import { AWAITED, FAILED, FIRST_SCREEN, LATER } from './stages';
import { tokens } from './tokens';

/** The global styles. The build writes these styles into the HTML, so that no script contains them. */
export const globalStyle = css`
  ${fallbackFaces}
  ${tokens}

  *, *::before, *::after {
    box-sizing: border-box;
    margin: 0;
  }

  html {
    background: var(--background);
    color: var(--text);
    font: 400 100% / 1.6 var(--font-text);
    -webkit-font-smoothing: antialiased;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scrollbar-color: var(--button-border) var(--background);
    scroll-padding-block: calc(var(--header) + 16px) 16px;
  }

  /* Hides the parts below the first screen until the fonts have loaded or the visitor uses the page. */
  :root[${FIRST_SCREEN}] [${LATER}='true'] {
    display: none;
  }

  /* Shows only the header while the app loads the page of the address. */
  [${AWAITED}] :is(main, footer) {
    visibility: hidden;
  }

  /* The page behind the open menu does not scroll. */
  html:has(:is(:popover-open, [data-open])) {
    overflow: hidden;
  }

  body {
    font-size: var(--size-body);
    text-shadow: var(--halo);
    text-wrap: pretty;
    overflow-wrap: break-word;
  }

  /* The optical size of the font follows the font size. Browsers do this by themselves, except WebKitGTK. */
  h1, h2, h3 {
    --fitted-size: min(var(--size), var(--column) / var(--longest-word, 1));
    --title-leading: ${titleLeading};

    font-family: var(--font-display);
    font-size: var(--fitted-size);
    font-weight: var(--weight-heading);
    font-variation-settings: 'opsz' calc(var(--fitted-size) / 1px);
    text-wrap: balance;
  }

  h1 {
    --size: var(--size-h1);

    line-height: max(0.96, var(--title-leading));
    letter-spacing: -0.012em;
  }

  h2 {
    --size: var(--size-h2);

    line-height: max(1, var(--title-leading));
    letter-spacing: -0.012em;
  }

  h3 {
    --size: var(--size-h3);

    line-height: 1.14;
  }

  /* Without forced-color-adjust: none, the system draws a plate behind each line of a heading, and the plate covers the line above. */
  ${media.forcedColors} {
    h1, h2 {
      color: CanvasText !important;
      text-shadow: none;
      forced-color-adjust: none;
    }
  }

  /* Unlike break-word, this value lets a column be narrower than a long word, for example if the visitor enlarges only the text. */
  h1, p {
    overflow-wrap: anywhere;
  }

  ul, ol {
    padding: 0;
    list-style: none;
  }

  /* Styles of languages from right to left. Joined letters, as in Arabic, must not be spaced. */
  [dir='rtl'] {
    * {
      letter-spacing: 0 !important;
    }

    h1, h2, h3 {
      line-height: 1.35 !important;
    }

    [data-points] {
      scale: -1 1;
    }
  }

  img, svg {
    display: block;
    max-width: 100%;
  }

  img {
    height: auto;
  }

  /* Hides the alternative text, which Firefox shows while a picture is loading. boot/ marks the pictures that fail. */
  ${media.scripted} {
    img:not([${FAILED}]) {
      color: transparent;
      text-shadow: none;
    }
  }

  a {
    color: inherit;
  }

  button, input, textarea {
    color: inherit;
    font: inherit;
  }

  button, a, label {
    -webkit-tap-highlight-color: var(--tap);
  }

  button:not(:disabled), label {
    cursor: pointer;
  }

  :focus-visible {
    outline: 2px solid transparent;
    box-shadow: var(--focus-ring);
  }

  /* :where() lets elements keep their own corners. The z-index keeps neighbours from covering the focus ring. */
  :where(:focus-visible) {
    z-index: 1;
    border-radius: 6px;
  }

  /* A scrollable row can lack room for the focus ring outside the row. */
  ul:focus-visible {
    outline-color: var(--stroke-3);
    outline-offset: -2px;
  }

  ::selection {
    background: var(--text);
    color: var(--on-text);
    text-shadow: none;
  }

  ${media.still} {
    *, *::before, *::after {
      transition-duration: 0s !important;
    }
  }

  /* Without scripts, only submit buttons and the menu button work. */
  ${media.scriptless} {
    button:not([type='submit'], [popovertarget]) {
      visibility: hidden;
    }
  }

  ${paper}
`;
