import { cpSync, existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { owner } from '#content/owner';
import { startFormService } from '../../src/tools/server/formServices';
import { browserTest } from '../support/browserTest';
import { buildContent } from '../support/buildContent';
import { fieldNames, labels, message } from '../support/contactMessage';
import { folderOf } from '../support/sites';
import { startHost } from '../support/startHost';

/** The site built for Formspree, whose answers beside those of the others are in `tools/build/formServices.test.ts`. */
const OUT = folderOf('formspree');
const BUILT = `${OUT}/preview`;

const SENT = '✅ Mensaje enviado con éxito';

/** The status message after answers that a browser tells in ways of its own. */
const EXPECTED = {
  failure: '❌ Error en el servidor',
  timeout: '❌ El servidor tardó demasiado en responder. Inténtalo de nuevo.',
  drop: '❌ Error en la conexión con el servidor',
  success: SENT,
};

const WINDOW = { width: 800, height: 400 };

const messages: Record<string, string>[] = [];
let service: Awaited<ReturnType<typeof startFormService>>;
let host: Awaited<ReturnType<typeof startHost>>;

beforeAll(async () => {
  service = await startFormService('formspree', 'success', (fields) => messages.push(fields));
  cpSync(`${folderOf('reference')}/drawings`, `${OUT}/drawings`, { recursive: true });
  await buildContent(OUT, {}, '--draft', '--service=formspree', `--service-origin=${service.origin}`);
  host = await startHost(BUILT);
});

afterAll(async () => {
  service?.close();
  await host?.stop();
});

beforeEach(() => void messages.splice(0));

const empty = Object.fromEntries(fieldNames.map((name) => [name, '']));

const fieldOf = (page: Page, name: keyof typeof labels) =>
  page.getByRole('textbox', { name: labels[name], exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true }).click();

async function fillIn(page: Page) {
  for (const name of fieldNames) await fieldOf(page, name).fill(message[name]);
}

async function valuesOf(page: Page) {
  const values = fieldNames.map(async (name) => [name, await fieldOf(page, name).inputValue()]);
  return Object.fromEntries(await Promise.all(values));
}

async function statusOf(page: Page) {
  const status = page.getByRole('status').filter({ hasText: /./ });
  await status.waitFor();
  return status.textContent();
}

/** Expects links that open the message in the visitor's mail program and in a chat. */
async function expectOtherWays(page: Page) {
  const urlOf = async (name: string) =>
    new URL((await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '');
  const mail = await urlOf('Enviar por correo');
  const letter = `${message.message}\r\n\r\n${message.name} ${message.lastname}\r\n${message.email}`;
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', owner.email]);
  expect([...mail.searchParams]).toEqual([
    ['subject', message.title],
    ['body', letter],
  ]);
  expect([...(await urlOf('Enviar por WhatsApp')).searchParams]).toEqual([['text', letter]]);
}

browserTest(
  'each answer shows the right message, and no text is lost',
  { path: null, viewport: WINDOW, expectedErrors: ['Failed to load resource'] },
  async ({ page, hydrated }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    // Half a minute is longer than the test may wait for the answer that does not come.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => timeout('isHasty' in window ? milliseconds / 20 : milliseconds);
    });
    await page.goto(`${host.url}#/contact`);
    await hydrated();
    for (const [answer, expected] of Object.entries(EXPECTED)) {
      service.answer = answer;
      await page.evaluate((isHasty) => {
        if (isHasty) Object.assign(window, { isHasty });
        else Reflect.deleteProperty(window, 'isHasty');
      }, answer === 'timeout');
      await fillIn(page);
      await send(page);
      expect([answer, await statusOf(page)]).toEqual([answer, expected]);
      expect([answer, await valuesOf(page)]).toEqual([answer, expected === SENT ? empty : message]);
      if (expected !== SENT) await expectOtherWays(page);
      if (answer === 'failure') {
        const error = page.getByText('Escribe un correo válido, por ejemplo ana@correo.com.', { exact: true });
        expect(await fieldOf(page, 'email').getAttribute('aria-describedby')).toBe(await error.getAttribute('id'));
        await fieldOf(page, 'email').and(page.locator(':focus')).waitFor();
      }
    }
    expect(messages).toEqual([message]);
    // The browser asked for no leave beforehand, and nobody else for anything.
    expect(new Set(service.methods)).toEqual(new Set(['POST']));
    expect(asked).toEqual(new Set([new URL(host.url).origin, service.origin]));
  },
);

browserTest(
  'the message arrives without JavaScript too',
  { path: null, viewport: WINDOW, javaScriptEnabled: false, expectedErrors: ['Failed to load resource'] },
  async ({ page }) => {
    for (const [answer, heading, delivered] of [
      ['success', 'Thank you!', [message]],
      ['failure', 'Error', []],
    ] as const) {
      service.answer = answer;
      messages.splice(0);
      await page.goto(`${host.url}contact/`);
      await fillIn(page);
      await send(page);
      await page.getByRole('heading', { name: heading }).waitFor();
      expect([answer, messages]).toEqual([answer, delivered]);
    }
  },
);

test('contact.php is not published with the site of another service', () => {
  expect(existsSync(`${BUILT}/index.html`)).toBe(true);
  expect(existsSync(`${BUILT}/contact.php`)).toBe(false);
});
