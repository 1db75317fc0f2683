import { cpSync } from 'node:fs';
import path from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { browserTest } from '../support/browserTest';
import { Host, skipsPhp, stopHosts } from '../support/contactHost';
import { fieldNames, labels, message } from '../support/contactMessage';

/** The site on a host that runs PHP, in a sub-folder. */
async function startSite() {
  const host = new Host({ site: 'web/portafolio' });
  cpSync('dist', path.join(host.folder, 'web/portafolio'), { recursive: true });
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
    const content = page.frameLocator('main:visible iframe');
    await page.goto(host.url.replace('contact.php', '#/contact'));
    await send(content, { ...message, email: 'ana@correo' });
    await page.getByRole('heading', { level: 1, name: 'Revisa los campos del formulario.' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Escribe un correo válido' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Tu mensaje' }).inputValue()).toBe(message.message);
    expect(host.messages()).toEqual([]);

    await page.getByRole('link', { name: 'Volver al formulario' }).click();
    await send(content, message);
    await page.getByRole('heading', { level: 1, name: '✅ Mensaje enviado con éxito' }).waitFor();
    expect(host.messages()).toEqual([expect.objectContaining(message)]);
    expect(host.mails()).toHaveLength(1);
  },
);
