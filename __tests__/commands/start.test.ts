import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import { type Browser, chromium, expect as expectInTime } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../src/tools/browser/chromium';
import { program } from '../../src/tools/program';
import { owner } from '../sites/reference/content/owner';
import { formOf } from '../support/contactHost';
import { message } from '../support/contactMessage';
import { copyProject } from '../support/copyProject';
import { stopProcess } from '../support/stopProcess';
import { testWith } from '../support/testWith';

const phpTest = testWith('php');

const OWNER = 'src/content/owner.ts';
const MASTER = 'src/assets/projects/aikikai.png';

const { folder, inCopy, read, replace } = copyProject();
const eventually = (assertion: () => unknown) => expectInTime(async () => assertion()).toPass({ timeout: 120_000 });

let server: ChildProcess;
let url: string;
let browser: Browser | undefined;
const OUTPUT = 'output.txt';

/** Occupies the usual port. */
const neighbour = createServer().on('error', () => {});

async function start(env: NodeJS.ProcessEnv) {
  fs.writeFileSync(inCopy(OUTPUT), '');
  const output = fs.openSync(inCopy(OUTPUT), 'a');
  const options = { cwd: folder, env: { ...process.env, ...env } };
  server = spawn(process.execPath, program('src/tools/server/start.ts', '--serve'), {
    ...options,
    stdio: ['ignore', output, output],
  });
  await says(/Serving on/);
  url = read(OUTPUT).match(/http:\/\/localhost:\d+/)?.[0] ?? '';
}

const says = (sentence: RegExp) => eventually(() => expect(read(OUTPUT)).toMatch(sentence));
const get = (file: string) => fetch(`${url}/${file}`);
const textAt = async (file: string) => (await get(file)).text();

/** Sends a form, and returns the status and the JSON of the answer. */
async function post(body: FormData, more = {}) {
  const headers = { Accept: 'application/json', Origin: url, ...more };
  const response = await fetch(`${url}/contact.php`, { method: 'POST', body, headers });
  return [response.status, await response.json()];
}

/** Makes a change, and waits until browsers are told to reload. */
async function reloadAfter(change: () => void) {
  const { body } = await fetch(`${url}/__reload`, { signal: AbortSignal.timeout(120_000) });
  change();
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>)
    if (`${Buffer.from(chunk)}`.includes('data: reload\n\n')) return;
}

/** Files that the server still has to make: two sizes of a picture, the curriculum and the icons. */
const MISSING = /^(pictures\/aikikai-.*-(540|720)\.avif|start\/drawings\/(cv|icons)-[^/]+)$/;

beforeAll(async () => {
  for (const file of fs.readdirSync(inCopy('.cache'), { recursive: true, encoding: 'utf8' }))
    if (MISSING.test(file)) fs.rmSync(inCopy(`.cache/${file}`), { recursive: true });
  neighbour.listen(8080, '127.0.0.1');
  await start({ PATH: '' });
});

afterAll(async () => {
  await browser?.close();
  neighbour.close();
  await stopProcess(server);
  // The first attempt fails if a drawing is still being written.
  await fs.promises.rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

test('the site is served at the next free port, only for this machine', async () => {
  expect(read(OUTPUT)).toMatch(/^Serving on http:\/\/localhost:80(8[1-9]|9\d)$/m);
  await expect(fetch(url.replace('localhost', '127.0.0.2'), { signal: AbortSignal.timeout(3000) })).rejects.toThrow();
});

test('addresses without a file have the error page', async () => {
  for (const file of ['assets/nada.js', '..%2fpictures.json', 'share/nada.png', screenshot(541)]) {
    const response = await get(file);
    expect([file, response.status]).toEqual([file, 404]);
    expect(await response.text()).toContain('Página no encontrada');
  }
});

test('without PHP, a right message is kept in a file, and a wrong message is answered with its errors', async () => {
  await says(/^PHP 8\.1 was not found: this server answers the contact form/m);
  const errors = {
    ...{ name: 'Escribe tu nombre.', title: 'Título: escribe como máximo 300 caracteres.' },
    ...{ lastname: 'Escribe tu apellido.', email: 'Escribe tu correo.' },
  };
  const wrong = { ...message, name: '', lastname: ' ', title: 'a'.repeat(301), email: '' };
  expect(await post(formOf(wrong))).toEqual([422, { success: false, errors }]);
  expect(await post(formOf({ ...message, title: '' }))).toEqual([200, { success: true }]);
  expect(JSON.parse(read('messages.jsonl'))).toMatchObject({ ...message, title: '' });
});

/** The path of a size of a picture. */
const screenshot = (width: number, name = 'aikikai') =>
  `${JSON.parse(read('.cache/start/pictures.json'))[`projects/${name}`].avif.stem}-${width}.avif`;

test('pictures, the curriculum and icons are made when a browser requests them', async () => {
  const made = [screenshot(540), 'cv.pdf', 'favicon.ico', 'share/home.png'].map(get);
  const types = (await Promise.all(made)).map(({ headers }) => headers.get('content-type'));
  expect(types).toEqual(['image/avif', 'application/pdf', 'image/x-icon', 'image/png']);
});

test('the page reloads after a change, and a request during the build gets the new page', async () => {
  const [, listener = ''] = (await textAt('')).match(/<head><script src="\/(.*?)">/) ?? [];
  expect(await textAt(listener)).toContain("new EventSource('/__reload')");
  const watcher = fs.watch(inCopy('.cache/start'));
  const reload = reloadAfter(() => {
    replace(OWNER, 'Full Stack developer', 'Cambiada');
    fs.writeFileSync(inCopy('public/nuevo.txt'), 'Hola');
  });
  // When the build writes its first file, it has read the content.
  await once(watcher, 'change');
  watcher.close();
  expect([await textAt(''), await textAt('nuevo.txt')]).toEqual([expect.stringContaining('>Cambiada<'), 'Hola']);
  await reload;
});

/** The line of a text in a file. */
const lineOf = (text: string, contents: string) => contents.slice(0, contents.indexOf(text)).split('\n').length;

test('pages have React’s development build, and the terminal shows where in the sources an error is', async () => {
  const [, script = ''] = (await textAt('')).match(/(assets\/main-\w+\.js)/) ?? [];
  const code = await textAt(script);
  expect(code).toContain('react-dom-client.development.js');
  const place = `${url}/${script}:${lineOf('popoverTarget: MENU_ID', code)}:9`;
  const library = `${url}/${script}:${lineOf('exports.hydrateRoot =', code)}:9`;
  const body = JSON.stringify([`Error: roto\n    at Header (${place})\n    at render (${library})`]);
  await fetch(`${url}/__error`, { method: 'POST', body });
  const line = lineOf('<Toggle', read('src/layout/Header.tsx'));
  await says(
    new RegExp(`^In the browser: Error: roto\n    at Header \\(src/layout/Header\\.tsx:${line}:\\d+\\)\n(?! )`, 'm'),
  );
});

test('React reports no error on any page, and its errors are in the terminal', async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
  const page = await browser.newPage();
  const visit = async (file: string) => {
    const told = page.waitForEvent('console', (message) => message.text() === 'Ready');
    await page.goto(`${url}/${file}`);
    await told;
  };
  await page.addInitScript(() => document.addEventListener('site:ready', () => console.log('Ready')));
  fs.truncateSync(inCopy(OUTPUT));
  for (const file of ['', 'about/', 'projects/', 'projects/1/', 'contact/', '404/']) await visit(file);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.append('.')),
  );
  await visit('');
  await says(/Hydration failed/);
  const told = read(OUTPUT).match(/^In the browser: .*/gm);
  expect(told).toEqual([expect.stringMatching(/^In the browser: Error: Hydration failed/)]);
  await page.close();
});

/** Faults in sources: the replaced text, the faulty text, and the sentence in the terminal. */
const FAULTS: [file: string, from: string, to: string, sentence: RegExp][] = [
  ['src/app/main.tsx', 'const TIME', 'const = ;\nconst TIME', /^src\/app\/main\.tsx:\d+: Expected /m],
  ['src/sections/AboutStory.tsx', '<Band>', '<Band style={{ top: 0 }}>', /^The element <div style="top:0"> sets /m],
  [OWNER, "'hola@example.com'", "'hola@'", /^src\/content\/owner\.ts:\d+: owner\.email is "hola@", .*$/m],
];

test('a fault is one sentence with its line, and the last site is served until the fault is mended', async () => {
  for (const [file, right, wrong, sentence] of FAULTS) {
    fs.truncateSync(inCopy(OUTPUT));
    replace(file, right, wrong);
    await says(sentence);
    await says(/^The server shows the last site without errors\.$/m);
    expect([read(OUTPUT).includes('    at '), (await get('')).status]).toEqual([false, 200]);
    if (file === OWNER) {
      const { status, stderr } = spawnSync(process.execPath, program('build.mjs'), { cwd: folder, encoding: 'utf8' });
      expect([status, stderr]).toEqual([1, `${read(OUTPUT).match(sentence)?.[0]}\n`]);
    }
    replace(file, wrong, right);
  }
  await reloadAfter(() => replace(OWNER, 'Cambiada', 'Mejorada'));
});

test('a picture that cannot be made is reported, and requests for the picture fail at once', async () => {
  await reloadAfter(() => fs.truncateSync(inCopy(MASTER), 1000));
  const asked = [screenshot(540), screenshot(540), screenshot(720), screenshot(540, 'crud')].map(get);
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([500, 500, 500, 200]);
  await says(/^src\/assets\/projects\/aikikai\.png cannot be read as a picture/m);
  expect(read(OUTPUT)).not.toContain('    at ');
});

phpTest('with PHP, the same contact.php as on hosts answers the form, and PHP ends with the server', async () => {
  await stopProcess(server);
  await start({});
  await says(/contact\.php answers the contact form with PHP 8\./);
  expect(await post(formOf(message))).toMatchObject([200, { success: true }]);
  const behindProxy = { Origin: 'https://xyz-8080.example', 'Sec-Fetch-Site': 'same-origin' };
  expect(await post(formOf(message), behindProxy)).toMatchObject([200, { success: true }]);
  expect(await post(formOf(message), { 'Sec-Fetch-Site': 'cross-site' })).toMatchObject([403, { success: false }]);
  await says(new RegExp(`^To: ${owner.email}\nSubject: Contacto: Un sitio nuevo\n[^]*¿Cuándo podemos hablar\\?`, 'm'));
  const processes = () => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  expect(processes()).toContain(`-t ${folder}`);
  await stopProcess(server);
  await eventually(() => expect(processes()).not.toContain(`-t ${folder}`));
});
