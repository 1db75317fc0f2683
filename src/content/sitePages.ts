import { about } from './about';
import { contactDetails } from './contact';
import { hero } from './home';
import { aboutMetadata } from './metadata/about';
import { contactMetadata } from './metadata/contact';
import { notFoundMetadata } from './metadata/errors';
import { homeMetadata } from './metadata/home';
import { portfolioMetadata, projectMetadata, projectNotFoundMetadata } from './metadata/projects';
import type { MetadataAt } from './metadata/site';
import { owner } from './owner';
import { NO_PROJECT, pages } from './pages';
import { NO_PAGE } from './paths';
import { type Project, portfolio, roleAndYear } from './portfolio';

interface Page {
  path: string;
  metadata: MetadataAt;
  /** Content of the share image; `pictures` are paths in `src/assets`, without extension, the front one first. */
  shareImage: { title: string; subtitle: string; note?: string; pictures: readonly string[] };
}

type PageName = keyof typeof pages;

/** A page of the site; `notFound` and `projectNotFound` are shown for unknown addresses. */
export type SitePage =
  | ({ name: PageName } & Page)
  | ({ name: 'project'; project: Project } & Page)
  | ({ name: 'notFound' | 'projectNotFound' } & Omit<Page, 'shareImage'>);

/** The type makes TypeScript report a page of `pages.ts` that is missing here. */
const mainPages: Record<PageName, Omit<Page, 'path'>> = {
  home: {
    metadata: homeMetadata,
    shareImage: { title: owner.name, subtitle: `${owner.role} en ${owner.country}`, pictures: [hero.image.name] },
  },
  about: {
    metadata: aboutMetadata,
    shareImage: { title: pages.about.label, subtitle: owner.name, pictures: [(about.image ?? hero.image).name] },
  },
  projects: {
    metadata: portfolioMetadata,
    shareImage: {
      title: pages.projects.label,
      subtitle: owner.name,
      pictures: portfolio.projects.slice(0, 3).map(({ image }) => `projects/${image}`),
    },
  },
  contact: {
    metadata: contactMetadata,
    shareImage: {
      title: pages.contact.label,
      subtitle: owner.name,
      pictures: [(contactDetails.map ?? hero.image).name],
    },
  },
};

/** Every page, for the app and for the build's prerendering, sitemap and share images. */
export const sitePages: readonly SitePage[] = [
  ...(Object.keys(mainPages) as PageName[]).map((name) => ({ name, path: pages[name].path, ...mainPages[name] })),
  ...portfolio.projects.map((project) => ({
    name: 'project' as const,
    project,
    path: project.path,
    metadata: projectMetadata(project),
    shareImage: {
      title: project.title,
      subtitle: owner.name,
      note: roleAndYear(project),
      pictures: [`projects/${project.image}`],
    },
  })),
  { name: 'notFound', path: NO_PAGE, metadata: notFoundMetadata },
  { name: 'projectNotFound', path: NO_PROJECT, metadata: projectNotFoundMetadata },
];
