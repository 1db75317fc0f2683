import { layout } from '../layout';
import { notFound } from '../notFound';
import { owner } from '../owner';
import { NO_PAGE } from '../pages';
import { homeMetadata } from './home';
import { graph, metadata } from './site';

export const notFoundMetadata = metadata({
  path: NO_PAGE,
  image: homeMetadata.image,
  titles: [`${notFound.title} | ${owner.name}`],
  description: notFound.text,
  keywords: ['página no encontrada'],
  robots: 'noindex',
  structuredData: graph(undefined, []),
});

export const loadErrorMetadata = metadata({
  path: NO_PAGE,
  image: homeMetadata.image,
  titles: [`${layout.loadError.title} | ${owner.name}`, layout.loadError.title],
  description: layout.loadError.text,
  keywords: ['error'],
  robots: 'noindex',
  structuredData: graph(undefined, []),
});
