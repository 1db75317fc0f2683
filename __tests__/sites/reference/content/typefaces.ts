import type { Typefaces } from '#content/schema';

const BRICOLAGE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const INSTRUMENT = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2';

/** The fonts of titles and of text: files of packages, of which the build makes the web fonts. */
export const typefaces: Typefaces = {
  display: {
    family: 'Bricolage Grotesque',
    faces: [
      { file: BRICOLAGE, weight: 620, axes: { wdth: 90 }, static: { opsz: 72 } },
      { file: BRICOLAGE, weight: 440, axes: { wdth: 92, opsz: 32 } },
    ],
  },
  text: {
    family: 'Instrument Sans',
    faces: [{ file: INSTRUMENT, weight: { min: 400, max: 600 }, axes: { wdth: 100 } }],
  },
};
