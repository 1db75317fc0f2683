import { succeeds, type Tool } from '../requireTools';

/** Those whose widths the site's fallback fonts are made of. */
const NAMES = ['Arial', 'Roboto', 'Liberation Sans'];

/** On Linux, a font for the time until the web fonts arrive, as the systems of visitors have one. */
export const FONTS: Tool = {
  isThere: () => process.platform !== 'linux' || NAMES.some((name) => succeeds('fc-list', '--quiet', name)),
  packages: ['fontconfig', 'fonts-liberation'],
  missing: `Text will move when the web fonts arrive: install one of the fonts ${NAMES.join(', ')}`,
  isOptional: true,
};
