import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { program } from '../../src/tools/program';
import { owner } from '../sites/reference/content/owner';
import { formOf } from '../support/contactHost';
import { message } from '../support/contactMessage';
import { copyProject } from '../support/copyProject';
import { eventually } from '../support/eventually';
import { phpTest } from '../support/phpTest';
import { stopProcess } from '../support/stopProcess';

const folder = copyProject();
const inCopy = (file: string) => path.join(folder, file);
const read = (file: string) => fs.readFileSync(inCopy(file), 'utf8');
let server: ChildProcess;
let output: string;
let url: string;

/** Starts the server where the system refuses its usual port. */
async function start(env: NodeJS.ProcessEnv) {
  const NODE_OPTIONS = `--import ${pathToFileURL(path.resolve('__tests__/support/refusePort.js'))}`;
  const options = { cwd: folder, env: { ...process.env, NODE_OPTIONS, ...env } };
  output = '';
  server = spawn(process.execPath, program('build.mjs', '--serve'), options);
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  server.stdout?.on('data', keep);
  server.stderr?.on('data', keep);
  await says(/Serving on/);
  url = output.match(/http:\/\/localhost:\d+/)?.[0] ?? '';
}

const says = (sentence: RegExp) => eventually(async () => expect(output).toMatch(sentence));
const get = (file: string) => fetch(`${url}/${file}`);
const textAt = async (file: string) => (await get(file)).text();

/** Sends a form, and returns the status of the answer and what it says. */
async function post(body: FormData | string, Origin = url) {
  const headers = { Accept: 'application/json', Origin };
  const response = await fetch(`${url}/contact.php`, { method: 'POST', body, headers });
  return [response.status, await response.json()];
}

const OWNER = 'src/content/owner.ts';
const change = (file: string, from: string, to: string) => fs.writeFileSync(inCopy(file), read(file).replace(from, to));

/** Makes a change and waits for the message to the browsers. */
async function reloadAfter(change: () => void) {
  const { body } = await get('__reload');
  change();
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>)
    if (`${Buffer.from(chunk)}`.includes('data: reload\n\n')) return;
}

beforeAll(async () => {
  for (const name of fs.readdirSync(inCopy('.cache/drawings')).filter((name) => /^(cv|icons)-/.test(name)))
    fs.rmSync(inCopy(`.cache/drawings/${name}`), { recursive: true });
  const watcher = fs.watch(inCopy('.cache'), () => {
    watcher.close();
    change(OWNER, 'Full Stack developer', 'Guardada');
  });
  await start({ PATH: '', REFUSED_WITH: 'EADDRINUSE' });
});

afterAll(async () => {
  await stopProcess(server);
  // A drawing that the server had begun may still be written.
  await fs.promises.rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

test('it serves this machine alone, at the next port, and says that the usual one is taken', async () => {
  expect(output).toMatch(/^Serving on http:\/\/localhost:80[89]\d \(port 8080 is taken\)$/m);
  expect((await get('')).headers.get('content-type')).toBe('text/html; charset=utf-8');
  await expect(fetch(url.replace('localhost', '127.0.0.2'), { signal: AbortSignal.timeout(3000) })).rejects.toThrow();
});

test('what is saved during the first build is in the site', () =>
  eventually(async () => expect(await textAt('')).toContain('>Guardada<')));

test.each(['nada', 'assets/nada.js', '..%2fpackage.json', 'share/nada.png'])('%s is not there', async (file) => {
  const response = await get(file);
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('Página no encontrada')]);
});

test('without PHP, a message is kept here, and what is wrong with one is said', async () => {
  await says(/^No PHP 8\.1 found: the contact form is answered here/m);
  const errors = {
    ...{ name: 'Escribe tu nombre.', lastname: 'Escribe tu apellido.', title: 'Título: escribe un texto normal.' },
    ...{ email: 'Escribe tu correo.', message: 'Escribe tu mensaje.' },
  };
  const tooLong = { title: 'Título: escribe como máximo 300 caracteres.' };
  const wrong = formOf({ name: '', lastname: ' ', email: '', message: '\n' });
  expect(await post(wrong)).toEqual([422, { success: false, errors }]);
  expect(await post(formOf({ ...message, title: 'a'.repeat(301) }))).toEqual([
    422,
    { success: false, errors: tooLong },
  ]);
  expect(await post(JSON.stringify(message))).toMatchObject([422, { success: false }]);
  for (const title of ['', message.title])
    expect(await post(formOf({ ...message, title }))).toEqual([200, { success: true }]);
  const [first = '', second = '', ...others] = read('messages.jsonl').split('\n');
  expect([JSON.parse(first).title, JSON.parse(second), others]).toEqual([
    '',
    { ...message, receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    [''],
  ]);
});

test('the page listens for changes, and what is new is served after them; until then the site is whole', async () => {
  const [, listener = ''] = (await textAt('')).match(/<script src="\/(.*?)"><\/script><\/body>/) ?? [];
  expect(await textAt(listener)).toContain("new EventSource('/__reload')");
  let isReloaded = false;
  const reload = reloadAfter(() => {
    change(OWNER, 'Guardada', 'Cambiada');
    fs.writeFileSync(inCopy('public/nuevo.txt'), 'Hola');
  }).then(() => {
    isReloaded = true;
  });
  while (!isReloaded) expect((await get('favicon.svg')).status).toBe(200);
  await reload;
  await eventually(async () => expect(await textAt('')).toContain('>Cambiada<'));
  expect(await textAt('nuevo.txt')).toBe('Hola');
});

const MASTER = 'src/assets/projects/aikikai.png';
/** The path of a size of a screenshot. */
const screenshot = (width: number, name = 'aikikai') =>
  `${JSON.parse(read('.cache/pictures.json'))[`projects/${name}`].avif.stem}-${width}.avif`;

test('pictures, drawings and the curriculum are made on request, and the rest while there is none', async () => {
  const master = await sharp({ create: { width: 1344, height: 840, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await reloadAfter(() => fs.writeFileSync(inCopy(MASTER), master));
  const picture = await get(screenshot(540));
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 540 });
  const types = ['cv.pdf', 'favicon.ico', 'share/home.png'].map(async (file) =>
    (await get(file)).headers.get('content-type'),
  );
  expect(await Promise.all(types)).toEqual(['application/pdf', 'image/x-icon', 'image/png']);
  expect((await get(screenshot(541))).status).toBe(404);
  const other = inCopy(`.cache/pictures/${path.basename(screenshot(720))}`);
  await eventually(async () => expect(fs.existsSync(other)).toBe(true));
});

/** Faults in sources: the text that is replaced, by which one, and what is said. */
const FAULTS: [file: string, from: string, to: string, sentence: RegExp][] = [
  ['app/main.tsx', 'const TIME_TO_REST', 'const = ;\nconst TIME_TO_REST', /^src\/app\/main\.tsx:\d+: Expected .*$/m],
  [
    'sections/AboutStory.tsx',
    '<Band>',
    "<Band style={{ color: 'red' }}>",
    /^The element <div style="color:red"> sets .*$/m,
  ],
  ['content/owner.ts', "full stack',", "full stack'", /^src\/content\/owner\.ts:9: Expected .* a comma .*$/m],
  ['content/owner.ts', "'hola@example.com'", "'hola@'", /^src\/content\/owner\.ts:33: owner\.email is "hola@", .*$/m],
];

test('a fault is one sentence with its line, and the last site stays until it is mended', async () => {
  fs.mkdirSync(inCopy('dist'));
  let mend = () => {};
  for (const [name, right, wrong, sentence] of FAULTS) {
    mend();
    const file = `src/${name}`;
    const source = read(file);
    mend = () => fs.writeFileSync(inCopy(file), source);
    output = '';
    fs.writeFileSync(inCopy(file), source.replace(right, wrong));
    await says(sentence);
    await says(/^The site served is the last one that could be built\.$/m);
    expect([output.includes('    at '), (await get('')).status]).toEqual([false, 200]);
    if (!name.startsWith('content/')) continue;
    const { status, stderr } = spawnSync(process.execPath, program('build.mjs'), { cwd: folder, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, `${output.match(sentence)?.[0]}\n`]);
  }
  await reloadAfter(mend);
  expect(fs.readdirSync(inCopy('dist'))).toEqual([]);
});

test('a picture that cannot be made is reported, and no request waits for it', async () => {
  const before = screenshot(540);
  fs.truncateSync(inCopy(MASTER), 1000);
  await eventually(async () => expect(screenshot(540)).not.toBe(before));
  const asked = [540, 720, 1080, 540, 720, 1080].map(async (width) => (await get(screenshot(width))).status);
  expect(new Set(await Promise.all(asked))).toEqual(new Set([500]));
  expect((await get(screenshot(540, 'crud'))).status).toBe(200);
  await says(/^src\/assets\/projects\/aikikai\.png cannot be read as a picture/m);
  expect(output).not.toContain('    at ');
});

phpTest('where there is PHP, the form is answered by the very file that hosts run, until the server ends', async () => {
  await stopProcess(server);
  await start({ REFUSED_WITH: 'EACCES' });
  expect(output).toContain(' (port 8080 is reserved by the system)\n');
  await says(/The contact form is answered by contact\.php with PHP 8\./);
  const form = formOf(message);
  expect(await post(form)).toMatchObject([200, { success: true }]);
  expect(await post(formOf({ ...message, email: 'ana@' }))).toMatchObject([422, { success: false }]);
  expect(await post(form, 'https://otro.example')).toMatchObject([403, { success: false }]);
  await says(new RegExp(`^To: ${owner.email}\nSubject: Contacto: Un sitio nuevo\n[^]*¿Cuándo podemos hablar\\?`, 'm'));
  const stored = execFileSync('php', [inCopy('.cache/site/contact.php'), 'export'], { encoding: 'utf8' });
  expect(JSON.parse(stored)).toMatchObject(message);

  const processes = () => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  expect(processes()).toContain(`-t ${folder}`);
  await stopProcess(server);
  await eventually(async () => expect(processes()).not.toContain(`-t ${folder}`));
});
