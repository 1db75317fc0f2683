import { isPortrait } from '../components/Picture';
import { SCREENSHOT_WIDTH } from '../schema/screenshots';
import type { ProjectLink } from '../site/projects';

/** The project's picture as its page shows it first, for links to it that ask for the same file ahead. */
export function firstPictureOf({ image: name }: Pick<ProjectLink, 'image'>): {
  name: string;
  sizes: string;
  maxWidth?: number;
} {
  // The window minus the narrowest gutters and the frame's border.
  return isPortrait(name)
    ? { name, sizes: '300px', maxWidth: 300 }
    : { name, sizes: `min(100vw - 42px, ${SCREENSHOT_WIDTH}px)` };
}
