import { pages } from '#content/pages';
import { projects as entries } from '#content/projects';
import { technologies } from '#content/technologies';
import type { GalleryPicture, ProjectEntry, Technology } from '../content/schema';
import { languageOf, withPage } from './editions';
import { NO_PAGE } from './paths';

/** An entry of `projects.ts` with its path and its technologies. Lists that the entry leaves out are there, too. */
export interface Project extends Omit<ProjectEntry, 'technologies'> {
  path: string;
  technologies: readonly Technology[];
  keywords: readonly string[];
  results: readonly string[];
  gallery: readonly GalleryPicture[];
}

/** Path of the page for unknown addresses below the portfolio. */
export const NO_PROJECT = pages.projects.path + NO_PAGE;

export const projects: readonly Project[] = entries.map((entry) => ({
  ...entry,
  path: `${pages.projects.path}/${entry.id}`,
  technologies: entry.technologies.flatMap((name) => technologies.filter((technology) => technology.name === name)),
  keywords: entry.keywords ?? [entry.title, ...entry.technologies],
  results: entry.results ?? [],
  gallery: entry.gallery ?? [],
  ...languageOf(entry.id),
}));

/** What the owner did in a project, and when, as far as that is known. */
export function roleAndYear({ role, year }: Project): string | undefined {
  return [role, year].filter(Boolean).join(', ') || undefined;
}

/** The projects before and after one, round from the last to the first; of two projects each is the other's next. */
export function neighboursOf(project: Project, projects: readonly Project[]): { previous?: Project; next?: Project } {
  if (projects.some(({ language }) => language)) return neighboursOf(project, withPage(projects));
  const index = projects.indexOf(project);
  return {
    ...(projects.length > 2 && { previous: projects.at(index - 1) }),
    ...(projects.length > 1 && { next: projects[(index + 1) % projects.length] }),
  };
}
