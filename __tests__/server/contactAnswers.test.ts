import { formOf, Host, skipsPhp, stopHosts } from '../support/contactHost';
import { message } from '../support/contactMessage';
import { phpTest } from '../support/phpTest';

const host = new Host();
const SUCCESS = { success: true, message: '✅ Mensaje enviado con éxito' };

const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=x' };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Sends a message that differs from the usual one. */
function send(changes: Record<string, string>, headers = {}) {
  return host.post({ ...message, ...changes }, { headers });
}

beforeAll(async () => {
  if (!skipsPhp) await host.start();
});

// Every test is another visitor's.
beforeEach(() => host.forgetVisitors());

afterAll(async () => {
  // PHP complains of malformed bodies itself, but never of `contact.php`.
  expect(host.log).not.toMatch(/contact\.php(:| on line| in )/);
  await stopHosts();
});

phpTest('a message is answered with JSON that nobody may keep', async () => {
  const { status, headers, text } = await send({});
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual(SUCCESS);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

phpTest('a message without a title, and one that is not multipart, are accepted', async () => {
  expect((await send({ title: '' })).status).toBe(200);
  const { title, ...others } = message;
  const body = new URLSearchParams({ ...others, message: 'Uno más' }).toString();
  expect((await host.post(body, { headers: FORM })).status).toBe(200);
});

phpTest('a form sent without JavaScript gets a whole page in Spanish, which runs nothing', async () => {
  const { status, headers, text } = await send({}, { Accept: 'text/html,*/*;q=0.8' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'sha256-[^' ]+'; frame-ancestors 'none'$/,
  );
  expect(text).toMatch(/^<!doctype html>\n<html lang="es">[\s\S]*<\/html>\n$/);
  expect(text).toContain('<h1>✅ Mensaje enviado con éxito</h1>');
  expect(text).toContain('<a href="./contact/">Volver al formulario</a>');
});

phpTest('without JavaScript, what is wrong is listed, and the visitor gets back what was written', async () => {
  const text = '</textarea><script>alert(1)</script> & más';
  const { status, text: page } = await send({ message: text, name: ' ', email: 'ana@' }, { Accept: 'text/html' });
  expect(status).toBe(422);
  expect(page.match(/<li>.*<\/li>/g)).toEqual([
    '<li>Escribe tu nombre.</li>',
    '<li>Escribe un correo válido, por ejemplo ana@correo.com.</li>',
  ]);
  expect(page).toContain('readonly>\n&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; más</textarea>');
  expect(page).not.toContain('<script');
});

const MISSING = {
  name: 'Escribe tu nombre.',
  lastname: 'Escribe tu apellido.',
  email: 'Escribe tu correo.',
  message: 'Escribe tu mensaje.',
};
const NO_ADDRESS = 'Escribe un correo válido, por ejemplo ana@correo.com.';

phpTest('all that is missing is reported at once, one sentence per field', async () => {
  const { status, text } = await host.post({ title: 'Solo un título' });
  expect(status).toBe(422);
  expect(JSON.parse(text)).toEqual({
    success: false,
    message: 'Revisa los campos del formulario.',
    errors: MISSING,
  });
});

phpTest.each([
  ['spaces', '   '],
  ['line ends and tabs', '\r\n\t'],
  ['a no-break space', '\u00a0'],
  ['an ideographic space', '\u3000'],
  ['characters without width', '\u200b\ufeff\u2060'],
  ['control characters', '\u0000\u0007'],
])('a required field with nothing but %s is blank', async (_, blank) => {
  for (const [field, error] of Object.entries(MISSING)) {
    const { status, text } = await send({ [field]: blank });
    expect([field, status, JSON.parse(text).errors]).toEqual([field, 422, { [field]: error }]);
  }
});

phpTest.each([
  ['name', 200, 'Nombre'],
  ['lastname', 200, 'Apellido'],
  ['title', 300, 'Título'],
  ['message', 20_000, 'Mensaje'],
])('%s may have %d characters and no more, however many bytes they take', async (field, limit, label) => {
  expect((await send({ [field]: 'ñ'.repeat(limit) })).status).toBe(200);
  const { status, text } = await send({ [field]: 'ñ'.repeat(limit + 1) });
  expect(status).toBe(422);
  expect(JSON.parse(text).errors).toEqual({ [field]: `${label}: escribe como máximo ${limit} caracteres.` });
});

phpTest('line ends of two characters, which browsers send, count as one', async () => {
  expect((await send({ message: `${'a\r\n'.repeat(9_999)}aa` })).status).toBe(200);
});

phpTest.each([
  'ana@correo.com',
  'ana@correo',
  'ana.maria+web@sub.correo.com.pa',
  "o'brien@correo.com",
  'ana@xn--caf-dma.com',
  'a!#$%&*+/=?^_`{|}~-.@1-1.2',
])('the address %s, which browsers accept, is accepted', async (email) => {
  expect((await send({ email, title: email })).status).toBe(200);
});

phpTest.each([
  'ana',
  'ana@',
  '@correo.com',
  'ana@-correo.com',
  `ana@${'a'.repeat(64)}.com`,
  'ana@@correo.com',
  'ana@correo.com, eva@correo.com',
  'ana@correo.com;eva@correo.com',
  'Ana <ana@correo.com>',
  'ana@correo..com',
  'ana @correo.com',
  '"ana\\\nBcc: eva@correo.com"@correo.com',
  'ana@correo.com\r\nBcc: eva@correo.com',
  `${'a'.repeat(250)}@correo.com`,
])('the address %j is refused', async (email) => {
  const { status, text } = await send({ email });
  expect(status).toBe(422);
  expect(Object.keys(JSON.parse(text).errors)).toEqual(['email']);
  if (email.length < 100) expect(JSON.parse(text).errors.email).toBe(NO_ADDRESS);
});

phpTest('a field that is a list, a file or no UTF-8 is refused', async () => {
  for (const field of Object.keys(message)) {
    const list = formOf({ ...message, message: field });
    list.delete(field);
    list.append(`${field}[]`, 'Ana');
    expect([field, (await host.post(list)).status]).toEqual([field, 422]);

    const body = new URLSearchParams({ ...message, [field]: 'X' }).toString().replace('=X', '=%FF%C3');
    const { status, text } = await host.post(body, { headers: FORM });
    expect([field, status, Object.keys(JSON.parse(text).errors)]).toEqual([field, 422, [field]]);
    expect((await host.post(body, { headers: { ...FORM, Accept: '' } })).status).toBe(422);
  }
  const file = formOf(message);
  file.set('message', new Blob(['Hola']), 'mensaje.txt');
  expect((await host.post(file)).status).toBe(422);
});

phpTest('a body of 64 KiB is taken, a byte more is not', async () => {
  const fields = new URLSearchParams({ ...message, message: 'Justo', other: '' }).toString();
  const rest = 65_536 - fields.length;
  expect((await host.post(fields + 'a'.repeat(rest), { headers: FORM })).status).toBe(200);
  const { status, text } = await host.post(fields + 'a'.repeat(rest + 1), { headers: FORM });
  expect([status, JSON.parse(text)]).toEqual([413, { success: false, message: 'El mensaje es demasiado largo.' }]);
});

phpTest('too large a body is refused also when PHP itself has dropped it', async () => {
  for (const headers of [FORM, MULTIPART]) {
    const { status, text } = await host.post('a'.repeat(9_000_000), { headers });
    expect([status, JSON.parse(text).success]).toEqual([413, false]);
  }
});

phpTest('too large a body is refused also when its length is not declared', async () => {
  const chunked = { 'Transfer-Encoding': 'chunked' };
  const part = (head: string) =>
    `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${'a'.repeat(70_000)}\r\n--x--\r\n`;
  for (const [type, body] of [
    [FORM, `message=${'a'.repeat(70_000)}`],
    [MULTIPART, part('name="message"')],
    [MULTIPART, part('name="f"; filename="f"')],
    [MULTIPART, part('name="f[]"; filename="f"')],
  ] as const) {
    expect((await host.post(body, { headers: { ...type, ...chunked } })).status).toBe(413);
  }
});

phpTest.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'])('%s is not allowed', async (method) => {
  const { status, headers, text } = await host.post('', { method });
  expect([status, headers.allow]).toEqual([405, 'POST']);
  if (method !== 'HEAD') expect(JSON.parse(text).success).toBe(false);
});

phpTest('a body that is no form is refused', async () => {
  for (const type of ['application/json', 'text/plain', 'multipart/mixed; boundary=x', 'form', '']) {
    const { status, text } = await host.post(JSON.stringify(message), { headers: { 'Content-Type': type } });
    expect([type, status, JSON.parse(text).success]).toEqual([type, 415, false]);
  }
});

phpTest('a form on another site is refused', async () => {
  const own = new URL(host.url).origin;
  for (const headers of [
    { Origin: 'https://otro.example' },
    { Origin: own.replace(/:\d+$/, ':1') },
    { Origin: `${own}.otro.example` },
    { Origin: 'null' },
    { Origin: '' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: own, 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://otro.example', 'Sec-Fetch-Site': 'same-origin' },
  ]) {
    const { status, text } = await send({}, headers);
    expect([headers, status, JSON.parse(text).success]).toEqual([headers, 403, false]);
  }
});

phpTest('a form on this site is accepted, over HTTP, over HTTPS, and from what is no browser', async () => {
  const own = new URL(host.url).origin;
  for (const headers of [
    { Origin: own, 'Sec-Fetch-Site': 'same-origin' },
    { Origin: own.replace('http:', 'https:') },
    { Origin: 'https://Portafolio.example', Host: 'portafolio.example' },
    { 'Sec-Fetch-Site': 'none' },
  ]) {
    expect([headers, (await send({}, headers)).status]).toEqual([headers, 200]);
  }
});

phpTest('a message whose hidden field is filled in is dropped, and its sender sees a success', async () => {
  const kept = host.messages().length;
  const mailed = host.mails().length;
  const { status, text } = await send({ _gotcha: 'on', message: 'Compra ahora' });
  expect([status, JSON.parse(text)]).toEqual([200, SUCCESS]);
  expect([host.messages().length, host.mails().length]).toEqual([kept, mailed]);
  expect((await send({ _gotcha: '', message: 'De una persona' })).status).toBe(200);
  expect(host.messages().at(-1)).toEqual({ receivedAt: expect.any(String), ...message, message: 'De una persona' });
});
