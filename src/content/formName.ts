/** The name of the contact form on its page, and the subject of its mails where the visitor gives none. */
export const FORM_NAME = 'Formulario de contacto';
