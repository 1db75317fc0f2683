import { chatUrl } from './chat';
import { owner } from './owner';

/** Path of the owner's vCard in `dist`. */
export const CONTACT_CARD = 'contacto.vcf';

export const contactDetails = {
  heading: 'CONTACTOS',
  /** No-break spaces keep the city on one line. */
  location: { label: 'Ubicación', text: `${owner.country}, ${owner.city.replaceAll(' ', '\u00a0')}` },
  phone: owner.phone
    ? {
        label: 'Teléfono',
        text: owner.phone,
        url: chatUrl('Hola, me gustaría conversar sobre un proyecto.'),
      }
    : undefined,
  /** In place of a phone. */
  email: owner.phone ? undefined : { label: 'Correo', text: owner.email, url: `mailto:${owner.email}` },
  profiles: { label: 'Redes sociales', items: owner.profiles },
  card: { label: 'Agenda', text: 'Guardar contacto', file: CONTACT_CARD },
  map: owner.placePictures?.map ? { name: 'illustrations/map', alt: owner.placePictures.map } : undefined,
};
