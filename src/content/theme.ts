import type { Palette, Typefaces } from './schema';

/** The colours: `screen` for pages and pictures, `paper` for `cv.pdf`. `src/theme/paper.ts` has the colours of printed pages. */
export const palette: Palette = {
  screen: {
    background: '#000',
    surface: '#0a0a0c',
    'surface-hover': '#0e0e11',
    'surface-pressed': '#121215',
    hairline: '#1c1c21',
    line: '#1a1a1f',
    edge: '#2a2a31',
    'edge-hover': '#3a3a43',
    'button-border': '#4b4b55',
    'field-border': '#6f6f7a',
    /**
     * Also the colour of the main button. The text of this button has the colour `on-text`, and its lines have the colours
     * `stroke-…-on-text`. On hover, the button itself has the colour `button-hover`.
     */
    text: '#f5f3ef',
    'text-body': '#c4c1bb',
    'text-muted': '#98959a',
    'on-text': '#000',
    'stroke-1': '#ff5a45',
    'stroke-2': '#ffb02e',
    'stroke-3': '#2dd4bf',
    'stroke-1-on-text': '#e33b26',
    'stroke-2-on-text': '#d98400',
    'stroke-3-on-text': '#0d9f8d',
    error: '#ff7a68',
    'error-surface': '#230b08',
    'error-border': '#a33c2f',
    'success-surface': '#04201c',
    'success-border': '#1d7f73',
    'disabled-surface': '#232328',
    'disabled-text': '#8d8a90',
    'button-hover': '#fff',
  },
  paper: {
    text: '#1c1c21',
    'text-muted': '#55555f',
    hairline: '#d9d7d3',
    'stroke-1': '#e33b26',
    'stroke-2': '#d98400',
    'stroke-3': '#0d9f8d',
  },
};

/** The fonts of titles and of texts. The build makes web fonts from these files, which are parts of npm packages. */
export const typefaces: Typefaces = {
  display: {
    family: 'Bricolage Grotesque',
    faces: [
      {
        file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
        weight: 620,
        axes: {
          wdth: 90,
        },
        static: {
          opsz: 72,
        },
      },
      {
        file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
        weight: 440,
        axes: {
          wdth: 92,
          opsz: 32,
        },
      },
    ],
  },
  text: {
    family: 'Instrument Sans',
    faces: [
      {
        file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
        weight: {
          min: 400,
          max: 600,
        },
        axes: {
          wdth: 100,
        },
      },
    ],
  },
};
