import type { GalleryPicture, ProjectEntry, Slide, Technology } from '../content/schema';
import { islandOf } from '../schema/screenshots';
import type { Edition, EditionData } from './editionData';
import { quotationOf } from './quotes';

/** An entry of `projects.ts` with its path and its technologies. Lists that the entry leaves out have default values. */
export interface Project extends Omit<ProjectEntry, 'technologies'> {
  path: string;
  /** The path of the picture in `src/assets`, without extension, or the path of the island, whose alternative text is empty. */
  image: string;
  imageAlt: string;
  technologies: readonly Technology[];
  keywords: readonly string[];
  results: readonly string[];
  gallery: readonly GalleryPicture[];
  /** The language tag of a project that is not translated. Only the edition in that language has a page for the project. */
  language?: string;
}

/** The data for a link to a project. */
export type ProjectLink = Pick<Project, 'title' | 'path' | 'image'>;

/** @param parent The path of the page with all projects. */
export function projectsOf(
  { content, untranslated }: Edition,
  [root]: EditionData['editions'],
  parent = '',
): readonly Project[] {
  const { technologies } = content.technologies;
  return content.projects.projects.map((entry) => {
    const path = `${parent}/${entry.id}`;
    return {
      ...entry,
      path,
      image: entry.image ? `projects/${entry.image}` : islandOf(entry.id),
      imageAlt: entry.imageAlt ?? '',
      technologies: entry.technologies.flatMap((name) => technologies.filter((technology) => technology.name === name)),
      keywords: entry.keywords ?? [entry.title, ...entry.technologies],
      results: entry.results ?? [],
      gallery: entry.gallery ?? [],
      ...(untranslated.includes(path) && { language: root.tag }),
    };
  });
}

/** Returns the projects in the language of this edition. */
export const translated = ({ projects }: EditionData) => projects.filter(({ language }) => !language);

/** Returns the projects that have a page in this edition. */
export const withPage = (edition: EditionData) => (edition.pathOf('projects') ? translated(edition) : []);

/** Returns the owner's role in a project and the year, as far as they are known. */
export function roleAndYear({ role, year }: Pick<Project, 'role' | 'year'>): string | undefined {
  return [role, year].filter(Boolean).join(', ') || undefined;
}

/** The data of the page of a project. */
export type ProjectDetails = ReturnType<typeof detailsOf>;

export function detailsOf(project: Project, edition: EditionData) {
  const { running } = edition;
  const { description, paragraphs, results, quote, gallery } = project;
  return {
    ...project,
    paragraphs: paragraphs.length > 0 ? paragraphs.map(running) : [description],
    results: results.map(running),
    quote: quote && quotationOf(quote, edition),
    gallery: gallery.map((picture) => ({ ...picture, caption: running(picture.caption) })),
  };
}

/**
 * Returns the projects before and after a project. The first project follows the last project. If there are only two projects, the
 * previous project is also the next project, and is returned only as the next project.
 */
export function neighboursOf(project: ProjectLink, projects: readonly ProjectLink[]) {
  const index = projects.indexOf(project);
  const link = (other: ProjectLink | undefined): ProjectLink | undefined =>
    other && { title: other.title, path: other.path, image: other.image };
  return {
    previous: projects.length > 2 ? link(projects.at(index - 1)) : undefined,
    next: projects.length > 1 ? link(projects[(index + 1) % projects.length]) : undefined,
  };
}

/** Returns the slides of the home page's coverflow: all projects, then the demos. */
export function slidesOf({ content, projects }: EditionData): Slide[] {
  return [
    ...projects.map(({ image, title, imageAlt, url, language }) => ({
      image,
      title,
      alt: imageAlt,
      url,
      language,
    })),
    ...content.projects.demos.map(({ image, ...demo }) => ({ ...demo, image: `projects/${image}` })),
  ];
}
