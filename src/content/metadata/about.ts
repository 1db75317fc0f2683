import { about } from '../about';
import { owner } from '../owner';
import { pages } from '../pages';
import { address, graph, metadata, personId } from './site';

export const aboutMetadata = metadata({
  path: pages.about.path,
  title: `${pages.about.label} | ${owner.name}`,
  description: `Experiencia, intereses y metas de ${owner.name}: más de dos años en frontend, uno en backend, y la administración de dominios, hospedaje y migraciones.`,
  keywords: ['sobre mí', 'experiencia frontend', 'experiencia backend', 'hospedaje y dominios', 'migración de sitios'],
  type: 'profile',
  structuredData: graph(
    {
      '@type': 'ProfilePage',
      name: about.heading,
      url: address(pages.about.path),
      inLanguage: 'es',
      mainEntity: { '@id': personId },
    },
    [pages.about],
  ),
});
