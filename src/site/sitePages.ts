import { formerPaths, pages } from '#content/pages';
import { withPage } from './editions';
import { aboutMetadata } from './metadata/about';
import { contactMetadata } from './metadata/contact';
import { notFoundMetadata, projectNotFoundMetadata } from './metadata/errors';
import { homeMetadata } from './metadata/home';
import type { MetadataAt } from './metadata/metadata';
import { pageMetadata } from './metadata/page';
import { projectMetadata } from './metadata/project';
import { portfolioMetadata } from './metadata/projects';
import { NO_PAGE } from './paths';
import { NO_PROJECT, type Project, projects } from './projects';

interface Page {
  path: string;
  metadata: MetadataAt;
}

type PageName = keyof typeof pages;

/** A page of the site; `notFound` and `projectNotFound` are shown for unknown addresses. */
export type SitePage =
  | ({ name: PageName } & Page)
  | ({ name: 'project'; project: Project } & Page)
  | ({ name: 'notFound' | 'projectNotFound' } & Page);

/** The metadata of pages that say more than their texts. */
const metadataByName: Partial<Record<string, MetadataAt>> = {
  home: homeMetadata,
  about: aboutMetadata,
  projects: portfolioMetadata,
  contact: contactMetadata,
};

/** Every page, for the app and for the build's prerendering and sitemap. */
export const sitePages: readonly SitePage[] = [
  ...(Object.keys(pages) as PageName[]).map((name) => ({
    name,
    path: pages[name].path,
    metadata: metadataByName[name] ?? pageMetadata(name),
  })),
  ...(HAS_EDITIONS ? withPage(projects) : projects).map((project) => ({
    name: 'project' as const,
    project,
    path: project.path,
    metadata: projectMetadata(project),
  })),
  { name: 'notFound', path: NO_PAGE, metadata: notFoundMetadata },
  { name: 'projectNotFound', path: NO_PROJECT, metadata: projectNotFoundMetadata },
];

/** The paths that pages have, by those that they had. */
export const movedPaths: ReadonlyMap<string, string> = new Map(
  Object.entries(formerPaths).flatMap(([former, current]) =>
    sitePages
      .filter(({ path }) => path === current || path.startsWith(`${current}/`))
      .map(({ path }): [string, string] => [former + path.slice(current.length), path]),
  ),
);
