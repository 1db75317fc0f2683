import { chatUrl, owner } from './owner';

/** The path in `dist` of the owner's vCard. */
export const CONTACT_CARD = 'contacto.vcf';

export const contactDetails = {
  heading: 'CONTACTOS',
  location: { label: 'Ubicación', text: `${owner.country}, ${owner.city}` },
  phone: { label: 'Teléfono', text: owner.phone, url: chatUrl('Hola, me gustaría conversar sobre un proyecto.') },
  profiles: { label: 'Redes sociales', items: owner.profiles },
  card: { label: 'Agenda', text: 'Guardar contacto', file: CONTACT_CARD },
  map: { name: 'illustrations/map', alt: owner.placePictures.map },
};

export const contactForm = {
  heading: 'Formulario de contacto',
  intro: 'Si deseas ponerte en contacto conmigo, completa el siguiente formulario.',
  endpoint: owner.contactEndpoint,
  /** Milliseconds after which a request is given up. */
  timeout: 30_000,
  optional: 'opcional',
  fields: {
    name: { label: 'Nombre', missing: 'Escribe tu nombre.' },
    lastname: { label: 'Apellido', missing: 'Escribe tu apellido.' },
    title: { label: 'Título' },
    email: {
      label: 'Email',
      missing: 'Escribe tu correo.',
      invalid: 'Escribe un correo válido, por ejemplo ana@correo.com.',
    },
    message: { label: 'Mensaje', missing: 'Escribe tu mensaje.' },
  },
  submit: 'Enviar',
  submitting: 'Enviando...',
  outcomes: {
    success: '✅ Mensaje enviado con éxito',
    rejected: '❌ Error al enviar el mensaje. Inténtalo de nuevo.',
    serverError: '❌ Error en el servidor',
    /** What stands before the reason of any other failure. */
    failurePrefix: '❌ ',
    connection: 'Error en la conexión con el servidor',
    timeout: 'El servidor tardó demasiado en responder. Inténtalo de nuevo.',
  },
};
