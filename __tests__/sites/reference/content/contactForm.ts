import type { ContactFormTexts } from '#content/schema';

export const contactForm: ContactFormTexts = {
  heading: 'Formulario de contacto',
  intro: 'Si deseas ponerte en contacto conmigo, completa el siguiente formulario.',
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
    mail: 'Enviar por correo',
    chat: 'Enviar por WhatsApp',
    /** Ends a text that is too long for a link. */
    continues: '(El mensaje continúa: aquí solo cabe el comienzo.)',
  },
  /** Beside the outcome of a message whose visitor has left the form meanwhile. */
  elsewhere: { name: 'Tu mensaje', back: 'Volver al formulario', dismiss: 'Cerrar' },
  /** Subject of mails from form services, and of those whose visitor gives no title. */
  subject: 'Formulario de contacto',
};
