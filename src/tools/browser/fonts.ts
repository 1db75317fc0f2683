import { succeeds, type Tool } from '../requireTools';

/** The fonts from which the site makes its fallback fonts. */
const NAMES = ['Arial', 'Roboto', 'Liberation Sans'];

/** A font that shows text until the web fonts arrive. Visitors' systems have such a font, but a Linux machine can lack it. */
export const FONTS: Tool = {
  isThere: () => process.platform !== 'linux' || NAMES.some((name) => succeeds('fc-list', '--quiet', name)),
  packages: ['fontconfig', 'fonts-liberation'],
  missing: `Text will move when the web fonts arrive: install one of the fonts ${NAMES.join(', ')}`,
  isOptional: true,
};
