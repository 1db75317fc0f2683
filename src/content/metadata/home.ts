import { owner } from '../owner';
import { pages } from '../pages';
import { address, graph, metadata, nameAndRole, personId } from './site';

export const homeMetadata = metadata({
  path: pages.home.path,
  title: `${owner.name} | ${owner.role} en ${owner.country}`,
  description: `Portafolio de ${owner.name}, desarrollador full stack en ${owner.country}: sitios y aplicaciones web con React, Node.js y WordPress, de la interfaz a la base de datos.`,
  keywords: ['desarrollador full stack', 'desarrollador web en Panamá', 'portafolio', ...owner.skills],
  type: 'profile',
  structuredData: graph(
    {
      '@type': 'ProfilePage',
      name: nameAndRole,
      url: address(pages.home.path),
      inLanguage: 'es',
      mainEntity: { '@id': personId },
    },
    [],
  ),
});
