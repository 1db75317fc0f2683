import { type Host, testHost } from '../support/contactHost';
import { message } from '../support/contactMessage';
import { phpTest } from '../support/phpTest';

const SUCCESS = { status: 200, success: true, message: '✅ Mensaje enviado con éxito' };
const WRONG = { status: 422, success: false, message: 'Revisa los campos del formulario.' };
const TOO_LARGE = { status: 413, success: false, message: 'El mensaje es demasiado largo.' };
const NEVER_KEPT = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=x' };
const CHUNKED = { 'Transfer-Encoding': 'chunked' };
const PAGE = { Accept: 'text/html,*/*;q=0.8' };

const host = testHost();

/** The status of an answer, and what its JSON says. */
async function answerTo(...sent: Parameters<Host['post']>) {
  const { status, text } = await host.post(...sent);
  return { status, ...(text && JSON.parse(text)) };
}

afterEach(() => {
  // PHP complains of malformed bodies itself, but never of `contact.php`.
  expect(host.log()).not.toMatch(/contact\.php(:| on line| in )/);
});

phpTest('a message is answered with JSON that nobody may keep', async () => {
  const { status, headers, text } = await host.post(message);
  expect({ status, ...JSON.parse(text) }).toEqual(SUCCESS);
  expect(headers).toMatchObject({ 'content-type': 'application/json', ...NEVER_KEPT });
});

phpTest('a form sent without JavaScript gets a whole page in Spanish, which runs nothing', async () => {
  const { status, headers, text } = await host.post(message, PAGE);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', ...NEVER_KEPT });
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'sha256-[^' ]+'; frame-ancestors 'none'$/,
  );
  expect(text).toMatch(/^<!doctype html>\n<html lang="es">[\s\S]*<\/html>\n$/);
  expect(text).toContain('<h1>✅ Mensaje enviado con éxito</h1>');
  expect(text).toContain('<a href="./contact/">Volver al formulario</a>');
  expect(text).not.toContain(message.message);
});

phpTest('without JavaScript, what is wrong is listed, and the visitor gets back what was written', async () => {
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

const textsOf = (length: number) => ({
  ...{ name: 'ñ'.repeat(200 + length), lastname: 'ñ'.repeat(200 + length), title: 'ñ'.repeat(300 + length) },
  ...{ email: `${'a'.repeat(243 + length)}@correo.com`, message: 'ñ'.repeat(20_000 + length) },
});

phpTest.each<[what: string, fields: Partial<typeof message>]>([
  ['without a title', { title: '' }],
  ['as long as it may be, in characters of two bytes', textsOf(0)],
  ['with line ends of two characters, as browsers send them', { message: `${'a\r\n'.repeat(9_999)}aa` }],
  ['from a domain without a dot', { email: 'ana@correo' }],
  ['from an address with a plus', { email: 'ana.maria+web@sub.correo.com.pa' }],
  ['from an address with an apostrophe', { email: "o'brien@xn--caf-dma.com" }],
  ['from an address with other signs', { email: 'a!#$%&*+/=?^_`{|}~-.@1-1.2' }],
])('a message %s is accepted', async (_, fields) => {
  expect(await answerTo({ ...message, ...fields })).toEqual(SUCCESS);
});

const tooLong = (label: string, limit: number) => `${label}: escribe como máximo ${limit} caracteres.`;
const ALL_TOO_LONG = {
  ...{ name: tooLong('Nombre', 200), lastname: tooLong('Apellido', 200), title: tooLong('Título', 300) },
  ...{ email: tooLong('Email', 254), message: tooLong('Mensaje', 20_000) },
};
const ALL_MISSING = {
  ...{ name: 'Escribe tu nombre.', lastname: 'Escribe tu apellido.', email: 'Escribe tu correo.' },
  message: 'Escribe tu mensaje.',
};

phpTest('all that is too long is reported at once', async () => {
  expect(await answerTo(textsOf(1))).toEqual({ ...WRONG, errors: ALL_TOO_LONG });
});

phpTest.each(['   ', '\r\n\t', '\u00a0', '\u3000', '\u200b\ufeff\u2060', '\u0000\u0007'])(
  'a required field with nothing but %j is missing',
  async (blank) => {
    const fields = { name: blank, lastname: blank, title: blank, email: blank, message: blank };
    expect(await answerTo(fields)).toEqual({ ...WRONG, errors: ALL_MISSING });
  },
);

phpTest.each([
  ...['ana@', '@correo.com', 'ana@-correo.com', `ana@${'a'.repeat(64)}.com`, 'ana@correo..com', 'Ana <ana@correo.com>'],
  ...['ana@correo.com, eva@correo.com', '"ana\\\nBcc: eva@correo.com"@correo.com', 'ana@correo.com\r\nBcc: eva@a.com'],
])('the address %j is refused', async (email) => {
  const errors = { email: 'Escribe un correo válido, por ejemplo ana@correo.com.' };
  expect(await answerTo({ ...message, email })).toEqual({ ...WRONG, errors });
});

phpTest('a field that is a list, a file or no UTF-8 is refused', async () => {
  const fields = Object.keys(message);
  const labels = { name: 'Nombre', lastname: 'Apellido', title: 'Título', email: 'Email', message: 'Mensaje' };
  const notText = Object.entries(labels).map(([field, label]) => [field, `${label}: escribe un texto normal.`]);
  const refused = { ...WRONG, errors: Object.fromEntries(notText) };
  const noUtf8 = fields.map((field) => `${field}=%FF%C3`).join('&');
  expect(await answerTo(fields.map((field) => `${field}[]=Ana`).join('&'), FORM)).toEqual(refused);
  expect(await answerTo(noUtf8, FORM)).toEqual(refused);
  const page = expect.stringContaining('readonly>\n\ufffd\ufffd</textarea>');
  expect(await host.post(noUtf8, { ...FORM, ...PAGE })).toMatchObject({ status: 422, text: page });
  const file = new FormData();
  for (const field of fields) file.append(field, new Blob([message.email]), 'archivo.txt');
  expect(await answerTo(file)).toMatchObject(WRONG);
});

phpTest('a body of 64 KiB is taken, a byte more is not', async () => {
  const fields = new URLSearchParams({ ...message, other: '' }).toString().padEnd(65_536, 'a');
  expect(await answerTo(fields, FORM)).toEqual(SUCCESS);
  expect(await answerTo(`${fields}a`, FORM)).toEqual(TOO_LARGE);
});

const LARGE = 'a'.repeat(70_000);
const part = (head: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${LARGE}\r\n--x--\r\n`;

phpTest.each([
  ['PHP itself has dropped it', FORM, 'a'.repeat(9_000_000)],
  ['PHP itself has dropped its parts', MULTIPART, 'a'.repeat(9_000_000)],
  ['its length is not declared', { ...FORM, ...CHUNKED }, `message=${LARGE}`],
  ['that of its parts is not declared', { ...MULTIPART, ...CHUNKED }, part('name="message"')],
  ['it is a file', { ...MULTIPART, ...CHUNKED }, part('name="f"; filename="f"')],
  ['it is a list of files', { ...MULTIPART, ...CHUNKED }, part('name="f[]"; filename="f"')],
])('too large a body is refused also when %s', async (_, headers, body) => {
  expect(await answerTo(body, headers)).toEqual(TOO_LARGE);
});

phpTest.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'])('%s is not allowed', async (method) => {
  const { status, headers, text } = await host.post('', {}, { method });
  expect([status, headers.allow]).toEqual([405, 'POST']);
  if (method !== 'HEAD') expect(JSON.parse(text).success).toBe(false);
});

phpTest.each(['application/json', 'text/plain', 'multipart/mixed; boundary=x', 'form', ''])(
  'a body of the type "%s" is refused',
  async (type) => {
    const answer = await answerTo(JSON.stringify(message), { 'Content-Type': type });
    expect(answer).toMatchObject({ status: 415, success: false });
  },
);

phpTest.each<[status: number, headers: Record<string, string>]>([
  [200, { Origin: 'https://Portafolio.example:81', 'Sec-Fetch-Site': 'same-origin' }],
  [200, { Origin: 'http://portafolio.example:81' }],
  [200, { 'Sec-Fetch-Site': 'none' }],
  [403, { Origin: 'https://otro.example' }],
  [403, { Origin: 'https://portafolio.example:1' }],
  [403, { Origin: 'https://portafolio.example:81.otro.example' }],
  [403, { Origin: 'null' }],
  [403, { Origin: '' }],
  [403, { 'Sec-Fetch-Site': 'cross-site' }],
  [403, { 'Sec-Fetch-Site': 'same-site' }],
  [403, { Origin: 'https://portafolio.example:81', 'Sec-Fetch-Site': 'cross-site' }],
  [403, { Origin: 'https://otro.example', 'Sec-Fetch-Site': 'same-origin' }],
])('only forms of this site are accepted: %d for %j', async (status, headers) => {
  const answer = await answerTo(message, { Host: 'portafolio.example:81', ...headers });
  expect(answer).toMatchObject({ status, success: status === 200 });
});

phpTest('a message whose hidden field is filled in is dropped, and its sender sees a success', async () => {
  expect(await answerTo({ ...message, _gotcha: 'on' })).toEqual(SUCCESS);
  expect([host.messages(), host.mails()]).toEqual([[], []]);
  expect(await answerTo({ ...message, _gotcha: '' })).toEqual(SUCCESS);
  expect([host.messages().length, host.mails().length]).toEqual([1, 1]);
});
