import { contactForm } from '#site/otherPages';
import { sendMessage } from '../../src/contact/sendMessage';
import type { ContactForm } from '../../src/content/schema';
import { serviceOf } from '../../src/site/contactService';
import { message } from '../support/contactMessage';
import { fakeServer, reply } from '../support/fakeServer';

// A request that never ends fails early.
jest.setTimeout(10_000);

const SENT = '✅ Mensaje enviado con éxito';
const REJECTED = '❌ Error al enviar el mensaje. Inténtalo de nuevo.';
const SERVER_ERROR = '❌ Error en el servidor';
const NO_CONNECTION = '❌ Error en la conexión con el servidor';

/** Sends the message of a form, of which some properties can be changed. */
function send(changed: Partial<typeof contactForm> = {}) {
  const fields = new FormData();
  for (const [name, value] of Object.entries(message)) fields.append(name, value);
  return sendMessage(fields, { ...contactForm, ...changed });
}

const PHP: ContactForm = { service: 'php' };
const FORMSPREE: ContactForm = { service: 'formspree', id: 'a' };
const WEB3FORMS: ContactForm = { service: 'web3forms', accessKey: 'a' };
const NETLIFY: ContactForm = { service: 'netlify' };
const CUSTOM: ContactForm = { service: 'custom', url: 'https://ana.dev/contact', fields: { key: 'b' } };

/** The form of a site that uses a service. */
const formOf = (service: ContactForm) => ({ confirmedBy: undefined, ...serviceOf(service, 'Asunto') });

test.each<[service: ContactForm, url: string, hiddenFields: object, body: typeof FormData | typeof URLSearchParams]>([
  [PHP, 'contact.php', {}, FormData],
  [FORMSPREE, 'https://formspree.io/f/a', {}, FormData],
  [WEB3FORMS, 'https://api.web3forms.com/submit', { access_key: 'a', subject: 'Asunto' }, FormData],
  [CUSTOM, 'https://ana.dev/contact', { key: 'b' }, FormData],
  [NETLIFY, '/', { 'form-name': 'contact' }, URLSearchParams],
])('with %j the message is posted to %s, with a request for JSON', async (...[service, url, hiddenFields, Body]) => {
  const requests = fakeServer(async () => reply('{}'));
  const form = formOf(service);
  // Netlify shows its own page of thanks only if the form has no action.
  expect(form).toMatchObject({ action: service === NETLIFY ? undefined : url, hiddenFields });
  await send(form);
  const [[address, { method, headers, body } = {}] = []] = requests.mock.calls;
  // The browser adds the content type, with its boundary, only if there is none.
  expect([address, method, headers]).toEqual([url, 'POST', { Accept: 'application/json' }]);
  expect(body).toBeInstanceOf(Body);
  expect([...(body as FormData)]).toEqual(Object.entries(message));
});

const REASON = '{"success":false,"message":"Es demasiado."}';

test.each<[answer: string, status: number, told: string, changed?: Partial<typeof contactForm>]>([
  ['{"success":true,"id":7}', 200, SENT],
  ['{"success":false}', 200, REJECTED],
  ['{"success":"true"}', 200, REJECTED],
  ['<!doctype html>', 200, NO_CONNECTION],
  ['<!doctype html>', 503, SERVER_ERROR],
  [REASON, 422, SERVER_ERROR],
  [REASON, 413, `${SERVER_ERROR}\nEs demasiado.`],
  [REASON, 429, `${SERVER_ERROR}\nEs demasiado.`],
  [REASON, 429, SERVER_ERROR, { name: 'custom' }],
])('the answer %s with status %d gives the message %s', async (...[answer, status, told, changed]) => {
  fakeServer(async () => reply(answer, status));
  expect(await send(changed)).toEqual({ sent: told === SENT, message: told });
});

test('a failed request gives the message about the connection', async () => {
  fakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await send()).toEqual({ sent: false, message: NO_CONNECTION });
});

test('a request is aborted after 30 seconds, with a message', async () => {
  expect(contactForm.timeout).toBe(30_000);
  fakeServer(
    ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const told = '❌ El servidor tardó demasiado en responder. Inténtalo de nuevo.';
  expect(await send({ timeout: 20 })).toEqual({ sent: false, message: told });
});

const INVALID = 'Escribe un correo válido, por ejemplo ana@correo.com.';

test.each([
  ['a sentence for each field', { email: 'Correo.', nobody: 'Nada.' }, { email: 'Correo.' }],
  ['a list in English', [{ field: 'email', message: 'no email' }, { message: 'is spam' }, null], { email: INVALID }],
  ['a text', 'Correo.', undefined],
])('from errors that are %s, only sentences in Spanish for fields of the form are shown', async (_, errors, shown) => {
  fakeServer(async () => reply(JSON.stringify({ errors }), 422));
  expect(await send()).toEqual({ sent: false, message: SERVER_ERROR, errors: shown });
});

test.each<[service: ContactForm, confirmation: object, other: object]>([
  [FORMSPREE, { ok: true }, { ok: 'true', success: true }],
  [FORMSPREE, { next: '/thanks' }, {}],
  [WEB3FORMS, { success: true }, { success: 'true' }],
  [CUSTOM, { success: 'true' }, { success: 1, ok: true }],
])('with %j the answer %j confirms a message, but %j does not', async (service, ...answers) => {
  for (const [index, told] of [SENT, REJECTED].entries()) {
    fakeServer(async () => reply(JSON.stringify(answers[index])));
    expect(await send(formOf(service))).toEqual({ sent: told === SENT, message: told });
  }
});

test('if a service confirms by its status, the body of its answer is ignored', async () => {
  fakeServer(async () => reply('{"success":false}'));
  expect(await send(formOf({ ...CUSTOM, confirmedBy: 'status' }))).toEqual({ sent: true, message: SENT });
});
