import { layout } from '../layout';
import { notFound } from '../notFound';
import { owner } from '../owner';
import { NO_PAGE } from '../paths';
import { homeMetadata } from './home';
import { appAddress, graph, metadata } from './site';

export const notFoundMetadata = metadata({
  path: NO_PAGE,
  image: homeMetadata(appAddress).image,
  titles: [`${notFound.title} | ${owner.name}`],
  description: notFound.text,
  keywords: ['página no encontrada'],
  robots: 'noindex',
  structuredData: graph,
});

export const loadErrorMetadata = metadata({
  path: NO_PAGE,
  image: homeMetadata(appAddress).image,
  titles: [`${layout.loadError.title} | ${owner.name}`, layout.loadError.title],
  description: layout.loadError.text,
  keywords: ['error'],
  robots: 'noindex',
  structuredData: graph,
});
