/** All pages but home. Their code is one chunk that is fetched when first needed. */
import type { ComponentType } from 'react';
import type { pages } from '../content/pages';
import { About } from './About';
import { Contact } from './Contact';
import { Projects } from './Projects';

/** The pages of `content/pages.ts`. */
export const otherPages = {
  about: About,
  projects: Projects,
  contact: Contact,
} satisfies Record<Exclude<keyof typeof pages, 'home'>, ComponentType>;

export { NotFound } from './NotFound';
export { Project } from './Project';
export { ProjectNotFound } from './ProjectNotFound';
