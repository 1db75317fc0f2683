import { contactForm } from '#site/otherPages';

/** What a visitor writes into the contact form, by the names that the server is sent. */
export const message = {
  name: 'Ana',
  lastname: 'Núñez',
  title: 'Un sitio nuevo',
  email: 'ana@correo.com',
  message: '¿Cuándo podemos hablar?',
};

type FieldName = keyof typeof message;

export const fieldNames = Object.keys(message) as FieldName[];

/** What the fields are called on the page. */
export const labels = Object.fromEntries(fieldNames.map((name) => [name, contactForm.fields[name].label])) as Record<
  FieldName,
  string
>;
