import { css } from 'styled-components';
import { theme } from '#site';
import { schemeOf, transparentColours } from './colours';
import { media } from './media';
import { FALLBACK_FONTS } from './stages';

const { colours, families, weights } = theme;
const colourTokens = Object.entries({ ...colours, ...transparentColours(colours) }).map(
  ([name, colour]) => `--${name}: ${colour};`,
);
const fonts = (fallback: (family: string) => string) =>
  Object.entries(families).map(([role, family]) => `--font-${role}: ${fallback(family)}, sans-serif;`);

/** The colours, sizes and durations of the design, named by meaning. Components use each token as `var(--name)`. */
export const tokens = css`
  :root {
    color-scheme: ${schemeOf(colours)};
    ${colourTokens.join('\n')}

    ${fonts((family) => `'${family} fallback'`).join('\n')}
    --weight-heading: ${weights.heading};
    --weight-statement: ${weights.statement};

    /* Replaces \`vw\` in font sizes. A zoomed WebKit computes \`vw\` wrongly there, and \`useViewportUnit\` corrects --vw. */
    --vw: 1vw;
    /* The factor for the size of titles. \`useTextSpacing\` lowers the factor if the visitor's styles space the letters. */
    --spaced: 1;
    --size-hero: clamp(4.5rem, 3.25rem + 5.9 * var(--vw), 9.25rem);
    --size-h1: min(10.6 * var(--vw), clamp(2.25rem, 1.05rem + 5.15 * var(--vw), 6.25rem));
    --size-h2: clamp(1.75rem, 1.25rem + 2.2 * var(--vw), 3.5rem);
    --size-statement: clamp(1.5rem, 1.05rem + 1.75 * var(--vw), 2.75rem);
    --size-h3: clamp(1.1875rem, 1.05rem + 0.55 * var(--vw), 1.625rem);
    --size-large: clamp(1.0625rem, 1rem + 0.28 * var(--vw), 1.25rem);
    --size-body: 1.0625rem;
    --size-small: 0.9375rem;
    --size-min: 0.875rem;

    --gutter: clamp(20px, 3.333 * var(--vw), 64px);
    /* The width of the column into which a title must fit. */
    --column: calc(100 * var(--vw) - 2 * var(--gutter));
    --section: clamp(5rem, 2.6rem + 7.2vw, 10rem);
    --header: 72px;
    /* The height of the window below the header. */
    --screen: calc(100svh - var(--header));
    --measure: 34em;

    --radius-field: 14px;
    --radius-image: 14px;
    --radius-alert: 16px;
    --radius-card: 24px;
    --radius-panel: 28px;
    --radius-button: 999px;

    --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
    --fast: 0.2s var(--ease);
    --slow: 0.3s var(--ease);
    /* Dims the background lines behind text. There is only one shadow, because a shadow takes as long to draw as the text. */
    --halo: 0 0 5px var(--background);
    --focus-ring:
      0 0 0 2px var(--background), 0 0 0 4px var(--stroke-3), 0 0 0 6px var(--background), 0 0 0 8px var(--stroke-2),
      0 0 0 10px var(--background), 0 0 0 12px var(--stroke-1);

    ${media.from768} {
      --header: 88px;
    }
  }

  /* Applies after all web fonts have loaded: \`src/boot/styles.ts\` then removes the attribute \`data-fallback-fonts\`. */
  :root:not([${FALLBACK_FONTS}]) {
    ${fonts((family) => `'${family}', '${family} fallback'`).join('\n')}
  }
`;
