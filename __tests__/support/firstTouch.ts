import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { fillIn, message } from './contactMessage';

export const PHONE = { hurry: false, viewport: { width: 390, height: 844 }, hasTouch: true };

export const menu = (page: Page) => page.locator('#menu nav');
export const toggle = (page: Page) => page.locator('header button');
export const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
export const submit = (page: Page) => page.locator('main [type=submit]');

/** Answers the contact form like `contact.php`. Returns the sent messages. */
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

/** Fills the form in, sends it by a tap, and expects one message to be sent. */
export async function sendForm(page: Page, sent: string[]) {
  await fillIn(page);
  await submit(page).tap();
  await expect(page.getByText(/enviado/i)).toBeVisible();
  expect(sent).toHaveLength(1);
  for (const text of Object.values(message)) expect(sent[0]).toContain(text);
}

/** Types a name key by key, and calls `meanwhile` in the middle. */
export async function typeWhile(page: Page, meanwhile = async () => {}) {
  const lastname = field(page, 'lastname');
  await lastname.fill('');
  await page.keyboard.type('Gonzalez ', { delay: 20 });
  await meanwhile();
  await page.keyboard.type('de la Cruz', { delay: 20 });
  await expect(lastname).toHaveValue('Gonzalez de la Cruz');
  await expect(lastname).toBeFocused();
}

export async function openMenu(page: Page) {
  await toggle(page).tap();
  await expect(menu(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
}
