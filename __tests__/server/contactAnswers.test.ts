import { type Host, testHost } from '../support/contactHost';
import { message } from '../support/contactMessage';
import { MESSAGE_CASES } from '../support/messageCases';
import { testWith } from '../support/testWith';

const phpTest = testWith('php');

const SUCCESS = { status: 200, success: true, message: '✅ Mensaje enviado con éxito' };
const WRONG = { status: 422, success: false, message: 'Revisa los campos del formulario.' };
const TOO_LARGE = { status: 413, success: false, message: 'El mensaje es demasiado largo.' };
const NEVER_KEPT = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const PAGE = { Accept: 'text/html,*/*;q=0.8' };

const host = testHost();

/** The status and the JSON of an answer. */
async function answerTo(...sent: Parameters<Host['post']>) {
  const { status, text } = await host.post(...sent);
  return { status, ...(text && JSON.parse(text)) };
}

afterEach(() => {
  // PHP can report malformed bodies, but no error in `contact.php`.
  expect(host.log()).not.toMatch(/contact\.php(:| on line| in )/);
});

phpTest('a message is answered with JSON that is not cached', async () => {
  const { status, headers, text } = await host.post(message);
  expect({ status, ...JSON.parse(text) }).toEqual(SUCCESS);
  expect(headers).toMatchObject({ 'content-type': 'application/json', ...NEVER_KEPT });
});

phpTest('a form sent without JavaScript is answered with a page in Spanish, which cannot run scripts', async () => {
  const { status, headers, text } = await host.post(message, PAGE);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', ...NEVER_KEPT });
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'sha256-[^' ]+'; frame-ancestors 'none'$/,
  );
  expect(text).toMatch(/^<!doctype html>\n<html lang="es">.*<h1>✅ Mensaje enviado con éxito<\/h1>.*<\/html>\n$/s);
  expect(text).toContain('<a href="./contact/">Volver al formulario</a>');
  expect(text).not.toContain(message.message);
});

phpTest('without JavaScript, the page lists the errors and returns the visitor’s text', async () => {
  const text = '\n</textarea><script>alert(1)</script> & más';
  const { status, text: page } = await host.post({ message: text, lastname: ' ', email: 'ana@' }, PAGE);
  expect(status).toBe(422);
  expect(page.match(/<li>.*<\/li>/g)).toEqual([
    '<li>Escribe tu nombre.</li>',
    '<li>Escribe tu apellido.</li>',
    '<li>Escribe un correo válido, por ejemplo ana@correo.com.</li>',
  ]);
  expect(page).toContain('readonly>\n\r\n&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; más</textarea>');
  expect(page).not.toContain('<script');
});

phpTest.each(MESSAGE_CASES)('a message %s is accepted, or answered with its errors', async (_, fields, errors) => {
  const isWrong = Object.keys(errors).length > 0;
  expect(await answerTo({ ...message, ...fields })).toEqual(isWrong ? { ...WRONG, errors } : SUCCESS);
});

phpTest('a field that is a list or not in UTF-8 is refused', async () => {
  const email = 'Email: escribe un texto normal.';
  const fields = new URLSearchParams({ ...message, email: '' }).toString();
  for (const wrong of [fields.replace('email=', 'email[]=Ana'), fields.replace('email=', 'email=%FF%C3')])
    expect(await answerTo(wrong, FORM)).toEqual({ ...WRONG, errors: { email } });
  const { text } = await host.post('message=%FF%C3', { ...FORM, ...PAGE });
  expect(text).toContain('readonly>\n\ufffd\ufffd</textarea>');
});

phpTest.each([{}, { 'Transfer-Encoding': 'chunked' }])(
  'a body of 64 KiB is accepted, a longer one is refused, with the header %j',
  async (header) => {
    const fields = new URLSearchParams({ ...message, other: '' }).toString().padEnd(65_536, 'a');
    expect(await answerTo(fields, { ...FORM, ...header })).toEqual(SUCCESS);
    expect(await answerTo(`${fields}a`, { ...FORM, ...header })).toEqual(TOO_LARGE);
  },
);

phpTest.each(['GET', 'HEAD', 'PUT'])('%s is not allowed', async (method) => {
  const { status, headers } = await host.post('', {}, { method });
  expect([status, headers.allow]).toEqual([405, 'POST']);
});

phpTest.each(['application/json', 'text/plain', ''])('a body of the type "%s" is refused', async (type) => {
  const answer = await answerTo(JSON.stringify(message), { 'Content-Type': type });
  expect(answer).toMatchObject({ status: 415, success: false });
});

phpTest.each<[status: number, headers: Record<string, string>]>([
  [200, { Origin: 'https://Portafolio.example:81', 'Sec-Fetch-Site': 'same-origin' }],
  [200, { Origin: 'http://portafolio.example:81' }],
  [200, { 'Sec-Fetch-Site': 'none' }],
  [403, { Origin: 'https://portafolio.example:81.otro.example' }],
  [403, { Origin: 'null' }],
  [403, { 'Sec-Fetch-Site': 'same-site' }],
  [403, { Origin: 'https://portafolio.example:81', 'Sec-Fetch-Site': 'cross-site' }],
  [403, { Origin: 'https://otro.example', 'Sec-Fetch-Site': 'same-origin' }],
])('only forms of this site are accepted: status %d for %j', async (status, headers) => {
  const answer = await answerTo(message, { Host: 'portafolio.example:81', ...headers });
  expect(answer).toMatchObject({ status, success: status === 200 });
});

phpTest('a message with a ticked hidden field is dropped, but answered like any other', async () => {
  expect(await answerTo({ ...message, _gotcha: 'on' })).toEqual(SUCCESS);
  expect([host.messages(), host.mails()]).toEqual([[], []]);
  expect(await answerTo({ ...message, _gotcha: '' })).toEqual(SUCCESS);
  expect([host.messages().length, host.mails().length]).toEqual([1, 1]);
});
