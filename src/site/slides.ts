import { demos, projects } from '#content/projects';
import type { Slide } from '../content/schema';
import { languageOf } from './editions';

/** The slides of the home page's coverflow: all projects, then the demos. */
export const slides: readonly Slide[] = [
  ...projects.map(({ id, image, title, imageAlt, url }) => ({
    image,
    title,
    alt: imageAlt,
    url,
    ...languageOf(id),
  })),
  ...demos,
];
