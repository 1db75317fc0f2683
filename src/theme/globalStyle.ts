import { fallbackFaces } from 'virtual:fonts';
import { css } from 'styled-components';
import { media } from './media';
import { paper } from './paper';
import { AWAITED, FAILED, FIRST_SCREEN, LATER } from './stages';
import { tokens } from './tokens';

/** Written into the HTML by the build, to keep it out of the scripts. */
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

  /* The first screen has its fonts first. */
  :root[${FIRST_SCREEN}] [${LATER}='true'] {
    display: none;
  }

  /* The header is there while the app brings the page of the address. */
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

    font-family: var(--font-display);
    font-size: var(--fitted-size);
    font-weight: var(--weight-heading);
    font-variation-settings: 'opsz' calc(var(--fitted-size) / 1px);
    text-wrap: balance;
  }

  h1 {
    --size: var(--size-h1);

    line-height: 0.96;
    letter-spacing: -0.012em;
  }

  h2 {
    --size: var(--size-h2);

    line-height: 1;
    letter-spacing: -0.012em;
  }

  h3 {
    --size: var(--size-h3);

    line-height: 1.14;
  }

  /* Otherwise the system lays a plate behind each line, which cuts off what is above it. */
  ${media.forcedColors} {
    h1, h2 {
      color: CanvasText !important;
      text-shadow: none;
      forced-color-adjust: none;
    }
  }

  /* Unlike break-word, this also lets the column be narrower than a long word: of a title, where only the text is larger. */
  h1, p {
    overflow-wrap: anywhere;
  }

  ul, ol {
    padding: 0;
    list-style: none;
  }

  /* From right to left; letters that join are not spaced. */
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

  /* Firefox shows the alternative text while a picture is loading; boot/ marks those that fail. */
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

  /* :where() lets elements keep their own corners; z-index keeps neighbours from covering the ring. */
  :where(:focus-visible) {
    z-index: 1;
    border-radius: 6px;
  }

  /* A scrollable row may have no room around it for the ring. */
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

  /* Without scripts other buttons do nothing. */
  ${media.scriptless} {
    button:not([type='submit'], [popovertarget]) {
      visibility: hidden;
    }
  }

  ${paper}
`;
