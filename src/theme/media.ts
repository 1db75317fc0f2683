import { queries } from './queries';

/** Shared media queries. Styles start from the narrowest screen. */
export const media = {
  /** From this width on, the label of a copy button fits beside the text that the button copies. */
  from600: '@media (min-width: 600px)',
  from768: `@media ${queries.from768}`,
  /** From this width on, the `Halves` of a page are side by side, and a row has four services. */
  from1024: '@media (min-width: 1024px)',
  /** From this width on, a section's heading is beside its text. */
  from1280: '@media (min-width: 1280px)',
  /** Above this width, the drawing of the 404 page has faint lines around the digits. */
  above575: '@media (min-width: 575.02px)',
  /** Above this width, the 404 page shows the drawing at full size. */
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
