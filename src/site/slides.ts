import { pages } from '#content/pages';
import { demos, projects } from '#content/projects';
import type { Slide as SlideContent } from '../content/schema';
import { isUntranslated, rootEdition } from './editions';

export interface Slide extends SlideContent {
  /** The language tag of a project that is not translated. */
  language?: string;
}

/** The slides of the home page's coverflow: all projects, then the demos. */
export const slides: readonly Slide[] = [
  ...projects.map(({ id, image, title, imageAlt, url }) => ({
    image,
    title,
    alt: imageAlt,
    url,
    ...(HAS_EDITIONS && isUntranslated(`${pages.projects.path}/${id}`) && { language: rootEdition.tag }),
  })),
  ...demos,
];
