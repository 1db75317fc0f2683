import { pages } from '#content/pages';
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
import { NO_PROJECT, projects } from './projects';

/** The metadata of pages that say more than their texts. */
const metadataByName: Partial<Record<string, MetadataAt>> = {
  home: homeMetadata,
  about: aboutMetadata,
  projects: portfolioMetadata,
  contact: contactMetadata,
};

/** Every page, for the build: it prerenders them and lists them in the sitemap. */
export const sitePages: readonly { path: string; metadata: MetadataAt }[] = [
  ...(Object.keys(pages) as (keyof typeof pages)[]).map((name) => ({
    path: pages[name].path,
    metadata: metadataByName[name] ?? pageMetadata(name),
  })),
  ...withPage(projects).map((project) => ({ path: project.path, metadata: projectMetadata(project) })),
  { path: NO_PAGE, metadata: notFoundMetadata },
  { path: NO_PROJECT, metadata: projectNotFoundMetadata },
];
