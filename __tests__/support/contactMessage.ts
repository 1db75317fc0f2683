/** What a visitor writes into the contact form, by the names that the server is sent. */
export const message = {
  name: 'Ana',
  lastname: 'Núñez',
  title: 'Un sitio nuevo',
  email: 'ana@correo.com',
  message: '¿Cuándo podemos hablar?',
};

type FieldName = keyof typeof message;

/** What the fields are called on the page. */
export const labels: Record<FieldName, string> = {
  name: 'Nombre',
  lastname: 'Apellido',
  title: 'Título',
  email: 'Email',
  message: 'Mensaje',
};

export const fieldNames = Object.keys(message) as FieldName[];
