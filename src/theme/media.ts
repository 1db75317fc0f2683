/** Conditions that scripts ask for too. */
export const queries = {
  /** The mobile menu gives way to the inline navigation. */
  from768: '(min-width: 768px)',
  still: '(prefers-reduced-motion: reduce)',
  /** The pointer can rest on something without pressing it. */
  hover: '(hover: hover)',
};

/** The site's only media queries. The stylesheet is written for the narrowest screen and widened from there. */
export const media = {
  from768: `@media ${queries.from768}`,
  /** Halves stand side by side, services four in a row. */
  from1024: '@media (min-width: 1024px)',
  /** A section's heading stands beside its text. */
  from1280: '@media (min-width: 1280px)',
  /** The 404 page shows the drawing with its echo lines. */
  above575: '@media (min-width: 575.02px)',
  /** The 404 page gives the drawing its full size. */
  above991: '@media (min-width: 991.02px)',
  hover: `@media ${queries.hover}`,
  still: `@media ${queries.still}`,
  moving: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
  /** The visitor's system replaces the page's colours by a few of its own. */
  forcedColors: '@media (forced-colors: active)',
  scripted: '@media (scripting: enabled)',
  /** No script will ever run. */
  scriptless: '@media (scripting: none)',
};
