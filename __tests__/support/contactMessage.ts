import type { Page } from '@playwright/test';
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

/** What a field is called on the page. */
export const labelOf = (name: FieldName) => contactForm.fields[name].label;

export const fieldOf = (page: Page, name: FieldName) => page.getByRole('textbox', { name: labelOf(name), exact: true });

/** Writes into the form of a page. */
export async function fillIn(page: Page, texts = message) {
  for (const name of fieldNames) await fieldOf(page, name).fill(texts[name]);
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true });

/** The status of the message: only one such place has a text. */
export const outcomeOf = (page: Page) => page.getByRole('status').filter({ hasText: /./ });
