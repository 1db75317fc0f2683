import type { ContactServer } from '#content/schema';

/** What `contact.php` answers, and what it writes into the owner's mail. */
export const contactServer: ContactServer = {
  /** By HTTP status. */
  outcomes: {
    200: '✅ Mensaje enviado con éxito',
    403: 'El formulario solo se puede enviar desde este sitio.',
    405: 'Esta dirección solo recibe el formulario de contacto.',
    413: 'El mensaje es demasiado largo.',
    415: 'El formulario llegó en un formato que no se admite.',
    422: 'Revisa los campos del formulario.',
    /** If it is not known in how many minutes, or in one. */
    429: 'Has enviado muchos mensajes. Inténtalo de nuevo en unos minutos.',
    503: 'El mensaje no se pudo entregar. Inténtalo de nuevo más tarde.',
  },
  tooMany: 'Has enviado muchos mensajes. Inténtalo de nuevo en {minutes} minutos.',
  tooLong: '{label}: escribe como máximo {limit} caracteres.',
  notText: '{label}: escribe un texto normal.',
  /** On the page for visitors without JavaScript. */
  copy: 'Con «Atrás» vuelves al formulario. Este es tu mensaje, por si quieres copiarlo:',
  message: 'Tu mensaje',
  back: 'Volver al formulario',
  mail: {
    /** The part of the sender's address before the `@`. */
    sender: 'contacto',
    subject: 'Contacto: {subject}',
    from: 'De: {sender}',
    title: 'Título: {title}',
  },
};
