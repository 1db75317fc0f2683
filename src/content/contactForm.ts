import service from 'virtual:contactService';
import { chatUrl } from './chat';
import { FORM_NAME } from './formName';
import { owner } from './owner';

export const contactForm = {
  ...service,
  heading: FORM_NAME,
  intro: 'Si deseas ponerte en contacto conmigo, completa el siguiente formulario.',
  /** Milliseconds after which a request is aborted. */
  timeout: 30_000,
  optional: 'opcional',
  /** In page order; `limit` is in characters. `contact.php` uses these fields too. */
  fields: {
    name: { label: 'Nombre', limit: 200, missing: 'Escribe tu nombre.' },
    lastname: { label: 'Apellido', limit: 200, missing: 'Escribe tu apellido.' },
    title: { label: 'Título', limit: 300 },
    email: {
      label: 'Email',
      limit: 254,
      missing: 'Escribe tu correo.',
      invalid: 'Escribe un correo válido, por ejemplo ana@correo.com.',
    },
    message: { label: 'Mensaje', limit: 20_000, missing: 'Escribe tu mensaje.' },
  },
  submit: 'Enviar',
  submitting: 'Enviando...',
  outcomes: {
    success: '✅ Mensaje enviado con éxito',
    rejected: '❌ Error al enviar el mensaje. Inténtalo de nuevo.',
    serverError: '❌ Error en el servidor',
    /** Precedes the reason of any other failure. */
    failurePrefix: '❌ ',
    connection: 'Error en la conexión con el servidor',
    timeout: 'El servidor tardó demasiado en responder. Inténtalo de nuevo.',
  },
  /** Ways to send a message that failed, with the text filled in. */
  otherWays: {
    mail: {
      label: 'Enviar por correo',
      subject: FORM_NAME,
      url: (subject: string, text: string) =>
        `mailto:${owner.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`,
    },
    chat: owner.phone ? { label: 'Enviar por WhatsApp', url: chatUrl } : undefined,
    /** Ends a text that is too long for a link. */
    continues: '(El mensaje continúa: aquí solo cabe el comienzo.)',
  },
  /** Beside the outcome of a message whose visitor has left the form meanwhile. */
  elsewhere: { name: 'Tu mensaje', back: 'Volver al formulario', dismiss: 'Cerrar' },
};
