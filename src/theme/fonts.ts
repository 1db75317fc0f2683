import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
import statement from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2?statement';
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2';

/** The web fonts, subset by the build. `src/boot/` loads them after the first paint, so that they delay nothing. */
export const fonts = [
  { family: 'Bricolage Grotesque', url: display, weight: '620' },
  { family: 'Bricolage Grotesque', url: statement, weight: '440' },
  { family: 'Instrument Sans', url: text, weight: '400 600' },
];
