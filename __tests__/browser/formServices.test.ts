import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { owner } from '#content/owner';
import { browserTest } from '../support/browserTest';
import { fieldNames, labels, message } from '../support/contactMessage';
import { copyProject } from '../support/copyProject';
import { type FormServiceHost, startFormServiceHost } from '../support/formServiceHost';

/** One of each way to post and to answer; the others are in `contact/sendMessage.test.ts`. */
const SERVICES = ['formspree', 'formsubmit', 'netlify'];

const SENT = '✅ Mensaje enviado con éxito';
const REJECTED = '❌ Error al enviar el mensaje. Inténtalo de nuevo.';
const SERVER_ERROR = '❌ Error en el servidor';
const NO_CONNECTION = '❌ Error en la conexión con el servidor';
const TOO_SLOW = '❌ El servidor tardó demasiado en responder. Inténtalo de nuevo.';

/** The status message after each answer of a service. */
const EXPECTED: Record<string, string> = {
  failure: SERVER_ERROR,
  inactive: SERVER_ERROR,
  limit: SERVER_ERROR,
  html: NO_CONNECTION,
  timeout: TOO_SLOW,
  drop: NO_CONNECTION,
  success: SENT,
};

/** The services whose answers lead to another message. */
const EXCEPTIONS: Record<string, Record<string, string>> = {
  formsubmit: { failure: REJECTED, inactive: REJECTED },
  // The status says whether the message was accepted.
  netlify: { html: SENT },
};

/** What is said at a field when the service finds fault with it. */
const FIELD_ERRORS: Record<string, [field: keyof typeof labels, text: string]> = {
  formspree: ['email', 'Escribe un correo válido, por ejemplo ana@correo.com.'],
};

const ADDED: Record<string, Record<string, string>> = {
  formsubmit: { _subject: 'Formulario de contacto', _template: 'table', _captcha: 'false' },
  netlify: { 'form-name': 'contact' },
};

let copy: string;
const hosts: Record<string, FormServiceHost> = {};

beforeAll(async () => {
  copy = copyProject();
  for (const service of SERVICES) hosts[service] = await startFormServiceHost(service, copy);
});

afterAll(async () => {
  for (const host of Object.values(hosts)) await host.stop();
  rmSync(copy, { recursive: true, force: true });
});

function hostOf(service: string): FormServiceHost {
  const host = hosts[service];
  if (!host) throw new Error(`The site for ${service} was not built.`);
  return host;
}

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

for (const service of SERVICES) {
  browserTest(
    `${service}: each answer shows the right message, and no text is lost`,
    { path: null, expectedErrors: ['Failed to load resource'] },
    async ({ page, hydrated }) => {
      const { url, origin, setAnswer } = hostOf(service);
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(new URL(request.url()).origin));
      // Half a minute is longer than the test may wait for the answer that does not come.
      await page.addInitScript(() => {
        const timeout = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (milliseconds) => timeout('isHasty' in window ? milliseconds / 20 : milliseconds);
      });
      await page.goto(`${url}/#/contact`);
      await hydrated();
      for (const [answer, usual] of Object.entries(EXPECTED)) {
        const expected = EXCEPTIONS[service]?.[answer] ?? usual;
        await setAnswer(answer);
        await page.evaluate((isHasty) => {
          if (isHasty) Object.assign(window, { isHasty });
          else Reflect.deleteProperty(window, 'isHasty');
        }, answer === 'timeout');
        await fillIn(page);
        await send(page);
        expect([answer, await statusOf(page)]).toEqual([answer, expected]);
        expect([answer, await valuesOf(page)]).toEqual([answer, expected === SENT ? empty : message]);
        if (expected !== SENT) await expectOtherWays(page);
        const [field, text] = FIELD_ERRORS[service] ?? [];
        if (answer === 'failure' && field && text) {
          const id = await page.getByText(text, { exact: true }).getAttribute('id');
          expect(await fieldOf(page, field).getAttribute('aria-describedby')).toBe(id);
          await fieldOf(page, field).and(page.locator(':focus')).waitFor();
        }
      }
      const { messages, methods } = await setAnswer('success');
      expect(messages).toEqual([{ ...message, ...ADDED[service] }]);
      // The browser asked for no leave beforehand, and nobody else for anything.
      expect(new Set(methods)).toEqual(new Set(['POST']));
      expect(asked).toEqual(new Set([url, origin]));
    },
  );

  browserTest(
    `${service}: the message arrives without JavaScript too`,
    { path: null, javaScriptEnabled: false, expectedErrors: ['Failed to load resource'] },
    async ({ page }) => {
      const { url, setAnswer } = hostOf(service);
      async function submit(heading: string) {
        await page.goto(`${url}/contact/`);
        await fillIn(page);
        await send(page);
        await page.getByRole('heading', { name: heading }).waitFor();
      }

      await setAnswer('success');
      await submit('Thank you!');
      expect((await setAnswer('failure')).messages).toEqual([{ ...message, ...ADDED[service] }]);
      await submit('Error');
      expect((await setAnswer('success')).messages).toEqual([]);
    },
  );
}

test('Netlify finds every field in the site as it is published', async () => {
  const html = await (await fetch(hostOf('netlify').url)).text();
  const form =
    /<form name="contact" method="post" data-netlify="true" netlify-honeypot="bot-field" hidden>.*?<\/form>/.exec(
      html,
    )?.[0];
  for (const name of [...fieldNames, 'bot-field']) expect(form).toContain(`<input name="${name}">`);
});

test('contact.php is not published with the site of another service', async () => {
  for (const service of SERVICES) {
    expect([service, (await fetch(`${hostOf(service).url}/contact.php`)).status]).toEqual([service, 404]);
  }
});
