import { owner } from '../owner';
import { pages } from '../pages';
import { graph, metadata, personId } from './site';

export const contactMetadata = metadata({
  path: pages.contact.path,
  titles: [`${pages.contact.label} | ${owner.name}`],
  description: `Escribe a ${owner.name} para hablar de tu proyecto: formulario${owner.phone ? ', teléfono, chat' : ', correo'} y redes sociales. Atiendo desde ${owner.city}.`,
  keywords: ['contacto', `contratar ${owner.profession}`, `${owner.profession} en ${owner.country}`, 'cotización'],
  structuredData: (address) =>
    graph(
      address,
      {
        '@type': 'ContactPage',
        name: pages.contact.label,
        url: address(pages.contact.path),
        inLanguage: 'es',
        mainEntity: { '@id': personId },
      },
      [pages.contact],
    ),
});
