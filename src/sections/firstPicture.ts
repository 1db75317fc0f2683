import { isPortrait } from '../components/Picture';
import { SCREENSHOT_WIDTH } from '../schema/screenshots';
import type { ProjectLink } from '../site/projects';

/** Returns the picture at the top of a project's page. Links to the page show the same file, which is thus loaded once. */
export function firstPictureOf({ image: name }: Pick<ProjectLink, 'image'>): {
  name: string;
  sizes: string;
  maxWidth?: number;
} {
  // The width of the window minus the narrowest gutters and the frame's border.
  return isPortrait(name)
    ? { name, sizes: '300px', maxWidth: 300 }
    : { name, sizes: `min(100vw - 42px, ${SCREENSHOT_WIDTH}px)` };
}
