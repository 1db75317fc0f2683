import { owner } from '../owner';
import { pages } from '../pages';
import { graph, metadata, nameAndRole, personId } from './site';

export const homeMetadata = metadata({
  path: pages.home.path,
  titles: [`${owner.name} | ${owner.role} en ${owner.country}`, `${owner.name} | ${owner.role}`, owner.name],
  description: `Portafolio de ${owner.name}, ${owner.profession} en ${owner.country}: proyectos, servicios, tecnologías y contacto.`,
  keywords: [owner.profession, `${owner.profession} en ${owner.country}`, 'portafolio', ...owner.skills.slice(0, 8)],
  type: 'profile',
  structuredData: (address) =>
    graph(address, {
      '@type': 'ProfilePage',
      name: nameAndRole,
      url: address(pages.home.path),
      inLanguage: 'es',
      mainEntity: { '@id': personId },
    }),
});
