import { installPackages, succeeds } from './installPackages';

/** Those whose widths the site's fallback fonts are made of. */
const NAMES = ['Arial', 'Roboto', 'Liberation Sans'];

const NO_FONT = `Text will move when the web fonts arrive: install one of the fonts ${NAMES.join(', ')}.`;

/** Sees to it that Linux has a font for the time until the web fonts arrive, as the systems of visitors do. */
export function requireFonts() {
  if (process.platform !== 'linux' || hasFont()) return;
  installPackages('fontconfig', 'fonts-liberation');
  if (!hasFont()) console.warn(NO_FONT);
}

const hasFont = () => NAMES.some((name) => succeeds('fc-list', '--quiet', name));
