import { layout } from '../layout';
import { notFound } from '../notFound';
import { owner } from '../owner';
import { homeMetadata } from './home';
import { graph, metadata, NOT_FOUND_PATH } from './site';

export const notFoundMetadata = metadata({
  path: NOT_FOUND_PATH,
  image: homeMetadata.image,
  title: `${notFound.title} | ${owner.name}`,
  description: notFound.text,
  keywords: ['página no encontrada'],
  robots: 'noindex',
  structuredData: graph(undefined, []),
});

export const loadErrorMetadata = metadata({
  path: NOT_FOUND_PATH,
  image: homeMetadata.image,
  title: `${layout.loadError.title} | ${owner.name}`,
  description: layout.loadError.text,
  keywords: ['error'],
  robots: 'noindex',
  structuredData: graph(undefined, []),
});
