import { layout } from '../layout';
import { notFound } from '../notFound';
import { owner } from '../owner';
import { NO_PAGE } from '../paths';
import { projectPage } from '../portfolio';
import { homeMetadata } from './home';
import { appAddress, graph, type MetadataAt, metadata } from './site';

export const notFoundMetadata = errorMetadata(
  [`${notFound.title} | ${owner.name}`],
  notFound.text,
  'página no encontrada',
);

export const projectNotFoundMetadata = errorMetadata(
  [projectPage.notFound],
  projectPage.notFoundText,
  'proyecto no encontrado',
);

export const loadErrorMetadata = errorMetadata(
  [`${layout.loadError.title} | ${owner.name}`, layout.loadError.title],
  layout.loadError.text,
  'error',
);

/** Of a page that search engines do not list, with home's picture. */
function errorMetadata(titles: [string, ...string[]], description: string, keyword: string): MetadataAt {
  return metadata({
    path: NO_PAGE,
    image: homeMetadata(appAddress).image,
    titles,
    description,
    keywords: [keyword],
    robots: 'noindex',
    structuredData: graph,
  });
}
