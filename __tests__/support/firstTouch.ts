import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { message } from './contactMessage';

/** Steps of a visitor who does not wait for the app. They name no text, which a translator may have changed. */

/** The app's entry. */
export const ENTRY = '**/assets/main-*.js';
export const PHONE = { path: null, hurry: false, viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** A page in its own file and at its address in the app. */
export const ADDRESSES = ['contact/', '#/contact'];

/** The address of the site. */
export const site = (urlOf: (path: string) => string) => urlOf('/').replace('#/', '');
export const menu = (page: Page) => page.locator('#menu nav');
export const toggle = (page: Page) => page.locator('header button');
export const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
export const contentOf = (page: Page, name: string) => field(page, name).evaluate((it: HTMLInputElement) => it.value);

/** Answers the contact form as `contact.php` does; returns what it was sent. */
export async function answerForm(page: Page) {
  const sent: string[] = [];
  await page.route('**/contact.php', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.request().headers().accept?.includes('json')
      ? route.fulfill({ json: { success: true } })
      : route.fulfill({ contentType: 'text/html', body: '<h1>Enviado</h1>' });
  });
  return sent;
}

export async function fillIn(page: Page) {
  for (const [name, text] of Object.entries(message)) await field(page, name).fill(text);
}

export async function expectSentOnce(page: Page, sent: string[]) {
  await page.getByText(/enviado/i).waitFor();
  expect(sent).toHaveLength(1);
  for (const text of Object.values(message)) expect(sent[0]).toContain(text);
}

/** Types a name, key by key, while `meanwhile` happens. */
export async function typeWhile(page: Page, meanwhile: () => unknown) {
  await field(page, 'lastname').fill('');
  await page.keyboard.type('Gonzalez ', { delay: 20 });
  await meanwhile();
  await page.keyboard.type('de la Cruz', { delay: 20 });
  expect(await contentOf(page, 'lastname')).toBe('Gonzalez de la Cruz');
  expect(await field(page, 'lastname').evaluate((it) => it === document.activeElement)).toBe(true);
}

export async function openMenu(page: Page) {
  await toggle(page).tap();
  await menu(page).waitFor();
  expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
}
