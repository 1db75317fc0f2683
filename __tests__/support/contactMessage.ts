import type { Page } from '@playwright/test';
import { contactForm } from '#site/otherPages';

/** A visitor's message, by the names of the form's fields. */
export const message = {
  name: 'Ana',
  lastname: 'Núñez',
  title: 'Un sitio nuevo',
  email: 'ana@correo.com',
  message: '¿Cuándo podemos hablar?',
};

export const empty = { name: '', lastname: '', title: '', email: '', message: '' };

type FieldName = keyof typeof message;

export const fieldNames = Object.keys(message) as FieldName[];

/** The label of a field. */
export const labelOf = (name: FieldName) => contactForm.fields[name].label;

export const formField = (page: Page, name: FieldName) =>
  page.getByRole('textbox', { name: labelOf(name), exact: true });

/** Fills the form in, in any language. */
export async function fillIn(page: Page, texts = message) {
  for (const [name, text] of Object.entries(texts)) await page.locator(`main [name=${name}]`).fill(text);
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true });

/** The result of the message. All other elements with the role `status` are empty. */
export const outcomeOf = (page: Page) => page.getByRole('status').filter({ hasText: /./ });
