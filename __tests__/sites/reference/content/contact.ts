import type { ContactDetails } from '#content/schema';

/** The column beside the form on the contact page. */
export const contactDetails: ContactDetails = {
  heading: 'CONTACTOS',
  location: { label: 'Ubicación', text: '{country}, {city}' },
  phone: { label: 'Teléfono', text: 'Hola, me gustaría conversar sobre un proyecto.' },
  /** In place of a phone. */
  email: 'Correo',
  profiles: 'Redes sociales',
  card: { label: 'Agenda', text: 'Guardar contacto', file: 'contacto.vcf' },
};
