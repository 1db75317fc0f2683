import { pages } from '#content/pages';
import { aboutMetadata } from './metadata/about';
import { contactMetadata } from './metadata/contact';
import { notFoundMetadata, projectNotFoundMetadata } from './metadata/errors';
import { homeMetadata } from './metadata/home';
import { portfolioMetadata, projectMetadata } from './metadata/projects';
import type { MetadataAt } from './metadata/site';
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

/** The type makes TypeScript report a page of `pages.ts` that is missing here. */
const mainPages: Record<PageName, MetadataAt> = {
  home: homeMetadata,
  about: aboutMetadata,
  projects: portfolioMetadata,
  contact: contactMetadata,
};

/** Every page, for the app and for the build's prerendering and sitemap. */
export const sitePages: readonly SitePage[] = [
  ...(Object.keys(mainPages) as PageName[]).map((name) => ({
    name,
    path: pages[name].path,
    metadata: mainPages[name],
  })),
  ...projects.map((project) => ({
    name: 'project' as const,
    project,
    path: project.path,
    metadata: projectMetadata(project),
  })),
  { name: 'notFound', path: NO_PAGE, metadata: notFoundMetadata },
  { name: 'projectNotFound', path: NO_PROJECT, metadata: projectNotFoundMetadata },
];
