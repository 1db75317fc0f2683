import { queries } from './queries';

/** Shared media queries. Styles start from the narrowest screen. */
export const media = {
  /** A button has room for its label beside a value. */
  from600: '@media (min-width: 600px)',
  from768: `@media ${queries.from768}`,
  /** Halves are side by side, services four in a row. */
  from1024: '@media (min-width: 1024px)',
  /** A section's heading is beside its text. */
  from1280: '@media (min-width: 1280px)',
  /** The 404 page shows the drawing with its echo lines. */
  above575: '@media (min-width: 575.02px)',
  /** The 404 page gives the drawing its full size. */
  above991: '@media (min-width: 991.02px)',
  hover: `@media ${queries.hover}`,
  still: `@media ${queries.still}`,
  moving: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
  /** The system replaces the page's colours with its own palette. */
  forcedColors: '@media (forced-colors: active)',
  scripted: '@media (scripting: enabled)',
  /** Scripts are turned off. */
  scriptless: '@media (scripting: none)',
};
