import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { browserTest } from '../support/browserTest';
import { Host, skipsPhp, stopHosts } from '../support/contactHost';
import { fieldNames, labels, message } from '../support/contactMessage';
import { SITE } from '../support/sites';

/** Runs PHP and serves the site in a sub-folder. */
let host: Host;

beforeAll(async () => {
  if (skipsPhp) return;
  host = new Host({ site: 'web/portafolio' });
  cpSync(SITE, path.join(host.folder, 'web/portafolio'), { recursive: true });
  await host.start();
});

afterAll(stopHosts);

const viewport = { width: 800, height: 400 };

async function send(site: Page | Frame, fields: Record<string, string>) {
  for (const name of fieldNames) {
    await site.getByRole('textbox', { name: labels[name], exact: true }).fill(fields[name] ?? '');
  }
  await site.getByRole('button', { name: 'Enviar', exact: true }).click();
}

/** A browser test that needs PHP. */
const phpBrowserTest: typeof browserTest = (name, options, run) =>
  skipsPhp ? test.skip(name, () => {}) : browserTest(name, options, run);

phpBrowserTest(
  'what the server says of a field is shown at it, the first has the focus, the corrected form goes all the way to the owner, and too many or too long messages are named as such',
  { path: null, viewport, expectedErrors: ['422', '429', '413'] },
  async ({ page, hydrated }) => {
    const status = (text: string) => page.getByRole('status').filter({ hasText: text });
    await page.goto(host.url.replace('contact.php', 'contact/'));
    await hydrated();
    // The form knows no limits.
    await send(page, { ...message, lastname: 'a'.repeat(201), title: 'a'.repeat(301) });
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

    host.forgetVisitors();
    // Just before, because the time to wait is counted from the first.
    for (let number = 1; number <= 10; number++) await host.post({ ...message, message: `${number}` });
    await send(page, { ...message, message: '11' });
    await status('Has enviado').waitFor();
    expect(await status('❌').textContent()).toBe(
      '❌ Error en el servidor\nHas enviado muchos mensajes. Inténtalo de nuevo en 10 minutos.',
    );
    await page.getByRole('textbox', { name: labels.message, exact: true }).fill('Hola. '.repeat(12_000));
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await status('El mensaje es demasiado largo.').waitFor();
    expect(await status('❌').textContent()).toBe('❌ Error en el servidor\nEl mensaje es demasiado largo.');
  },
);

phpBrowserTest(
  'without JavaScript a message arrives too, and the page names what is wrong and repeats the message',
  { path: null, viewport, javaScriptEnabled: false, expectedErrors: ['422'] },
  async ({ page }) => {
    host.forgetVisitors();
    // What comes again within the hour is not stored twice.
    const another = { ...message, message: '¿Y cuánto tarda?' };
    const messages = host.messages();
    const mails = host.mails();
    await page.goto(host.url.replace('contact.php', 'contact/'));
    await send(page, { ...another, name: ' ' });
    await page.getByRole('heading', { level: 1, name: 'Revisa los campos del formulario.' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Escribe tu nombre.' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Tu mensaje' }).inputValue()).toBe(another.message);
    expect(host.messages()).toEqual(messages);

    await page.getByRole('link', { name: 'Volver al formulario' }).click();
    await send(page, another);
    await page.getByRole('heading', { level: 1, name: '✅ Mensaje enviado con éxito' }).waitFor();
    expect(host.messages()).toEqual([...messages, expect.objectContaining(another)]);
    expect(host.mails()).toHaveLength(mails.length + 1);
  },
);
