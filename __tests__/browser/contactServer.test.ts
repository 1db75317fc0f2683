import { cpSync } from 'node:fs';
import path from 'node:path';
import { browserTest, expect, test } from '../support/browserTest';
import { Host, skipsPhp } from '../support/contactHost';
import { fieldNames, labels, message } from '../support/contactMessage';
import { SITE } from '../support/sites';

/** Runs PHP and serves the site in a sub-folder. */
let host: Host;

test.beforeAll(async () => {
  if (skipsPhp) return;
  host = await new Host().start();
  cpSync(SITE, path.join(host.web, 'portafolio'), { recursive: true });
});

test.afterAll(() => host?.stop());

(skipsPhp ? (name: string) => test.skip(name, () => {}) : browserTest)(
  'what the server says of a field is shown at it, the first has the focus, and the corrected form goes all the way to the owner',
  { path: null, viewport: { width: 800, height: 400 }, expectedErrors: ['422'] },
  async ({ page, hydrated }) => {
    const status = (text: string) => page.getByRole('status').filter({ hasText: text });
    await page.goto(host.url.replace('contact.php', 'portafolio/contact/'));
    await hydrated();
    // The form knows no limits.
    const wrong = { ...message, lastname: 'a'.repeat(201), title: 'a'.repeat(301) };
    for (const name of fieldNames)
      await page.getByRole('textbox', { name: labels[name], exact: true }).fill(wrong[name]);
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await status('❌ Error en el servidor').waitFor();
    const lastname = page.getByRole('textbox', { name: labels.lastname, exact: true });
    const title = page.getByRole('textbox', { name: labels.title, exact: true });
    await lastname.and(page.locator(':focus')).waitFor();
    await page.getByText('Título: escribe como máximo 300 caracteres.').waitFor();
    expect(await title.inputValue()).toBe('a'.repeat(301));
    expect(host.messages()).toEqual([]);

    await lastname.fill(message.lastname);
    await page.getByText('Apellido: escribe').waitFor({ state: 'detached' });
    await title.fill(message.title);
    await page.keyboard.press('Enter');
    await status('✅ Mensaje enviado con éxito').waitFor();
    expect(host.messages()).toEqual([expect.objectContaining(message)]);
    expect(host.mails().map(({ headers, text }) => [headers['Reply-To'], text])).toEqual([
      [message.email, expect.stringContaining(message.message)],
    ]);
  },
);
