import { contactForm } from '#site/otherPages';
import { sendMessage } from '../../src/contact/sendMessage';
import type { ContactForm } from '../../src/content/schema';
import { serviceOf } from '../../src/site/contactService';
import { message } from '../support/contactMessage';
import { entriesOf, fakeServer, reply } from '../support/fakeServer';

const SUCCESS = { sent: true, message: '✅ Mensaje enviado con éxito' };
const REJECTED = { sent: false, message: '❌ Error al enviar el mensaje. Inténtalo de nuevo.' };
const SERVER_ERROR = { sent: false, message: '❌ Error en el servidor' };
const NO_CONNECTION = { sent: false, message: '❌ Error en la conexión con el servidor' };

function fields() {
  const data = new FormData();
  for (const [name, value] of Object.entries(message)) data.append(name, value);
  return data;
}

test('the message is posted as a multipart form that asks for a JSON reply', async () => {
  const requests = fakeServer(async () => reply('{"success":true}'));

  await sendMessage(fields(), contactForm);

  expect(requests).toHaveBeenCalledTimes(1);
  const [url, request] = requests.mock.lastCall ?? [];
  expect(url).toBe(contactForm.endpoint);
  expect(request?.method).toBe('POST');
  // The browser names the multipart type, with its boundary, when nobody else names one.
  expect(Object.fromEntries(new Headers(request?.headers))).toEqual({ accept: 'application/json' });
  expect(entriesOf(requests)).toEqual(Object.entries(message));
});

test('success is shown when the reply says success', async () => {
  fakeServer(async () => reply('{"success":true,"id":7}'));
  await expect(sendMessage(fields(), contactForm)).resolves.toEqual(SUCCESS);
});

test.each([
  ['false', '{"success":false}'],
  ['missing', '{"status":"ok"}'],
  ['the text "true"', '{"success":"true"}'],
  ['a bare true', 'true'],
  ['a bare null', 'null'],
])('the message counts as not sent when success is %s', async (_, body) => {
  fakeServer(async () => reply(body));
  await expect(sendMessage(fields(), contactForm)).resolves.toEqual(REJECTED);
});

test.each([404, 422, 503])('a reply with status %d is a server error', async (status) => {
  fakeServer(async () => reply('{"success":true}', status));
  await expect(sendMessage(fields(), contactForm)).resolves.toEqual(SERVER_ERROR);
});

test.each([
  ['an HTML page', '<!doctype html><title>Inicio</title>'],
  ['empty', ''],
])('a reply that is %s is a failed connection, in Spanish', async (_, body) => {
  fakeServer(async () => reply(body));
  await expect(sendMessage(fields(), contactForm)).resolves.toEqual(NO_CONNECTION);
});

test('an error with a message of its own is shown with it', async () => {
  fakeServer(async () => {
    throw new Error('El formulario está cerrado');
  });
  await expect(sendMessage(fields(), contactForm)).resolves.toEqual({
    sent: false,
    message: '❌ El formulario está cerrado',
  });
});

test.each([
  ['an error without a message', new Error()],
  ['a dropped connection, which browsers tell in English', new TypeError('Failed to fetch')],
  ['a request that the browser aborts', new DOMException('The user aborted a request.', 'AbortError')],
  ['something that is no error', 'offline'],
])('%s is a failed connection, in Spanish', async (_, thrown) => {
  fakeServer(async () => {
    throw thrown;
  });
  await expect(sendMessage(fields(), contactForm)).resolves.toEqual(NO_CONNECTION);
});

test('a request that takes too long is given up, and the visitor sees why in Spanish', async () => {
  fakeServer(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  await expect(sendMessage(fields(), { ...contactForm, timeout: 20 })).resolves.toEqual({
    sent: false,
    message: '❌ El servidor tardó demasiado en responder. Inténtalo de nuevo.',
  });
});

test('a request may take 30 seconds', () => {
  expect(contactForm.timeout).toBe(30_000);
});

test.each([413, 429])(
  'the reason that contact.php gives with status %d is shown below the server error',
  async (status) => {
    fakeServer(async () => reply('{"success":false,"message":"Es demasiado."}', status));
    await expect(sendMessage(fields(), contactForm)).resolves.toEqual({
      sent: false,
      message: '❌ Error en el servidor\nEs demasiado.',
    });
    await expect(sendMessage(fields(), { ...contactForm, name: 'custom' })).resolves.toEqual(SERVER_ERROR);
  },
);

test.each([
  ['a sentence for each field', { email: 'Correo.', nobody: 'Nada.' }, { email: 'Correo.' }],
  [
    'a list in English',
    [{ field: 'email', message: 'should be an email' }, { message: 'is spam' }, null],
    { email: 'Escribe un correo válido, por ejemplo ana@correo.com.' },
  ],
  ['no texts', { email: ['Correo.'], name: 7, message: {} }, undefined],
  ['a text', 'Correo.', undefined],
])('of errors that are %s, only sentences in Spanish for fields of the form are shown', async (_, errors, shown) => {
  fakeServer(async () => reply(JSON.stringify({ errors }), 422));
  await expect(sendMessage(fields(), contactForm)).resolves.toEqual({ ...SERVER_ERROR, errors: shown });
});

test.each<[service: ContactForm, confirmations: unknown[], others: unknown[]]>([
  [
    { service: 'formspree', id: 'a' },
    [{ ok: true }, { next: '/thanks' }],
    [{ ok: 'true' }, { ok: false }, { success: true }, {}, null],
  ],
  [{ service: 'web3forms', accessKey: 'a' }, [{ success: true }], [{ success: 'true' }, { success: false }, {}]],
  [
    { service: 'custom', url: 'https://ana.dev' },
    [{ success: true }, { success: 'true' }],
    [{ success: 'false' }, { success: 1 }, { ok: true }, null],
  ],
  [{ service: 'custom', url: 'https://ana.dev', confirmedBy: 'status' }, [{}, { success: false }], []],
  [{ service: 'netlify' }, [{}], []],
])('of the answers of %j, only its own confirmations count', async (service, confirmations, others) => {
  const content = { ...contactForm, confirmedBy: undefined, ...serviceOf(service, 'Asunto') };
  for (const [answers, outcome] of [
    [confirmations, SUCCESS],
    [others, REJECTED],
  ] as const) {
    for (const body of answers) {
      fakeServer(async () => reply(JSON.stringify(body)));
      await expect(sendMessage(fields(), content)).resolves.toEqual(outcome);
    }
  }
});

test.each<[service: ContactForm, endpoint: string, hiddenFields: Record<string, string>]>([
  [{ service: 'php' }, 'contact.php', {}],
  [{ service: 'formspree', id: 'a' }, 'https://formspree.io/f/a', {}],
  [
    { service: 'web3forms', accessKey: 'a' },
    'https://api.web3forms.com/submit',
    { access_key: 'a', subject: 'Asunto' },
  ],
  [{ service: 'custom', url: 'https://ana.dev/contact' }, 'https://ana.dev/contact', {}],
  [{ service: 'custom', url: 'https://ana.dev', fields: { key: 'b' } }, 'https://ana.dev', { key: 'b' }],
])('the form of %j posts to %s what the service asks for', (service, endpoint, hiddenFields) => {
  expect(serviceOf(service, 'Asunto')).toMatchObject({ endpoint, action: endpoint, hiddenFields });
});

test('Netlify gets the form as an address has it', async () => {
  const requests = fakeServer(async () => reply('<!doctype html>'));
  await expect(
    sendMessage(fields(), { ...contactForm, confirmedBy: undefined, ...serviceOf({ service: 'netlify' }, 'Asunto') }),
  ).resolves.toEqual(SUCCESS);
  const [url, request] = requests.mock.lastCall ?? [];
  expect(url).toBe('/');
  expect(request?.body).toBeInstanceOf(URLSearchParams);
  expect(String(request?.body)).toBe(String(new URLSearchParams(message)));
});
