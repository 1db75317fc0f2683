import { layout } from '#content/layout';
import { metadata as texts } from '#content/metadata';
import { notFound, projectNotFound } from '#content/notFound';
import { ownerTexts } from '../ownerText';
import { NO_PAGE } from '../paths';
import { homeMetadata } from './home';
import { appAddress, graph, type MetadataAt, metadata } from './metadata';

export const notFoundMetadata = errorMetadata(texts.notFound, notFound);
export const projectNotFoundMetadata = errorMetadata(texts.projectNotFound, projectNotFound);
export const loadErrorMetadata = errorMetadata(texts.loadError, layout.loadError);

/** The metadata of a page that search engines do not list, with home's picture. */
function errorMetadata(
  { titles, keywords }: typeof texts.notFound,
  { title, text }: { title: string; text: string },
): MetadataAt {
  return metadata({
    path: NO_PAGE,
    image: homeMetadata(appAddress).image,
    titles: ownerTexts(titles, { title }),
    description: text,
    keywords: ownerTexts(keywords),
    robots: 'noindex',
    structuredData: graph,
  });
}
