import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { program } from '../../src/tools/program';
import { message } from '../support/contactMessage';
import { type DevServer, startDevServer } from '../support/devServer';
import { preload } from '../support/preload';

const OWNER = 'src/content/owner.ts';

let server: DevServer;

beforeAll(async () => {
  const NODE_OPTIONS = preload('__tests__/support/refusePort.js').join(' ');
  server = await startDevServer({ PATH: '', NODE_OPTIONS, REFUSED_WITH: 'EADDRINUSE' }, saveDuringBuild);
});

afterAll(() => server.stop());

/** Changes a file once the first build has begun to write. */
async function saveDuringBuild(folder: string) {
  const watcher = watch(path.join(folder, '.cache'), () => {
    watcher.close();
    appendFile(path.join(folder, 'src/app/main.tsx'), "\ndocument.title = 'guardado';\n");
  });
}

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

/** Replaces a file at once: a build could read one that is still being written. */
async function save(file: string, text: string) {
  const next = path.join(server.folder, 'next');
  await writeFile(next, text);
  await rename(next, file);
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

test('what is saved during the first build is in the site', async () => {
  await server.waitFor(async () => (await script()).includes('guardado') || undefined);
});

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
  expect(await response.text()).toContain('<html lang="es"');
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

test('the page listens for changes; changed and new files are served after a reload, and the site stays whole meanwhile', async () => {
  const [, listener] = /<script src="(.*?)"><\/script><\/body>/.exec(await (await fetch(server.url)).text()) ?? [];
  expect(await (await fetch(`${server.url}${listener}`)).text()).toContain("new EventSource('/__reload')");
  expect(await script()).not.toContain('cambiado');
  let building = true;
  const statuses = new Set<number>();
  async function visit() {
    while (building) statuses.add((await fetch(`${server.url}/favicon.svg`)).status);
  }
  const visits = Promise.all([visit(), visit(), visit(), visit()]);
  await reloadAfter(async () => {
    await appendFile(path.join(server.folder, 'src/app/main.tsx'), "\ndocument.title = 'cambiado';\n");
    await writeFile(path.join(server.folder, 'public/nuevo.txt'), 'Hola');
  });
  building = false;
  await visits;
  expect([...statuses]).toEqual([200]);
  await server.waitFor(async () => (await script()).includes('cambiado') || undefined);
  await server.waitFor(async () => (await (await fetch(`${server.url}/nuevo.txt`)).text()) === 'Hola' || undefined);
});

/** Faults in sources: the text that is replaced, by which one, and what is said. */
const FAULTS: [file: string, from: string, to: string, sentence: RegExp][] = [
  ['src/app/main.tsx', 'const TIME_TO_REST', 'const = ;\nconst TIME_TO_REST', /^src\/app\/main\.tsx:\d+: Expected /],
  [
    'src/sections/AboutStory.tsx',
    '<Band>',
    "<Band style={{ color: 'red' }}>",
    /^The element <div style="color:red"> sets a style in an attribute, /,
  ],
  [OWNER, "role: 'Full Stack developer',", "role: 'Full Stack developer'", /^src\/content\/owner\.ts:\d+: Expected /],
  [OWNER, "'Nombre Apellido'", "'Nombre D'Angelo'", /^src\/content\/owner\.ts:\d+: Expected /],
  [
    OWNER,
    "'hola@example.com'",
    "'hola@'",
    /^src\/content\/owner\.ts:\d+: owner\.email is "hola@", but must be an e-mail address such as ana@correo\.com\.$/,
  ],
];

test('a fault is reported in one sentence, with the line in the content, and the last site stays until it is mended', async () => {
  const before = server.output().length;
  const said = () => server.output().slice(before);
  const sentences = () => [...new Set(said().match(/^(src\/|The element ).*$/gm))];
  const dist = path.join(server.folder, 'dist');
  await mkdir(dist);
  await writeFile(path.join(dist, 'index.html'), 'El último');
  let mend = async () => {};
  for (const [index, [name, right, wrong, sentence]] of FAULTS.entries()) {
    const file = path.join(server.folder, name);
    await mend();
    const source = await readFile(file, 'utf8');
    expect([name, source]).toEqual([name, expect.stringContaining(right)]);
    await save(file, source.replace(right, wrong));
    mend = () => save(file, source);
    const told = await server.waitFor(() => sentences()[index]);
    expect(told).toMatch(sentence);
    expect((await fetch(server.url)).status).toBe(200);
    if (name !== OWNER) continue;
    const line = source.slice(0, source.indexOf(right)).split('\n').length;
    expect([told, [line, line + 1].includes(Number(told.split(':')[1]))]).toEqual([told, true]);
    const { status, stderr } = spawnSync(process.execPath, program('build.mjs'), {
      cwd: server.folder,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, `${told}\n`]);
  }
  await reloadAfter(mend);
  expect((await fetch(server.url)).status).toBe(200);
  // Saving may be noticed as two changes, each of which is built.
  expect(sentences()).toHaveLength(FAULTS.length);
  expect(said().match(/^The site served is the last one that could be built\.$/gm)?.length).toBeGreaterThanOrEqual(
    FAULTS.length,
  );
  expect(said()).not.toContain('    at ');
  expect(await readFile(path.join(dist, 'index.html'), 'utf8')).toBe('El último');
  // What is left of the example is counted once, and does not stop the build.
  expect(server.output().match(/^Texts and pictures of the example that are left: \d+/gm)).toHaveLength(1);
});
