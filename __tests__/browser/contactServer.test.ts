import { cpSync } from 'node:fs';
import path from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { browserTest } from '../support/browserTest';
import { Host, skipsPhp, stopHosts } from '../support/contactHost';
import { fieldNames, labels, message } from '../support/contactMessage';
import { SITE } from '../support/sites';

// A letter of tens of thousands of characters takes long to be laid out.
/** The site on a host that runs PHP, in a sub-folder. */
async function startSite() {
  const host = new Host({ site: 'web/portafolio' });
  cpSync(SITE, path.join(host.folder, 'web/portafolio'), { recursive: true });
  return host.start();
}

async function send(site: Page | FrameLocator, fields: Record<string, string>) {
  for (const name of fieldNames) {
    await site.getByRole('textbox', { name: labels[name], exact: true }).fill(fields[name] ?? '');
  }
  await site.getByRole('button', { name: 'Enviar', exact: true }).click();
}

afterEach(stopHosts);

/** A browser test that needs PHP. */
const phpBrowserTest: typeof browserTest = (name, options, run) =>
  skipsPhp ? test.skip(name, () => {}) : browserTest(name, options, run);

phpBrowserTest('a message goes all the way from the form to the owner', { path: null }, async ({ page, hydrated }) => {
  const host = await startSite();
  await page.goto(host.url.replace('contact.php', '#/contact'));
  await hydrated();
  await send(page, message);
  await page.getByRole('status').filter({ hasText: '✅ Mensaje enviado con éxito' }).waitFor();
  expect(host.messages()).toEqual([expect.objectContaining(message)]);
  expect(host.mails().map(({ headers, text }) => [headers['Reply-To'], text])).toEqual([
    [message.email, expect.stringContaining(message.message)],
  ]);
});

phpBrowserTest(
  'without JavaScript too, and the page names what is wrong and repeats the message',
  { path: null, javaScriptEnabled: false, expectedErrors: ['422'] },
  async ({ page }) => {
    const host = await startSite();
    const content = page.frameLocator('iframe:visible');
    await page.goto(host.url.replace('contact.php', '#/contact'));
    await send(content, { ...message, name: ' ' });
    await page.getByRole('heading', { level: 1, name: 'Revisa los campos del formulario.' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Escribe tu nombre.' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Tu mensaje' }).inputValue()).toBe(message.message);
    expect(host.messages()).toEqual([]);

    await page.getByRole('link', { name: 'Volver al formulario' }).click();
    await send(content, message);
    await page.getByRole('heading', { level: 1, name: '✅ Mensaje enviado con éxito' }).waitFor();
    expect(host.messages()).toEqual([expect.objectContaining(message)]);
    expect(host.mails()).toHaveLength(1);
  },
);

phpBrowserTest(
  'what the server says of a field is shown at it, the first has the focus, and the corrected form is sent',
  { path: null, expectedErrors: ['422'] },
  async ({ page, hydrated }) => {
    const host = await startSite();
    await page.goto(host.url.replace('contact.php', '#/contact'));
    await hydrated();
    // The form knows no limits.
    await send(page, { ...message, lastname: 'a'.repeat(201), title: 'a'.repeat(301) });
    await page.getByRole('status').filter({ hasText: '❌ Error en el servidor' }).waitFor();
    const [lastname, title] = (['lastname', 'title'] as const).map((name) =>
      page.getByRole('textbox', { name: labels[name], exact: true }),
    );
    await lastname?.and(page.locator(':focus')).waitFor();
    for (const [field, text] of [
      [lastname, 'Apellido: escribe como máximo 200 caracteres.'],
      [title, 'Título: escribe como máximo 300 caracteres.'],
    ] as const) {
      const id = await page.getByText(text).getAttribute('id');
      expect(await field?.getAttribute('aria-describedby')).toBe(id);
      expect(await field?.getAttribute('aria-invalid')).toBe('true');
    }
    expect(await title?.inputValue()).toBe('a'.repeat(301));
    expect(host.messages()).toEqual([]);

    await lastname?.fill(message.lastname);
    await page.getByText('Apellido: escribe').waitFor({ state: 'detached' });
    await title?.fill(message.title);
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: '✅ Mensaje enviado con éxito' }).waitFor();
    expect(host.messages()).toEqual([expect.objectContaining(message)]);
  },
);

phpBrowserTest(
  'too many messages show when to try again, and a message that is too long is named as such',
  { path: null, expectedErrors: ['429', '413'] },
  async ({ page, hydrated }) => {
    const host = await startSite();
    await page.goto(host.url.replace('contact.php', '#/contact'));
    await hydrated();
    // Just before, because the time to wait is counted from the first.
    for (let number = 1; number <= 10; number++) await host.post({ ...message, message: `${number}` });
    const status = page.getByRole('status').filter({ hasText: '❌ Error en el servidor' });
    await send(page, { ...message, message: '11' });
    await status.waitFor();
    expect(await status.textContent()).toBe(
      '❌ Error en el servidor\nHas enviado muchos mensajes. Inténtalo de nuevo en 10 minutos.',
    );
    await page.getByRole('textbox', { name: 'Mensaje', exact: true }).fill('Hola. '.repeat(12_000));
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await status.filter({ hasText: 'El mensaje es demasiado largo.' }).waitFor();
    expect(await status.textContent()).toBe('❌ Error en el servidor\nEl mensaje es demasiado largo.');
  },
);
