import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/browserTest';
import { Host } from '../support/contactHost';
import { fillIn, formField, message, outcomeOf, sendButton } from '../support/contactMessage';
import { SITE } from '../support/sites';
import { skips } from '../support/testWith';

/** A host with PHP, which serves the site in a sub-folder. */
const host = new Host();

test.skip(skips('php'));
test.afterAll(() => host.stop());

test('the form shows the server’s errors, and the corrected message is mailed', async ({ page, open, allowErrors }) => {
  allowErrors('422');
  await host.start();
  cpSync(SITE, path.join(host.web, 'portafolio'), { recursive: true });
  await open(host.url.replace('contact.php', 'portafolio/contact/'));
  // The form sends texts of any length, and only the server checks the lengths.
  await fillIn(page, { ...message, lastname: 'a'.repeat(201), title: 'a'.repeat(301) });
  await sendButton(page).click();
  await expect(outcomeOf(page)).toHaveText('❌ Error en el servidor');
  await expect(formField(page, 'lastname')).toBeFocused();
  await expect(page.getByText('Título: escribe como máximo 300 caracteres.')).toBeVisible();
  expect(host.messages()).toEqual([]);

  await formField(page, 'lastname').fill(message.lastname);
  await formField(page, 'title').fill(message.title);
  await page.keyboard.press('Enter');
  await expect(outcomeOf(page)).toHaveText('✅ Mensaje enviado con éxito');
  expect(host.messages()).toEqual([expect.objectContaining(message)]);
  const [{ headers, text } = {}] = host.mails();
  expect([headers?.['Reply-To'], text]).toEqual([message.email, expect.stringContaining(message.message)]);
});
