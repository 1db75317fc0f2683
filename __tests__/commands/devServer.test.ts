import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { message } from '../support/contactMessage';
import { type DevServer, startDevServer } from '../support/devServer';

let server: DevServer;

/** Holds the first port that the server tries, unless another program does already. */
const otherProgram = createServer();

beforeAll(async () => {
  otherProgram.on('error', () => {});
  otherProgram.listen(8080, '127.0.0.1');
  server = await startDevServer({ PATH: '' });
});

afterAll(async () => {
  await server.stop();
  otherProgram.close();
});

function post(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return fetch(`${server.url}/contact.php`, { method: 'POST', body: form, headers: { Accept: 'application/json' } });
}

async function messages() {
  const lines = await readFile(path.join(server.folder, 'messages.jsonl'), 'utf8').catch(() => '');
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Makes a change and waits for the reload message to the browsers. */
async function reloadAfter(change: () => Promise<void>) {
  const response = await fetch(`${server.url}/__reload`);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await change();
  let received = '';
  while (!received.includes('data: reload\n\n')) received += (await events?.read())?.value ?? '';
  await events?.cancel();
}

async function script() {
  const page = await (await fetch(server.url)).text();
  return (await fetch(`${server.url}/${page.match(/"\.\/(assets\/main-[^"]+)"/)?.[1]}`)).text();
}

test('it says that its usual port is taken and where it serves instead', async () => {
  expect(server.output()).toMatch(/Serving on http:\/\/localhost:\d+ \(port 8080 is taken\)/);
  expect(Number(new URL(server.url).port)).toBeGreaterThan(8080);
  expect(Number(new URL(server.url).port)).toBeLessThan(8100);
});

test('it says that it answers the contact form itself where there is no PHP', async () => {
  await server.waitFor(() => server.output().match(/^No PHP 8.1 found: the contact form is answered here/m)?.[0]);
});

test('the site is served at the address that it says', async () => {
  const response = await fetch(server.url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('<html lang="es">');
});

test('an address that is not there gets the error page', async () => {
  for (const address of ['/nada', '/assets/nada.js', '/..%2fpackage.json']) {
    const response = await fetch(server.url + address);
    expect([address, response.status]).toEqual([address, 404]);
    expect(await response.text()).toContain('Página no encontrada');
  }
});

test('nobody outside this machine is served', async () => {
  const { port } = new URL(server.url);
  await expect(fetch(`http://127.0.0.1:${port}`)).resolves.toMatchObject({ status: 200 });
  await expect(fetch(`http://127.0.0.2:${port}`, { signal: AbortSignal.timeout(3000) })).rejects.toThrow();
});

test('a message with its five fields is accepted and kept', async () => {
  const kept = await messages();
  const response = await post(message);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(await messages()).toEqual([...kept, { ...message, receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
});

test('a message without a title is accepted', async () => {
  expect(await (await post({ ...message, title: '' })).json()).toEqual({ success: true });
});

test('a message that lacks a field, leaves a required one blank or is too long is refused, with a sentence for it', async () => {
  const kept = await messages();
  const { title, ...withoutTitle } = message;
  for (const [fields, errors] of [
    [withoutTitle, { title: 'Título: escribe un texto normal.' }],
    [{ ...message, name: '' }, { name: 'Escribe tu nombre.' }],
    [{ ...message, lastname: ' ' }, { lastname: 'Escribe tu apellido.' }],
    [{ ...message, email: '' }, { email: 'Escribe tu correo.' }],
    [{ ...message, message: '\n' }, { message: 'Escribe tu mensaje.' }],
    [{ ...message, title: 'a'.repeat(301) }, { title: 'Título: escribe como máximo 300 caracteres.' }],
  ] as const) {
    const response = await post(fields);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ success: false, errors });
  }
  expect(await messages()).toEqual(kept);
});

test('a body that is no form is refused', async () => {
  const response = await fetch(`${server.url}/contact.php`, { method: 'POST', body: JSON.stringify(message) });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ success: false });
});

test('the page listens for changes, and a changed source is built and brings a reload', async () => {
  const [, listener] = /<script src="(.*?)"><\/script><\/body>/.exec(await (await fetch(server.url)).text()) ?? [];
  expect(await (await fetch(`${server.url}${listener}`)).text()).toContain("new EventSource('/__reload')");
  expect(await script()).not.toContain('cambiado');
  await reloadAfter(() => appendFile(path.join(server.folder, 'src/app/main.tsx'), "\ndocument.title = 'cambiado';\n"));
  await server.waitFor(async () => (await script()).includes('cambiado') || undefined);
});

test('a service worker of the built site that is still in the browser is taken away', async () => {
  expect(await (await fetch(`${server.url}/serviceWorker.js`)).text()).toContain('unregister()');
});

test('a new public file is served after a reload, and the site stays whole while it is built', async () => {
  let building = true;
  const statuses = new Set<number>();
  async function visit() {
    while (building) statuses.add((await fetch(`${server.url}/favicon.svg`)).status);
  }
  const visits = Promise.all([visit(), visit(), visit(), visit()]);
  await reloadAfter(() => writeFile(path.join(server.folder, 'public/nuevo.txt'), 'Hola'));
  building = false;
  await visits;
  expect([...statuses]).toEqual([200]);
  await server.waitFor(async () => (await (await fetch(`${server.url}/nuevo.txt`)).text()) === 'Hola' || undefined);
});

test('a fault in a source is reported, and the last site is served until it is mended', async () => {
  const file = path.join(server.folder, 'src/app/main.tsx');
  const source = await readFile(file, 'utf8');
  await writeFile(file, `${source}const = ;`);
  await server.waitFor(() => server.output().match(/The site served is the last one that could be built/) ?? undefined);
  expect((await fetch(server.url)).status).toBe(200);
  await writeFile(file, source);

  const content = path.join(server.folder, 'src/content/owner.ts');
  const withEmail = (email: string) => async () =>
    writeFile(content, (await readFile(content, 'utf8')).replace(/email: '.*'/, `email: '${email}'`));
  await withEmail('ana@')();
  const told = await server.waitFor(
    () => server.output().match(/^src\/content\/owner\.ts:\d+: owner\.email is "ana@", but must be .*$/m)?.[0],
  );
  expect(server.output().slice(server.output().indexOf(told) + told.length)).not.toContain('    at ');
  expect((await fetch(server.url)).status).toBe(200);

  await reloadAfter(withEmail('ana@example.com'));
  expect((await fetch(server.url)).status).toBe(200);
  // What is left of the example is counted once, and does not stop the build.
  expect(server.output().match(/^\d+ texts and pictures of the example are left/gm)).toHaveLength(1);
});
