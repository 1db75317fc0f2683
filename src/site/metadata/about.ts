import { about } from '../about';
import { owner } from '../owner';
import { pages } from '../pages';
import { graph, metadata, personId } from './site';

export const aboutMetadata = metadata({
  path: pages.about.path,
  titles: [`${pages.about.label} | ${owner.name}`],
  description: `Quién es ${owner.name}, ${owner.profession}. ${about.statement}`,
  keywords: ['sobre mí', owner.profession, ...owner.skills],
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
