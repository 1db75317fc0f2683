import { cpSync } from 'node:fs';
import path from 'node:path';
import { browserTest, expect, test } from '../support/browserTest';
import { Host } from '../support/contactHost';
import { fieldOf, fillIn, message, outcomeOf, sendButton } from '../support/contactMessage';
import { SITE } from '../support/sites';
import { skips } from '../support/testWith';

/** Runs PHP and serves the site in a sub-folder. */
const host = new Host();

test.skip(skips('php'));
test.afterAll(() => host.stop());

browserTest(
  'what the server says of a field is shown at it, the first has the focus, and the corrected form goes all the way to the owner',
  { path: null, viewport: { width: 800, height: 400 }, expectedErrors: ['422'] },
  async ({ page, hydrated }) => {
    await host.start();
    cpSync(SITE, path.join(host.web, 'portafolio'), { recursive: true });
    await page.goto(host.url.replace('contact.php', 'portafolio/contact/'));
    await hydrated();
    // The form knows no limits.
    await fillIn(page, { ...message, lastname: 'a'.repeat(201), title: 'a'.repeat(301) });
    await sendButton(page).click();
    await expect(outcomeOf(page)).toHaveText('❌ Error en el servidor');
    await expect(fieldOf(page, 'lastname')).toBeFocused();
    await expect(page.getByText('Título: escribe como máximo 300 caracteres.')).toBeVisible();
    expect(host.messages()).toEqual([]);

    await fieldOf(page, 'lastname').fill(message.lastname);
    await fieldOf(page, 'title').fill(message.title);
    await page.keyboard.press('Enter');
    await expect(outcomeOf(page)).toHaveText('✅ Mensaje enviado con éxito');
    expect(host.messages()).toEqual([expect.objectContaining(message)]);
    const [{ headers, text } = {}] = host.mails();
    expect([headers?.['Reply-To'], text]).toEqual([message.email, expect.stringContaining(message.message)]);
  },
);
