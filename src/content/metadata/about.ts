import { about } from '../about';
import { owner } from '../owner';
import { pages } from '../pages';
import { graph, metadata, personId } from './site';

const experience = owner.experience
  ? `${owner.experience.frontend} en frontend, ${owner.experience.backend} en backend, y `
  : '';

export const aboutMetadata = metadata({
  path: pages.about.path,
  titles: [`${pages.about.label} | ${owner.name}`],
  description: `Experiencia, intereses y metas de ${owner.name}: ${experience}trabajo con dominios y hospedaje.`,
  keywords: ['sobre mí', 'experiencia frontend', 'experiencia backend', 'hospedaje y dominios', 'migración de sitios'],
  type: 'profile',
  structuredData: (address) =>
    graph(
      address,
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
